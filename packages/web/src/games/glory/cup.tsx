import { type GloryAction, isOurs } from '@gunbai/glory/screen'
import type { Phrase } from '@gunbai/kernel'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { usePlay } from '../../table/play.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import styles from './cup.module.css'
import { MarkerDisc } from './marker-disc.tsx'
import { type Marker, markerName, markerOf } from './markers.ts'
import { useField, useGame, useView } from './use-view.ts'

const TablesDialog = lazy(() => import('./tables-dialog.tsx'))
const VictoryDialog = lazy(() => import('./victory-dialog.tsx'))

/** Beneath the map: turn and weather, the markers drawn this turn, and the cup as far as the viewer may know it. */
export function Cup() {
  const say = useSay()
  const field = useField()
  const view = useView()
  const { scene } = useGame()
  const [shown, setShown] = useState<'tables' | 'victory' | null>(null)
  const offered = scene.answers.flatMap(({ action, phrase }) =>
    action.kind === 'put' || action.kind === 'open' ? [{ action, phrase }] : [],
  )
  const drawn = view.aside.map((id) => markerOf(field, id))
  const inCup = view.cup.map((id) => markerOf(field, id)).sort((a, b) => a.seat - b.seat || a.id - b.id)
  const weather = field.battle.weather[view.turn] ?? 'clear'
  return (
    <div className={styles.cup} data-part="cup">
      <p className={styles.turn} data-weather={weather}>
        <strong>{say('glory.turn', { turn: view.turn, turns: field.battle.turns })}</strong>
        <span>{say(`weather.${weather}`)}</span>
      </p>
      {offered.length > 0 && (
        <div className={styles.markers}>
          {offered.map((answer) => (
            <MarkerButton key={JSON.stringify(answer.action)} {...answer} />
          ))}
        </div>
      )}
      <Markers title={say('glory.drawn')} markers={drawn} active={view.active?.marker ?? null} />
      <Markers title={say('glory.cup', { count: inCup.length })} markers={inCup} active={null} />
      <div className={styles.help}>
        <Button kind="quiet" onClick={() => setShown('victory')}>
          {say('glory.victory')}
        </Button>
        <Button kind="quiet" onClick={() => setShown('tables')}>
          {isOurs(field.tables)
            ? say('glory.tables')
            : say('glory.tables.named', { origin: field.tables.origin })}
        </Button>
      </div>
      <Suspense>
        {shown === 'tables' && <TablesDialog tables={field.tables} onClose={() => setShown(null)} />}
        {shown === 'victory' && <VictoryDialog onClose={() => setShown(null)} />}
      </Suspense>
    </div>
  )
}

function Markers({
  title,
  markers,
  active,
}: {
  title: string
  markers: readonly Marker[]
  active: number | null
}) {
  const { say } = useWords()
  const field = useField()
  if (markers.length === 0) return null
  return (
    <div className={styles.markers}>
      <span className={styles.title}>{title}</span>
      <ul>
        {markers.map((marker) => (
          <li key={marker.id} data-active={marker.id === active} title={say(markerName(marker))}>
            <MarkerDisc marker={marker} field={field} />
            <span className="unseen">{say(markerName(marker))}</span>
            {marker.id === active && (
              <span className={styles.name}>
                {typeof marker.name === 'string' ? marker.name : say(marker.name)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OfMarker {
  readonly action: Extract<GloryAction, { readonly marker: number }>
  readonly phrase: Phrase
}

/** A marker that can be put into the cup, or that can open. */
function MarkerButton({ action, phrase }: OfMarker) {
  const { say } = useWords()
  const { choose, point } = usePlay()
  const field = useField()
  const marker = markerOf(field, action.marker)
  return (
    <Button
      className={styles.choice}
      data-answer={action.kind}
      onClick={() => choose(action)}
      onFocus={() => point(action)}
      onPointerEnter={() => point(action)}
    >
      <MarkerDisc marker={marker} field={field} size={32} />
      {say(phrase)}
    </Button>
  )
}
