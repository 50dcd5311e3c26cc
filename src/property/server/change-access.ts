import { done } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { changeAccess as call, withdrawAccess as withdrawCall } from '../access.endpoints.ts'
import { mayRegister } from '../access.ts'
import type { VisitRow } from './access.store.ts'
import { lockOpenAccess, onTheWire, readAgain, timesOfBody } from './access-wire.ts'
import { withFigures } from './create-access.ts'
import { renewChanged } from './issue-passes.ts'
import { mailPasses } from './mail-passes.ts'
import { revokeAll } from './passes.store.ts'
import { cancelAccess, updateAccess } from './save-access.store.ts'

/** Changes a visit; guests whose pass says something else now get a new one, and those with a new email theirs. */
export const changeAccess: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller } = context
  const owner = ownerOf(caller.session)
  const found = await lockOpenAccess(db, owner, body.idAccess, now)
  if (!found.ok) return found
  const before = found.value

  const times = timesOfBody(body)
  const visit = { times, guests: body.guests.length, firstDayBefore: before.firstDay }
  const rule = mayRegister(visit, before.zone, now)
  if (!rule.ok) return withFigures(rule, before.zone, now, caller.language)

  const guests = body.guests.map((guest) => ({ ...guest, email: guest.email ?? null }))
  await updateAccess(db, before.id, { type: body.type, times, reason: body.reason, guests }, now)
  const after = await readAgain(db, owner, before.id)
  const { issued, replaced } = await renewChanged(db, before, after, now)
  const told = [...new Set([...issued, ...withNewEmail(before, after)])]
  const mailed = await mailPasses(context, after, told, body.language)
  return done({ data: onTheWire(after, now), replaced, mailed })
}

/** Withdraws a visit with all its passes. */
export const withdrawAccess: Deed<typeof withdrawCall> = async ({ query }, { db, now, caller }) => {
  const owner = ownerOf(caller.session)
  const found = await lockOpenAccess(db, owner, query.idAccess, now)
  if (!found.ok) return found
  await cancelAccess(db, found.value.id, now)
  await revokeAll(db, found.value.id, now)
  return done({ data: onTheWire(await readAgain(db, owner, query.idAccess), now) })
}

function withNewEmail(before: VisitRow, after: VisitRow): number[] {
  const known = new Set(before.guests.map(({ name, lastname, email }) => [name, lastname, email].join('|')))
  return after.guests.flatMap(({ name, lastname, email }, index) =>
    known.has([name, lastname, email].join('|')) ? [] : [index + 1],
  )
}
