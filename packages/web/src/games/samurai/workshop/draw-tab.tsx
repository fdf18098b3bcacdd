import { hexName } from '@gunbai/hexes'
import { addZone, outlineOf, symmetries } from '@gunbai/samurai/sheet'
import { useState } from 'react'
import styles from '../../../screens/workshop/bench/bench.module.css'
import { Checks } from '../../../screens/workshop/bench/checks.tsx'
import { TextPane } from '../../../screens/workshop/bench/text-pane.tsx'
import { useKeys } from '../../../screens/workshop/bench/use-keys.ts'
import { useMarking } from '../../../screens/workshop/bench/use-stroke.ts'
import { useSay } from '../../../words/words.tsx'
import { field } from '../geometry.ts'
import type { SamuraiBench } from './bench.tsx'
import { Palette } from './palette.tsx'
import { SheetBoard } from './sheet-board.tsx'
import { type Brush, type Hand, isInZone, pickedAt, type Tool, toolKeys, touched } from './tools.ts'

/** The drawing: a palette, the board, and beside it what is wrong and the text of the file. */
export function DrawTab({ bench }: { bench: SamuraiBench }) {
  const say = useSay()
  const { text, outline, change } = bench
  const [hand, setHand] = useState<Hand>({
    tool: 'paint',
    brush: { kind: 'ground', token: 'f' },
    mirror: null,
    from: null,
    zone: outline.zones[0]?.name ?? 'zone-1',
    nameFor: (seat) =>
      say('workshop.leader.unnamed', { side: seat === 0 ? say('workshop.top') : say('workshop.bottom') }),
  })
  const [shown, setShown] = useState<number | null>(null)
  const marking = useMarking()

  function choose(tool: Tool) {
    setHand((was) => ({ ...was, tool, from: null }))
    if (tool === 'zone' && !outline.zones.some(({ name }) => name === hand.zone))
      change(say('workshop.zone.new'), addZone(text, hand.zone))
  }

  /** What the change is called in the list of what can be undone. */
  function called({ tool, brush }: Hand, hex: number): string {
    const place = hexName(field, field.hexes[hex] ?? field.hexes[0]!)
    const what =
      tool === 'paint' || tool === 'fill' || tool === 'line' ? brushName(brush) : say(`workshop.tool.${tool}`)
    return say('workshop.did', { what, hex: place })
  }

  function brushName(brush: Brush): string {
    if (brush.kind === 'unit') return say(`unit.${brush.code}`)
    if (brush.kind === 'leader') return say(`workshop.leader.${brush.leader}`)
    return say(`workshop.ground.${brush.token}`)
  }

  function touch(hex: number, stroke?: string) {
    setShown(hex)
    if (hand.tool === 'pick') {
      setHand({ ...hand, tool: 'paint', brush: pickedAt(outlineOf(text), hex) })
      return
    }
    const doing = { ...hand, isIn: marking(stroke, () => isInZone(outline, hand.zone, hex)) }
    if (touched(text, doing, hex) === null) setHand({ ...hand, from: hex })
    else {
      change(called(hand, hex), (now) => touched(now, doing, hex) ?? now, stroke)
      if (hand.from !== null) setHand({ ...hand, from: null })
    }
  }

  useKeys((key) => {
    const tool = (Object.keys(toolKeys) as Tool[]).find((each) => toolKeys[each] === key)
    if (tool !== undefined) choose(tool)
    else if (key === 'm') setHand((was) => ({ ...was, mirror: nextMirror(was.mirror) }))
    else if (key === 'Escape') setHand((was) => ({ ...was, from: null }))
    else return false
    return true
  })

  return (
    <div className={styles.draw}>
      <Palette bench={bench} hand={hand} onHand={setHand} onTool={choose} />
      <SheetBoard bench={bench} hand={hand} shown={shown} onTouch={touch} onShown={setShown} />
      <div className={styles.beside}>
        <Checks bench={bench} onShow={setShown} />
        <TextPane bench={bench} />
      </div>
    </div>
  )
}

const mirrors: readonly Hand['mirror'][] = [null, ...symmetries]
const nextMirror = (mirror: Hand['mirror']): Hand['mirror'] =>
  mirrors[(mirrors.indexOf(mirror) + 1) % mirrors.length] ?? null
