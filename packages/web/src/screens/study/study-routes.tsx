import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { OnlineWords } from '../online/online-words.tsx'
import type { StudyParts } from './study-address.ts'

const StudiesScreen = lazy(() => import('./studies-screen.tsx'))
const StudyScreen = lazy(() => import('./study-screen.tsx'))

/** Studies of this browser, and the list of all. */
export default function StudyRoutes() {
  return (
    <Suspense>
      <OnlineWords>
        <Switch>
          <Route path="/study" component={StudiesScreen} />
          <Route<StudyParts> path="/study/:id/:moment?/:line?">{(parts) => <StudyScreen {...parts} />}</Route>
        </Switch>
      </OnlineWords>
    </Suspense>
  )
}
