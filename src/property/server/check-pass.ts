import type { AnswerOf } from '../../kernel/endpoint.ts'
import { done, refused } from '../../kernel/outcome.ts'
import {
  type Counted,
  countAttempts,
  networkOf,
  tellLocks,
} from '../../membership/server/sign-in/attempts.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import type { Caller, Session } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import { wallOf } from '../access.ts'
import { importPassKey, type PassFacts, passProof, readPass } from '../pass-token.ts'
import { type Verdict, verdictOf } from '../pass-verdict.ts'
import type { checkPass as call, GateVisitor } from '../passes.endpoints.ts'
import { findGatePass, type GatePass } from './gate.store.ts'
import { GUESSES_BY_GATE_ADDRESS, GUESSES_BY_SESSION } from './gate-limits.ts'
import { passKey } from './pass-key.store.ts'
import { signPass } from './sign-pass.ts'

type Answer = AnswerOf<typeof call>
const UNKNOWN: Answer = { data: { verdict: 'unknown', visitor: null } }

/** Checks a pass at the gate, by its token or by its digits. */
export const checkPass: Deed<typeof call> = async ({ body }, { db, now, caller, tellSecurity }) => {
  if ('token' in body) {
    const { publicKey } = await passKey(db, now)
    const facts = await readPass(body.token, await importPassKey(publicKey))
    const pass = facts && (await findGatePass(db, { id: facts.id }))
    return done(pass ? shown(pass, body.token, now) : UNKNOWN)
  }

  // Every try is counted under a row lock before it is checked, so that parallel guesses are not free; a right guess
  // rolls its count back.
  let found: GatePass | null = null
  let locked: Counted[] = []
  const tried = await inTransaction(db, async (trx) => {
    const counted = await countAttempts(trx, guessOf(caller), now)
    if (!counted.ok) return counted
    locked = counted.value
    found = await findGatePass(trx, body)
    return found ? refused('RIGHT') : done(UNKNOWN)
  })
  if (found) return done(shown(found, signPass(await passKey(db, now), factsOf(found)), now))
  if (!tried.ok) return tried.reason === 'TOO_MANY' ? { ...tried, reason: tried.reason } : done(UNKNOWN)
  tellSecurity('miss', { of: 'pass' })
  tellLocks(locked, tellSecurity)
  return tried
}

function guessOf({ session, address }: Caller & { session: Session }) {
  return [
    { subject: `gate:session:${session.tokenHash.toString('hex')}`, limit: GUESSES_BY_SESSION },
    { subject: `gate:address:${networkOf(address)}`, limit: GUESSES_BY_GATE_ADDRESS },
  ]
}

/** What a pass is worth now. */
export function judged({ startsAt, endsAt, withdrawn }: GatePass, now: Date): Verdict {
  return verdictOf({ window: { from: startsAt, to: endsAt }, withdrawn }, now)
}

/** The verdict, and what the guard may see. */
function shown(pass: GatePass, token: string, now: Date): Answer {
  return { data: { verdict: judged(pass, now), visitor: visitorOf(pass, passProof(token) ?? '') } }
}

function factsOf(pass: GatePass): PassFacts {
  const { id, hotelId, resort, residence, type, name } = pass
  return { id, hotelId, resort, residence, type, ...wallOf(pass), name }
}

function visitorOf(pass: GatePass, proof: string): GateVisitor {
  const { id, name, type, resort, residence, entries, insideSince } = pass
  return {
    idPass: id,
    name,
    type,
    resort,
    residence,
    ...wallOf(pass),
    entries,
    insideSince: insideSince && new Date(insideSince).toISOString(),
    proof,
  }
}
