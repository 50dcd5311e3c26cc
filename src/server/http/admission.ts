import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../kernel/endpoint.ts'
import { type Refusal, refused } from '../../kernel/outcome.ts'
import type { Database } from '../database/database.ts'
import type { LetFilesIn } from '../files/uploads.ts'
import { sayFields } from './answers/reply.ts'
import { askingOf } from './asking.ts'
import type { Session } from './caller.ts'
import type { Context, Handler } from './handle.ts'
import { isAnswered } from './idempotency.ts'
import { inputOf } from './input.ts'
import { refusalBeforeFiles } from './limits/day-limits.ts'
import { principalOf } from './run-deed.ts'

/** Whether the body of a call that is open to anyone lets its files in; undefined where the call does not ask. */
export function admissionBy(
  { endpoint, admit }: Handler,
  request: FastifyRequest,
  around: (session: Session | null) => Omit<Context, 'withCommit' | 'afterCommit' | 'whenRefused'>,
): LetFilesIn | undefined {
  if (!admit) return undefined
  const { session, language } = askingOf(request)
  return async (data) => {
    const input = inputOf(endpoint, request.query, data)
    if (!input.ok) return refused('BAD_INPUT', undefined, { fields: sayFields(input.fields, language) })
    const context = around(session === 'expired' ? null : session)
    return admit(input.value.body, {
      ...context,
      withCommit: () => {},
      afterCommit: () => {},
      whenRefused: () => {},
    })
  }
}

/** The refusal of a call whose files are not worth receiving, for the day's limit is used up; null where they are. */
export async function usedUp(
  endpoint: Endpoint,
  request: FastifyRequest,
  db: Database,
): Promise<Refusal | null> {
  const { now, session } = askingOf(request)
  if (!endpoint.files || !endpoint.perDay || !session || session === 'expired') return null
  const used = await refusalBeforeFiles(db, endpoint.perDay, session, now)
  if (!used) return null
  // A stored answer of the idempotency key is sent even where the day's limit is used up since.
  const key = endpoint.idempotent && request.headers['idempotency-key']
  const again = { principal: principalOf(session), endpoint: endpoint.name, key: String(key) }
  return key && (await isAnswered(db, again)) ? null : used
}
