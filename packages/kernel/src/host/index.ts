export * from './batch.ts'
export * from './host.ts'
export * from './position.ts'
export * from './whispers.ts'
