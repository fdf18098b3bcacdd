import { kindCoded, unitKinds } from '@gunbai/samurai/screen'
import { useRareWords, useSay, useWords } from '../../words/words.tsx'
import shared from '../figures.module.css'
import type { Figures } from '../figures.ts'
import { Die } from './art/die.tsx'
import { Drawings, GroundSample } from './art/painting.tsx'
import RareDrawings from './art/rare-drawings.tsx'
import { PieceDrawings, UnitBlock } from './art/unit-block.tsx'
import { looks } from './battle.ts'
import { unitName } from './description.ts'
import { groundFacts, unitFacts } from './facts.ts'

const kinds = ['ssp', 'sb', 'asp', 'ab', 'aa', 'li', 'sspc', 'sbc', 'ac']
const grounds = [
  'forest',
  'hill',
  'fields',
  'river',
  'ford',
  'bridge',
  'buildings',
  'gorge',
  'fence',
  'palisade',
  'castle',
  'tent',
]
const faces = ['circle', 'triangle', 'square', 'flag', 'fortune', 'swords']

function Units() {
  const say = useSay()
  const words = useWords()
  return (
    <ul className={shared.row}>
      {kinds.map((code, i) => {
        const kind = unitKinds[kindCoded('gmt', code)]
        const look = looks[code]
        return (
          kind !== undefined &&
          look !== undefined && (
            <li key={code} className={shared.item}>
              <svg viewBox="-36 -42 72 78" width="66" height="72" aria-hidden="true">
                {i === 0 && <PieceDrawings />}
                <UnitBlock look={{ ...look, side: 'red', blocks: kind.blocks, full: kind.blocks }} />
              </svg>
              <span>
                <strong>{words.say(unitName(code))}</strong>
                <small>{unitFacts(say, kind).join(' · ')}</small>
              </span>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** All faces with their names, or a throw where numbers are given. */
function Dice({ words }: { words: readonly string[] }) {
  const say = useSay()
  if (words.length > 0) {
    return (
      <div className={shared.dice}>
        {words.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die of a throw is its place
          <Die key={i} face={Number(face)} size={44} counts={true} />
        ))}
      </div>
    )
  }
  return (
    <ul className={shared.row}>
      {faces.map((name, face) => (
        <li key={name} className={shared.item}>
          <Die face={face} size={44} counts={false} />
          <strong>{say(`figures.die.${name}`)}</strong>
        </li>
      ))}
    </ul>
  )
}

function Terrain() {
  const say = useSay()
  return (
    <table className={shared.table}>
      <tbody>
        {grounds.map((name, i) => (
          <tr key={name}>
            <td>
              <svg viewBox="-36 -41 72 82" width="48" height="54" aria-hidden="true">
                {i === 0 && (
                  <>
                    <Drawings />
                    <RareDrawings />
                  </>
                )}
                <GroundSample name={name} />
              </svg>
            </td>
            <th scope="row">{say(`terrain.${name}`)}</th>
            <td>{groundFacts(say, 'gmt', name)?.join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
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

export const figures: Figures = { units: Units, dice: Dice, terrain: Terrain, cards: Cards }
