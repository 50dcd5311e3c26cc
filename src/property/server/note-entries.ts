import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { importPassKey, isProofOf } from '../pass-token.ts'
import type { noteEntries as call } from '../passes.endpoints.ts'
import { judged } from './check-pass.ts'
import { findGatePass, insertEntry, lockPass } from './gate.store.ts'
import { passKey } from './pass-key.store.ts'

/** How long ago a gate without a connection may have seen somebody (milliseconds): what is older is not believed. */
const WEEK_MS = 7 * 86_400_000
/** A gate's clock may be ahead by so much; what it saw then counts as now (milliseconds). */
const AHEAD_MS = 5 * 60_000
/** Let in with a pass within so long of its last entry, it is the same entry pressed twice (milliseconds). */
const SAME_MS = 60_000

/**
 * Stores entries and exits of passes. Each needs the proof that the pass was shown: a bare number could be guessed.
 * Entering needs a valid pass; leaving is always stored. What a gate has seen offline is stored of a pass that was withdrawn
 * meanwhile, but only within the pass's days; with a time that cannot be so nothing is stored. A pass that is let in twice within a minute is let
 * in once. What is refused stands in the security log.
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
    const offline = seenAt !== undefined
    const at = offline ? believed(new Date(seenAt), now) : now
    if (!at) {
      tellSecurity('entry-refused', { of: `pass:${idPass}`, reason: 'time' })
      results.push({ key, result: 'refused' as const, entries: pass.entries })
      continue
    }
    const worth = judged(offline ? { ...pass, withdrawn: false } : pass, at)
    if (direction === 'in' && worth !== 'valid') {
      tellSecurity('entry-refused', { of: `pass:${idPass}`, reason: worth })
      results.push({ key, result: 'refused' as const, entries: pass.entries })
      continue
    }
    const isTwice =
      direction === 'in' &&
      pass.insideSince !== null &&
      Math.abs(at.getTime() - pass.insideSince.getTime()) < SAME_MS
    const isNew =
      !isTwice && (await insertEntry(db, { key, passId: idPass, direction, at, adminId, offline }))
    const entries = pass.entries + (isNew && direction === 'in' ? 1 : 0)
    results.push({ key, result: isNew ? ('noted' as const) : ('repeated' as const), entries })
  }
  return done({ data: results })
}

/** The instant that a gate names, where it can be so; of one that is just ahead the instant of now; else null. */
function believed(seen: Date, now: Date): Date | null {
  const age = now.getTime() - seen.getTime()
  if (age < -AHEAD_MS || age > WEEK_MS) return null
  return age < 0 ? now : seen
}
