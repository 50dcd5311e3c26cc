import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { answerStaffRequest as call } from '../../staff.endpoints.ts'
import { giveRoles, invitePerson, unlessLastManager } from './give-roles.ts'
import { lockStaffRequest, saveAnswered } from './requests.store.ts'

/**
 * Another manager's answer to roles that wait. What is agreed to is done as its asker's deed, in the same transaction; the list of changes
 * names both.
 */
export const answerStaffRequest: Deed<typeof call> = async ({ body }, context) => {
  const { now, caller } = context
  const answering = caller.session.adminId ?? 0
  const outcome = await unlessLastManager(context, async (trx) => {
    const request = await lockStaffRequest(trx, body.idRequest)
    if (!request) return refused('NOT_FOUND')
    if (request.isAnswered) return refused('DECIDED_MEANWHILE')
    if ([request.askedBy, request.staffId].includes(answering)) return refused('OWN_REQUEST')
    await saveAnswered(trx, { id: request.id, by: answering, agreed: body.agree }, now)
    if (!body.agree) return done(null)
    const { roles, askedBy: by } = request
    return request.person === null
      ? giveRoles(trx, { idStaff: request.staffId, roles, by }, context)
      : invitePerson(trx, { invited: request.person, roles, by }, context)
  })
  return outcome.ok ? done({ data: { done: true } }) : outcome
}
