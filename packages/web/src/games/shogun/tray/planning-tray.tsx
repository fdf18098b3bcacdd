import { answersOfPlan, buildCost, firstPlan, planLike, planWith } from '@gunbai/shogun/screen'
import type { DragEvent } from 'react'
import { Button } from '../../../shell/button.tsx'
import { usePlay } from '../../../table/play.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { CastleIcon, Koban, LevyIcon, NinjaMask, RoninIcon, SwordIcon } from '../art/icons.tsx'
import { clanName } from '../description.ts'
import { useDraft } from '../draft.ts'
import { useGame, useView } from '../view.ts'
import { offered } from './offered.ts'
import styles from './planning-tray.module.css'
import { useHold } from './use-hold.ts'

/** The bins in the order in which a plan fills them. `step` is by how many koku one is filled. */
export const bins = [
  { name: 'swords', Icon: SwordIcon, step: 1 },
  { name: 'buildings', Icon: CastleIcon, step: buildCost },
  { name: 'levies', Icon: LevyIcon, step: 1 },
  { name: 'ronin', Icon: RoninIcon, step: 1 },
  { name: 'ninja', Icon: NinjaMask, step: 1 },
] as const

type Bin = (typeof bins)[number]['name']
type Draft = Readonly<Record<Bin, number>>

const nothing: Draft = { swords: 0, buildings: 0, levies: 0, ronin: 0, ninja: 0 }

/** The purse and five bins. Koku are moved about as the player likes; sealed, the plan is one batch. */
export function PlanningTray({ clan }: { clan: number }) {
  const say = useSay()
  const words = useWords()
  const { scene, choose, chooseAll } = usePlay()
  const view = useView()
  const koku = view.clans[clan]?.koku ?? 0
  const last = useLastPlan(clan)
  const given = view.clans[clan]?.plan ?? nothing
  const wanted = last === null ? firstPlan(koku) : planLike(last, koku)
  const proposed = spentOn(given) > 0 ? given : wanted
  const [draft, setDraft] = useDraft<Draft>('plan', proposed, { lasting: `${view.round} ${clan}` }) // a truce may be offered meanwhile
  const left = koku - spentOn(draft)
  const asked = offered(scene.answers, 'put')[0]?.action.bin ?? 'swords'
  const filled = bins.findIndex(({ name }) => name === asked)
  const seal = () => chooseAll(answersOfPlan(clan, koku, draft, asked))

  const moved = (bin: Bin, by: number) => planWith(draft, koku, bin, by)
  const move = (bin: Bin, by: number) => setDraft(moved(bin, by))
  const canMove = (bin: Bin, by: number) => moved(bin, by)[bin] !== draft[bin]

  return (
    <div className={styles.planning} data-part="planning">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop coins; the buttons do the same by keys */}
      <header
        className={styles.purse}
        onDragOver={allow}
        onDrop={(event) => withCoin(event, (from) => from !== 'purse' && move(from, -stepOf(from)))}
      >
        <h2>{words.say({ id: 'shogun.plan.purse', values: { clan: clanName(clan), koku: left } })}</h2>
        <Coins count={left} spent={koku - left} from="purse" />
      </header>
      {bins.map(({ name, Icon, step: by }, i) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          key={name}
          role="group"
          className={styles.bin}
          aria-label={say('shogun.plan.bin', { bin: say(`shogun.bin.${name}`), koku: draft[name] })}
          onDragOver={allow}
          onDrop={(event) => withCoin(event, (from) => from === 'purse' && move(name, by))}
          onKeyDown={({ key }) => {
            if (i < filled) return
            if (key === 'ArrowUp') move(name, by)
            if (key === 'ArrowDown') move(name, -by)
          }}
        >
          <span className={styles.head}>
            <Icon size={24} /> {say(`shogun.bin.${name}`)}
          </span>
          <Coins count={draft[name]} from={name} />
          <small className={styles.brings}>{say(`shogun.plan.brings.${name}`, { koku: draft[name] })}</small>
          <span className={styles.steps}>
            <Held
              disabled={i < filled || !canMove(name, -by)}
              name={say('shogun.plan.less', { bin: say(`shogun.bin.${name}`) })}
              onStep={() => move(name, -by)}
            >
              −
            </Held>
            <strong>{draft[name]}</strong>
            <Held
              disabled={i < filled || !canMove(name, by)}
              name={say('shogun.plan.more', { bin: say(`shogun.bin.${name}`) })}
              onStep={() => move(name, by)}
            >
              +
            </Held>
          </span>
        </div>
      ))}
      <div className={styles.beside}>
        {offered(scene.answers, 'offerTruce').map(({ action, phrase }) => (
          <Button key={action.to} onClick={() => choose(action)}>
            {words.say(phrase)}
          </Button>
        ))}
        <Spied spy={clan} />
      </div>
      <div className={styles.foot} data-foot>
        {left > 0 ? (
          <small id="shogun-plan-left" role="status" className={styles.left}>
            {say('shogun.plan.left', { koku: left })}
          </small>
        ) : (
          draft === proposed && (
            <small>{say(last === null ? 'shogun.plan.proposed' : 'shogun.plan.asLast')}</small>
          )
        )}
        <Button kind="strong" disabled={left > 0} aria-describedby="shogun-plan-left" onClick={seal}>
          {say('shogun.plan.seal')}
        </Button>
      </div>
    </div>
  )
}

