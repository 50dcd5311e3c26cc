import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { importPassKey, isProofOf } from '../pass-token.ts'
import type { noteEntries as call } from '../passes.endpoints.ts'
import { judged } from './check-pass.ts'
import { findGatePass, insertEntry, lockPass } from './gate.store.ts'
import { passKey } from './pass-key.store.ts'

/** How long ago a gate without a connection may have seen somebody (milliseconds): what is older, or still to come, is not believed. */
const WEEK_MS = 7 * 86_400_000

/**
 * Stores entries and exits of passes. Each needs the proof that the pass was shown: a bare number could be guessed.
 * Entering needs a valid pass; leaving is always stored. What a gate has seen offline is stored of a pass that was withdrawn
 * meanwhile, but only within the pass's days; a time that is not believed counts as now. What is refused stands in the security log.
 */
export const noteEntries: Deed<typeof call> = async ({ body }, { db, now, caller, tellSecurity }) => {
  const { adminId } = caller.session
  if (adminId === null) return refused('NOT_FOUND')
  const { publicKey } = await passKey(db, now)
  const clubsKey = await importPassKey(publicKey)
  const results = []
  // Sorted, so that two gates that send the same passes cannot deadlock.
  for (const { key, idPass, direction, proof, seenAt } of [...body.entries].sort(
    (a, b) => a.idPass - b.idPass,
  )) {
    await lockPass(db, idPass)
    const pass = await findGatePass(db, { id: idPass })
    if (!pass || !proof || !(await isProofOf(proof, pass, clubsKey))) {
      results.push({ key, result: 'unknown' as const, entries: 0 })
      continue
    }
    const seen = seenAt === undefined ? null : believed(new Date(seenAt), now)
    const offline = seenAt !== undefined
    const worth = seen ? judged({ ...pass, withdrawn: false }, seen) : judged(pass, now)
    if (direction === 'in' && worth !== 'valid') {
      tellSecurity('entry-refused', { of: `pass:${idPass}`, reason: worth })
      results.push({ key, result: 'refused' as const, entries: pass.entries })
      continue
    }
    const at = seen ?? now
    const isNew = await insertEntry(db, { key, passId: idPass, direction, at, adminId, offline })
    const entries = pass.entries + (isNew && direction === 'in' ? 1 : 0)
    results.push({ key, result: isNew ? ('noted' as const) : ('repeated' as const), entries })
  }
  return done({ data: results })
}

/** The instant that a gate names, where it can be so; else null. */
function believed(seen: Date, now: Date): Date | null {
  const age = now.getTime() - seen.getTime()
  return age < 0 || age > WEEK_MS ? null : seen
}
