import { done, refused } from '../../kernel/outcome.ts'
import { describeOwn } from '../../membership/server/sign-in/describe-session.ts'
import type { Session } from '../../server/http/caller.ts'
import type { Context, Deed } from '../../server/http/handle.ts'
import type { actForOwner as act, stopActing as stop } from '../acting.endpoints.ts'
import { beginTurn, endTurns, findChoosable, setActing } from './acting.store.ts'

/** Chooses the owner for whom the admin acts. Nobody is found by a number that no owner has. */
export const actForOwner: Deed<typeof act> = async ({ body }, context) => {
  const { caller, afterCommit, tellSecurity, db } = context
  const owner = await findChoosable(db, body.idOwner)
  if (!owner) return refused('NOT_FOUND')
  if (!owner.hasContract) return refused('OWNER_HAS_NO_CONTRACT')
  afterCommit(() => tellSecurity('acting-began', { acting: `owner:${owner.id}` }))
  return done({ data: await turnTo(caller.session, owner.id, context) })
}

/** Acts for nobody any more. */
export const stopActing: Deed<typeof stop> = async (_, context) => {
  const { caller, afterCommit, tellSecurity } = context
  if (caller.session.actingOwnerId !== null) afterCommit(() => tellSecurity('acting-ended'))
  return done({ data: await turnTo(caller.session, null, context) })
}

async function turnTo(
  session: Session,
  ownerId: number | null,
  { db: trx, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
) {
  const adminId = session.adminId ?? 0
  await setActing(trx, session.tokenHash, ownerId)
  await endTurns(trx, adminId, now)
  if (ownerId !== null) await beginTurn(trx, adminId, ownerId, now)
  const isRestricted = ownerId !== null && (await findChoosable(trx, ownerId))?.restricted === true
  const acting = { ...session, actingOwnerId: ownerId, hasUnsignedReport: isRestricted }
  return describeOwn(trx, acting, config)
}
