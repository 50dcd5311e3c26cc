import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { Replicas } from '../database/replicas.ts'
import type { SlowStatements } from '../database/slow-statements.ts'
import type { Files } from '../files/files.ts'
import { measureAnswers } from '../http/answer-metrics.ts'
import type { SessionKeeper } from '../http/caller.ts'
import { mayReadMetrics } from '../http/metrics-caller.ts'
import type { SecurityLog } from '../http/security-log.ts'
import { measureQueues } from '../jobs/queue-metrics.ts'
import type { Backlog, HealthCheck } from '../jobs/works.ts'
import { within } from '../within.ts'
import { attentionTo } from './attention.ts'
import type { Config } from './config.ts'

interface HealthParts {
  db: Database
  files: Files
  config: Config
  clock: () => Date
  sessions: SessionKeeper
  /** Whether the process is about to end, and new calls had better go to another. */
  isDraining?: () => boolean
  checks?: readonly HealthCheck[]
  /** What `/metrics` counts that waits. */
  queues?: readonly Backlog[]
  security: SecurityLog
  slow?: SlowStatements
  replicas?: Replicas
}

/** A session token that nobody has: looking it up exercises the path of every signed-in call. */
const NOBODY = Buffer.alloc(32)
/** The time-out of the session look-up; past it `/ready` fails and a balancer sends owners elsewhere. */
const READY_MS = 1_000

/**
 * `/health`: the process runs. `/ready`: owners can be served; it fails where the sessions do not answer within a second
 * and while the process is about to end, and names in `attention` what else is not in order, which stops no owner.
 * `/metrics`: Prometheus, for this machine and for who brings its token; for everybody else it is not there.
 */
export function mountHealth(app: FastifyInstance, parts: HealthParts): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(parts.security.metric)
  if (parts.slow) registry.registerMetric(parts.slow.metric)
  parts.replicas?.measureIn(registry)
  measureQueues(registry, { ...parts, queues: parts.queues ?? [] })
  measureAnswers(app, registry)
  const attention = attentionTo(parts.checks ?? [], parts)
  attention.measureIn(registry)

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    if (parts.isDraining?.()) return reply.code(503).send({ status: 'the portal is about to end' })
    const asked = parts.sessions.find(NOBODY, parts.clock())
    if (!(await inTime(asked))) return reply.code(503).send({ status: 'the database does not answer' })
    const failing = await attention.failing()
    if (parts.replicas?.areFresh() === false) failing.push('replica')
    return reply.send({ status: 'ok', ...(failing.length > 0 && { attention: failing }) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, parts.config.metricsToken)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Whether something succeeds within the second that a balancer waits. */
function inTime(asked: Promise<unknown>): Promise<boolean> {
  return within(READY_MS, asked, 'A check').then(
    () => true,
    () => false,
  )
}
