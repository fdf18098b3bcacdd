import { expose } from 'comlink'
import { Games } from '../store/games.ts'
import { Engine } from './engine.ts'
import { Thinking } from './thinking.ts'

expose(new Engine(new Games(), new Thinking()))
