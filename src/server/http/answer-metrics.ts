import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** What is asked: a call, a page or a file of the portal's, what a balancer asks, or an address that is none. */
type Asked = 'call' | 'page' | 'health' | 'nothing'

/**
 * Measures responses with few series: refusals (4xx) are counted by status only and not timed, so that a flood of fast
 * refusals neither fills `/metrics` nor hides slow responses; the route label is the pattern, and unknown addresses
 * have none.
 */
export function measureAnswers(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const answers = new Counter({
    name: 'veranda_http_answers_total',
    help: 'Answers, by what was asked for (call, page, health, nothing) and status',
    labelNames: ['asked', 'status'],
    registers,
  })
  const failures = new Counter({
    name: 'veranda_http_failures_total',
    help: 'Answers that failed on our side (5xx), by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'veranda_http_seconds',
    help: 'How long answers took that were no refusals (4xx), by route',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  // The labels of a series are put in order once, not at every answer.
  const counted = new Map<string, ReturnType<typeof answers.labels>>()
  const timed = new Map<string, ReturnType<typeof durations.labels>>()
  const known = <T>(kept: Map<string, T>, key: string, make: () => T): T => {
    const found = kept.get(key) ?? make()
    kept.set(key, found)
    return found
  }

  app.addHook('onResponse', (request, { statusCode, elapsedTime }, next) => {
    const asked = askedOf(request)
    const status = String(statusCode)
    known(counted, `${asked} ${status}`, () => answers.labels(asked, status)).inc()
    const { url: route } = request.routeOptions
    if (route !== undefined && (statusCode < 400 || statusCode > 499)) {
      const method = request.method === 'HEAD' ? 'GET' : request.method
      if (statusCode > 499) failures.labels(method, route, status).inc()
      known(timed, `${method} ${route}`, () => durations.labels(method, route)).observe(elapsedTime / 1000)
    }
    next()
  })
}

const HEALTH = ['/health', '/ready', '/metrics']

function askedOf({ routeOptions: { url } }: FastifyRequest): Asked {
  if (url === undefined) return 'nothing'
  if (HEALTH.includes(url)) return 'health'
  return url.startsWith('/api') ? 'call' : 'page'
}
