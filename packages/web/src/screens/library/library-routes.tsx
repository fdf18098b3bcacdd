import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { LibraryWords } from './library-words.tsx'

const LibraryScreen = lazy(() => import('./library-screen.tsx'))
const BattleScreen = lazy(() => import('./battle-screen.tsx'))

/** The battles that people have published: all of them, or one. */
export default function LibraryRoutes() {
  return (
    <Suspense>
      <LibraryWords>
        <Switch>
          <Route path="/library/:id/:version?">
            {({ id, version }) => <BattleScreen key={id} id={id} version={version} />}
          </Route>
          <Route component={LibraryScreen} />
        </Switch>
      </LibraryWords>
    </Suspense>
  )
}
