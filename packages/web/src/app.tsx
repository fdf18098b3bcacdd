import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { HomeScreen } from './screens/home/home-screen.tsx'
import { Updater } from './shell/updater.tsx'
import { ShellWords } from './words/words.tsx'

const NewGameScreen = lazy(() => import('./screens/new-game/new-game-screen.tsx'))
const LearnRoutes = lazy(() => import('./screens/learn/learn-routes.tsx'))
const TableScreen = lazy(() => import('./screens/table/table-screen.tsx'))
const ReplayScreen = lazy(() => import('./screens/replay/replay-screen.tsx'))
const ReviewScreen = lazy(() => import('./screens/review/review-screen.tsx'))
const StudyRoutes = lazy(() => import('./screens/study/study-routes.tsx'))
const EmbeddedStudy = lazy(() => import('./screens/study/embedded-study.tsx'))
const RulesScreen = lazy(() => import('./screens/rules/rules-screen.tsx'))
const OnlineRoutes = lazy(() => import('./screens/online/online-routes.tsx'))
const WorkshopScreen = lazy(() => import('./screens/workshop/workshop-screen.tsx'))
const LibraryRoutes = lazy(() => import('./screens/library/library-routes.tsx'))
const AboutScreen = lazy(() => import('./screens/about/about-screen.tsx'))

/** The screens by address. The address is after #, so that any server of files will do. */
export function App() {
  return (
    <Suspense>
      <ShellWords>
        <Router hook={useHashLocation}>
          <Switch>
            {/* in a frame of another site there is one study, to be read */}
            {location.pathname === '/embed.html' && <Route component={EmbeddedStudy} />}
            <Route path="/new/:rulebook/:setup?">
              {({ rulebook, setup }) => <NewGameScreen key={rulebook} rulebook={rulebook} setup={setup} />}
            </Route>
            <Route path="/learn/*?" component={LearnRoutes} />
            <Route path="/table/:game">{({ game }) => <TableScreen key={game} game={game} />}</Route>
            <Route path="/replay/:game/:moment?">
              {({ game, moment }) => <ReplayScreen key={game} game={game} from={moment} />}
            </Route>
            <Route path="/review/:game/:moment?">
              {({ game, moment }) => <ReviewScreen key={game} game={game} from={moment} />}
            </Route>
            <Route path="/study/*?" component={StudyRoutes} />
            <Route path="/rules/:game?/:rule?">
              {({ game, rule }) => <RulesScreen game={game} rule={rule} />}
            </Route>
            <Route path="/online/*?" component={OnlineRoutes} />
            <Route path="/recover/:secret" component={OnlineRoutes} />
            <Route path="/join/:invitation" component={OnlineRoutes} />
            <Route path="/workshop/:draft?">{({ draft }) => <WorkshopScreen draft={draft} />}</Route>
            <Route path="/library/*?" component={LibraryRoutes} />
            <Route path="/about" component={AboutScreen} />
            <Route component={HomeScreen} />
          </Switch>
        </Router>
        <Updater />
      </ShellWords>
    </Suspense>
  )
}
