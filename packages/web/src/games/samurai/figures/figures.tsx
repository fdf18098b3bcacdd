import { useRareWords, useSay, useWords } from '../../../words/words.tsx'
import shared from '../../figures.module.css'
import type { Figures } from '../../figures.ts'
import { CardDrawings } from '../art/card-picture.tsx'
import { Die } from '../art/die.tsx'
import { Drawings } from '../art/painting.tsx'
import RareDrawings from '../art/rare-drawings.tsx'
import { PieceDrawings } from '../art/unit-block.tsx'
import { CardFront } from '../card-face.tsx'
import { Strength, Terrain, Units } from './reference.tsx'
import { Scene } from './scenes.tsx'

const faces = ['circle', 'triangle', 'square', 'swords', 'flag', 'fortune']
const faceNumbers = ['circle', 'triangle', 'square', 'flag', 'fortune', 'swords']

/** What all pictures are put together from, once in the page. */
function Kit() {
  return (
    <>
      <svg width="0" height="0" className={shared.kit} aria-hidden="true">
        <PieceDrawings />
        <Drawings />
        <RareDrawings />
      </svg>
      <CardDrawings />
    </>
  )
}

/** All faces, each with what it does. */
function Dice() {
  const say = useSay()
  return (
    <ul className={shared.strengths}>
      {faces.map((name) => (
        <li key={name}>
          <Die face={faceNumbers.indexOf(name)} size={50} counts={false} />
          <b>{say(`figures.die.${name}`)}</b>
          <span>{say(`figures.die.${name}.does`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Some cards of a hand, as they lie on the table: title and, of Dragon cards, price. */
const hand = [
  ['command', 'order-two-left', null],
  ['command', 'leadership', null],
  ['command', 'cavalry-charge', null],
  ['dragon', 'ambush', 2],
  ['dragon', 'bravery', 1],
] as const

function Hand() {
  useRareWords()
  return (
    <ul className={shared.cards}>
      {hand.map(([deck, title, cost]) => (
        <li key={title}>
          <CardFront deck={deck} title={title} cost={cost} side="red" edition="gmt" />
        </li>
      ))}
    </ul>
  )
}

/** Every card by its title, with what it does, as the rulebook's own words have it. */
function Cards() {
  const words = useWords()
  useRareWords()
  const say = useSay()
  return (
    <>
      {(['command', 'dragon'] as const).map((deck) => (
        <details key={deck}>
          <summary>{say(`figures.cards.${deck}`)}</summary>
          <table className={shared.table}>
            <tbody>
              {titles(words.ids(`${deck}.`)).map((title) => (
                <tr key={title}>
                  <th scope="row">{say(title)}</th>
                  <td>{words.has(`${title}.text`) && say(`${title}.text`, { edition: 'gmt' })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  )
}

const titles = (ids: readonly string[]) => ids.filter((id) => id.split('.').length === 2)

export const figures: Figures = {
  kit: Kit,
  units: Units,
  strength: Strength,
  dice: Dice,
  scene: Scene,
  terrain: Terrain,
  hand: Hand,
  cards: Cards,
}
