import { randomBytes } from 'node:crypto'
import { done, refused } from '../../../kernel/outcome.ts'
import { drawCodes } from '../../../property/server/issue-passes.ts'
import { revokePasses } from '../../../property/server/passes.store.ts'
import type { Database } from '../../../server/database/database.ts'
import { ownerOf, scopeCovers } from '../../../server/http/caller.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type {
  LineGuests,
  nameLineGuests as nameCall,
  readLineGuests as readCall,
} from '../../guests/guests.endpoints.ts'
import { lockStanding } from '../changes/standing.store.ts'
import { guestLink } from './guest-pass.ts'
import { type GuestsFacts, insertGuestPasses, type NewGuestPass, readGuestsFacts } from './guests.store.ts'

const TRIES = 20

/** Who takes the places of a line. */
export const readLineGuests: Deed<typeof readCall> = async ({ query }, context) => {
  if (!scopeCovers(context.caller.session, 'visitors')) return refused('RESTRICTED_ACTION')
  const facts = await factsOf(context, query)
  return facts ? done({ data: wireOf(facts, context) }) : refused('ORDER_NOT_FOUND')
}

/**
 * Gives the places of a line to guests, each with a pass of their own. The order is locked, so that its line is neither moved nor
 * cancelled meanwhile. Mails are the clock's: it finds whom nobody has told.
 */
export const nameLineGuests: Deed<typeof nameCall> = async ({ body }, context) => {
  const { db, now, caller, afterCommit } = context
  if (!scopeCovers(caller.session, 'visitors')) return refused('RESTRICTED_ACTION')
  if (!(await lockStanding(db, ownerOf(caller.session), body.idOrder))) return refused('ORDER_NOT_FOUND')
  const facts = await factsOf(context, body)
  if (!facts) return refused('ORDER_NOT_FOUND')
  if (!facts.open) return refused('PLACES_NOT_OPEN')
  const positions = body.guests.map(({ position }) => position)
  if (new Set(positions).size < positions.length || positions.some((one) => one > facts.places))
    return refused('GUESTS_BEYOND_PLACES', { places: facts.places })
  const stays = new Set<number>()
  const wanted: Omit<NewGuestPass, 'code' | 'link'>[] = []
  for (const { position, name, lastname, email = null, renew } of body.guests) {
    const before = facts.guests.find((one) => one.position === position)
    const same =
      before?.name === name && before.lastname === lastname && before.email === (email || null) && !renew
    if (before && same) stays.add(before.id)
    else {
      const language = body.language ?? before?.language ?? facts.language
      wanted.push({ position, name, lastname, email: email || null, language })
    }
  }
  const gone = facts.guests.filter(({ id }) => !stays.has(id))
  // One that a person gets anew is replaced; who is named no more is told that theirs opens no more.
  const isAgain = ({ name, email }: GuestsFacts['guests'][number]) =>
    wanted.some((one) => one.name === name && one.email === email)
  for (const why of ['replaced', 'withdrawn'] as const)
    await revokePasses(
      db,
      gone.filter((one) => isAgain(one) === (why === 'replaced')).map(({ id }) => id),
      why,
      now,
    )
  await issue(db, body.idLine, wanted, now)
  afterCommit(wakeJobs)
  const after = await factsOf(context, body)
  return after ? done({ data: wireOf(after, context) }) : refused('ORDER_NOT_FOUND')
}

async function issue(
  trx: Database,
  idLine: number,
  wanted: readonly Omit<NewGuestPass, 'code' | 'link'>[],
  now: Date,
): Promise<void> {
  let left = [...wanted]
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === TRIES) throw new Error('No digits are free for a pass')
    const codes = drawCodes(left.length)
    const drawn = left.map((one, index) => ({
      ...one,
      code: codes[index] ?? '',
      link: randomBytes(16).toString('base64url'),
    }))
    const issued = await insertGuestPasses(trx, idLine, drawn, now)
    left = left.filter(({ position }) => !issued.includes(position))
  }
}

function factsOf(
  { db, now, caller }: SignedContext,
  { idOrder, idLine }: { idOrder: number; idLine: number },
) {
  return readGuestsFacts(db, { ownerId: ownerOf(caller.session), idOrder, idLine }, now)
}

function wireOf(
  { places, open, guests, named, ofStay }: GuestsFacts,
  { config, caller }: SignedContext,
): LineGuests {
  // Who stays along is not of the order: who sees no stays is not told.
  const along = scopeCovers(caller.session, 'stays') ? ofStay : []
  const proposed = [...named.map(({ fullname, email }) => ({ ...splitName(fullname), email })), ...along]
  const seen = new Set<string>()
  return {
    places,
    open,
    guests: guests.map(({ position, name, lastname, email, code, link, entries }) => ({
      ...{ position, name, lastname, email, code, entries },
      link: guestLink(config.publicUrl, link),
    })),
    proposed: proposed.filter(({ name, lastname }) => {
      const key = `${name} ${lastname}`.toLowerCase()
      return name !== '' && !seen.has(key) && seen.add(key) !== undefined
    }),
  }
}

/** A whole name as two: the first word, and the rest. */
function splitName(fullname: string): { name: string; lastname: string } {
  const [name = '', ...rest] = fullname.trim().split(/\s+/)
  return { name, lastname: rest.join(' ') }
}
