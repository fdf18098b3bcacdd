import { isOurs, type Tables } from '@gunbai/glory/screen'
import type { ReactNode } from 'react'
import Dialog from '../../shell/dialog.tsx'
import { useSay } from '../../words/words.tsx'
import { Feature } from './art/terrain.tsx'
import { Slopes, Waters } from './ground-drawing.tsx'
import { drawn } from './sides-drawing.ts'
import { Signs } from './signs.tsx'
import styles from './tables-dialog.module.css'

/** Every player-aid table that is in force, as the rulebook keeps them, with a word on whose numbers these are. */
export default function TablesDialog({ tables, onClose }: { tables: Tables; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog open title={say('glory.tables')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys, from its top */}
      <section className={styles.all} tabIndex={0} aria-label={say('glory.tables')}>
        <p className={styles.origin}>
          {isOurs(tables) ? say('tables.origin') : say('glory.tables.of', { origin: tables.origin })}
        </p>
        <Signs />
        <TerrainTable tables={tables} />
        <HexsideTable tables={tables} />
        <FireTable tables={tables} />
        <RatioTable tables={tables} />
        <ShockTable tables={tables} />
      </section>
    </Dialog>
  )
}

const modes = ['infantry', 'cavalry', 'foot', 'horse'] as const

const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')

function Grid({ title, heads, children }: { title: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

function Row({ name, cells }: { name: ReactNode; cells: readonly (string | number)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={i}>{cell}</td>
      ))}
    </tr>
  )
}

export function TerrainTable({ tables }: { tables: Tables }) {
  const say = useSay()
  const yes = (flag: boolean) => (flag ? '✓' : '')
  return (
    <Grid
      title={say('glory.tables.terrain')}
      heads={[
        say('glory.tables.ground'),
        ...modes.map((mode) => say(`glory.mode.${mode}`)),
        say('glory.tables.shockOn'),
        say('glory.tables.fireAt'),
        say('glory.tables.charge'),
        say('glory.tables.sight'),
        say('glory.tables.sixFronts'),
      ]}
    >
      {tables.terrain.map(({ name, letter, costs, shock, fire, charge, blocksSight, sixFronts }) => (
        <Row
          key={name}
          name={
            <>
              <svg viewBox="-32 -32 64 64" width="28" height="28" aria-hidden="true">
                <Feature letter={letter} />
              </svg>{' '}
              {say(`glory.terrain.${name}`)}
            </>
          }
          cells={[
            ...costs.map((cost) => cost ?? '–'),
            signed(shock),
            signed(fire),
            yes(charge),
            yes(blocksSight),
            yes(sixFronts),
          ]}
        />
      ))}
      <Row
        name={say('glory.tables.path')}
        cells={[...modes.map(() => tables.ways.path), '', '', '', '', '']}
      />
      <Row
        name={say('glory.tables.road')}
        cells={[...modes.map(() => tables.ways.road), '', '', '', '', '']}
      />
    </Grid>
  )
}

export function HexsideTable({ tables }: { tables: Tables }) {
  const say = useSay()
  return (
    <Grid
      title={say('glory.tables.hexsides')}
      heads={[
        say('glory.tables.hexside'),
        ...modes.map((mode) => say(`glory.mode.${mode}`)),
        say('glory.tables.shockOn'),
        say('glory.tables.fireAt'),
      ]}
    >
      {tables.hexside.map(({ name, costs, shock, fire, attack }) => (
        <Row
          key={name}
          name={
            <>
              <SideSample name={name} /> {say(`glory.hexside.${name}`)}
            </>
          }
          cells={[
            ...costs.map((cost) =>
              typeof cost === 'number'
                ? signed(cost)
                : cost === 'NA'
                  ? '–'
                  : say(`glory.crossing.${cost === 'NA*' ? 'way' : 'gate'}`),
            ),
            attack ? signed(shock) : '–',
            signed(fire),
          ]}
        />
      ))}
    </Grid>
  )
}

