import { Suspense } from 'react'
import { Link } from 'wouter'
import { Page } from '../../shell/page.tsx'
import { useGameTitle } from '../../words/game-title.ts'
import { useSay } from '../../words/words.tsx'
import { readable } from './pages.ts'
import RulesPane from './rules-pane.tsx'
import styles from './rules-screen.module.css'

function GameTitle({ rulebook }: { rulebook: string }) {
  return useGameTitle(rulebook).title
}

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
    <Page title={say('ui.rules.title')}>
      <nav className={styles.games} aria-label={say('ui.rules.games')}>
        {readable.map((id) => (
          <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            <GameTitle rulebook={id} />
          </Link>
        ))}
      </nav>
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <RulesPane game={game} rule={rule} />
      </Suspense>
    </Page>
  )
}
