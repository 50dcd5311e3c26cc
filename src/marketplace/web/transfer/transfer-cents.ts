import type { Product } from '../../catalogue.endpoints.ts'
import type { TransferChoice } from '../../transfers/add-transfer.ts'
import { extraRiders } from '../../transfers/seats.ts'

/** What a leg costs before tax, in cents: the vehicles, and whoever rides beyond their price. */
export interface LegCents {
  cents: number
  /** How many ride beyond the price, and what each of them costs. */
  extra: number
  each: number
}

/** What each leg of a transfer costs. */
export function legCents(
  vehicle: Product['details'][number] | undefined,
  { adults, children, vehicles }: Pick<TransferChoice, 'adults' | 'children' | 'vehicles'>,
): LegCents {
  if (!vehicle) return { cents: 0, extra: 0, each: 0 }
  const holds = { ...vehicle, extra: vehicle.extrapax }
  const extra = extraRiders({ adults, children, extrapax_num: 0 }, holds, vehicles)
  const each = vehicle.extrapax ?? 0
  return { cents: vehicles * vehicle.salepriceWithDiscount + extra * each, extra, each }
}
