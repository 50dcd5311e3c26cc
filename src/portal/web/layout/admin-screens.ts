import type { StaffRole } from '../../../kernel/endpoint.ts'
import type { RouteRow } from '../route-table.ts'

/** Whether the menu of the club's people has a screen: each sees those of their own roles, and everybody their own keys. */
export function isShownTo(
  { layout, path, access, roles = ['admin'] }: RouteRow,
  own: readonly StaffRole[],
): boolean {
  if (layout !== 'admin' || path.includes('$')) return false
  return access === 'login' || roles.some((role) => own.includes(role))
}
