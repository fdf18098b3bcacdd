export * from './study.ts'
export * from './study-file.ts'
