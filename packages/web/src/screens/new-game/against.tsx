import { useId } from 'react'
import { Link } from 'wouter'
import type { Player } from '../../table/game.ts'
import { useSay } from '../../words/words.tsx'
import styles from './against.module.css'
import { BriefingWords } from './briefing-words.tsx'

interface Props {
  readonly players: readonly Player[]
  readonly bots: readonly string[]
  readonly onChange: (players: readonly Player[]) => void
}

/** Whom to play against, each in a sentence, the easiest first. Whoever wants to mix them does so seat by seat. */
export default function Against(props: Props) {
  return (
    <BriefingWords>
      <Opponents {...props} />
    </BriefingWords>
  )
}

function Opponents({ players, bots, onChange }: Props) {
  const say = useSay()
  const name = useId()
  const mine = players.findIndex(({ kind }) => kind === 'human')
  const others = players.filter((_, seat) => seat !== mine)
  const isAll = (wanted: string) =>
    others.every((each) => (each.kind === 'bot' ? each.bot : each.kind) === wanted)
  const set = (wanted: string) =>
    onChange(
      players.map((_, seat) =>
        seat === Math.max(mine, 0) || wanted === 'human' ? { kind: 'human' } : { kind: 'bot', bot: wanted },
      ),
    )
  const ribs = ['beginner', 'playout', 'greedy', 'strong']
  // who plays by chance alone is no opponent but for programmers: the seats offer it
  const named = ribs.filter((bot) => bots.includes(bot))
  return (
    <fieldset className={styles.against}>
      <legend className={styles.title}>{say('against.title')}</legend>
      <p className={styles.fair}>{say('against.fair')}</p>
      <ul className={styles.list}>
        {[...named, 'human'].map((who) => (
          <li key={who}>
            <label data-opponent={who}>
              <input
                type="radio"
                className="unseen"
                name={name}
                checked={isAll(who)}
                onChange={() => set(who)}
              />
              {who === 'human' ? <Crests /> : <Fan ribs={ribs.indexOf(who) + 1} />}
              <strong>{say(who === 'human' ? 'against.human' : `bot.${who}`)}</strong>
              <span>{say(who === 'human' ? 'against.human.text' : `ui.bot.${who}`)}</span>
            </label>
          </li>
        ))}
        <li>
          <Link href="/online">
            <Crests isEmpty />
            <strong>{say('against.online')}</strong>
            <span>{say('against.online.text')}</span>
          </Link>
        </li>
      </ul>
    </fieldset>
  )
}

/** A bot is a square fan: the more ribs, the stronger. */
function Fan({ ribs }: { ribs: number }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="5" fill="var(--ink)" />
      <g stroke="var(--paper-raised)" strokeWidth="2" strokeLinecap="round" fill="none">
        <path d="M6 13q10-8 20 0" />
        {Array.from({ length: ribs }, (_, i) => {
          const angle = ribs === 1 ? 0 : (i / (ribs - 1) - 0.5) * 1.3
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: ribs are alike
            <path key={i} d={`M16 26L${16 + Math.sin(angle) * 15} ${26 - Math.cos(angle) * 15}`} />
          )
        })}
      </g>
    </svg>
  )
}

/** A person is round; an empty chair is a broken ring. */
function Crests({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <svg viewBox="0 0 70 32" width="70" height="32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="var(--block-blue)" />
      <path
        d="M16 7l4 4-4 4-4-4zM16 17l4 4-4 4-4-4zM7 16l4-4 4 4-4 4zM17 16l4-4 4 4-4 4z"
        fill="var(--block-mark)"
      />
      {isEmpty ? (
        <g fill="none" stroke="var(--ink-soft)" strokeWidth="1.6">
          <circle cx="52" cy="16" r="14" strokeDasharray="4 3" />
          <path d="M52 10v12M46 16h12" />
        </g>
      ) : (
        <>
          <circle cx="52" cy="16" r="15" fill="var(--block-red)" />
          <circle cx="52" cy="16" r="4" fill="var(--block-mark)" />
        </>
      )}
    </svg>
  )
}
