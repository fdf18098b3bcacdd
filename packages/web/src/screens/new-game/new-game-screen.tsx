import { shelf } from '@gunbai/rulebooks'
import { Suspense, use } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import type { RulebookInfo } from '../../engine/engine.ts'
import { hasFace } from '../../games/faces.ts'
import { Page } from '../../shell/page.tsx'
import { useGameTitle } from '../../words/game-title.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import { NewGameForm } from './new-game-form.tsx'

/** The games with boards of their own. */
const drawn = shelf.flatMap(({ id }) => (hasFace(id) ? [id] : []))

const asked = new Map<string, Promise<RulebookInfo>>()

function about(rulebook: string): Promise<RulebookInfo> {
  const known = asked.get(rulebook) ?? engineConnection.call((engine) => engine.about(rulebook))
  asked.set(rulebook, known)
  known.catch(() => asked.delete(rulebook))
  return known
}

export default function NewGameScreen({ rulebook }: { rulebook: string }) {
  return (
    <GameWords rulebook={rulebook}>
      <NewGame rulebook={rulebook} />
    </GameWords>
  )
}

function NewGame({ rulebook }: { rulebook: string }) {
  const say = useSay()
  const { title } = useGameTitle(rulebook)
  return (
    <Page
      title={say('ui.new.title', { game: title })}
      {...(drawn.includes(rulebook) && {
        games: { label: say('ui.home.games'), games: drawn, chosen: rulebook, under: '/new' },
      })}
    >
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <Loaded rulebook={rulebook} />
      </Suspense>
    </Page>
  )
}

function Loaded({ rulebook }: { rulebook: string }) {
  return <NewGameForm info={use(about(rulebook))} />
}
