import type { ReactNode } from 'react'
import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import type { AttackDraft } from '../attack-draft.ts'
import { armyName, provinceName } from '../description.ts'
import { isMarch, type MarchDraft, marchesIn } from '../march-draft.ts'
import { useGive } from '../prepared.ts'
import type { SendDraft } from '../send-draft.ts'
import { clanOfArmy, useView } from '../view.ts'
import { type Deed, endPhase, type WarDraft } from '../war-draft.ts'
import { useWarPresets, type WarPresets } from '../war-presets.ts'
import { Arrows } from './arrows.tsx'
import { Garrisons } from './garrisons.tsx'
import styles from './march-tray.module.css'
import { SendWays, WayPresets } from './send-ways.tsx'
import { ArmyCard } from './war-tray.tsx'

interface Props {
  readonly war: WarDraft
  readonly attacking: AttackDraft | null
  readonly sending: SendDraft | null
}

/** What armies do, and then the battles or the men of forces: one draft, one commit. */
export function WarSheet({ war, attacking, sending }: Props) {
  const say = useSay()
  const words = useWords()
  const presets = useWarPresets(war)
  const marches = marchesIn(war, useGive())
  const march = marches.at(-1) ?? null
  const { phase } = useView()
  const drawn = (attacking?.attacks.length ?? 0) + (sending?.sends.length ?? 0)
  const isUntouched = war.deeds.length + drawn === 0
  return (
    <div className={styles.march} data-part="war">
      <div className={styles.about}>
        <h2>
          {march === null
            ? say(`shogun.phase.${phase}`)
            : words.say({
                id: 'shogun.march.title',
                values: { army: armyName(march.army), province: provinceName(march.place) },
              })}
        </h2>
        <p className={styles.note}>{say(`shogun.war.how.${phase}`)}</p>
      </div>
      <div className={styles.drawn}>
        <div className={styles.presets}>
          <Button data-part="join" disabled={!presets.canJoin()} onClick={() => presets.join()}>
            {say('shogun.join.all')}
          </Button>
          {attacking !== null && (
            <Button data-part="likely" disabled={attacking.likely === 0} onClick={attacking.drawLikely}>
              {say('shogun.attack.likely', { count: attacking.likely })}
            </Button>
          )}
          {phase === 'D' && (
            <Button data-part="moveIn" disabled={presets.moveIns.length === 0} onClick={presets.moveIn}>
              {say('shogun.war.moveIn', { count: presets.moveIns.length })}
            </Button>
          )}
          {sending !== null && <WayPresets plan={sending} />}
        </div>
        {marches.toReversed().map((each) => (
          <Garrisons key={each.army} march={each} />
        ))}
        <Deeds war={war} />
        {attacking !== null && attacking.attacks.length > 0 && <Arrows plan={attacking} />}
        {sending !== null && <SendWays plan={sending} />}
        {isUntouched && <Armies presets={presets} />}
      </div>
      <Foot war={war} march={march} attacking={attacking} sending={sending} />
    </div>
  )
}

/** The armies of whoever moves, each with those who could join it. */
function Armies({ presets }: { presets: WarPresets }) {
  const say = useSay()
  const { armies, turn } = useView()
  const own = armies.flatMap((army, id) =>
    clanOfArmy(id) === turn && army.leader !== 'lost' ? [{ army, id }] : [],
  )
  return (
    <div className={styles.armies}>
      {own.map(({ army, id }) => (
        <div key={id}>
          <ArmyCard id={id} army={army} />
          {presets.canJoin(id) && (
            <Button data-part="joinOne" onClick={() => presets.join(id)}>
              {say('shogun.join.here')}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}

/** What is drafted for the armies, in its order; each can be struck. */
function Deeds({ war: { deeds, change } }: { war: WarDraft }) {
  const say = useSay()
  const words = useWords()
  if (deeds.length === 0) return null
  const nameOf = (deed: Deed): string =>
    isMarch(deed)
      ? `${words.say(armyName(deed.army))} → ${words.say(provinceName(deed.place))}`
      : say('shogun.march.joins', { count: deed.answers.length })
  return (
    <ol className={styles.arrows} data-part="deeds">
      {deeds.map((deed) => (
        <li key={nameOf(deed)}>
          <button
            type="button"
            title={say('shogun.war.strike')}
            onClick={() => change(deeds.filter((each) => each !== deed))}
          >
            {nameOf(deed)} ✕
          </button>
        </li>
      ))}
    </ol>
  )
}

interface FootProps extends Props {
  readonly march: MarchDraft | null
}

/** The one commit, which says what will happen, and the ways to do less. */
function Foot({ war, march, attacking, sending }: FootProps) {
  const say = useSay()
  const { deeds, mayEnd, change } = war
  const battles = attacking?.attacks.length ?? 0
  const men = sending?.sends.length ?? 0
  const marches = deeds.filter(isMarch).length
  const clear = () => {
    change([])
    attacking?.clear()
    sending?.clear()
  }
  const all: ReactNode =
    battles > 0 ? (
      <Button kind="strong" data-answer="attacks" onClick={attacking?.commit}>
        {say('shogun.war.declare', { marches, battles })}
      </Button>
    ) : sending !== null ? (
      <Button kind="strong" data-answer="sendsAndEnd" onClick={() => sending.commit(true)}>
        {say('shogun.war.send', { marches, men })}
      </Button>
    ) : (
      <Button
        kind="strong"
        data-answer="marchAndEnd"
        disabled={!mayEnd}
        aria-describedby={mayEnd ? undefined : 'shogun-war-unsettled'}
        onClick={() => war.commit(endPhase)}
      >
        {say('shogun.war.march', { marches })}
      </Button>
    )
  return (
    <div className={styles.foot} data-foot>
      {all}
      {!mayEnd && <small id="shogun-war-unsettled">{say('shogun.war.unsettled')}</small>}
      {deeds.length > 0 && (
        <Button data-answer="march" onClick={() => war.commit()}>
          {say('shogun.war.marchOnly')}
        </Button>
      )}
      {march !== null && !march.free && march.stops.some(({ left }) => left !== null) && (
        <Button onClick={march.stepOnly}>{say('shogun.march.stepOnly')}</Button>
      )}
      <Button kind="quiet" disabled={deeds.length + battles + men === 0} onClick={clear}>
        {say('shogun.clear')}
      </Button>
    </div>
  )
}
