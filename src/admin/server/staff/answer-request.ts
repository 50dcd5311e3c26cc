import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { accountName } from '../../../server/http/security-log.ts'
import type { answerStaffRequest as call } from '../../staff.endpoints.ts'
import { giveRoles, invitePerson, staffAccount, unlessLastManager } from './give-roles.ts'
import { lockStaffRequest, saveAnswered } from './requests.store.ts'
import { switchActive } from './switch-active.ts'

/**
 * Another manager's answer to roles that wait, or the answer of whoever would be a manager no more. What is agreed to is done as its asker's deed, in the same transaction; the list of changes
 * names both.
 */
export const answerStaffRequest: Deed<typeof call> = async ({ body }, context) => {
  const { now, caller } = context
  const answering = caller.session.adminId ?? 0
  const outcome = await unlessLastManager(context, async (trx) => {
    const request = await lockStaffRequest(trx, body.idRequest)
    if (!request) return refused('NOT_FOUND')
    if (request.isAnswered) return refused('DECIDED_MEANWHILE')
    const isAbout = !request.takesManager && request.staffId === answering
    if (request.askedBy === answering || isAbout) return refused('OWN_REQUEST')
    await saveAnswered(trx, { id: request.id, by: answering, agreed: body.agree }, now)
    const of = request.staffId === null ? 'new' : accountName(staffAccount(request.staffId))
    const role = request.closingReason === null ? request.roles.join(' ') : 'closed'
    const facts = { of, role, by: accountName(staffAccount(request.askedBy)) }
    context.afterCommit(() => context.tellSecurity(body.agree ? 'role-agreed' : 'role-declined', facts))
    if (!body.agree) return done(null)
    const { roles, askedBy: by, closingReason: reason } = request
    if (request.staffId !== null && reason !== null)
      return switchActive(trx, staffAccount(request.staffId), { active: false, reason, by }, context)
    return request.person === null
      ? giveRoles(trx, { idStaff: request.staffId, roles, by }, context)
      : invitePerson(trx, { invited: request.person, roles, by }, context)
  })
  return outcome.ok ? done({ data: { done: true } }) : outcome
}
