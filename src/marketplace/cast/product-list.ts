import { FAMILY, RESORT, SPA, TABLE, TRANSFERS } from './products-indoors.ts'
import { LAND, SEA } from './products-outdoors.ts'

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
