import { done, refused } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import type { answerStaffRequest as call } from '../../staff.endpoints.ts'
import { askedAs, giveRoles, invitePerson, staffAccount, unlessLastManager } from './give-roles.ts'
import { type LockedRequest, lockStaffRequest, saveAnswered } from './requests.store.ts'
import { switchActive } from './switch-active.ts'

/**
 * Another manager's answer to roles that wait, or the answer of whoever would be a manager no more. What is agreed to is done as its
 * asker's deed, in the same transaction; the list of changes names both, and so does the security log.
 */
export const answerStaffRequest: Deed<typeof call> = async ({ body }, context) => {
  const { caller, tellSecurity } = context
  const answering = caller.session.adminId ?? 0
  const outcome = await unlessLastManager(context, async (trx) => {
    const request = await lockStaffRequest(trx, body.idRequest)
    if (!request) return refused('NOT_FOUND')
    if (request.isAnswered) return refused('DECIDED_MEANWHILE')
    const isAbout = !request.takesManager && request.staffId === answering
    // Who had asked says nothing but that it is asked for no more.
    if (request.askedBy === answering ? body.agree : isAbout) return refused('OWN_REQUEST')
    await saveAnswered(trx, { id: request.id, by: answering, agreed: body.agree }, context.now)
    const acted = body.agree ? await perform(trx, request, context) : done(null)
    return acted.ok ? done(request) : acted
  })
  if (!outcome.ok) return outcome
  const { staffId, askedBy } = outcome.value
  tellSecurity(body.agree ? 'role-agreed' : 'role-declined', {
    of: staffId === null ? 'new' : accountName(staffAccount(staffId)),
    role: askedAs(outcome.value),
    by: accountName(staffAccount(askedBy)),
  })
  return done({ data: { done: true } })
}

/** What was agreed to, as its asker's deed. */
async function perform(trx: Database, request: LockedRequest, context: SignedContext) {
  const { roles, askedBy: by, closingReason, openingReason } = request
  if (request.staffId === null) return invitePerson(trx, { invited: request.person, roles, by }, context)
  const reason = closingReason ?? openingReason
  return reason === null
    ? giveRoles(trx, { idStaff: request.staffId, roles, by }, context)
    : switchActive(
        trx,
        staffAccount(request.staffId),
        { active: closingReason === null, reason, by },
        context,
      )
}
