import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { Games } from '../../store/games.ts'
import type { Player } from '../../table/game.ts'
import { useSay } from '../../words/words.tsx'
import styles from './against.module.css'
import { BriefingWords } from './briefing-words.tsx'
import { keepPace, keepsPace, stepInPace } from './pace.ts'
import { botOfStep, newcomersStep, stepOf } from './steps.ts'

interface Props {
  readonly rulebook: string
  readonly players: readonly Player[]
  readonly onChange: (players: readonly Player[]) => void
}

/**
 * Whom to play against: a bot on one of eight steps, each told in a sentence, one that keeps pace, or people. Whoever wants to
 * mix them does so seat by seat.
 */
export default function Against(props: Props) {
  return (
    <BriefingWords>
      <Opponents {...props} />
    </BriefingWords>
  )
}

function Opponents({ rulebook, players, onChange }: Props) {
  const say = useSay()
  const name = useId()
  const [isPaced, setPaced] = useState(keepsPace)
  const mine = players.findIndex(({ kind }) => kind === 'human')
  const others = players.filter((_, seat) => seat !== mine)
  const step = stepOfAll(others)
  const [chosen, setChosen] = useState(step ?? newcomersStep)
  const set = (other: Player) =>
    onChange(players.map((_, seat) => (seat === Math.max(mine, 0) ? { kind: 'human' } : other)))
  const setStep = (wanted: number, paced: boolean) => {
    setChosen(wanted)
    setPaced(paced)
    keepPace(paced)
    set({ kind: 'bot', bot: botOfStep(wanted) })
  }
  const pace = usePace(rulebook, (found) => {
    if (isPaced && step !== null) setStep(found, true)
  })
  const shown = step ?? chosen
  const radio = { type: 'radio', className: 'unseen', name } as const
  return (
    <fieldset className={styles.against}>
      <legend className={styles.title}>{say('against.title')}</legend>
      <p className={styles.fair}>{say('against.fair')}</p>
      <ul className={styles.list}>
        <li className={styles.wide}>
          <label data-opponent="bot">
            <input {...radio} checked={step !== null && !isPaced} onChange={() => setStep(shown, false)} />
            <Fan ribs={shown} />
            <strong>{say(`bot.${botOfStep(shown)}`)}</strong>
            <span>{say(`against.level-${shown}`)}</span>
            <input
              type="range"
              min={1}
              max={8}
              value={shown}
              className={styles.steps}
              aria-label={say('against.step')}
              aria-valuetext={say(`bot.${botOfStep(shown)}`)}
              onChange={({ target }) => setStep(Number(target.value), false)}
            />
          </label>
        </li>
        <li>
          <label data-opponent="pace">
            <input {...radio} checked={step !== null && isPaced} onChange={() => setStep(pace, true)} />
            <Fan ribs={pace} />
            <strong>{say('against.pace')}</strong>
            <span>{say('against.pace.text', { level: say(`bot.${botOfStep(pace)}`) })}</span>
          </label>
        </li>
        <li>
          <label data-opponent="human">
            <input
              {...radio}
              checked={others.every(({ kind }) => kind === 'human')}
              onChange={() => set({ kind: 'human' })}
            />
            <Crests />
            <strong>{say('against.human')}</strong>
            <span>{say('against.human.text')}</span>
          </label>
        </li>
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

/** The step on which all of them stand; null where they are not alike, or people. */
function stepOfAll(players: readonly Player[]): number | null {
  const steps = players.map((each) => (each.kind === 'bot' ? stepOf(each.bot) : null))
  const [first = null] = steps
  return steps.every((each) => each === first) ? first : null
}

/** The step that keeps pace with whoever plays here, told once it has been looked up. */
function usePace(rulebook: string, onFound: (step: number) => void): number {
  const [pace, setPace] = useState(newcomersStep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each game, not again for each choice
  useEffect(() => {
    let late = false
    const look = async () => {
      const found = stepInPace(await new Games().list(), rulebook)
      if (late) return
      setPace(found)
      onFound(found)
    }
    // a browser that keeps no games has no pace to keep
    look().catch(() => {})
    return () => {
      late = true
    }
  }, [rulebook])
  return pace
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
