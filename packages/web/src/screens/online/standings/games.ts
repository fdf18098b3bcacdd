import { shelf } from '@gunbai/rulebooks'
import { hasFace } from '../../../games/faces.ts'

/** The games, those with a board of their own first. */
export const games = [...shelf]
  .sort((a, b) => Number(hasFace(b.id)) - Number(hasFace(a.id)))
  .map(({ id }) => id)
