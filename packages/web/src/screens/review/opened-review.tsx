import { use, useSyncExternalStore } from 'react'
import { faceOf } from '../../games/faces.ts'
import { Page } from '../../shell/page.tsx'
import { ProblemNotice } from '../../shell/problem-notice.tsx'
import { tableToday } from '../../table/older-table.ts'
import type { Snapshot, Table } from '../../table/table.ts'
import { messagesIn } from '../../words/message-file.ts'
import { GameWords, MoreWords, remembered, useSay } from '../../words/words.tsx'
import { Reviewed } from './reviewed.tsx'

interface Props {
  readonly table: Table
  /** The moment that was asked for. */
  readonly from: string | undefined
  /** Where the game's words come from. */
  readonly Words?: typeof GameWords
}

const messages = remembered((language) => messagesIn(import(`../../../messages/review/${language}.json`)))

/** A finished game under review, at whatever table it was played. */
export function OpenedReview({ table, from, Words = GameWords }: Props) {
  const say = useSay()
  const { snapshot, problem } = useSyncExternalStore(table.subscribe, table.state)
  if (snapshot === null) {
    return (
      <Page title={say('ui.review')}>
        {problem === null ? (
          <p role="status">{say('ui.loading')}</p>
        ) : (
          <ProblemNotice problem={problem} onRetry={() => table.retry()} />
        )}
      </Page>
    )
  }
  return (
    <Words rulebook={snapshot.game.rulebook} version={snapshot.game.version}>
      <MoreWords source={messages}>
        <WithFace
          table={tableToday(table, snapshot.game)}
          snapshot={snapshot}
          from={from === undefined ? null : Number(from)}
        />
      </MoreWords>
    </Words>
  )
}

function WithFace(props: { table: Table; snapshot: Snapshot; from: number | null }) {
  const say = useSay()
  const face = use(faceOf(props.snapshot.game.rulebook))
  if (props.snapshot.outcome !== null) return <Reviewed {...props} face={face} />
  return (
    <Page title={say('ui.review')}>
      <p>{say('review.notOver')}</p>
    </Page>
  )
}
