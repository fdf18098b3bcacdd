import { hasFace } from '../../games/faces.ts'
import { messagesIn } from '../../words/message-file.ts'
import { GameWords, MoreWords, remembered } from '../../words/words.tsx'
import { hasRulebook } from './pages.ts'
import styles from './rulebook.module.css'
import { Rulebook } from './rulebook.tsx'
import { Statements } from './statements.tsx'

const words = remembered((language) => messagesIn(import(`../../../messages/rulebook/${language}.json`)))

/** What is to be read at an address of the rules: the rulebook at a chapter, or the statements at one of them. */
export default function RulesPane({ game, rule }: { game: string; rule: string | undefined }) {
  const isChapter = rule === undefined || /^\d+$/.test(rule)
  const page =
    hasRulebook(game) && isChapter ? (
      <Rulebook key={game} game={game} chapter={rule} />
    ) : (
      <Statements key={game} game={game} rule={rule} />
    )
  const spoken = (
    <MoreWords source={words}>
      <div className={styles.pane}>{page}</div>
    </MoreWords>
  )
  return hasFace(game) ? <GameWords rulebook={game}>{spoken}</GameWords> : spoken
}
