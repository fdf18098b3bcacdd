import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus may ask. Numbers only: no label names a match, a person or anything that a seat does. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Histogram({
    name: 'gunbai_http_request_seconds',
    help: 'HTTP requests, by route and status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  readonly messages = new Counter({
    name: 'gunbai_socket_messages_total',
    help: 'socket messages received, by type and whether they were refused',
    labelNames: ['type', 'result'] as const,
    registers: [this.registry],
  })
  readonly answerSeconds = new Histogram({
    name: 'gunbai_answer_seconds',
    help: 'from an answer to its acknowledgement',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
    registers: [this.registry],
  })
  readonly answerStages = new Histogram({
    name: 'gunbai_answer_stage_seconds',
    help: 'the stages of an answer: waiting for its turn, the rules, the commit, telling of it',
    labelNames: ['stage'] as const,
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.2, 1],
    registers: [this.registry],
  })
  readonly sockets = new Gauge({
    name: 'gunbai_sockets',
    help: 'open sockets',
    registers: [this.registry],
  })
  readonly jobsFailed = new Counter({
    name: 'gunbai_jobs_failed_total',
    help: 'jobs that failed and will be tried again, by kind',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  })

  constructor(matchesInMemory: () => number) {
    new Gauge({
      name: 'gunbai_matches_in_memory',
      help: 'matches whose state this node has in memory',
      registers: [this.registry],
      collect() {
        this.set(matchesInMemory())
      },
    })
    collectDefaultMetrics({ register: this.registry })
  }
}
