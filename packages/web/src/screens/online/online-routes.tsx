import { lazy, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import type { StudyParts } from '../study/study-address.ts'
import { OnlineWords } from './online-words.tsx'
import { decoded, soughtIn } from './standings/finished-address.ts'

const LobbyScreen = lazy(() => import('./lobby/lobby-screen.tsx'))
const MineScreen = lazy(() => import('./lobby/mine-screen.tsx'))
const AwayScreen = lazy(() => import('./away/away-screen.tsx'))
const ModerationScreen = lazy(() => import('./moderation/moderation-screen.tsx'))
const WatchScreen = lazy(() => import('./lobby/watch-screen.tsx'))
const JoinScreen = lazy(() => import('./lobby/join-screen.tsx'))
const TournamentsScreen = lazy(() => import('./tournaments/tournaments-screen.tsx'))
const TournamentScreen = lazy(() => import('./tournaments/tournament-screen.tsx'))
const RecoverScreen = lazy(() => import('./account/recover-screen.tsx'))
const AccountScreen = lazy(() => import('./account/account-screen.tsx'))
const BotsScreen = lazy(() => import('./account/bots-screen.tsx'))
const LadderScreen = lazy(() => import('./standings/ladder-screen.tsx'))
const ChallengeScreen = lazy(() => import('./standings/challenge-screen.tsx'))
const PlayerScreen = lazy(() => import('./standings/player-screen.tsx'))
const FinishedScreen = lazy(() => import('./standings/finished-screen.tsx'))
const DiceScreen = lazy(() => import('./dice/dice-screen.tsx'))
const SharedStudyScreen = lazy(() => import('../study/shared-study-screen.tsx'))
const MatchScreen = lazy(() => import('./match/match-screen.tsx'))
const MatchReplayScreen = lazy(() => import('./match/match-replay-screen.tsx'))
const MatchReviewScreen = lazy(() => import('./match/match-review-screen.tsx'))

/** Everything that needs a server, fetched when it is first opened. */
export default function OnlineRoutes() {
  return (
    <Suspense>
      <OnlineWords>
        <Switch>
          <Route path="/online" component={LobbyScreen} />
          <Route path="/online/mine" component={MineScreen} />
          <Route path="/online/away/:match?">{({ match }) => <AwayScreen match={match} />}</Route>
          <Route path="/online/moderation" component={ModerationScreen} />
          <Route path="/online/watch" component={WatchScreen} />
          <Route path="/online/tournaments" component={TournamentsScreen} />
          <Route path="/online/tournaments/:id">{({ id }) => <TournamentScreen key={id} id={id} />}</Route>
          <Route path="/online/account" component={AccountScreen} />
          <Route path="/online/bots" component={BotsScreen} />
          <Route path="/online/challenge" component={ChallengeScreen} />
          <Route path="/online/finished/:rulebook?/:setup?/:player?">
            {(parts) => <FinishedScreen {...soughtIn(parts)} />}
          </Route>
          <Route path="/online/ladder/:rulebook?">
            {({ rulebook }) => <LadderScreen rulebook={rulebook} />}
          </Route>
          <Route path="/online/players/:name">
            {({ name }) => <PlayerScreen key={name} name={decoded(name)} />}
          </Route>
          <Route<StudyParts> path="/online/studies/:id/:moment?/:line?">
            {(parts) => <SharedStudyScreen {...parts} />}
          </Route>
          <Route path="/online/:match">{({ match }) => <MatchScreen key={match} match={match} />}</Route>
          <Route path="/online/:match/dice">{({ match }) => <DiceScreen key={match} match={match} />}</Route>
          <Route path="/online/:match/replay/:moment?">
            {({ match, moment }) => <MatchReplayScreen key={match} match={match} from={moment} />}
          </Route>
          <Route path="/online/:match/review/:moment?">
            {({ match, moment }) => <MatchReviewScreen key={match} match={match} from={moment} />}
          </Route>
          <Route path="/recover/:secret">{({ secret }) => <RecoverScreen secret={secret} />}</Route>
          <Route path="/join/:invitation">
            {({ invitation }) => <JoinScreen key={invitation} invitation={invitation} />}
          </Route>
        </Switch>
      </OnlineWords>
    </Suspense>
  )
}
