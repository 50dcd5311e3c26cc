import type { Product } from '../../catalogue.endpoints.ts'
import { legsOf, type TransferChoice } from '../../transfers/add-transfer.ts'
import { extraRiders } from '../../transfers/seats.ts'

/** What a transfer costs before tax, in cents: each leg the vehicle, and whoever rides beyond its price. */
export function transferCents(
  vehicle: Product['details'][number] | undefined,
  { trip, adults, children }: Pick<TransferChoice, 'trip' | 'adults' | 'children'>,
): number {
  if (!vehicle) return 0
  const holds = { ...vehicle, extra: vehicle.extrapax }
  const extra = extraRiders({ adults, children, extrapax_num: 0 }, holds, 1)
  return legsOf(trip).length * (vehicle.salepriceWithDiscount + extra * (vehicle.extrapax ?? 0))
}
