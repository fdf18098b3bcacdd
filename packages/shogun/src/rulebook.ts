import { rulebook } from '@gunbai/kernel'
import { copy } from './copy.ts'
import { imagine } from './imagine.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { odds } from './odds/odds-of-answers.ts'
import { phrasing } from './phrasing.ts'
import { procedures } from './procedures.ts'
import { scrutiny } from './scrutiny.ts'
import { deal } from './setups/deal.ts'
import { setups } from './setups/options.ts'
import { sketch } from './sketch.ts'
import { view } from './view.ts'
import { windows } from './windows.ts'

export const shogun = rulebook({
  id: 'shogun',
  version: 2,
  setups,
  procedures,
  opening: { turn: 0, splitter: 0 },
  deal,
  copy,
  view,
  imagine,
  sketch,
  odds,
  phrasing,
  scrutiny,
  knowledge,
  windows,
})
