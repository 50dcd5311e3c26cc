import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from './database.ts'
import { answers } from './health.store.ts'

/**
 * `/health`: the process runs. `/ready`: the database answers. `/metrics`: Prometheus. All three are for the machines
 * beside it; a proxy keeps `/metrics` from the world.
 */
export function mountHealth(app: FastifyInstance, database: OpenDatabase): void {
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
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions
    const key = `${request.method} ${url} ${reply.statusCode}`
    const known = series.get(key) ?? durations.labels(request.method, url, String(reply.statusCode))
    series.set(key, known)
    known.observe(reply.elapsedTime / 1000)
  })

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_, reply) => {
    const ready = await answers(database.db)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'the database does not answer' })
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
