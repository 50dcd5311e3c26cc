import { done } from '../../kernel/outcome.ts'
import { anybodyOf, countAttempts, REPORTED, tellLocks } from '../../membership/server/sign-in/attempts.ts'
import { REPORTS } from '../../membership/sign-in/slow-down.ts'
import type { Context, Deed } from '../../server/http/handle.ts'
import type { reportSuspicion as call } from '../verification.endpoints.ts'
import { addSuspicion } from './suspicions.store.ts'

/** A report for the desk. Five from one browser in an hour, and a few hundred a day from everywhere. */
export const reportSuspicion: Deed<typeof call, Context> = async ({ body }, context) => {
  const { db, now, caller, tellSecurity } = context
  const browser = await anybodyOf(db, 'report', caller, REPORTS)
  const counted = await countAttempts(db, [...browser, REPORTED], now)
  if (!counted.ok) return counted
  tellLocks(counted.value, tellSecurity)
  const ownerId = caller.session?.ownerId ?? null
  const contact = ownerId === null ? (body.contact ?? null) : null
  const { code = null, words } = body
  await addSuspicion(db, { kind: 'mail', code, words, contact, language: caller.screen, ownerId }, now)
  return done({ data: { done: true } })
}
