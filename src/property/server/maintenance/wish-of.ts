import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { sendMaintenance } from '../../maintenance.endpoints.ts'
import type { MaintenanceWish } from '../../maintenance.ts'

/** What a call wishes. Where the club comes, nobody else is named. */
export function maintenanceWishOf(body: Omit<BodyOf<typeof sendMaintenance>, 'idContract'>): MaintenanceWish {
  const { description, firstDay, lastDay, providerType } = body
  const provider = providerType === 'external' ? (body.provider ?? null) : null
  return { description, firstDay, lastDay, providerType, provider }
}
