import type { StaffRole } from '../../../kernel/endpoint.ts'
import type { Words } from '../../../kernel/language.ts'

/** What somebody of the club does, as a mail lists it. */
export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, Words>> = {
  admin: /*i18n*/ { id: 'staff.role.admin', message: 'act for owners' },
  desk: /*i18n*/ { id: 'staff.role.desk', message: 'work at the desk' },
  finance: /*i18n*/ { id: 'staff.role.finance', message: 'issue reports and statements' },
  gate: /*i18n*/ { id: 'staff.role.gate', message: 'check passes at the gate' },
  manager: /*i18n*/ { id: 'staff.role.manager', message: 'say who of the club’s people does what' },
}
