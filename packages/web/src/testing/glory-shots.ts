import { type GloryState, glory } from '@gunbai/glory'
import { isUnchanged, proposedShots, strikableFrom } from '@gunbai/glory/screen'
import type { Corner, HexId } from '@gunbai/hexes'
import { type Action, findAction, type Journey } from '@gunbai/kernel'

const asked = (s: GloryState) => glory.questions(s).find(({ seat }) => seat === 0)?.name

/** A shot that is proposed, and the march of another unit up to an enemy whom it could attack then. */
export interface ShotAndMarch {
  readonly from: number
  readonly journey: Journey
  readonly target: number
  /** So many answers are given when all of it is. */
  readonly answers: number
}

/** What could be drafted where the one shot that is proposed will change nothing. */
export function shotAndMarch(s: GloryState, answers: readonly Action[]): ShotAndMarch | null {
  if (asked(s) !== 'fire segment / fire') return null
  const view = glory.view(s, 0)
  const [shot, ...others] = proposedShots(view, answers as Parameters<typeof proposedShots>[1])
  if (shot === undefined || others.length > 0) return null
  const then = glory.copy(s)
  glory.play(then, 0, shot)
  // nobody else fires, and nobody replies
  if (asked(then) !== moving || !isUnchanged(view, glory.view(then, 0))) return null
  for (const march of glory.answers(then, 0)) {
    const found = march.kind === 'march' && !march.forced ? attackBy(then, march.unit) : null
    if (found !== null) return found
  }
  return null
}

const moving = 'movement segment / move'

/** Whether a journey is possible, and then the attack. */
function canAttack(s: GloryState, { answers }: Journey, target: number): boolean {
  const then = glory.copy(s)
  for (const step of answers) {
    const legal = findAction(glory.answers(then, 0), step)
    if (legal === undefined) return false
    glory.play(then, 0, legal)
  }
  if (then.revealed !== s.revealed || asked(then) !== moving) return false
  glory.play(then, 0, { kind: 'done' })
  const isAttack = (each: Action) =>
    each.kind === 'attack' && (each as Action & { hex: number }).hex === target
  return asked(then) === 'shock segment / announce' && glory.answers(then, 0).some(isAttack)
}

function attackBy(s: GloryState, unit: number): ShotAndMarch | null {
  const piece = s.units[unit]
  if (piece === undefined || piece.below >= 0 || s.tops[piece.hex] !== unit) return null
  for (const journey of glory.journeys?.(s, 0, unit) ?? []) {
    const [target] =
      journey.facing === null || journey.path.length === 0 || s.tops[journey.place] !== -1
        ? []
        : strikableFrom(s, unit, journey.place as HexId, journey.facing as Corner)
    if (target === undefined || journey.stops?.rule === 'JG-2.5.2-a') continue
    if (!canAttack(s, journey, target)) continue
    // the shot, the march, its end, the attack
    return { from: Number(piece.hex), journey, target, answers: journey.answers.length + 3 }
  }
  return null
}
