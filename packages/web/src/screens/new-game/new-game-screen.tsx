import { shelf } from '@gunbai/rulebooks'
import { Suspense, use } from 'react'
import { engineConnection } from '../../engine/connection.ts'
import type { RulebookInfo } from '../../engine/engine.ts'
import { hasFace } from '../../games/faces.ts'
import { Page } from '../../shell/page.tsx'
import { useGameTitle } from '../../words/game-title.ts'
import { GameWords, useSay } from '../../words/words.tsx'
import { Battles } from './battles.tsx'
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

interface Props {
  readonly rulebook: string
  /** Which battle is looked at; all of them where none is named. */
  readonly setup: string | undefined
}

export default function NewGameScreen(props: Props) {
  return (
    <GameWords rulebook={props.rulebook}>
      <NewGame {...props} />
    </GameWords>
  )
}

function NewGame({ rulebook, setup }: Props) {
  const say = useSay()
  const { title } = useGameTitle(rulebook)
  // a game without a board of its own has a few set-ups at most: the first is looked at
  const isOne = setup !== undefined || !drawn.includes(rulebook)
  return (
    <Page
      title={isOne ? say('ui.new.title', { game: title }) : say('ui.new.choose', { game: title })}
      {...(isOne
        ? { hero: null }
        : { games: { label: say('ui.home.games'), games: drawn, chosen: rulebook, under: '/new' } })}
    >
      <Suspense fallback={<p>{say('ui.loading')}</p>}>
        <Loaded rulebook={rulebook} setup={isOne ? (setup ?? '') : null} />
      </Suspense>
    </Page>
  )
}

function Loaded({ rulebook, setup }: { rulebook: string; setup: string | null }) {
  const info = use(about(rulebook))
  const found = setup === null ? undefined : (info.setups.find(({ id }) => id === setup) ?? info.setups[0])
  return found === undefined ? (
    <Battles info={info} />
  ) : (
    <NewGameForm key={found.id} info={info} setup={found} />
  )
}
