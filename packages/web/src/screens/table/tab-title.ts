import { useEffect } from 'react'
import { usePlay } from '../../table/play.tsx'
import { useSay } from '../../words/words.tsx'
import { prompted } from './prompted.ts'

/** The tab says that it is the viewer's move, for who looks at another one meanwhile. */
export function TabTitle() {
  const say = useSay()
  const { scene, beat } = usePlay()
  const isMine = scene.outcome === null && beat === null && prompted(scene).mine
  const game = say('title')
  const title = isMine ? `● ${say('ui.title.yourMove')} · ${game}` : `${game} · Gunbai`
  useEffect(() => {
    document.title = title
    return () => {
      document.title = 'Gunbai'
    }
  }, [title])
  return null
}
