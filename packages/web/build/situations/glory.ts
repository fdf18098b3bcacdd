import { advice, type Situations } from './situations.ts'

export const glory: Situations = { game: 'glory', setup: 0, looks: [advice] }
