import type { SamuraiView } from '@gunbai/samurai/screen'
import type { SpecialFact } from '../../../build/battle-facts.ts'
import { useSay } from '../../words/words.tsx'
import {
  Armies,
  Army,
  clearlyMore,
  type Note,
  Numbers,
  SpecialNotes,
  Watch,
  Wins,
} from '../briefing-parts.tsx'
import type { BriefingProps } from '../briefings.ts'
import { Drawings, GroundSample } from './art/painting.tsx'
import RareDrawings from './art/rare-drawings.tsx'
import { PieceDrawings, UnitBlock } from './art/unit-block.tsx'
import { type Battle, looks, sideOf } from './battle.ts'
import { specialWords } from './special-words.ts'
import { battleOf } from './view.ts'

type Say = ReturnType<typeof useSay>

/** Flags to win, both armies with their hands, the scenario's own rules in words, and what its figures warn of. */
export function SamuraiBriefing({ view, facts, names, marks }: BriefingProps<SamuraiView>) {
  const say = useSay()
  const battle = battleOf(view)
  if (facts === undefined) return null
  const { hands, flags, special, firstWins } = facts
  return (
    <>
      <svg width="0" height="0" className="unseen" aria-hidden="true">
        <Drawings />
        <RareDrawings />
        <PieceDrawings />
      </svg>
      {flags !== null && (
        <Wins>
          <Flags count={flags} />
          <p>{say('briefing.flags', { flags })}</p>
        </Wins>
      )}
      <Armies>
        {names.slice(0, 2).map((name, seat) => (
          <Army key={name} name={name} mark={marks[seat]}>
            <Blocks battle={battle} seat={seat} />
            <p>{leaders(battle, seat).join(', ')}</p>
            <Numbers of={handNumbers(say, hands[seat], special)} />
          </Army>
        ))}
      </Armies>
      <SpecialNotes notes={special.map((each) => noteOf(say, each, names))} />
      <Watch lines={warnings(say, battle, hands, firstWins, names)} />
    </>
  )
}

function Flags({ count }: { count: number }) {
  const wide = 15
  return (
    <svg viewBox={`0 0 ${count * wide} 20`} width={count * wide} height="20" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: flags are alike
          key={i}
          transform={`translate(${i * wide} 0)`}
          d="M2 19V2h9l-2 3.5L11 9H2"
          fill="none"
          stroke="var(--red)"
          strokeWidth="1.8"
        />
      ))}
    </svg>
  )
}

/** The units of a side by kind, in the order in which they first stand. */
function Blocks({ battle, seat }: { battle: Battle; seat: number }) {
  const say = useSay()
  const own = Map.groupBy(
    battle.units.filter((unit) => unit.seat === seat),
    ({ code }) => code,
  )
  return (
    <ul>
      {[...own].map(([code, units]) => {
        const look = looks[code]
        return (
          <li key={code} title={say(`unit.${code}`)}>
            {look !== undefined && (
              <svg viewBox="-36 -42 72 78" width="46" height="50" aria-hidden="true">
                <UnitBlock look={{ ...look, side: sideOf(seat), blocks: 4, full: 4 }} />
              </svg>
            )}
            {units.length} <span className="unseen">{say(`unit.${code}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const leaders = (battle: Battle, seat: number): readonly string[] =>
  battle.leaders.filter((leader) => leader.seat === seat).map(({ name }) => name)

type Hands = NonNullable<BriefingProps['facts']>['hands']

function handNumbers(say: Say, hand: Hands[number] | undefined, special: readonly SpecialFact[]) {
  if (hand === undefined) return []
  const isRolled = special.some(({ code }) => code === 'first-roll')
  const place = isRolled ? 'rolled' : hand.begins ? 'first' : 'second'
  return [
    [hand.command, say('briefing.hand.command', { count: hand.command })],
    [hand.dragon, say('briefing.hand.dragon', { count: hand.dragon })],
    [hand.honor, say('briefing.hand.honor')],
    [say(`briefing.${place}`), say('briefing.hand.first')],
  ] as const
}

/** What a special rule is drawn with: the ground that it is about. */
const grounds: Readonly<Record<string, string>> = {
  'river-fordable': 'river',
  'river-impassable': 'river',
  'river-impassable-except-fords': 'ford',
  'fords-unrestricted': 'ford',
  'hills-impassable': 'hill',
  'vf-hill-majority': 'hill',
  'buildings-impassable': 'buildings',
  'castle-as-building': 'castle',
  'fences-are-palisades': 'palisade',
  'tent-capture': 'tent',
  'tent-capture-unguarded': 'tent',
  'instant-win-tent': 'tent',
  'vf-units-past-gorge': 'gorge',
  'exit-unit-across-river': 'river',
  'vf-units-across-river': 'river',
  'vf-no-enemy-across': 'river',
  'vf-three-across': 'river',
  'conditional-command-draw': 'river',
}

/** A special rule in words, with a picture of its ground. */
function noteOf(say: Say, fact: SpecialFact, names: readonly string[]): Note {
  const ground = grounds[fact.code]
  return {
    ...specialWords(say, fact, names),
    picture: ground !== undefined && (
      <svg viewBox="-36 -41 72 82" width="48" height="54" aria-hidden="true">
        <GroundSample name={ground} />
      </svg>
    ),
  }
}

const isMissile = (code: string) => ['sb', 'ab', 'aa', 'sbc'].includes(code)
const isHorse = (code: string) => ['sspc', 'sbc', 'sc'].includes(code)
const littleHonor = 3
const clearFavour = 8

/** What the figures of both sides say that a commander should know. */
function warnings(say: Say, battle: Battle, hands: Hands, wins: number | null, names: readonly string[]) {
  const count = (fits: (code: string) => boolean) =>
    [0, 1].map((seat) => battle.units.filter((unit) => unit.seat === seat && fits(unit.code)).length) as [
      number,
      number,
    ]
  const [first, second] = hands
  const favoured = wins !== null && Math.abs(wins - 50) >= clearFavour ? (wins > 50 ? 0 : 1) : null
  return [
    ...clearlyMore(say, 'briefing.watch.horse', count(isHorse), names),
    ...clearlyMore(say, 'briefing.watch.missiles', count(isMissile), names),
    ...clearlyMore(
      say,
      'briefing.watch.size',
      count(() => true),
      names,
      3,
    ),
    ...(first === undefined || second === undefined
      ? []
      : clearlyMore(say, 'briefing.watch.cards', [first.command, second.command], names, 1)),
    ...hands.flatMap(({ honor }, seat) =>
      honor <= littleHonor ? [say('briefing.watch.honor', { army: names[seat] ?? '', honor })] : [],
    ),
    ...(favoured === null || wins === null
      ? []
      : [
          say('briefing.watch.favoured', {
            army: names[favoured] ?? '',
            wins: Math.round(favoured === 0 ? wins : 100 - wins),
          }),
        ]),
  ]
}
