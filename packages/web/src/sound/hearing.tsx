import type { LogEntry } from '@gunbai/kernel/host'
import { useEffect, useRef } from 'react'
import { settings } from '../settings/settings.ts'
import { usePlay } from '../table/play.tsx'
import { heardOf } from './heard.ts'
import { SoundBox } from './sound-box.ts'

const box = new SoundBox({
  audio: () =>
    typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' }),
  isMuted: () => settings().sound === 'off',
  vibrate: (pattern) => void navigator.vibrate?.(pattern),
})

const apart = 0.14 // seconds between two sounds of one moment
const most = 3 // of one moment: where all is shown at once it is not a din

/** Makes what happens heard: with the beat in which it is seen, or all that is new where there are no beats. */
export default function Hearing() {
  const { face, log, beat, scene } = usePlay()
  const { viewer, outcome, questions, game } = scene
  const told = useRef(log.length)

  useEffect(() => {
    const news: readonly LogEntry[] =
      beat?.entries ?? (log.length > told.current ? log.slice(told.current) : [])
    told.current = log.length
    for (const [place, sound] of heardOf(face.sounds ?? {}, news)
      .slice(0, most)
      .entries()) {
      box.play(sound, place * apart)
    }
  }, [face, log, beat])

  const isMine = beat === null && outcome === null && questions.some(({ seat }) => seat === viewer)
  const wasMine = useRef(isMine)
  useEffect(() => {
    // several questions in a row are one move
    const isOtherBefore = !wasMine.current
    wasMine.current = isMine
    if (isMine && isOtherBefore) box.play('bell', 0.1)
  }, [isMine])

  const isOver = outcome !== null
  const wasOver = useRef(isOver)
  useEffect(() => {
    if (isOver && !wasOver.current) {
      const lost = viewer !== null && !outcome.winners.includes(viewer) && game.players.length > 1
      box.play(lost ? 'drum' : 'horn', 0.3)
    }
    wasOver.current = isOver
  }, [isOver, outcome, viewer, game])
  return null
}