const spentOn = (plan: Draft): number => bins.reduce((sum, { name }) => sum + plan[name], 0)

/** What the clan planned last round, as everybody saw it; null in the first. */
function useLastPlan(clan: number): Draft | null {
  const { log } = useGame()
  const planned = log.flatMap(({ event }) => (event.kind === 'planned' && event.clan === clan ? [event] : []))
  const { plan = null } = planned.at(-1) ?? {}
  return plan
}

interface HeldProps {
  readonly name: string
  readonly disabled: boolean
  readonly onStep: () => void
  readonly children: string
}

function Held({ name, disabled, onStep, children }: HeldProps) {
  const held = useHold(() => !disabled && onStep())
  return (
    <button type="button" disabled={disabled} aria-label={name} {...held}>
      {children}
    </button>
  )
}

/** The plan that the ninja has brought to light. */
function Spied({ spy }: { spy: number }) {
  const { say } = useWords()
  const view = useView()
  const plan = view.clans[view.spied]?.plan ?? null
  if (plan === null || view.ninja !== spy) return null
  const values = { clan: clanName(spy), on: clanName(view.spied), ...plan }
  return <p className={styles.spied}>{say({ id: 'event.spiedPlan', values })}</p>
}

function stepOf(bin: Bin): number {
  return bins.find(({ name }) => name === bin)?.step ?? 0
}

interface CoinsProps {
  readonly count: number
  /** Those that are no longer there: an empty place each. */
  readonly spent?: number
  readonly from: Bin | 'purse'
}

/** Koku that can be dragged away. */
function Coins({ count, spent = 0, from }: CoinsProps) {
  const shown = Math.min(count, 16)
  return (
    <span className={styles.coins} aria-hidden="true">
      {Array.from({ length: shown + Math.min(spent, 16 - shown) }, (_, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: to be dragged; the buttons do the same by keys
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place
          key={i}
          draggable={i < shown}
          data-spent={i >= shown}
          onDragStart={(event) => event.dataTransfer.setData('text/plain', from)}
        >
          <Koban />
        </span>
      ))}
    </span>
  )
}

const allow = (event: DragEvent) => event.preventDefault()

function withCoin(event: DragEvent, act: (from: Bin | 'purse') => void): void {
  event.preventDefault()
  const from = event.dataTransfer.getData('text/plain')
  if (from === 'purse' || bins.some(({ name }) => name === from)) act(from as Bin | 'purse')
}
