export { example } from './rulebook.ts'
export type { ExampleAction, ExampleEvent, ExampleState } from './state.ts'
export type { ExampleView } from './view.ts'
