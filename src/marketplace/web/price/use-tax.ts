import { useStays } from '../use-stays.ts'

/**
 * The tax on the price of something, in percent: of the resort that offers it, else of the next stay's, else of the
 * contract's own. Null while that is not known.
 */
export function useTax(): (hotel: { taxPercent: number } | null) => number | null {
  const { next, hotel: own } = useStays()
  return (hotel) => (hotel ?? next?.hotel ?? own)?.taxPercent ?? null
}
