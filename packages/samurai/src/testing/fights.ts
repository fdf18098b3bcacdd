import type { EditionName } from '../data/edition.ts'
import { drawn, type Order, type Scene } from './scene.ts'

// Positions that many tests begin with. The attacker stands in E6, the attacked in F6; a shooter in E4, his target in E6.

/** For `it.each`: a rule of both editions is tested in both. */
export const both: readonly (readonly [EditionName])[] = [['gmt'], ['zvezda']]

/** Square infantry and square cavalry, which the editions call differently. */
export const foot = (edition: EditionName): string => (edition === 'gmt' ? 'ssp' : 'si')
export const horse = (edition: EditionName): string => (edition === 'gmt' ? 'sspc' : 'sc')

export const attack = (attacker: string, target: string, dice: string, order: Order = {}): Scene =>
  drawn(`E6 ${attacker}\nF6 ${target}`, { ordered: 'E6', ...order })
    .dice(dice)
    .say('attack E6 F6')

export const shoot = (shooter: string, target: string, dice: string, order: Order = {}): Scene =>
  drawn(`E4 ${shooter} . ${target}`, { ordered: 'E4', ...order })
    .dice(dice)
    .say('shoot E4 E6')

/** An attack with four dice on a unit that has this ground and these pieces behind it. */
export const flagged = (target: string, dice: string, behind = '', order: Order = {}): Scene =>
  drawn(`E6 ${foot(order.edition ?? 'gmt')}\nF6 ${target}\n${behind}`, { ordered: 'E6', ...order })
    .dice(dice)
    .say('attack E6 F6')

/** An attack in which the sides hold Dragon cards. */
export const fight = (
  attacker: string,
  target: string,
  dragons: { readonly top?: string; readonly bottom?: string },
  order: Order = {},
  dice = '',
): Scene =>
  attack(attacker, target, dice, {
    ...order,
    top: { dragons: dragons.top ?? '', ...order.top },
    bottom: { dragons: dragons.bottom ?? '', ...order.bottom },
  })
