import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, languageOf } from '../../../kernel/language.ts'
import { noteLink } from '../../../membership/server/access/access.store.ts'
import { cameOf } from '../../../membership/server/access/came.ts'
import { countMiss } from '../../../membership/server/sign-in/attempts.ts'
import type { Database } from '../../../server/database/database.ts'
import { retryAfter } from '../../../server/http/answers/reply.ts'
import type { MountParts } from '../../../server/http/app.ts'
import { languageOfCall } from '../../../server/http/guard.ts'
import { callerAddress, callerCity } from '../../../server/http/proxy/trust-proxy.ts'
import { tellerOf } from '../../../server/http/security-log.ts'
import { say } from '../../../server/words.ts'
import { CALENDAR_WORDS } from '../../year/calendar-words.ts'
import { type CalendarEvent, writeCalendar } from '../../year/ics.ts'

const REFRESH_HOURS = 6

/** Whose calendar answers at an address. */
export interface FoundFeed {
  ownerId: number
  languageName: string
}

/** A kind of calendar that is subscribed to: where it stands, what the list of who came calls it, and what is in it. */
export interface Feed {
  folder: string
  subject: string
  find: (db: Database, token: string) => Promise<FoundFeed | null>
  events: (feed: FoundFeed, language: Language, now: Date) => Promise<CalendarEvent[]>
  name: (language: Language) => string
}

/**
 * Serves owners' calendars at `/<folder>/<token>.ics`. Calendar programs send no header and no cookie: the address alone opens
 * it, so it stays out of the log.
 */
export function mountFeed(
  app: FastifyInstance,
  { db, config, clock, security }: MountParts,
  { folder, subject, find, events, name }: Feed,
): void {
  const withoutToken = ({ method, ip }: FastifyRequest) => ({
    method,
    url: `/${folder}/[redacted]`,
    remoteAddress: ip,
  })
  app.get<{ Params: { file: string } }>(
    `/${folder}/:file`,
    { logSerializers: { req: withoutToken } },
    async (request, reply) => {
      const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1]
      const feed = token ? await find(db, token) : null
      if (!feed) {
        const miss = { address: callerAddress(request), now: clock(), tell: tellerOf(security, request) }
        const tooMany = await countMiss(db, 'calendar', miss)
        if (tooMany) return reply.code(429).headers(retryAfter(429, tooMany)).send()
        const text = say(CALENDAR_WORDS.gone, languageOfCall(request))
        return reply.code(404).type('text/plain; charset=utf-8').send(text)
      }

      const caller = {
        userAgent: request.headers['user-agent'] ?? '',
        place: callerCity(request, config),
        address: callerAddress(request),
      }
      await noteLink(db, { ownerId: feed.ownerId, came: cameOf(caller), subject }, clock())
      const language = languageOf(feed.languageName)
      const text = writeCalendar({
        product: config.brand.name,
        subscription: { name: name(language), refreshHours: REFRESH_HOURS },
        events: await events(feed, language, clock()),
      })

      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.header('etag', tag).header('cache-control', 'private, no-cache')
      if (isKnown(request, tag)) return reply.code(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}

/** Whether the request's If-None-Match names the current ETag. */
function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'] ?? ''
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}
