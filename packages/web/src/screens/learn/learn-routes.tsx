import { Route, Switch } from 'wouter'
import LearnScreen from './learn-screen.tsx'
import LessonScreen from './lesson-screen.tsx'
import PuzzlesScreen from './puzzles-screen.tsx'

/** The screens on which something is learnt, fetched together. */
export default function LearnRoutes() {
  return (
    <Switch>
      <Route path="/learn/:rulebook?">{({ rulebook }) => <LearnScreen rulebook={rulebook} />}</Route>
      <Route path="/learn/:rulebook/puzzles">{({ rulebook }) => <PuzzlesScreen rulebook={rulebook} />}</Route>
      <Route path="/learn/:rulebook/puzzles/:puzzle">
        {({ rulebook, puzzle }) => <LessonScreen rulebook={rulebook} lesson={puzzle} isPuzzle />}
      </Route>
      <Route path="/learn/:rulebook/:lesson">
        {({ rulebook, lesson }) => <LessonScreen rulebook={rulebook} lesson={lesson} />}
      </Route>
    </Switch>
  )
}
