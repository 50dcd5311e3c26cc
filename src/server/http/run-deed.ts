import type { Endpoint } from '../../kernel/endpoint.ts'
import { type Outcome, refused } from '../../kernel/outcome.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, type LastWrite } from '../database/transaction.ts'
import type { Session } from './caller.ts'
import { deedOf, noteDeed, sentNumbers } from './deeds.store.ts'
import type { Context, Handler, Input } from './handle.ts'
import { answerOnce } from './idempotency.ts'
import { refusalOfDay } from './limits/day-limits.ts'

/** What surrounds a deed, beside its database. */
export type Circumstances = Omit<Context, 'db' | 'withCommit' | 'afterCommit' | 'whenRefused'> & {
  idempotencyKey: unknown
}

/** Where a deed runs. */
export interface Ground {
  db: Database
  /** Reads from a replica where the call allows it, else from the primary. */
  read: <T extends Outcome<unknown>>(act: (db: Database) => Promise<T>) => Promise<T>
  /** Whether the trust on which a call is made still stands; with `lock` it stands until the transaction ends. */
  standsIn: (db: Database, lock?: boolean) => Promise<boolean>
}

/**
 * Runs a call's deed: a read by itself, a write in a transaction with its count of the day and its note in the owner's trail,
 * and once for an idempotency key.
 */
export async function runDeed(
  ground: Ground,
  { endpoint, deed }: Handler,
  input: Input,
  { idempotencyKey, ...circumstances }: Circumstances,
): Promise<Outcome<unknown>> {
  const after: (() => void)[] = []
  const last: LastWrite[] = []
  let besides: Parameters<Context['whenRefused']>[0] | null = null
  const act = async (db: Database) => {
    const outcome = await deed(input, {
      ...circumstances,
      db,
      withCommit: (write) => last.push(write),
      afterCommit: (one) => after.push(one),
      whenRefused: (one) => {
        besides = one
      },
    })
    const { toldAs, name } = endpoint
    if (outcome.ok && toldAs)
      after.push(() => circumstances.tellSecurity(toldAs, { call: name, numbers: sentNumbers(input) }))
    return outcome
  }
  const kind = transactionKind(endpoint)
  if (kind === 'read') return settle(await ground.read(act), after)
  if (kind === 'own') return settle(await act(ground.db), after)

  // What is counted of a refused write outlives it: its own transaction was rolled back.
  const refusedToo = async (outcome: Outcome<unknown>) =>
    outcome.ok || besides === null ? outcome : ((await besides(ground.db)) ?? outcome)
  const { session } = circumstances.caller
  let acted: Outcome<unknown> | null = null
  const actAndNote = async (trx: Database) => {
    after.length = 0
    last.length = 0
    besides = null
    if (!(await ground.standsIn(trx, true))) return refused('NOT_FOUND')
    const { perDay } = endpoint
    const used =
      perDay && session && (await refusalOfDay(trx, perDay, input.body, session, circumstances.now))
    acted = used || (await act(trx))
    // A write that an admin makes for an owner is recorded in the owner's audit trail, in the same transaction.
    // Writes about the admin's own session (another choice of owner, keep-alive, the gate) are not.
    // What a trusted person does for the owner is recorded there as theirs. What changes nothing of the owner's is no deed.
    const isForOwner = session?.trust
      ? endpoint.access.trusted?.scope !== 'any'
      : endpoint.access.who === 'member' && session?.adminId && session.actingOwnerId
    if (isForOwner && session && !endpoint.changesNothing)
      last.push((trx) => noteDeed(trx, deedOf(endpoint.name, input, session), circumstances.now))
    return acted
  }
  if (!endpoint.idempotent || typeof idempotencyKey !== 'string')
    return settle(await refusedToo(await inTransaction(ground.db, actAndNote, () => last)), after)
  const request = {
    principal: principalOf(session),
    endpoint: endpoint.name,
    key: idempotencyKey,
    input: { query: input.query, body: input.body, ...(endpoint.files && { files: contentsOf(input) }) },
  }
  const outcome = await answerOnce(
    ground.db,
    request,
    { now: circumstances.now, onceAMinute: endpoint.onceAMinute },
    actAndNote,
    () => last,
  )
  // A stored answer has no side effects: they happened the first time.
  return settle(outcome === acted ? await refusedToo(outcome) : outcome, outcome === acted ? after : [])
}

/** How a deed meets the database, where the call does not say. */
export function transactionKind({ transaction, method }: Endpoint): 'read' | 'write' | 'own' {
  return transaction ?? (method === 'GET' ? 'read' : 'write')
}

/** What tells one set of files from another: names and content, not where they lie. */
function contentsOf({ files }: Input): object {
  return Object.entries(files).map(([field, sent]) => [field, sent.map(({ name, sha256 }) => [name, sha256])])
}

function settle(outcome: Outcome<unknown>, after: readonly (() => void)[]): Outcome<unknown> {
  for (const act of after) act()
  return outcome
}

/** Whose an idempotency key is. */
export function principalOf(session: Session | null): string {
  // The key is per owner: acting for another owner it is another request.
  if (session?.adminId) return `admin:${session.adminId}:${session.actingOwnerId ?? 'nobody'}`
  if (session?.trust) return `trust:${session.trust.id}`
  return session?.ownerId ? `owner:${session.ownerId}` : 'anyone'
}
