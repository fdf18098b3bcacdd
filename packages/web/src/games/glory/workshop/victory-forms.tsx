import { addRule, piecesOf, setHead, setRule, sideCodes, statementOf } from '@gunbai/glory/sheet'
import styles from '../../../screens/workshop/bench/fields.module.css'
import { Written } from '../../../screens/workshop/bench/written.tsx'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/words.tsx'
import type { GloryBench } from './bench.tsx'

/** What can be added, by what it says behind the side: with the zones and enemies that there are. */
function offers(zone: string, enemy: string): readonly { readonly id: string; readonly said: string }[] {
  return [
    { id: 'hold', said: `score SIDE hold ${zone} 3` },
    { id: 'eliminated', said: 'score SIDE eliminated inf,cav strength 1' },
    { id: 'guns', said: 'score SIDE eliminated art each 2' },
    { id: 'exited', said: 'score SIDE exited inf,cav each 1' },
    { id: 'routed', said: 'score SIDE routed 1' },
    { id: 'garrison', said: `score SIDE garrison ${zone} 1-5 1` },
    { id: 'holds', said: `win SIDE holds ${zone}` },
    { id: 'broken', said: `win SIDE broken ${enemy} 2` },
  ]
}

/** What scores and what wins, line by line as the file has it, and what could be added. */
export function VictoryForms({ bench }: { bench: GloryBench }) {
  const say = useSay()
  const { outline, text, change } = bench
  const sides = piecesOf(outline, 'side').map(({ fields }) => fields[1] ?? '')
  const codes = sideCodes(outline)
  const lines = outline.statements.filter(({ words }) => words[0] === 'score' || words[0] === 'win')
  const zone = statementOf(outline, 'zone')?.words[1]
  const tie = statementOf(outline, 'tie')?.words[1] ?? ''
  return (
    <section aria-label={say('workshop.winning')}>
      <h2>{say('workshop.winning')}</h2>
      {codes.slice(0, 2).map((code, seat) => (
        <fieldset key={code} className={styles.card}>
          <legend>{sides[seat]}</legend>
          {lines
            .filter(({ words }) => words[1] === code)
            .map(({ line, words }) => (
              <div key={line} className={styles.line}>
                <Written
                  label={say(`workshop.winning.${words[0]}`)}
                  value={words.slice(2).join(' ')}
                  onWritten={(said) =>
                    change(say('workshop.winning'), setRule(text, line, `${words[0]} ${code} ${said}`))
                  }
                />
                <Button kind="quiet" onClick={() => change(say('workshop.remove'), setRule(text, line, ''))}>
                  {say('workshop.remove')}
                </Button>
              </div>
            ))}
          <div className={styles.chips}>
            {offers(zone ?? '', codes[1 - seat] ?? '')
              .filter(({ said }) => zone !== undefined || !/ (hold|garrison|holds) /.test(said))
              .map(({ id, said }) => (
                <button
                  key={id}
                  type="button"
                  onClick={() =>
                    change(say(`workshop.offer.${id}`), addRule(text, said.replace('SIDE', code)))
                  }
                  data-offer={`${id} ${seat}`}
                >
                  + {say(`workshop.offer.${id}`)}
                </button>
              ))}
          </div>
        </fieldset>
      ))}
      <label className={styles.field}>
        {say('workshop.tie')}
        <select
          value={tie}
          onChange={({ target }) => change(say('workshop.tie'), setHead(text, 'tie', target.value))}
        >
          <option value="">{say('workshop.tie.nobody')}</option>
          {codes.slice(0, 2).map((code, seat) => (
            <option key={code} value={code}>
              {sides[seat]}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}
