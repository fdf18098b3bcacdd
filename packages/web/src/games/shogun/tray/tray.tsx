import type { ShogunAction } from '@gunbai/shogun'
import { usePlay } from '../../../table/play.tsx'
import type { Offered } from '../../../table/table.ts'
import { clansOf, useView, viewOf } from '../view.ts'
import { BattleTray } from './battle-tray.tsx'
import { Legend } from './legend.tsx'
import { LevyTray } from './levy-tray.tsx'
import { PlanningTray } from './planning-tray.tsx'
import { PlansTable } from './plans-table.tsx'
import { SwordTray } from './sword-tray.tsx'
import styles from './tray.module.css'
import { TroopTray } from './troop-tray.tsx'
import { WarTray } from './war-tray.tsx'

type Kind = ShogunAction['kind']

/** The offered answers of one kind, with their fields. */
export function offered<K extends Kind>(answers: readonly Offered[], kind: K) {
  return answers.flatMap(({ action, phrase }) =>
    action.kind === kind ? [{ action: action as Extract<ShogunAction, { kind: K }>, phrase }] : [],
  )
}

/** What lies before the viewer: whatever the moment of the round asks to be handled. */
export function Tray() {
  const { scene } = usePlay()
  if (scene.views !== null) {
    return (
      <div className={styles.tray}>
        <PlansTable view={openPlans(scene.views)} />
      </div>
    )
  }
  return (
    <div className={styles.tray}>
      <Content />
    </div>
  )
}

function Content() {
  const { scene } = usePlay()
  const view = useView()
  const { answers } = scene
  const has = (...kinds: Kind[]) => answers.some(({ action }) => kinds.includes(action.kind as Kind))
  const put = offered(answers, 'put')[0]
  if (view.battle !== null) return <BattleTray />
  if (put !== undefined) {
    return <PlanningTray key={`${view.round} ${put.action.clan}`} clan={put.action.clan} />
  }
  if (has('wish')) return <SwordTray />
  if (has('enlist', 'station')) return <LevyTray />
  if (has('leave', 'take in')) return <TroopTray />
  if (view.stage === 'set-up' || view.stage === 'split') return <Legend />
  if (view.stage === 'war' || view.stage === 'end of round') {
    const mine = clansOf(view, scene.viewer)
    return <WarTray clans={mine.length > 0 ? mine : [Math.max(0, view.turn)]} />
  }
  return <PlansTable view={view} />
}

/** In an all-seeing replay every plan as its own player saw it. */
function openPlans(views: readonly unknown[]) {
  const [first] = views.map(viewOf)
  const view = first ?? viewOf(views[0])
  return {
    ...view,
    clans: view.clans.map((clan, id) => viewOf(views[clan.seat]).clans[id] ?? clan),
  }
}
