import {
  addMarker,
  edges,
  fieldIn,
  fieldNames,
  type PieceKind,
  piecesOf,
  removePiece,
  setHead,
  setPiece,
  setRout,
  setSize,
  setWeather,
  sideCodes,
  statementOf,
} from '@gunbai/glory/sheet'
import styles from '../../../screens/workshop/bench/fields.module.css'
import { Stepper } from '../../../screens/workshop/bench/stepper.tsx'
import { Written } from '../../../screens/workshop/bench/written.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import type { GloryBench } from './bench.tsx'
import { VictoryForms } from './victory-forms.tsx'

/** Turns and weather, the two armies with formations, commanders and markers, and what winning means. */
export default function SheetTab({ bench }: { bench: GloryBench }) {
  return (
    <div className={styles.sheet}>
      <About bench={bench} />
      <Armies bench={bench} />
      <VictoryForms bench={bench} />
    </div>
  )
}

const weathers = ['clear', 'fog', 'night'] as const

function About({ bench }: { bench: GloryBench }) {
  const say = useSay()
  const { outline, text, change } = bench
  const said = (word: string) => statementOf(outline, word)?.words.slice(1).join(' ') ?? ''
  const turns = Number(said('turns'))
  const { cols = 16, rows = 12 } = outline.map?.shape ?? {}
  const optional = said('optional') !== ''
  return (
    <section aria-label={say('workshop.telling')}>
      <h2>{say('workshop.telling')}</h2>
      {(['title', 'battle'] as const).map((word) => (
        <Written
          key={word}
          label={say(word === 'title' ? 'workshop.name' : 'workshop.id')}
          value={said(word)}
          onWritten={(value) => change(value, setHead(text, word, value))}
        />
      ))}
      <label className={styles.field}>
        {say('workshop.scale')}
        <select
          value={said('scale') || 'regiment'}
          onChange={({ target }) => change(say('workshop.scale'), setHead(text, 'scale', target.value))}
        >
          {(['battalion', 'regiment', 'brigade'] as const).map((scale) => (
            <option key={scale} value={scale}>
              {say(`workshop.scale.${scale}`)}
            </option>
          ))}
        </select>
      </label>
      <Stepper
        label={say('workshop.map.cols')}
        value={cols}
        least={2}
        most={60}
        onStep={(next) => change(say('workshop.map.cols'), setSize(text, next, rows))}
      />
      <Stepper
        label={say('workshop.map.rows')}
        value={rows}
        least={2}
        most={60}
        onStep={(next) => change(say('workshop.map.rows'), setSize(text, cols, next))}
      />
      <Stepper
        label={say('workshop.turns')}
        value={turns}
        least={1}
        most={60}
        onStep={(next) => change(say('workshop.turns'), setHead(text, 'turns', String(next)))}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={optional}
          onChange={() =>
            change(say('workshop.optional'), setHead(text, 'optional', optional ? '' : 'last turn'))
          }
        />
        {say('workshop.optional')}
      </label>
      <Weathers bench={bench} turns={Number.isFinite(turns) ? turns : 0} />
    </section>
  )
}

function Weathers({ bench, turns }: { bench: GloryBench; turns: number }) {
  const say = useSay()
  const { outline, text, change } = bench
  const weatherOf = (turn: number) =>
    weathers.find((kind) => statementOf(outline, kind)?.words.slice(1).map(Number).includes(turn)) ?? 'clear'
  return (
    <fieldset className={styles.card}>
      <legend>{say('workshop.weather')}</legend>
      <div className={styles.chips}>
        {Array.from({ length: Math.min(60, turns) }, (_, i) => {
          const now = weatherOf(i + 1)
          const next = weathers[(weathers.indexOf(now) + 1) % weathers.length] ?? 'clear'
          const words = say('workshop.weather.turn', { turn: i + 1, weather: say(`workshop.weather.${now}`) })
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
              key={i}
              type="button"
              aria-pressed={now !== 'clear'}
              onClick={() => change(words, setWeather(text, i + 1, next))}
              data-weather-of={i + 1}
            >
              {words}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function Armies({ bench }: { bench: GloryBench }) {
  const say = useSay()
  const { outline, text, change } = bench
  return (
    <section aria-label={say('workshop.armies')}>
      <h2>{say('workshop.armies')}</h2>
      {piecesOf(outline, 'side')
        .slice(0, 2)
        .map((side, seat) => {
          const code = fieldIn('side', side, 'code')
          const routed = statementOf(outline, 'rout', code)?.words.slice(2) ?? []
          const ofSide = (kind: PieceKind) =>
            piecesOf(outline, kind).filter(({ fields }) => fields[0] === code)
          return (
            <fieldset key={side.line} className={styles.card} data-army={seat}>
              <legend>{fieldIn('side', side, 'name')}</legend>
              <Written
                label={say('workshop.army.name')}
                value={fieldIn('side', side, 'name')}
                onWritten={(name) => change(name, setPiece(text, 'side', code, { name }))}
              />
              <div className={styles.chips}>
                <span>{say('workshop.rout')}</span>
                {edges.map((edge) => (
                  <button
                    key={edge}
                    type="button"
                    aria-pressed={routed.includes(edge)}
                    onClick={() =>
                      change(
                        say('workshop.rout'),
                        setRout(
                          text,
                          seat,
                          edges.filter((each) => (each === edge) !== routed.includes(each)),
                        ),
                      )
                    }
                  >
                    {say(`workshop.edge.${edge}`)}
                  </button>
                ))}
              </div>
              {(['form', 'cmd', 'cam'] as const).map((kind) => (
                <Pieces
                  key={kind}
                  bench={bench}
                  kind={kind}
                  codes={ofSide(kind).map((each) => each.fields[1] ?? '')}
                />
              ))}
              <Button
                kind="quiet"
                onClick={() =>
                  change(say('workshop.marker.add'), addMarker(text, seat, say('workshop.marker.new')))
                }
              >
                + {say('workshop.marker.add')}
              </Button>
            </fieldset>
          )
        })}
      {sideCodes(outline).length < 2 && <p role="alert">{say('workshop.sides.two')}</p>}
    </section>
  )
}

/** The formations, commanders or markers of an army: each field of its line in a field of the form. */
function Pieces({
  bench,
  kind,
  codes,
}: {
  bench: GloryBench
  kind: 'form' | 'cmd' | 'cam'
  codes: readonly string[]
}) {
  const say = useSay()
  const { outline, text, change } = bench
  if (codes.length === 0) return null
  return (
    <details>
      <summary>{say(`workshop.pieces.${kind}`, { count: codes.length })}</summary>
      {codes.map((code) => {
        const piece = piecesOf(outline, kind).find(({ fields }) => fields[1] === code)
        if (piece === undefined) return null
        return (
          <div key={code} className={styles.card} data-piece={code}>
            {fieldNames[kind].slice(2).map((name) => (
              <Written
                key={name}
                label={say(`workshop.field.${kind}.${name}`)}
                value={piece.fields[(fieldNames[kind] as readonly string[]).indexOf(name)] ?? ''}
                onWritten={(value) => change(value, setPiece(text, kind, code, { [name]: value }))}
              />
            ))}
            <Button
              kind="quiet"
              onClick={() => change(say('workshop.remove'), removePiece(text, kind, code))}
            >
              {say('workshop.remove')}
            </Button>
          </div>
        )
      })}
    </details>
  )
}