const sample = [
  { x: -24, y: 0 },
  { x: 24, y: 0 },
] as const

/** How a side looks on the map. A slope is drawn as whoever goes up, or down, comes to it. */
function SideSample({ name }: { name: string }) {
  const [kind = '', way] = name.split(' ')
  const turned = way === 'up' || way === 'out'
  return (
    <svg viewBox="-26 -14 52 28" width="44" height="24" aria-hidden="true">
      <g transform={turned ? 'rotate(180)' : undefined}>
        <Slopes sides={drawn([{ kind: kind as 'slope', edge: sample }])} />
        <Waters sides={drawn([{ kind: kind as 'slope', edge: sample }])} />
      </g>
    </svg>
  )
}

/** Rows are kept by their least total; a reader wants both ends. */
function spans(rows: readonly { readonly from: number }[]): string[] {
  return rows.map(({ from }, i) => {
    const next = rows[i + 1]?.from
    if (from < -90) return `≤ ${(next ?? 0) - 1}`
    if (next === undefined) return `≥ ${from}`
    return next - 1 === from ? `${from}` : `${from} – ${next - 1}`
  })
}

export function FireTable({ tables }: { tables: Tables }) {
  const say = useSay()
  const totals = spans(tables.fire)
  return (
    <>
      <Grid title={say('glory.tables.fire')} heads={[say('glory.tables.total'), say('glory.tables.effect')]}>
        {tables.fire.map(({ from, levels, test, rout }, i) => (
          <Row
            key={from}
            name={totals[i]}
            cells={[
              rout
                ? say('glory.fire.rout')
                : [
                    ...(levels > 0 ? [say('glory.fire.levels', { levels })] : []),
                    ...(test === null ? [] : [say('glory.fire.test', { modifier: signed(test) })]),
                  ].join(', ') || say('glory.fire.nothing'),
            ]}
          />
        ))}
      </Grid>
      <Modifiers title={say('glory.tables.fireModifiers')} of="fire" modifiers={tables.fireModifiers} />
    </>
  )
}

export function RatioTable({ tables }: { tables: Tables }) {
  const say = useSay()
  return (
    <Grid title={say('glory.tables.ratio')} heads={tables.ratio.map(({ label }) => label)}>
      <tr>
        {tables.ratio.map(({ label, modifier }) => (
          <td key={label}>{signed(modifier)}</td>
        ))}
      </tr>
    </Grid>
  )
}

export function ShockTable({ tables }: { tables: Tables }) {
  const say = useSay()
  const totals = spans(tables.shock)
  const said = (effects: readonly string[]) =>
    effects.map((effect) => say(`glory.effect.${effect}`)).join(', ') || '–'
  return (
    <>
      <Grid
        title={say('glory.tables.shock')}
        heads={[
          say('glory.tables.total'),
          say('glory.tables.first'),
          say('glory.tables.attacker'),
          say('glory.tables.defender'),
          say('glory.tables.also'),
        ]}
      >
        {tables.shock.map(({ from, first, attacker, defender, also }, i) => (
          <Row
            key={from}
            name={totals[i]}
            cells={[
              say(`glory.tables.${first}`),
              said(attacker),
              said(defender),
              also.map((each) => say(`glory.also.${each}`)).join(', ') || '–',
            ]}
          />
        ))}
      </Grid>
      <Modifiers title={say('glory.tables.shockModifiers')} of="shock" modifiers={tables.shockModifiers} />
    </>
  )
}

function Modifiers({
  title,
  of,
  modifiers,
}: {
  title: string
  of: 'fire' | 'shock'
  modifiers: Readonly<Record<string, number>>
}) {
  const say = useSay()
  return (
    <Grid title={title} heads={[say('glory.tables.when'), say('glory.tables.modifier')]}>
      {Object.entries(modifiers).map(([name, value]) => (
        <Row
          key={name}
          name={say(`glory.modifier.${of}.${name}`)}
          cells={[name === 'massedFrom' ? value : signed(value)]}
        />
      ))}
    </Grid>
  )
}
