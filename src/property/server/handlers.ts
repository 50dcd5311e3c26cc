import type { Handler } from '../../server/http/handle.ts'
import { accessHandlers } from './access-handlers.ts'
import { maintenanceHandlers } from './maintenance-handlers.ts'
import { repairHandlers } from './repair-handlers.ts'

/** The calls of the slice and their deeds. */
export const propertyHandlers: readonly Handler[] = [
  ...accessHandlers,
  ...maintenanceHandlers,
  ...repairHandlers,
]
