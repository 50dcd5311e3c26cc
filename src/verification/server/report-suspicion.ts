import { done, refused } from '../../kernel/outcome.ts'
import { anybodyOf, countAttempts, REPORTED, tellLocks } from '../../membership/server/sign-in/attempts.ts'
import { REPORTS } from '../../membership/sign-in/slow-down.ts'
import type { Context, Deed } from '../../server/http/handle.ts'
import type { reportSuspicion as call } from '../verification.endpoints.ts'
import { addSuspicion, countOpen } from './suspicions.store.ts'

/** Reports of one person that may wait at the desk. */
const MOST_OPEN = 5

/**
 * A report for the desk. Five from one browser in an hour, twenty at once from an address and one every half an hour and a few hundred from everywhere by who has
 * not signed in: strangers keep no owner from reporting. Of one reporter five wait at the desk, and no more.
 */
export const reportSuspicion: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity } = context
  const browser = await anybodyOf(db, 'report', caller, REPORTS)
  const ownerId = caller.session?.ownerId ?? null
  const counted = await countAttempts(db, ownerId === null ? [...browser, REPORTED] : browser, now)
  if (!counted.ok) return counted
  tellLocks(counted.value, tellSecurity)
  const contact = ownerId === null ? (body.contact ?? null) : null
  if ((await countOpen(db, { ownerId, contact })) >= MOST_OPEN)
    return refused('REPORTS_WAIT', { most: MOST_OPEN })
  const { code = null, words } = body
  await addSuspicion(db, { kind: 'mail', code, words, contact, language: caller.screen, ownerId }, now)
  return done({ data: { done: true } })
}
