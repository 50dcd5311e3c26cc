import { importPassKey, type PassFacts, passProof, readPass, windowOfPass } from '../../pass-token.ts'
import { type Verdict, verdictOf } from '../../pass-verdict.ts'
import type { GateVisitor } from '../../passes.endpoints.ts'
import type { GateSheet, QueuedEntry } from './gate-memory.ts'

/** What the guard is told about a pass. */
export interface GateAnswer {
  verdict: Verdict
  visitor: GateVisitor | null
  /** The gate decided by itself, without asking the club. */
  offline: boolean
}

/**
 * Checks a pass with what this device knows: the signature, the hours, the list of withdrawn passes. Null where it
 * cannot: the browser knows no Ed25519, or the page is not served safely.
 */
export async function checkOffline(
  token: string,
  sheet: GateSheet,
  queue: readonly QueuedEntry[],
  now: Date,
): Promise<GateAnswer | null> {
  let facts: PassFacts | null
  try {
    facts = await readPass(token, await importPassKey(sheet.publicKey))
  } catch {
    return null
  }
  const zone = sheet.hotels.find(({ id }) => id === facts?.hotelId)?.zone
  if (!facts || !zone) return { verdict: 'unknown', visitor: null, offline: true }
  const withdrawn = sheet.withdrawn.includes(facts.id)
  const verdict = verdictOf({ window: windowOfPass(facts, zone), withdrawn }, now)
  return { verdict, visitor: visitorOf(facts, passProof(token) ?? '', sheet, queue), offline: true }
}

function visitorOf(
  facts: PassFacts,
  proof: string,
  sheet: GateSheet,
  queue: readonly QueuedEntry[],
): GateVisitor {
  const { id, hotelId: _, ...shown } = facts
  const mine = queue.filter(({ idPass }) => idPass === id)
  const last = mine.at(-1)
  const known = sheet.entries.find(({ idPass }) => idPass === id)?.count ?? 0
  return {
    idPass: id,
    ...shown,
    entries: known + mine.filter(({ direction }) => direction === 'in').length,
    insideSince: last?.direction === 'in' ? last.seenAt : null,
    proof,
  }
}
