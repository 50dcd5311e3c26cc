import { createHash, randomBytes } from 'node:crypto'
import { addDays, type Day } from '../../../kernel/day.ts'
import { rangeInWords } from '../../../kernel/day-words.ts'
import type { Language, Words } from '../../../kernel/language.ts'
import { done } from '../../../kernel/outcome.ts'
import { mountFeed } from '../../../reservations/server/calendar/serve-feed.ts'
import { decidableUntil } from '../../../reservations/stay/lapse.ts'
import type { CalendarEvent } from '../../../reservations/year/ics.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Mount } from '../../../server/http/app.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import { type Deed, type Handler, handle } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import * as calls from '../../deadlines.endpoints.ts'
import type { DueThing } from '../../digest.ts'
import { readThings } from '../things.store.ts'
import { type ThingInWords, thingInWords } from '../things-in-words.ts'
import { readStaysToAuthorize, type StayToAuthorize } from './authorizations.store.ts'
import {
  findDeadlineFeed,
  noteDeadlines,
  readDeadlineToken,
  removeDeadlineToken,
  saveDeadlineToken,
  type ToldDeadline,
} from './deadlines.store.ts'

const NAME: Words = /*i18n*/ { id: 'deadlines.name', message: 'Deadlines at {club}' }

const AUTHORIZE = {
  line: /*i18n*/ {
    id: 'deadlines.authorize',
    message: 'Decide on the benefits of your stay {code}, {resort}',
  },
  text: /*i18n*/ {
    id: 'deadlines.authorize.text',
    message:
      'Your stay {range}. Its benefits need your authorization by this day; after it they return to your balance.',
  },
} satisfies Record<string, Words>

/** An alarm goes off so long before the day begins: at nine in the morning of the day before. */
const ALARM_HOURS = 15

/** So far ahead the calendar looks. */
const DAYS_AHEAD = 400

/** The address at which a calendar program reads an owner's deadlines. */
function deadlineUrl(publicUrl: string, token: string | null): string | null {
  return token && `${publicUrl}/deadlines/${token}.ics`
}

const readDeadlineFeed: Deed<typeof calls.readDeadlineFeed> = async (_, { db, config, caller }) =>
  done({ url: deadlineUrl(config.publicUrl, await readDeadlineToken(db, ownerOf(caller.session))) })

const renewDeadlineFeed: Deed<typeof calls.renewDeadlineFeed> = async (_, { db, config, now, caller }) => {
  const token = randomBytes(32).toString('base64url')
  await saveDeadlineToken(db, ownerOf(caller.session), token, now)
  return done({ url: deadlineUrl(config.publicUrl, token) })
}

const endDeadlineFeed: Deed<typeof calls.endDeadlineFeed> = async (_, { db, caller }) => {
  await removeDeadlineToken(db, ownerOf(caller.session))
  return done({ url: null })
}

/** The calls of the deadlines' calendar and their deeds. */
export const deadlineHandlers: readonly Handler[] = [
  handle(calls.readDeadlineFeed, readDeadlineFeed),
  handle(calls.renewDeadlineFeed, renewDeadlineFeed),
  handle(calls.endDeadlineFeed, endDeadlineFeed),
]

/**
 * Serves owners' deadlines at `/deadlines/<token>.ics`: what is due, expires, ends or waits, each on its day, as the reminders know
 * it. What is done is gone from it, and what changes has a higher SEQUENCE.
 */
export const mountDeadlineFeed: Mount = (app, parts) =>
  mountFeed(app, parts, {
    folder: 'deadlines',
    subject: 'deadlineFeed',
    find: findDeadlineFeed,
    events: async ({ ownerId }, language, now) => {
      const things = await readThings(parts.db, { ownerId, now, days: DAYS_AHEAD })
      const stays = await readStaysToAuthorize(parts.db, { ownerId, now })
      const told = [
        ...things.map((thing) => deadlineOf(thing, thingInWords(thing, language))),
        ...stays.flatMap((stay) => authorizationOf(stay, language) ?? []),
      ]
      const says = told.map((one) => ({ kind: one.kind, id: one.id, says: sumOf(one) }))
      const revised = await noteDeadlines(parts.db, ownerId, says, now)
      return told.flatMap((one) => {
        const revision = revised.get(`${one.kind}-${one.id}`)
        return revision ? [deadlineEvent(one, revision, parts.config)] : []
      })
    },
    name: (language: Language) => say(NAME, language, { club: parts.config.brand.name }),
  })

/** What a calendar says of a deadline: a line and a text, and the path of the portal where it is done. */
interface Deadline extends Pick<ToldDeadline, 'kind' | 'id'> {
  due: Day
  resort: string
  line: string
  text: string
  path: string
  /** A calendar tells of it a day ahead. */
  isAhead: boolean
}

function deadlineOf(thing: DueThing, { line, text, path }: ThingInWords): Deadline {
  const { kind, id, due, resort, today } = thing
  return { kind, id, due, resort, line, text, path, isAhead: due > today }
}

/** Until when the owner's word on the benefits of a stay is wanted; null where nothing waits for it. */
function authorizationOf(stay: StayToAuthorize, language: Language): Deadline | null {
  const due = decidableUntil(stay.waiting)
  if (due === null) return null
  const { id, code, resort, today } = stay
  return {
    kind: 'authorize',
    id,
    due,
    resort,
    line: say(AUTHORIZE.line, language, { code, resort }),
    text: say(AUTHORIZE.text, language, { range: rangeInWords(stay, language) }),
    path: `/my-reservations/${id}`,
    isAhead: due > today,
  }
}

/** A deadline as an event of its whole day; one that is ahead is told of at nine in the morning of the day before. */
function deadlineEvent(
  { kind, id, due, resort, line, text, path, isAhead }: Deadline,
  { sequence, changedAt }: { sequence: number; changedAt: Date },
  { publicUrl, calendarDomain }: Pick<Config, 'publicUrl' | 'calendarDomain'>,
): CalendarEvent {
  return {
    uid: `${kind}-${id}@deadlines.${calendarDomain}`,
    sequence,
    status: 'CONFIRMED',
    firstDay: due,
    endDay: addDays(due, 1),
    changedAt,
    summary: line,
    location: resort,
    description: text,
    url: publicUrl + path,
    ...(isAhead && { alarmHoursBefore: ALARM_HOURS }),
  }
}

/** The sum of what an event says: how many days are left is no part of it. */
function sumOf({ due, line, text, path }: Deadline): string {
  return createHash('sha256')
    .update(JSON.stringify([due, line, text, path]))
    .digest('base64url')
}
