import { type EditionName, kindCoded, rangedDice, terrains, unitKinds } from '@gunbai/samurai/screen'
import { useState } from 'react'
import { useSay, useWords } from '../../../words/words.tsx'
import shared from '../../figures.module.css'
import { GroundSample } from '../art/painting.tsx'
import { UnitBlock } from '../art/unit-block.tsx'
import { looks } from '../battle.ts'
import { unitName } from '../description.ts'

type Say = (id: string, values?: Record<string, string | number>) => string

const codes: Readonly<Record<EditionName, readonly string[]>> = {
  gmt: ['ssp', 'sb', 'asp', 'ab', 'aa', 'li', 'sspc', 'sbc', 'ac'],
  zvezda: ['si', 'asp', 'ab', 'aa', 'sc', 'ac'],
}
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
] as const

/** What stands in a cell where there is nothing to say. */
const nothing = '–'

function Picture({ code, blocks }: { code: string; blocks: number }) {
  const look = looks[code]
  return (
    <svg viewBox="-36 -42 72 78" width="60" height="65" aria-hidden="true">
      {look !== undefined && <UnitBlock look={{ ...look, side: 'red', blocks, full: blocks }} />}
    </svg>
  )
}

/** One of the two editions, of a table in which they differ. */
function Editions({ chosen, onChoose }: { chosen: EditionName; onChoose: (edition: EditionName) => void }) {
  const say = useSay()
  return (
    <div role="radiogroup" aria-label={say('figures.editions')} className={shared.editions}>
      {(['gmt', 'zvezda'] as const).map((edition) => (
        <label key={edition}>
          <input
            type="radio"
            checked={edition === chosen}
            onChange={() => onChoose(edition)}
            aria-label={say(`figures.edition.${edition}`)}
          />
          <span aria-hidden="true">{say(`figures.edition.${edition}`)}</span>
        </label>
      ))}
    </div>
  )
}

/** Every kind of unit in a row, with all its numbers. */
export function Units() {
  const say = useSay()
  const words = useWords()
  const [edition, setEdition] = useState<EditionName>('gmt')
  return (
    <>
      <Editions chosen={edition} onChoose={setEdition} />
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {say('figures.unit')}
            </th>
            {['move', 'fights', 'strikes', 'shoots', 'flags', 'honor'].map((column) => (
              <th key={column} scope="col">
                {say(`figures.unit.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes[edition].map((code) => {
            const kind = unitKinds[kindCoded(edition, code)]
            if (kind === undefined) return null
            const { at, moved } = rangedDice[kind.weapon]
            return (
              <tr key={code}>
                <td>
                  <Picture code={code} blocks={kind.blocks} />
                </td>
                <th scope="row">{words.say(unitName(code))}</th>
                <td>{kind.move}</td>
                <td>{kind.moveAndBattle}</td>
                <td>{kind.close === 0 ? say('figures.unit.byBlock') : kind.close}</td>
                <td className={shared.sentence}>
                  {kind.weapon === 'none'
                    ? nothing
                    : say('figures.unit.shots', { range: at.length - 1, dice: at[2] ?? 0, moved })}
                </td>
                <td>{kind.steadfast || nothing}</td>
                <td>{kind.shame || nothing}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** With how many dice each kind strikes. */
export function Strength() {
  const say = useSay()
  const words = useWords()
  return (
    <ul className={shared.strengths}>
      {codes.gmt.map((code) => {
        const kind = unitKinds[kindCoded('gmt', code)]
        return (
          kind !== undefined && (
            <li key={code}>
              <Picture code={code} blocks={kind.blocks} />
              <strong>{kind.close === 0 ? say('figures.unit.byBlock') : kind.close}</strong>
              <span>{words.say(unitName(code))}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}

const anyNumber = 99

/** The most dice, for foot and for horse. */
function most(say: Say, { foot, horse }: { foot: number; horse: number }): string | null {
  if (foot === anyNumber && horse === anyNumber) return null
  if (foot === horse) return `${foot}`
  if (foot === anyNumber) return say('figures.ground.horse', { dice: horse })
  if (horse === 0) return say('figures.ground.foot', { dice: foot })
  return say('figures.ground.each', { foot, horse })
}

/** The most dice of a blow, and of a shot where that is another number. */
function both(say: Say, close: string | null, ranged: string | null): string {
  if (close === ranged) return close ?? nothing
  if (ranged === null) return close ?? nothing
  const shots = say('figures.ground.shots', { dice: ranged })
  return close === null ? shots : `${close}, ${shots}`
}

/** Every ground in a row: what it does to whoever enters, strikes, shoots, stands. */
export function Terrain() {
  const say = useSay()
  const [edition, setEdition] = useState<EditionName>('gmt')
  return (
    <>
      <Editions chosen={edition} onChoose={setEdition} />
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {say('figures.ground')}
            </th>
            {['entering', 'into', 'out', 'flags', 'sight'].map((column) => (
              <th key={column} scope="col">
                {say(`figures.ground.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grounds.map((name) => {
            const ground = terrains[edition][name]
            const entering = ground.impassable
              ? 'noEntry'
              : !ground.stops
                ? null
                : !ground.battleFoot
                  ? 'stopNoFight'
                  : ground.battleHorse
                    ? 'stop'
                    : 'stopNoHorse'
            return (
              <tr key={name}>
                <td>
                  <svg viewBox="-36 -41 72 82" width="48" height="54" aria-hidden="true">
                    <GroundSample name={name} />
                  </svg>
                </td>
                <th scope="row">{say(`terrain.${name}`)}</th>
                <td>{entering === null ? nothing : say(`figures.ground.${entering}`)}</td>
                <td>
                  {both(say, most(say, ground.closeInto), most(say, ground.rangedInto))}
                  {ground.isHill && ` ${say('figures.ground.fromBelow')}`}
                </td>
                <td>{both(say, most(say, ground.closeOut), most(say, ground.rangedOut))}</td>
                <td>
                  {ground.holdsFoot
                    ? say('figures.ground.stands')
                    : ground.steadies === 'nobody'
                      ? nothing
                      : say(`figures.ground.flag.${ground.steadies}`)}
                </td>
                <td>{ground.blocksSight ? say('figures.ground.blocks') : nothing}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
