import { isHolding, type Payment } from '../../benefit/benefit.ts'
import { benefitsOfStay, benefitsOfWish, entriesTo, heldOf, type PartBenefit } from '../../stay/wish.ts'
import type { AccountRow, BookingFacts } from '../booking-facts.store.ts'
import type { ChangeEntry } from '../changes/change-booking.store.ts'
import type { HeldWish } from '../changes/wishes.store.ts'

/** The accounts of nights among those of a booking. */
export const nightAccounts = ({ accounts }: BookingFacts): AccountRow[] =>
  accounts.filter(({ unit }) => unit === 'nights')

/** What pays for the nights of the stay that stands. */
export function stayPayments(facts: BookingFacts): Payment[] {
  if (facts.wish) return facts.wish.stayPayments
  return nightAccounts(facts)
    .filter(({ held }) => held > 0)
    .map(({ id, held }) => ({ id, quantity: held }))
}

const paid = (benefits: readonly PartBenefit[]): Payment[] =>
  benefits.map(({ yearId, quantity }) => ({ id: yearId, quantity }))

/** Entries after which a booking holds what the stay that stands takes, and with a wish what either takes. */
export function entriesForStay(facts: BookingFacts, wish: Pick<HeldWish, 'payments'> | null): ChangeEntry[] {
  const stay = [...stayPayments(facts), ...paid(benefitsOfStay(facts.benefits))]
  const wished = wish && [...wish.payments, ...paid(benefitsOfWish(facts.benefits))]
  return entriesTo(facts.accounts, heldOf(stay, wished))
}

/** Entries after which a booking holds what the wished stay takes, and nothing else. */
export function entriesForWish(facts: BookingFacts, wish: Pick<HeldWish, 'payments'>): ChangeEntry[] {
  return entriesTo(facts.accounts, heldOf([...wish.payments, ...paid(benefitsOfWish(facts.benefits))], null))
}

/** Entries that give back all that a booking holds. */
export const entriesForNothing = ({ accounts }: BookingFacts): ChangeEntry[] => entriesTo(accounts, [])

/** The benefits of a booking that still hold, as gone: to be written when it ends. */
export const endOfBenefits = ({ benefits }: BookingFacts) =>
  benefits.filter(({ state }) => isHolding(state)).map(({ id }) => ({ id, part: 'gone' as const }))
