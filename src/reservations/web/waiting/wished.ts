import { amountText, centsTyped } from '../../../kernel/money.ts'
import type { OpenBenefit } from '../../benefits.endpoints.ts'
import type { WishedBenefit } from '../../waiting/wished-benefits.ts'

/** A benefit that a wish could use: the request's, told by the benefit and not by one of its years. */
export type BenefitToWish = OpenBenefit & { idBenefit: number }

/** What a wish is to use while its form is written. */
export interface ChosenForWishDraft {
  chosen: WishedBenefit[]
  /** What was typed beyond the balance: it would be left out. */
  beyond: (BenefitToWish & { quantity: number })[]
  /** What is no amount, by benefit. */
  faults: ReadonlySet<number>
}

/** What is typed of a wish's benefits, within the balances of its days. Nothing is refused for being too much: it is left out, and said. */
export function chosenForWish(
  typed: Readonly<Record<number, string>>,
  open: readonly BenefitToWish[],
): ChosenForWishDraft {
  const drafted: ChosenForWishDraft = { chosen: [], beyond: [], faults: new Set() }
  const faults = new Set<number>()
  for (const benefit of open) {
    const { idBenefit, unit, balance } = benefit
    const text = typed[idBenefit]?.trim() ?? ''
    if (text === '') continue
    const count = /^\d{1,9}$/.test(text) ? Number(text) : null
    const quantity = unit === 'money' ? centsTyped(text) : count
    if (quantity === null) {
      faults.add(idBenefit)
      continue
    }
    const fits = Math.min(quantity, Math.max(balance, 0))
    if (fits > 0) drafted.chosen.push({ idBenefit, quantity: fits })
    if (fits < quantity) drafted.beyond.push({ ...benefit, quantity: quantity - fits })
  }
  return { ...drafted, faults }
}

/** Quantities as they stand in the fields of a form, by benefit. */
export function wishedAsTyped(
  wished: readonly (WishedBenefit & { unit: 'passes' | 'money' })[],
): Record<number, string> {
  return Object.fromEntries(
    wished.map(({ idBenefit, unit, quantity }) => [idBenefit, textOf(unit, quantity)]),
  )
}

/** A quantity as it stands in a field. */
export const textOf = (unit: 'passes' | 'money', quantity: number) =>
  unit === 'money' ? amountText(quantity) : String(quantity)
