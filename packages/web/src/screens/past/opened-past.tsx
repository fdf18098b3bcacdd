import { type ComponentType, use, useEffect, useState, useSyncExternalStore } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import type { GameFace } from '../../games/face.ts'
import { faceOf } from '../../games/faces.ts'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { LocalTable } from '../../table/local-table.ts'
import { tableToday } from '../../table/older-table.ts'
import type { Snapshot, Table } from '../../table/table.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import styles from './opened-past.module.css'

/** A game that is looked back at, as its screen has it. */
export interface PastProps {
  readonly table: Table
  readonly snapshot: Snapshot
  readonly face: GameFace
  /** The moment that was asked for. */
  readonly from: number | null
}

/** How it is looked back at: as a replay, or under review. */
export type PastScreen = ComponentType<PastProps>

interface Props {
  readonly table: Table
  readonly from: string | undefined
  readonly Shown: PastScreen
  /** Where the game's words come from. */
  readonly Words?: typeof GameWords
}

/** A game looked back at, at whatever table it was played. */
export function OpenedPast({ table, from, Shown, Words = GameWords }: Props) {
  const say = useSay()
  const { snapshot, problem } = useSyncExternalStore(table.subscribe, table.state)
  if (snapshot === null) {
    return (
      <main className={styles.opening}>
        {problem === null ? (
          <p role="status">{say('ui.loading')}</p>
        ) : (
          <ProblemNotice problem={problem} onRetry={() => table.retry()} />
        )}
      </main>
    )
  }
  return (
    <Words rulebook={snapshot.game.rulebook} version={snapshot.game.version}>
      <WithFace
        table={tableToday(table, snapshot.game)}
        snapshot={snapshot}
        from={from === undefined ? null : Number(from)}
        Shown={Shown}
      />
    </Words>
  )
}

function WithFace({ Shown, ...props }: Omit<PastProps, 'face'> & { readonly Shown: PastScreen }) {
  return <Shown {...props} face={use(faceOf(props.snapshot.game.rulebook))} />
}

/** A game of this browser looked back at. */
export function LocalPast({ game, ...rest }: { readonly game: string } & Pick<Props, 'from' | 'Shown'>) {
  const table = useOpened(
    () => new LocalTable(game, engineConnection, () => [], { onlyLook: true, takeForced: false }),
    game,
  )
  return table === null ? null : <OpenedPast table={table} {...rest} />
}

/** A table that is opened with the screen, and closed with it. */
export function useOpened<T extends Table>(open: () => T, name: string): T | null {
  const [table, setTable] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another table
  useEffect(() => {
    const opened = open()
    setTable(opened)
    return () => opened.close()
  }, [name])
  return table
}

/** The moment that is looked at. Whoever follows a link to another moment of the same screen is led there. */
export function useMomentFrom(from: number | null, last: number) {
  const [moment, setMoment] = useState(Math.min(from ?? 0, last))
  useEffect(() => {
    if (from !== null) setMoment(Math.min(from, last))
  }, [from, last])
  return [moment, setMoment] as const
}
