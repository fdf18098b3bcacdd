import { lazy, Suspense } from 'react'
import { usePlay } from '../../table/play.tsx'
import { HexInfo, isWorthALook } from './hex-info.tsx'
import { useField, useView } from './use-view.ts'

/** Fetched after the first paint. */
const Story = lazy(() => import('./stage/story.tsx'))

/** What is looked at on the map; otherwise the latest fight. */
export function Fight() {
  const { lookedAt } = usePlay()
  const view = useView()
  const field = useField()
  const hex = lookedAt === null ? -1 : Number(lookedAt)
  if (hex >= 0 && isWorthALook(view, field, hex)) return <HexInfo view={view} field={field} hex={hex} />
  return (
    <Suspense>
      <Story />
    </Suspense>
  )
}
