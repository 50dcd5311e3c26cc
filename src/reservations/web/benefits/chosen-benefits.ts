import { centsTyped } from '../../../kernel/money.ts'
import type { FieldFault } from '../../../kernel/words.ts'
import type { OpenBenefit } from '../../benefits.endpoints.ts'
import type { Occupant } from '../../stay/booking.ts'

/** A benefit and how much of it a stay is to use: passes, or cents of money. */
export interface ChosenBenefit extends OpenBenefit {
  quantity: number
}

export interface BenefitChoice {
  chosen: ChosenBenefit[]
  /** The faults of what was typed, by benefit year. */
  faults: ReadonlyMap<number, FieldFault>
}

/**
 * The benefits that a draft uses, within their balances (spec, section 5). A guest uses none (section 4); what was
 * typed waits for the owner to come after all.
 */
export function chosenBenefits(
  {
    occupant,
    benefits = {},
  }: { occupant: Occupant; benefits?: Readonly<Record<number, string>> | undefined },
  open: readonly OpenBenefit[],
): BenefitChoice {
  const chosen: ChosenBenefit[] = []
  const faults = new Map<number, FieldFault>()
  if (occupant === 'guest') return { chosen, faults }
  for (const benefit of open) {
    const { balance } = benefit
    const typed = benefits[benefit.idBenefitYear]?.trim() ?? ''
    if (typed === '' || balance <= 0) continue
    const count = /^\d{1,9}$/.test(typed) ? Number(typed) : null
    const quantity = benefit.unit === 'money' ? centsTyped(typed) : count
    if (quantity === null) faults.set(benefit.idBenefitYear, 'format')
    // Passes are stepped, not typed: what is left of them now is as many as one may step to.
    else if (benefit.unit === 'passes') add(benefit, Math.min(quantity, balance))
    else if (quantity > balance) faults.set(benefit.idBenefitYear, 'too-large')
    else add(benefit, quantity)
  }
  return { chosen, faults }

  function add(benefit: OpenBenefit, quantity: number) {
    if (quantity > 0) chosen.push({ ...benefit, quantity })
  }
}
