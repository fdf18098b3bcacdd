import type { SamuraiAction } from '../action.ts'
import { commandCards, commandDeck } from '../data/command-cards.ts'
import { nameOfHex } from '../event.ts'
import { dragonDeckOf } from '../rules/cards/dragon-deck.ts'
import type { LeaderId, SamuraiState, UnitId } from '../state.ts'

const command = (card: number): string => commandCards[commandDeck[card]].title

/** An answer as tests write it: `attack E5 F5`, `dragon ambush E5`, `move leader A1 B1`. Hexes name the pieces. */
export function wordsOf(s: SamuraiState, action: SamuraiAction): string {
  const at = (unit: UnitId): string => nameOfHex(s.units[unit].hex)
  const leaderAt = (leader: LeaderId): string => nameOfHex(s.leaders[leader].hex)
  const dragon = (card: number): string => dragonDeckOf(s).cards[card].face.title
  switch (action.kind) {
    case 'playCommand':
      return `play ${command(action.card)}`
    case 'playDragon': {
      const { card, unit, leader, take, from, to } = action
      const aims = [
        unit === undefined ? '' : at(unit),
        leader === undefined ? '' : leaderAt(leader) || 'gone',
        take === undefined ? '' : dragon(card) === 'wise-counselor' ? command(take) : dragon(take),
        from ?? '',
        to ?? '',
      ]
      return ['dragon', dragon(card), ...aims.filter(Boolean)].join(' ')
    }
    case 'order':
      return `order ${at(action.unit)}`
    case 'orderLeader':
      return `order leader ${leaderAt(action.leader)}`
    case 'move':
      return `move ${at(action.unit)} ${nameOfHex(action.hex)}`
    case 'moveLeader':
      return `move leader ${leaderAt(action.leader)} ${nameOfHex(action.hex)}`
    case 'leave':
      return `leave ${leaderAt(action.leader)}${action.hex === undefined ? '' : ` by ${nameOfHex(action.hex)}`}`
    case 'shoot':
    case 'attack':
    case 'pushBack':
      return `${plain[action.kind]} ${at(action.unit)} ${nameOfHex(action.hex)}`
    case 'heal':
    case 'joinCharge':
    case 'firstStrike':
    case 'inspire':
    case 'gainGround':
    case 'battleBack':
    case 'loseBlock':
    case 'fallBack':
    case 'weaken':
      return `${plain[action.kind]} ${at(action.unit)}`
    case 'ignoreFlags':
      return `ignore ${action.flags}`
    case 'retreat':
      return `retreat ${nameOfHex(action.hex)}`
    case 'discardCommand':
      return `discard ${command(action.card)}`
    case 'discardDragon':
      return `sell ${dragon(action.card)}`
    case 'endOrders':
    case 'endMovement':
    case 'endBattle':
    case 'pass':
    case 'seppuku':
    case 'changeSides':
    case 'drawDragon':
    case 'takeHonor':
      return plain[action.kind]
  }
}

const plain = {
  shoot: 'shoot',
  attack: 'attack',
  pushBack: 'push',
  heal: 'heal',
  joinCharge: 'charge',
  firstStrike: 'first strike',
  inspire: 'inspire',
  gainGround: 'gain',
  battleBack: 'battle back',
  loseBlock: 'lose',
  fallBack: 'fall back',
  weaken: 'weaken',
  endOrders: 'end',
  endMovement: 'end',
  endBattle: 'end',
  pass: 'pass',
  seppuku: 'seppuku',
  changeSides: 'change sides',
  drawDragon: 'draw dragon',
  takeHonor: 'take honor',
} as const
