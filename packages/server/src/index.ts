export { openStorage, type Storage } from './storage/storage.ts'
