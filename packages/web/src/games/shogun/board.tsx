import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { usePlay } from '../../table/play.tsx'
import type { Offered } from '../../table/table.ts'
import { useSay, useWords } from '../../words/words.tsx'
import clans from './art/clans.module.css'
import styles from './board.module.css'
import { BoardList } from './board-list.tsx'
import { Chooser } from './chooser.tsx'
import { sayProvince } from './description.ts'
import { LookCard } from './look-card.tsx'
import { Land, ownersOf, Sea, viewBox } from './map/map-drawing.tsx'
import { useMapScale } from './map/use-map-scale.ts'
import { isArrow, standOf, step } from './map/walk.ts'
import { ArrowHead, BattleMarks, NewsMarks } from './marks.tsx'
import { Pieces } from './pieces.tsx'
import { ProvinceHit } from './province-hit.tsx'
import { usePointing } from './use-pointing.ts'
import { useView } from './view.ts'
import { WhyNotNote } from './why-not-note.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

/** The map of Japan. Everything on it that is lit comes from the legal answers; nothing else can be chosen. */
export function Board() {
  const say = useSay()
  const words = useWords()
  const { scene, point, lookAt, choose } = usePlay()
  const view = useView()
  const { targets, origins, taken, take, letGo } = usePointing()
  const [at, setAt] = useState(0)
  const [several, setSeveral] = useState<{ province: number; answers: readonly Offered[] } | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const home = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const zoom = useMapScale(home, svg)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question closes what the last one had opened
  useEffect(() => {
    setSeveral(null)
    setRefused(null)
  }, [scene.moment])

  /** What a screen reader says of each province. */
  const labels = useMemo(
    () =>
      view.provinces.map((_, province) => {
        const said = sayProvince(words.say, view, province)
        const answers = targets.get(province) ?? []
        if (answers.length > 0) return `${said} ${answers.map(({ phrase }) => words.say(phrase)).join('; ')}.`
        return origins.has(province) ? `${said} ${words.say({ id: 'shogun.take' })}` : said
      }),
    [view, targets, origins, words],
  )

  function pick(province: number): void {
    const answers = targets.get(province) ?? []
    setAt(province)
    setSeveral(null)
    setRefused(null)
    if (province === taken && answers.length === 0) letGo()
    else if (answers.length === 1 && answers[0] !== undefined) choose(answers[0].action)
    else if (answers.length > 1) setSeveral({ province, answers })
    else if (origins.has(province)) take(province)
    else if (scene.answers.length > 0) setRefused(province)
  }

  function look(province: number | null): void {
    const answers = province === null ? [] : (targets.get(province) ?? [])
    // of several troops that could do the same here the odds of the first are shown; the chooser shows each
    const alike = new Set(answers.map(({ action }) => action.kind)).size === 1
    point(alike ? (answers[0]?.action ?? null) : null)
    lookAt(province === null ? null : String(province))
  }

  function walkTo(province: number): void {
    setAt(province)
    setSeveral(null)
    svg.current?.querySelector<SVGElement>(`[data-province="${province}"]`)?.focus()
  }

  /** From west to east, as the eye goes along the islands. */
  function walkToNextLit(): void {
    const lit = [...new Set([...targets.keys(), ...origins])].sort((a, b) => standOf(a).x - standOf(b).x)
    const next = lit.find((province) => standOf(province).x > standOf(at).x) ?? lit[0]
    if (next !== undefined) walkTo(next)
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (isArrow(key)) walkTo(step(at, key))
    else if (key === 'Enter' || key === ' ') pick(at)
    else if (key === 'Escape') letGo()
    else if (key === 'n') walkToNextLit()
    else if (key === '+' || key === '=') zoom.in()
    else if (key === '-') zoom.out()
    else if (key === '0') zoom.whole()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.board} ref={home}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no element of its own for a group */}
      <svg
        ref={svg}
        className={`${styles.svg} ${clans.clans}`}
        viewBox={viewBox}
        role="group"
        aria-label={say('shogun.board')}
        onKeyDown={press}
        onClick={(event) => withProvince(event, pick)}
        onPointerOver={(event) => withProvince(event, look, () => look(null))}
        onPointerLeave={() => look(null)}
        onFocus={(event) =>
          withProvince(event, (province) => {
            setAt(province)
            look(province)
          })
        }
      >
        <defs>
          <ArrowHead />
        </defs>
        <Sea />
        <Land owners={ownersOf(view.provinces)} />
        {view.provinces.map((_, province) => {
          const answers = targets.get(province)
          return (
            <ProvinceHit
              // biome-ignore lint/suspicious/noArrayIndexKey: a province is its number
              key={province}
              province={province}
              lit={answers !== undefined ? 'target' : origins.has(province) ? 'origin' : 'none'}
              taken={province === taken}
              kind={answers?.[0]?.action.kind ?? null}
              reached={province === at}
              label={labels[province] ?? ''}
            />
          )
        })}
        <NewsMarks />
        <Pieces view={view} />
        <BattleMarks />
      </svg>
      <ZoomButtons zoom={zoom} />
      <LookCard />
      {several !== null && (
        <Chooser answers={several.answers} onChoose={choose} onClose={() => walkTo(several.province)} />
      )}
      {refused !== null && <WhyNotNote province={refused} taken={taken} onClose={() => setRefused(null)} />}
      <BoardList view={view} />
    </div>
  )
}

/** Does something with the province that an event came from, or something else where it came from the sea. */
function withProvince(event: SyntheticEvent, act: (province: number) => void, otherwise?: () => void): void {
  const place = (event.target as Element).closest('[data-province]')
  if (place !== null) act(Number(place.getAttribute('data-province')))
  else otherwise?.()
}
