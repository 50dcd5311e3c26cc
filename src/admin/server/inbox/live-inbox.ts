import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { MountParts } from '../../../server/http/app.ts'
import { findSession, refusalOf } from '../../../server/http/guard.ts'
import { LIVE_INBOX, lookAtThing } from '../../inbox/live.endpoints.ts'

/** As many browsers of one process as hear of changes; past it they look every thirty seconds. */
const MOST_EARS = 500
/** Changes within so many milliseconds are told of once. */
const TOGETHER_MS = 200
/** How often a connection is written to, so that no proxy ends it, and its session looked at. */
const PULSE_MS = 20_000

/**
 * Tells browsers at the desk that something of the inbox has changed, as server-sent events. The process listens once, whoever looks; what
 * has changed is read by the calls, with their own access. A connection ends with its session.
 */
export function mountLiveInbox(app: FastifyInstance, parts: MountParts): void {
  const { database, config, clock, sessions } = parts
  /** Each with what ends its connection. */
  const ears = new Map<PassThrough, () => void>()
  let hears = false
  let waiting: NodeJS.Timeout | null = null
  const tell = (event: 'hearing' | 'deaf' | 'changed') => {
    for (const ear of ears.keys()) ear.write(`event: ${event}\ndata: \n\n`)
  }
  database.listen('inbox', {
    heard: () => {
      waiting ??= setTimeout(() => {
        waiting = null
        tell('changed')
      }, TOGETHER_MS)
      waiting.unref()
    },
    hearing: () => {
      hears = true
      tell('hearing')
    },
    deaf: () => {
      hears = false
      tell('deaf')
    },
  })
  app.addHook('preClose', async () => {
    for (const hangUp of ears.values()) hangUp()
  })

  app.get(LIVE_INBOX, async (request, reply) => {
    const allowed = async (now: Date) => {
      const session = await findSession(request, { sessions, config }, now).catch(() => null)
      return session !== null && session !== 'expired' && refusalOf(lookAtThing.access, session) === null
    }
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
    if (!(await allowed(clock()))) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    if (ears.size >= MOST_EARS) return reply.code(503).type('text/plain; charset=utf-8').send('Busy')
    const ear = new PassThrough()
    ears.set(ear, () => reply.raw.destroy())
    const pulse = setInterval(async () => {
      if (await stillThere()) ear.write(': \n\n')
      else ear.end()
    }, PULSE_MS)
    pulse.unref()
    // A look is not activity: the session ends after fifteen idle minutes, and this with it.
    const stillThere = async () => {
      request.headers['veranda-background'] = '1'
      return allowed(clock())
    }
    ear.on('close', () => {
      clearInterval(pulse)
      ears.delete(ear)
    })
    reply.raw.on('close', () => ear.destroy())
    ear.write(`retry: 3000\nevent: ${hears ? 'hearing' : 'deaf'}\ndata: \n\n`)
    return reply.type('text/event-stream').send(ear)
  })
}
