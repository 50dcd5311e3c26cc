import type { StaffRole } from '../../kernel/endpoint.ts'

/** The parts of an owner's page at the desk that not everybody has. */
export const OWNER_PARTS = ['stays', 'requests', 'money', 'log', 'act'] as const
export type OwnerPart = (typeof OWNER_PARTS)[number]

/** Whose work each part is, as the single screens have it: figures are finance's, stays and what is asked for the desk's; of
 * the log each sees what is theirs. */
const ROLES_OF: Readonly<Record<OwnerPart, readonly StaffRole[]>> = {
  stays: ['desk'],
  requests: ['desk'],
  money: ['finance'],
  log: ['desk', 'finance'],
  act: ['admin'],
}

/** The parts that somebody with these roles sees. Who has several sees what any of them does. */
export function partsOf(roles: readonly StaffRole[]): OwnerPart[] {
  return OWNER_PARTS.filter((part) => ROLES_OF[part].some((role) => roles.includes(role)))
}
