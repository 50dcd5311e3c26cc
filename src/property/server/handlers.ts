import type { Handler } from '../../server/http/handle.ts'
import { accessHandlers } from './access-handlers.ts'
import { maintenanceHandlers } from './maintenance-handlers.ts'
import { repairHandlers } from './repair-handlers.ts'
import type { NightsGiven } from './repairs/give-closed-nights.ts'

/** The calls of the slice and their deeds. `given` gets the nights that closed residences give back. */
export const propertyHandlers = (given: NightsGiven): readonly Handler[] => [
  ...accessHandlers,
  ...maintenanceHandlers(given),
  ...repairHandlers(given),
]
