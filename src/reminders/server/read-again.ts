import { accountOfCurrency } from '../../finance/account/whole-account.ts'
import { readBooks } from '../../finance/server/account/account.store.ts'
import type { Database } from '../../server/database/database.ts'
import type { NewMail } from '../../server/jobs/outbox.store.ts'
import type { FreshContent } from '../../server/mail/template.ts'
import { type Digest, digestOf } from '../digest.ts'
import { REMINDER_CHOICE } from '../remind.ts'
import { findMailing, noteAhead, noteLeftOut } from './tell.store.ts'
import { readReminderDays, readThings } from './things.store.ts'

/** What a mail of reminders says, as it is put into words. */
export type ToldDigest = Pick<Digest, 'weekly' | 'first' | 'also'>

/**
 * What a mail of reminders says when it goes out: what was done since it was written is left out, and what its owner has
 * switched off. Null where nothing is left of what it was written for.
 */
export const readReminders: FreshContent = async (db, content, now) => {
  const mailingId = Number(content.mailing)
  const mailing = await findMailing(db, mailingId)
  if (!mailing) return null
  const { ownerId, name, reachable, off, chosen } = mailing
  const things = reachable ? await readThings(db, { ownerId, now }) : []
  const wanted = things.filter(({ kind }) => !off.includes(REMINDER_CHOICE[kind]))
  const digest = digestOf(chosen, wanted, await readReminderDays(db))
  if (!digest) {
    await noteLeftOut(db, mailingId, now)
    return null
  }
  const { ahead, first, ...rest } = digest
  const told = { ...rest, first: await withLate(db, first, now) }
  await noteAhead(db, { mailingId, ownerId, ahead }, now)
  return { mailing: mailingId, name, digest: JSON.stringify(told satisfies ToldDigest) }
}

/** The first charge of each account with what is past due of all of it, which is the figure of the account's own page. */
async function withLate(db: Database, first: Digest['first'], now: Date): Promise<Digest['first']> {
  const told = new Set<string>()
  const answered: Digest['first'] = []
  for (const one of first) {
    const { thing } = one
    const name =
      thing.kind === 'fee' || thing.kind === 'charge' ? `${thing.contractId}-${thing.currency}` : null
    if (name === null || told.has(name) || !('currency' in thing) || thing.currency === null)
      answered.push(one)
    else {
      told.add(name)
      const books = await readBooks(db, thing.contractId, now)
      answered.push({ ...one, lateCents: accountOfCurrency(books, thing.currency, now).pastDueCents })
    }
  }
  return answered
}

/** What a mail says; null before it is read. */
export function digestIn({ digest }: NewMail['content']): ToldDigest | null {
  return typeof digest === 'string' ? (JSON.parse(digest) as ToldDigest) : null
}
