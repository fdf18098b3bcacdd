export { findRulebook, type Shelved, shelf } from './shelf.ts'
