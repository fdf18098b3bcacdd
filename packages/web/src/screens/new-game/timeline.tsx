import type { FactsBySetup } from '../../../build/battle-facts.ts'
import { useSay } from '../../words/words.tsx'
import { BriefingWords } from './briefing-words.tsx'
import type { Played, PlayedBySetup } from './played.ts'
import type { Titled } from './series.ts'
import styles from './timeline.module.css'

interface Props {
  readonly battles: readonly Titled[]
  readonly facts: FactsBySetup
  readonly played: PlayedBySetup
}

/** When the battles were, a diamond each: filled where it was won, hatched where it was lost. */
export default function Timeline(props: Props) {
  return (
    <BriefingWords>
      <Drawn {...props} />
    </BriefingWords>
  )
}

const wide = 1200
const base = 70
const step = 9
/** So many stand one above another; the others of a year stand beside them. */
const high = 4
const heightOf = (many: number): number => Math.min(many, high)
const columnsOf = (many: number): number => Math.ceil(many / high)

function Drawn({ battles, facts, played }: Props) {
  const say = useSay()
  const dated = battles.flatMap(({ id, title }) => {
    const year = facts[id]?.year
    return year == null ? [] : [{ id, title, year }]
  })
  if (dated.length === 0) return null
  const years = [...Map.groupBy(dated, ({ year }) => year)].sort(([a], [b]) => a - b)
  const from = Math.floor((years[0]?.[0] ?? 0) / 10) * 10
  const to = Math.ceil((years.at(-1)?.[0] ?? 0) / 10) * 10
  const at = (year: number) => 20 + ((year - from) / (to - from)) * (wide - 40)
  const tens = Array.from({ length: (to - from) / 20 + 1 }, (_, i) => from + 20 * i)
  const marks = (mark: Played['mark']) => dated.filter(({ id }) => played[id]?.mark === mark).length
  return (
    <svg
      className={styles.timeline}
      viewBox={`0 0 ${wide} 96`}
      role="img"
      aria-label={say('battles.years', { from, to, won: marks('won'), lost: marks('lost') })}
    >
      <defs>
        <pattern id="timeline-lost" width="3" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 0v3" stroke="var(--ink)" strokeWidth="2.4" />
        </pattern>
      </defs>
      <path d={`M0 ${base + 7}H${wide}`} className={styles.line} />
      {tens.map((year) => (
        <g key={year}>
          <path d={`M${at(year)} ${base + 4}v6`} className={styles.line} />
          <text x={at(year)} y={base + 25}>
            {year}
          </text>
        </g>
      ))}
      {years.map(([year, there]) =>
        there.map(({ id }, i) => (
          <path
            key={id}
            d={`M${at(year) + (Math.floor(i / high) - (columnsOf(there.length) - 1) / 2) * step} ${base - (i % high) * step - 9}l4.5 4.5-4.5 4.5-4.5-4.5z`}
            className={styles.battle}
            data-mark={played[id]?.mark}
          />
        )),
      )}
      {labels(
        years.map(([year, there]) => ({
          at: at(year),
          high: heightOf(there.length),
          title: there[0]?.title ?? '',
        })),
      ).map((each) => (
        <text key={each.title} x={Math.min(Math.max(each.at, 40), wide - 40)} y={base - each.high * step - 8}>
          {each.title}
        </text>
      ))}
    </svg>
  )
}

interface Stack {
  readonly at: number
  readonly high: number
  readonly title: string
}

const apart = 150
const halfName = 62

/** The names that there is room for: those of the highest stacks, and of both ends; each above whatever stands beneath it. */
function labels(stacks: readonly Stack[]): readonly Stack[] {
  const named: Stack[] = []
  const ends = [stacks[0], stacks.at(-1)]
  const ranked = [...stacks].sort((a, b) => b.high - a.high)
  for (const stack of [...ends, ...ranked]) {
    if (stack === undefined || named.some(({ at }) => Math.abs(at - stack.at) < apart)) continue
    const beneath = stacks.filter(({ at }) => Math.abs(at - stack.at) < halfName)
    named.push({
      ...stack,
      high: Math.max(...beneath.map((each) => each.high)),
      title: stack.title.split(/[,:]/)[0] ?? '',
    })
  }
  return named
}
