import type { Endpoint } from '../../../kernel/endpoint.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import { wakeJobs } from '../../jobs/wake-jobs.ts'
import type { Handler, Input } from '../handle.ts'
import { isAnswered } from '../idempotency.ts'
import { type Circumstances, type Ground, principalOf, runDeed } from '../run-deed.ts'
import { findHolding, insertHeld } from './held-answers.store.ts'

/** The header with which a browser asks that an answer be held; its value names the press. */
export const HELD_HEADER = 'veranda-held'

/** What the browser is told of an answer that is held. */
export interface HeldAnswer {
  id: number
  /** The name of the press that it belongs to. */
  press: string
}

/** Whether a call's answer is to be held: it is one of those that can be, the browser asks for it, and the club wants it. */
export function pressOf(
  { answersThing }: Endpoint,
  header: unknown,
  { undoSeconds }: { undoSeconds: number },
): string | null {
  const asked = answersThing && undoSeconds > 0 && typeof header === 'string'
  return asked && /^[\w-]{1,40}$/.test(header) ? header : null
}

/**
 * Holds an answer for so many seconds in place of giving it (decision 0355). The deed is tried in a transaction that is rolled back,
 * so that whoever answers hears a refusal at once; then the call is kept. Refused with ANSWERED_MEANWHILE where a colleague's answer to
 * the same thing is held. The same idempotency key finds what it has held, or the answer that it was given since.
 */
export async function holdAnswer(
  ground: Ground,
  handler: Handler,
  input: Input,
  circumstances: Circumstances,
  press: string,
): Promise<Outcome<HeldAnswer | { answered: unknown }>> {
  const { endpoint } = handler
  const { now, config, caller, idempotencyKey } = circumstances
  const { session } = caller
  const [kind, field] = endpoint.answersThing ?? ['', '']
  const thingId = (input.body as Record<string, unknown>)[field]
  if (!session?.adminId || typeof thingId !== 'number') throw new Error(`${endpoint.name} cannot be held`)
  const key = typeof idempotencyKey === 'string' ? idempotencyKey : ''
  if (await isAnswered(ground.db, { principal: principalOf(session), endpoint: endpoint.name, key })) {
    const outcome = await runDeed(ground, handler, input, circumstances)
    return outcome.ok ? done({ answered: outcome.value }) : outcome
  }
  const holding = await findHolding(ground.db, kind, thingId)
  if (holding)
    return holding.key === key && holding.adminId === session.adminId
      ? done({ id: holding.id, press })
      : refused('ANSWERED_MEANWHILE', { name: holding.name })
  const tried = await tryDeed(ground.db, handler, input, circumstances)
  if (!tried.ok) return tried
  const { language, screen, address, userAgent, place } = caller
  const id = await insertHeld(ground.db, {
    ...{ kind, thingId, key, press, call: endpoint.name, body: input.body, adminId: session.adminId },
    caller: {
      ...{ language, screen, address, place, userAgent: userAgent.slice(0, 300) },
      actingOwnerId: session.actingOwnerId,
    },
    heldAt: now,
    dueAt: new Date(now.getTime() + config.undoSeconds * 1000),
  })
  if (id === null) {
    const faster = await findHolding(ground.db, kind, thingId)
    return refused('ANSWERED_MEANWHILE', { name: faster?.name ?? '' })
  }
  // The loops look every two seconds by themselves; so the mail leaves when the count is at zero.
  setTimeout(wakeJobs, config.undoSeconds * 1000 + 20).unref()
  return done({ id, press })
}

/** Runs a deed for its refusal: whatever it writes is rolled back, and nothing that follows the commit happens. */
async function tryDeed(
  db: Database,
  { deed }: Handler,
  input: Input,
  { idempotencyKey: _, ...circumstances }: Circumstances,
): Promise<Outcome<unknown>> {
  let tried: Outcome<unknown> | null = null
  await inTransaction<never, string>(db, async (trx) => {
    tried = await deed(input, {
      ...circumstances,
      db: trx,
      withCommit: () => {},
      whenRefused: () => {},
      afterCommit: () => {},
    })
    return tried.ok ? refused('ROLLED_BACK') : tried
  })
  if (!tried) throw new Error('A deed that was tried gave nothing')
  return tried
}
