import { expose } from 'comlink'
import { Games } from '../store/games.ts'
import { Engine } from './engine.ts'
import { Thinking } from './thinking.ts'

const thinking = new Thinking()

expose(
  new Engine(
    new Games(),
    (thought) => thinking.about(thought),
    () => thinking.stop(),
  ),
)
