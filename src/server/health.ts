import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { answers } from './health.store.ts'
import type { HealthCheck } from './works.ts'

interface HealthParts {
  db: Database
  config: Config
  clock: () => Date
  checks?: readonly HealthCheck[]
}

/**
 * `/health`: the process runs. `/ready`: the database answers, and all that the portal's work needs is there;
 * it names what is not. `/metrics`: Prometheus. All three are for the machines
 * beside it; a proxy keeps `/metrics` from the world.
 */
export function mountHealth(app: FastifyInstance, parts: HealthParts): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'veranda_http_seconds',
    help: 'How long calls took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  // The labels of a series are put in order once, not at every response.
  const series = new Map<string, ReturnType<typeof durations.labels>>()
  app.addHook('onResponse', (request, reply, next) => {
    const { url = 'none' } = request.routeOptions
    const key = `${request.method} ${url} ${reply.statusCode}`
    const known = series.get(key) ?? durations.labels(request.method, url, String(reply.statusCode))
    series.set(key, known)
    known.observe(reply.elapsedTime / 1000)
    next()
  })

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    if (!(await answers(parts.db))) return reply.code(503).send({ status: 'the database does not answer' })
    const failing = await failingOf(parts)
    return reply
      .code(failing.length > 0 ? 503 : 200)
      .send(failing.length > 0 ? { status: 'not in order', failing } : { status: 'ok' })
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}

/** The names of the checks that fail; one that cannot even look fails too. */
async function failingOf(parts: HealthParts): Promise<string[]> {
  const looked = (parts.checks ?? []).map(async ({ name, ok }) =>
    (await ok(parts).catch(() => false)) ? [] : [name],
  )
  return (await Promise.all(looked)).flat()
}
