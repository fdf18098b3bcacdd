import type { Offered } from '@gunbai/kernel/host'
import type { ReactNode } from 'react'
import { useAttackDraft } from '../attack-draft.ts'
import { useBattle } from '../battle-seen.ts'
import { useDivisionDraft } from '../division-draft.ts'
import { usePlacementDraft } from '../placement-draft.ts'
import { useSendDraft } from '../send-draft.ts'
import { clansOf, type ShogunView, useScene } from '../view.ts'
import { useWarDraft } from '../war-draft.ts'
import { AttackTray } from './attack-tray.tsx'
import { BattleTray } from './battle-tray.tsx'
import { CasualtySheet } from './casualty-sheet.tsx'
import { DivisionTray } from './division-tray.tsx'
import { Legend } from './legend.tsx'
import { LevyTray } from './levy-tray.tsx'
import { type Kind, offered } from './offered.ts'
import { PlacementTray } from './placement-tray.tsx'
import { PlanningTray } from './planning-tray.tsx'
import { PlansTable } from './plans-table.tsx'
import { SendTray } from './send-tray.tsx'
import { SwordTray } from './sword-tray.tsx'
import styles from './tray.module.css'
import { TroopTray } from './troop-tray.tsx'
import { WarSheet } from './war-sheet.tsx'
import { WarTray } from './war-tray.tsx'

/** What lies before the viewer: whatever the moment of the round asks to be handled. */
export function Tray() {
  const { view, views, answers } = useScene()
  const drafted = useDrafted()
  if (views !== null) return <Scrolled content={<PlansTable view={openPlans(view, views)} />} />
  if (drafted !== null) return <div className={styles.tray}>{drafted}</div>
  return handled(view, answers) ?? <Scrolled content={<Seen />} />
}

/** The sheet of what is drawn up on the map; null where nothing is. */
function useDrafted(): ReactNode {
  const division = useDivisionDraft()
  const placement = usePlacementDraft()
  const war = useWarDraft()
  const attacking = useAttackDraft()
  const sending = useSendDraft()
  if (division !== null) return <DivisionTray plan={division} />
  if (placement !== null) return <PlacementTray plan={placement} />
  if (war !== null) return <WarSheet war={war} attacking={attacking} sending={sending} />
  if (attacking !== null) return <AttackTray plan={attacking} />
  return sending === null ? null : <SendTray plan={sending} />
}

const has = (answers: readonly Offered[], ...kinds: Kind[]) =>
  answers.some(({ action }) => kinds.includes(action.kind as Kind))

/** What is in the viewer's hands now; null where there is only something to look at. */
function handled(view: ShogunView, answers: readonly Offered[]): ReactNode {
  const put = offered(answers, 'put')[0]
  const content = () => {
    if (has(answers, 'lose')) return <CasualtySheet />
    if (view.battle !== null) return null
    if (put !== undefined) {
      return <PlanningTray key={`${view.round} ${put.action.clan}`} clan={put.action.clan} />
    }
    if (has(answers, 'wish')) return <SwordTray />
    if (has(answers, 'enlist')) return <LevyTray />
    return has(answers, 'leave', 'takeIn') ? <TroopTray /> : null
  }
  const shown = content()
  return shown === null ? null : <div className={styles.tray}>{shown}</div>
}

/** What there is to look at: a battle, the war turn, the plans, or what the pieces mean. */
function Seen() {
  const { view, viewer } = useScene()
  if (useBattle() !== null) return <BattleTray />
  if (view.stage === 'set-up' || view.stage === 'split') return <Legend />
  if (view.stage === 'war' || view.stage === 'end of round') {
    const mine = clansOf(view, viewer)
    return <WarTray clans={mine.length > 0 ? mine : [Math.max(0, view.turn)]} />
  }
  return <PlansTable view={view} />
}

/** Something that may be taller than the tray and has perhaps no button to stand on: it is scrolled by keys. */
function Scrolled({ content }: { content: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is taller than its place is scrolled by keys
    <div className={styles.tray} tabIndex={0}>
      {content}
    </div>
  )
}

/** In an all-seeing replay every plan as its own player saw it. */
function openPlans(view: ShogunView, views: readonly ShogunView[]): ShogunView {
  return { ...view, clans: view.clans.map((clan, id) => views[clan.seat]?.clans[id] ?? clan) }
}
