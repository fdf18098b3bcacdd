/** For tests and benchmarks of this and other packages. */
export { type CrashReport, crashTest } from './crash.ts'
export { type NodeProcess, startNode } from './node-process.ts'
export { freePort, startPostgres, type TestPostgres } from './postgres.ts'
export { playAtRandom, playSome } from './random-play.ts'
export { TestClient, TestSocket } from './test-client.ts'
export { generous, startTestServer, type TestServer } from './test-server.ts'
