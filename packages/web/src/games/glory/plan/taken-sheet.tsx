import { Button } from '../../../shell/button.tsx'
import { useSay, useWords } from '../../../words/words.tsx'
import { armyStyle } from '../armies.ts'
import { Counter } from '../art/counter.tsx'
import { armName, sayName } from '../description.ts'
import { counterLook } from '../pieces.tsx'
import { useField, useGame, useView } from '../use-view.ts'
import type { UnitView } from '../view.ts'
import styles from './plan-sheet.module.css'
import { commanderOf, type TakenUp, type Who } from './who.ts'

/** Who was taken up: the stack, one of it alone or a commander, and what can be done in place. */
export function TakenSheet({ taken, onBack }: { taken: TakenUp; onBack: () => void }) {
  const say = useSay()
  const words = useWords()
  const { choose } = useGame()
  const { whos, who, steps, inPlace } = taken
  return (
    <>
      {who !== null && <Head who={who} />}
      <div className={styles.body}>
        {whos.length > 1 && <Whos taken={taken} />}
        <p className={styles.quiet}>{say('glory.plan.hint')}</p>
        {steps.length > 0 && (
          <div className={styles.bySteps}>
            {steps.map(({ action, phrase }) => (
              <Button
                key={JSON.stringify(action)}
                kind="quiet"
                data-steps={JSON.stringify(action)}
                onClick={() => choose(action)}
              >
                {say('glory.plan.steps', { answer: words.say(phrase) })}
              </Button>
            ))}
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <Button kind="quiet" onClick={onBack}>
          {say('glory.plan.back')}
        </Button>
        {inPlace.map(({ action, phrase }) => (
          <Button
            key={JSON.stringify(action)}
            data-steps={JSON.stringify(action)}
            onClick={() => choose(action)}
          >
            {words.say(phrase)}
          </Button>
        ))}
      </footer>
    </>
  )
}

function Head({ who: { piece } }: { who: Who }) {
  const words = useWords()
  const view = useView()
  const field = useField()
  const card = field.cards[piece]
  const commander = field.battle.commanders[commanderOf(view, piece)]
  if (card === undefined || commander !== undefined)
    return (
      <header className={styles.head}>
        <h2>{commander?.name}</h2>
      </header>
    )
  const { condition, facing, square } = view.units[piece] as UnitView
  return (
    <header className={styles.head}>
      <svg
        viewBox="-28 -24 56 50"
        width="56"
        height="50"
        aria-hidden="true"
        style={armyStyle(field, card.seat)}
      >
        <Counter {...counterLook(field, [piece, condition, facing, Number(square)])} />
      </svg>
      <div>
        <h2>{sayName(words.say, field, card.name)}</h2>
        <p className={styles.quiet}>{words.say(armName(field, piece))}</p>
      </div>
    </header>
  )
}

function Whos({ taken: { whos, who, choose } }: { taken: TakenUp }) {
  const say = useSay()
  const words = useWords()
  const view = useView()
  const field = useField()
  const nameOf = ({ piece, together }: Who) => {
    if (together) return say('glory.plan.stack')
    const commander = field.battle.commanders[commanderOf(view, piece)]
    if (commander !== undefined) return commander.name
    return say('glory.plan.only', { unit: sayName(words.say, field, field.cards[piece]?.name ?? '') })
  }
  return (
    <div className={styles.company}>
      {whos.map((each) => (
        <button
          key={`${each.piece} ${each.together}`}
          type="button"
          aria-pressed={each.piece === who?.piece && each.together === who.together}
          onClick={() => choose(each)}
        >
          {nameOf(each)}
        </button>
      ))}
    </div>
  )
}
