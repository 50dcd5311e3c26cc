import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { importPassKey, isProofOf } from '../pass-token.ts'
import type { noteEntries as call } from '../passes.endpoints.ts'
import { judged } from './check-pass.ts'
import { findGatePass, insertEntry, lockPass } from './gate.store.ts'
import { passKey } from './pass-key.store.ts'

/** A gate's clock may be wrong by so much before its word counts as now (milliseconds). */
const WEEK_MS = 7 * 86_400_000

/**
 * Notes entries and exits of passes that were shown: a number alone is anybody's guess, and nothing is noted or told of
 * it. Somebody is let in only while the pass opens; who leaves, leaves. What a gate saw without a
 * connection has happened, and is noted whatever the pass is worth by now.
 */
export const noteEntries: Deed<typeof call> = async ({ body }, { db, now, caller }) => {
  const { adminId } = caller.session
  if (adminId === null) return refused('NOT_FOUND')
  const { publicKey } = await passKey(db, now)
  const clubsKey = await importPassKey(publicKey)
  const results = []
  // In one order, so that two gates that send the same passes do not wait for each other in a circle.
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
    if (!offline && direction === 'in' && judged(pass, now) !== 'valid') {
      results.push({ key, result: 'refused' as const, entries: pass.entries })
      continue
    }
    const at = offline ? believed(new Date(seenAt), now) : now
    const isNew = await insertEntry(db, { key, passId: idPass, direction, at, adminId, offline })
    const entries = pass.entries + (isNew && direction === 'in' ? 1 : 0)
    results.push({ key, result: isNew ? ('noted' as const) : ('repeated' as const), entries })
  }
  return done({ data: results })
}

function believed(seen: Date, now: Date): Date {
  const age = now.getTime() - seen.getTime()
  return age < 0 || age > WEEK_MS ? now : seen
}
