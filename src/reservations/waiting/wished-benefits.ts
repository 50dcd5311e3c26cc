import { type Payment, payFrom, totalOf, type YearAccount } from '../benefit/benefit.ts'

/** A benefit that a wish is to use: passes, or cents of money. */
export interface WishedBenefit {
  idBenefit: number
  quantity: number
}

/** A benefit year of a contract that an arrival falls in. */
export interface WishedYear extends YearAccount {
  idBenefit: number
}

/** What a wish's benefits come to on the day of an arrival. */
export interface BenefitsOnDay {
  /** What is used of which benefit year. */
  used: Payment[]
  /** What no longer fits, and is left out. */
  short: WishedBenefit[]
}

/**
 * What a wish's benefits come to, of the years that its arrival falls in: as much of each as is left there, of the year that expires
 * first before the others. The rest is left out: nights are never passed over for it (decision 0451).
 */
export function wishedOn(wished: readonly WishedBenefit[], years: readonly WishedYear[]): BenefitsOnDay {
  const used: Payment[] = []
  const short: WishedBenefit[] = []
  for (const { idBenefit, quantity } of wished) {
    const own = years.filter((one) => one.idBenefit === idBenefit && one.balance > 0)
    const fits = Math.min(quantity, totalOf(own))
    const paid = payFrom(own, fits)
    if (paid.ok) used.push(...paid.value)
    if (fits < quantity) short.push({ idBenefit, quantity: quantity - fits })
  }
  return { used, short }
}
