import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffRole } from '../../../kernel/endpoint.ts'

/** What each role is called, and what it may do. */
export const ROLE_WORDS: Readonly<Record<StaffRole, { name: MessageDescriptor; may: MessageDescriptor }>> = {
  admin: {
    name: msg`Owner relations`,
    may: msg`Acts for owners, and closes an owner’s account`,
  },
  desk: {
    name: msg`Desk`,
    may: msg`Decides what owners wait for, publishes, calls owners`,
  },
  finance: {
    name: msg`Finance`,
    may: msg`Issues executive reports, answers rejected statements`,
  },
  gate: {
    name: msg`Gate`,
    may: msg`Checks visitors’ passes`,
  },
  manager: {
    name: msg`Manager`,
    may: msg`Invites people of the club and says who does what`,
  },
}

/** Roles as they are stored; one that this page does not know yet stays as it is. */
export function isRole(role: string): role is StaffRole {
  return Object.hasOwn(ROLE_WORDS, role)
}
