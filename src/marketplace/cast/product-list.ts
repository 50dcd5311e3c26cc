import { FAMILY } from './products-families.ts'
import { LAND } from './products-land.ts'
import { RESORT } from './products-resort.ts'
import { TABLE } from './products-table.ts'
import { TRANSFERS } from './products-transfers.ts'
import { SEA } from './products-water.ts'
import { SPA } from './products-wellbeing.ts'

/** Everything on sale by category key; each line is written as `Written` says. */
export const PRODUCTS = {
  transfer: TRANSFERS,
  resort: RESORT,
  sea: SEA,
  land: LAND,
  table: TABLE,
  spa: SPA,
  family: FAMILY,
}
