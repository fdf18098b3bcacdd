import { hexOf, outlineOf, piecesOf, placeName, setPiece } from '@gunbai/glory/sheet'
import { CORNER_NAMES, type Direction, symmetriesOf } from '@gunbai/hexes'
import { useState } from 'react'
import styles from '../../../screens/workshop/bench/bench.module.css'
import { Checks } from '../../../screens/workshop/bench/checks.tsx'
import { useKeys } from '../../../screens/workshop/bench/use-keys.ts'
import { useMarking } from '../../../screens/workshop/bench/use-stroke.ts'
import { useSay } from '../../../words/words.tsx'
import type { GloryBench } from './bench.tsx'
import { Beside } from './beside.tsx'
import { Palette } from './palette.tsx'
import { SheetBoard, type Spot } from './sheet-board.tsx'
import { type Brush, type Hand, markedIn, pickedAt, type Tool, toolKeys, touched } from './tools.ts'

/** The drawing: a palette, the map, and beside it formations, arrivals, objectives, the text, and what is wrong. */
export function DrawTab({ bench }: { bench: GloryBench }) {
  const say = useSay()
  const { text, outline, change } = bench
  const [hand, setHand] = useState<Hand>({
    tool: 'paint',
    brush: { kind: 'ground', letter: 'w' },
    mirror: null,
    from: null,
    nameFor: (brush) =>
      brush.kind === 'unit' ? say(`glory.arm.${brush.unit}`) : say('workshop.commander.unnamed'),
  })
  const [shown, setShown] = useState<Spot>({ hex: 0, direction: 0 })
  const [picked, setPicked] = useState<string | null>(null)
  const marking = useMarking()
  const take = (brush: Brush) =>
    setHand({ ...hand, brush, from: null, tool: painting.includes(hand.tool) ? hand.tool : 'paint' })

  function touch({ hex, direction }: Spot, stroke?: string) {
    setShown({ hex, direction })
    const standing = piecesOf(outline, 'unit').findLast(({ fields }) => hexOf(outline, fields[7]) === hex)
    if (hand.tool === 'pick') {
      setPicked(standing?.fields[1] ?? null)
      setHand({
        ...hand,
        tool: 'paint',
        brush: pickedAt(outlineOf(text), hex, direction, hand.brush.kind === 'side'),
      })
      return
    }
    const doing = { ...hand, isIn: marking(stroke, () => markedIn(outline, hand).includes(hex)) }
    const next = touched(text, doing, hex, direction)
    const again = (now: string) => touched(now, doing, hex, direction) ?? now
    if (next !== null) change(said(say, hand, placeName(outline, hex)), again, stroke)
    if (next === null) setHand({ ...hand, from: hex })
    else if (hand.brush.kind === 'way' && hand.tool === 'paint') setHand({ ...hand, from: hex })
    else if (hand.from !== null) setHand({ ...hand, from: null })
    const last = piecesOf(outlineOf(next ?? text), 'unit').findLast(
      ({ fields }) => hexOf(outline, fields[7]) === hex,
    )
    if (last !== undefined) setPicked(last.fields[1] ?? null)
  }

  /** Turns the unit that is picked, or goes round the sides of a hex. */
  function turn(by: 1 | -1) {
    if (hand.brush.kind === 'side')
      setShown({ ...shown, direction: ((shown.direction + by + 6) % 6) as Direction })
    else if (picked !== null) change(say('workshop.turned', { unit: picked }), turnedUnit(text, picked, by))
  }

  useKeys((key) => {
    const tool = (Object.keys(toolKeys) as Tool[]).find((each) => toolKeys[each] === key)
    const mirrors = [null, ...(outline.map === null ? [] : symmetriesOf(outline.map))]
    if (tool !== undefined) setHand({ ...hand, tool, from: null })
    else if (key === 'm')
      setHand({ ...hand, mirror: mirrors[(mirrors.indexOf(hand.mirror) + 1) % mirrors.length] ?? null })
    else if (key === 'q') turn(-1)
    else if (key === 'w') turn(1)
    else if (key === 'Escape') setHand({ ...hand, from: null })
    else return false
    return true
  })

  const show = (hex: number) => setShown({ ...shown, hex })
  return (
    <div className={styles.draw}>
      <Palette bench={bench} hand={hand} onHand={setHand} onTake={take} />
      <SheetBoard bench={bench} hand={hand} shown={shown} onTouch={touch} onShown={setShown} />
      <div className={styles.beside} data-rows="two">
        <Beside bench={bench} hand={hand} picked={picked} onPick={setPicked} onTake={take} onShow={show} />
        <Checks bench={bench} onShow={show} />
      </div>
    </div>
  )
}

const painting: readonly string[] = ['paint', 'fill', 'line']

function turnedUnit(text: string, code: string, by: 1 | -1): string {
  const unit = piecesOf(outlineOf(text), 'unit').find(({ fields }) => fields[1] === code)
  const facing = CORNER_NAMES[(CORNER_NAMES.indexOf(unit?.fields[8] as 'N') + by + 6) % 6] ?? 'N'
  return setPiece(text, 'unit', code, { facing })
}

/** What a change is called in the list of what can be undone. */
function said(say: ReturnType<typeof useSay>, { tool, brush }: Hand, hex: string): string {
  const what = painting.includes(tool) ? brushName(say, brush) : say(`workshop.tool.${tool}`)
  return say('workshop.did', { what, hex })
}

function brushName(say: ReturnType<typeof useSay>, brush: Brush): string {
  switch (brush.kind) {
    case 'ground':
      return say(`workshop.ground.glory.${brush.letter}`)
    case 'height':
      return say('workshop.height', { level: brush.level })
    case 'side':
      return say(`workshop.side.${brush.side ?? 'none'}`)
    case 'way':
      return say(`workshop.way.${brush.way}`)
    case 'unit':
      return say(`glory.arm.${brush.unit}`)
    case 'commander':
      return say('workshop.commander')
    case 'zone':
      return brush.name
    case 'held':
    case 'exit':
      return say(`workshop.mark.${brush.kind}`)
  }
}
