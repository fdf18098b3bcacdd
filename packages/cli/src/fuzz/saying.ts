import { languages, type Phrase } from '@gunbai/kernel'
import type { Examination } from './examination.ts'
import { Failure } from './tally.ts'

/** That a phrase can be said in every language. */
export function checkSayable({ speakers }: Examination, phrase: Phrase): void {
  for (const language of languages) {
    try {
      speakers[language](phrase)
    } catch (problem) {
      throw new Failure(
        'violations',
        `"${phrase.id}" cannot be said in ${language}: ${(problem as Error).message}`,
      )
    }
  }
}
