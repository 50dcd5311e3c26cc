import { createHash, randomBytes } from 'node:crypto'
import { addDays } from '../../../kernel/day.ts'
import type { Language, Words } from '../../../kernel/language.ts'
import { done } from '../../../kernel/outcome.ts'
import { mountFeed } from '../../../reservations/server/calendar/serve-feed.ts'
import type { CalendarEvent } from '../../../reservations/year/ics.ts'
import type { Mount } from '../../../server/http/app.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import { type Deed, type Handler, handle } from '../../../server/http/handle.ts'
import { say } from '../../../server/words.ts'
import * as calls from '../../deadlines.endpoints.ts'
import type { DueThing } from '../../digest.ts'
import { readThings } from '../things.store.ts'
import { type ThingInWords, thingInWords } from '../things-in-words.ts'
import {
  findDeadlineFeed,
  noteDeadlines,
  readDeadlineToken,
  removeDeadlineToken,
  saveDeadlineToken,
} from './deadlines.store.ts'

const NAME: Words = /*i18n*/ { id: 'deadlines.name', message: 'Deadlines at {club}' }

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
      const told = things.map((thing) => ({ thing, words: thingInWords(thing, language) }))
      const says = told.map(({ thing, words }) => ({
        kind: thing.kind,
        id: thing.id,
        says: sumOf(thing, words),
      }))
      const revised = await noteDeadlines(parts.db, ownerId, says, now)
      return told.flatMap(({ thing, words }) => {
        const revision = revised.get(`${thing.kind}-${thing.id}`)
        return revision ? [deadlineEvent({ thing, words }, revision, parts.config.publicUrl)] : []
      })
    },
    name: (language: Language) => say(NAME, language, { club: parts.config.brand.name }),
  })

/** A deadline as an event of its whole day. */
function deadlineEvent(
  { thing, words }: { thing: DueThing; words: ThingInWords },
  { sequence, changedAt }: { sequence: number; changedAt: Date },
  publicUrl: string,
): CalendarEvent {
  return {
    uid: `${thing.kind}-${thing.id}@deadlines.${new URL(publicUrl).hostname}`,
    sequence,
    status: 'CONFIRMED',
    firstDay: thing.due,
    endDay: addDays(thing.due, 1),
    changedAt,
    summary: words.line,
    location: thing.resort,
    description: words.text,
    url: publicUrl + words.path,
  }
}

/** The sum of what an event says: how many days are left is no part of it. */
function sumOf(thing: DueThing, { line, text, path }: ThingInWords): string {
  return createHash('sha256')
    .update(JSON.stringify([thing.due, line, text, path]))
    .digest('base64url')
}
