import { advice, type Situations } from './situations.ts'

export const shogun: Situations = { game: 'shogun', setup: 0, looks: [advice] }
