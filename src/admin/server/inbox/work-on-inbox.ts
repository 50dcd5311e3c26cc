import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { findHolding } from '../../../server/http/held/held-answers.store.ts'
import type * as calls from '../../inbox/inbox.endpoints.ts'
import { kindsOf, roleOf } from '../../inbox/kinds.ts'
import { LOOKING_LASTS_MS } from '../../inbox/live.endpoints.ts'
import { factsOfThing } from './facts/facts-of-thing.ts'
import {
  addNote,
  countInbox,
  countInboxFound,
  findInbox,
  findOfOwner,
  findThing,
  readColleagues,
  readInboxHotels,
  readNotes,
  saveAssigned,
  saveSnoozed,
} from './inbox.store.ts'
import { findReaders } from './readers.store.ts'

const DONE = done({ data: { done: true } })
const MOST_SNOOZE_MS = 60 * 86_400_000

/** Who asks, and what of the inbox is their work. */
const askerOf = ({ caller }: SignedContext) => ({
  adminId: caller.session.adminId ?? 0,
  kinds: kindsOf(caller.session.roles),
})

/** A page of what waits, with its counts and what the list can be filtered by. */
export const listInbox: Deed<typeof calls.listInbox> = async ({ query }, context) => {
  const { db, now, caller } = context
  const { kind, search, sort, page, ...chosen } = query
  const asker = askerOf(context)
  const kinds = kind === undefined ? asker.kinds : asker.kinds.filter((one) => one === kind)
  const filter = { ...asker, ...chosen, kinds, search: isSearched(search) ? search : undefined }
  const [data, found, counts, readers, hotels, colleagues] = await Promise.all([
    findInbox(db, filter, { sort, page }, now),
    countInboxFound(db, filter, now),
    countInbox(db, asker, now),
    findReaders(db, asker.kinds, asker.adminId, new Date(now.getTime() - LOOKING_LASTS_MS)),
    readInboxHotels(db),
    readColleagues(
      db,
      caller.session.roles.filter((role) => role === 'desk' || role === 'finance'),
      asker.adminId,
    ),
  ])
  return done({ data, found, counts, readers, hotels, colleagues })
}

/** Signs alone find nothing and are not looked for. */
const isSearched = (search: string | undefined) => search !== undefined && /[\p{L}\p{N}]/u.test(search)

/** A thing, with what colleagues say about it and what else of its owner waits. */
export const readThing: Deed<typeof calls.readThing> = async ({ query }, context) => {
  const { db, now, caller } = context
  const { adminId, kinds } = askerOf(context)
  const found = await findThing(db, kinds, query, now)
  if (!found) return refused('NOT_FOUND')
  const { ownerId, ...row } = found
  const [notes, also, holding, facts] = await Promise.all([
    readNotes(db, query, adminId),
    ownerId === null ? [] : findOfOwner(db, kinds, ownerId, query, now),
    findHolding(db, query.kind, query.id),
    factsOfThing(db, { ...query, ownerId }, caller.session.roles, now),
  ])
  const held = holding && { by: holding.name, self: holding.adminId === adminId }
  return done({ data: { row, notes, also, held, facts } })
}

/** Gives things to a colleague, to oneself, or to nobody. */
export const assignThings: Deed<typeof calls.assignThings> = async ({ body }, context) => {
  const { db, now } = context
  const { adminId, kinds } = askerOf(context)
  if (body.idStaff !== null) {
    for (const role of new Set(body.things.map(({ kind }) => roleOf(kind)))) {
      const may = await readColleagues(db, [role], adminId)
      if (!may.some(({ id }) => id === body.idStaff)) return refused('NOT_THEIR_WORK')
    }
  }
  return (await saveAssigned(db, kinds, body.things, body.idStaff, now)) > 0 ? DONE : refused('NOT_FOUND')
}

/** Puts things off, or takes them back. */
export const snoozeThings: Deed<typeof calls.snoozeThings> = async ({ body }, context) => {
  const { db, now } = context
  const until = body.until === null ? null : new Date(body.until)
  if (until && (until <= now || until.getTime() - now.getTime() > MOST_SNOOZE_MS))
    return refused('SNOOZE_WRONG')
  const { kinds } = askerOf(context)
  return (await saveSnoozed(db, kinds, body.things, until, now)) > 0 ? DONE : refused('NOT_FOUND')
}

/** Keeps a note to colleagues. */
export const noteThing: Deed<typeof calls.noteThing> = async ({ body }, context) => {
  const { db, now } = context
  const { adminId, kinds } = askerOf(context)
  if (!(await findThing(db, kinds, body, now))) return refused('NOT_FOUND')
  await addNote(db, { ...body, adminId }, now)
  return DONE
}
