import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { languageOf } from '../../../kernel/language.ts'
import { noteLink } from '../../../membership/server/access/access.store.ts'
import { cameOf } from '../../../membership/server/access/came.ts'
import { countMiss } from '../../../membership/server/sign-in/attempts.ts'
import { retryAfter } from '../../../server/http/answers/reply.ts'
import type { MountParts } from '../../../server/http/app.ts'
import { languageOfCall } from '../../../server/http/guard.ts'
import { callerAddress, callerCity } from '../../../server/http/proxy/trust-proxy.ts'
import { tellerOf } from '../../../server/http/security-log.ts'
import { say } from '../../../server/words.ts'
import { CALENDAR_WORDS } from '../../year/calendar-words.ts'
import { writeCalendar } from '../../year/ics.ts'
import { listCalendarStays } from './calendar-stays.store.ts'
import { findFeed } from './feeds.store.ts'
import { stayEvent } from './stay-event.ts'

/** Stays that began longer ago than this are left out. */
const DAYS_BACK = 365
const REFRESH_HOURS = 6

/** The address at which a calendar program reads an owner's stays. */
export function feedUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/calendar/${token}.ics`
}

/**
 * Serves the owners' calendars at `/calendar/<token>.ics`. Calendar programs send no header and no cookie: the
 * address alone opens it, so it stays out of the log.
 */
export function mountCalendarFeed(app: FastifyInstance, { db, config, clock, security }: MountParts): void {
  app.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { logSerializers: { req: withoutToken } },
    async (request, reply) => {
      const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1]
      const feed = token ? await findFeed(db, token) : null
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
      await noteLink(db, { ownerId: feed.ownerId, came: cameOf(caller), subject: 'calendarFeed' }, clock())
      const language = languageOf(feed.languageName)
      const { brand } = config
      const from = addDays(todayIn('UTC', clock()), -DAYS_BACK)
      const stays = await listCalendarStays(db, feed.ownerId, from)
      const text = writeCalendar({
        product: brand.name,
        subscription: {
          name: say(CALENDAR_WORDS.name, language, { club: brand.name }),
          refreshHours: REFRESH_HOURS,
        },
        events: stays.map((stay) => stayEvent(stay, language, config)),
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

function withoutToken({ method, ip }: FastifyRequest) {
  return { method, url: '/calendar/[redacted]', remoteAddress: ip }
}
