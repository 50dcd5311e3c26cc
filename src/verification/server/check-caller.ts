import { randomInt } from 'node:crypto'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { showCallerCheck as showCall } from '../desk.endpoints.ts'
import type {
  answerCallerCheck as answerCall,
  openCallerCheck as openCall,
} from '../verification.endpoints.ts'
import { type CheckRow, findCalled, findOpenCheck, noteHeard, noteRead, openCheck } from './callers.store.ts'
import { addSuspicion } from './suspicions.store.ts'

/** How long a number lives, in milliseconds. */
const LASTS_MS = 120_000

/** The number that the owner sees. A living one stays, in however many tabs it is shown. */
export const openCallerCheck: Deed<typeof openCall> = async (_, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const open = await findOpenCheck(db, ownerId, now)
  if (open) return done({ data: shown(open, now) })
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const endsAt = new Date(now.getTime() + LASTS_MS)
  return done({ data: shown(await openCheck(db, { ownerId, digits, now, endsAt }), now) })
}

/** What the owner heard. A wrong number is told to the desk, with who had the right one on the screen. */
export const answerCallerCheck: Deed<typeof answerCall> = async ({ body }, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  const { id, heard } = body
  if (!(await noteHeard(db, { id, ownerId, heard, now }))) return refused('CALL_OVER')
  if (heard === 'wrong')
    await addSuspicion(db, { kind: 'call', language: caller.screen, ownerId, checkId: id }, now)
  return done({ data: { done: true } })
}

/** The same number at the desk. */
export const showCallerCheck: Deed<typeof showCall> = async ({ body }, { db, now, caller }) => {
  const owner = await findCalled(db, body.idOwner)
  if (!owner) return refused('NOT_FOUND')
  const open = await findOpenCheck(db, body.idOwner, now)
  if (!open) return done({ data: null, owner })
  await noteRead(db, open.id, caller.session.adminId ?? 0, now)
  const { digits, secondsLeft } = shown(open, now)
  return done({ data: { digits, secondsLeft }, owner })
}

function shown({ id, digits, endsAt }: CheckRow, now: Date) {
  return { id, digits, secondsLeft: Math.max(1, Math.round((endsAt.getTime() - now.getTime()) / 1000)) }
}
