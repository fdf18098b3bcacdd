export { findRulebook, messagesOf, type Shelved, shelf } from './shelf.ts'
