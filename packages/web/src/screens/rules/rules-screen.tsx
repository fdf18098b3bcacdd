import { Suspense } from 'react'
import { Page } from '../../shell/page.tsx'
import { useSay } from '../../words/words.tsx'
import { readable } from './pages.ts'
import RulesPane from './rules-pane.tsx'

/** The rules of a game: the rulebook for players and, one click away, every rule with its number. */
export default function RulesScreen({
  game = readable[0] ?? '',
  rule,
}: {
  game?: string | undefined
  rule?: string | undefined
}) {
  const say = useSay()
  return (
    <Page
      title={say('ui.rules.title')}
      games={{ label: say('ui.rules.games'), games: readable, chosen: game, under: '/rules' }}
    >
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <RulesPane game={game} rule={rule} />
      </Suspense>
    </Page>
  )
}
