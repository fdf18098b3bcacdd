import { lazy, Suspense, useEffect, useState } from 'react'

const RulesDrawer = lazy(() => import('./rules-drawer.tsx'))

/** An address of the rules: of a game, and of what in them. */
export interface RulesAddress {
  readonly game: string
  readonly rule: string | undefined
}

/** At a table the rules are opened beside it: whoever follows a link to them does not leave. */
export function RulesBeside() {
  const [open, setOpen] = useState<RulesAddress | null>(null)
  useEffect(() => {
    const followed = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href*="#/rules/"]') : null
      const [, game, rule] = /#\/rules\/([^/]+)(?:\/([^/]+))?/.exec(link?.getAttribute('href') ?? '') ?? []
      if (game === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      setOpen({ game, rule })
    }
    document.addEventListener('click', followed, true)
    return () => document.removeEventListener('click', followed, true)
  }, [])
  return <Suspense>{open !== null && <RulesDrawer {...open} onClose={() => setOpen(null)} />}</Suspense>
}
