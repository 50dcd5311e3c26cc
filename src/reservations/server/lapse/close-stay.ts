import { nightsOf } from '../../../kernel/day.ts'
import type { Database } from '../../../server/database/database.ts'
import { penaltyEntries } from '../../desk.ts'
import { entriesTo } from '../../stay/wish.ts'
import { endOfBenefits, nightAccounts } from '../benefits/give-back.ts'
import type { BookingFacts } from '../booking-facts.store.ts'
import { changeHeldNights, writeEntries } from '../changes/change-booking.store.ts'
import { setBenefitParts } from '../changes/wishes.store.ts'

/**
 * Gives back all that a stay without a wish holds when it is rejected or cancelled, less a penalty in nights, which is
 * used from the account that expires first. Its status is the caller's to save.
 */
export async function giveBackStay(
  db: Database,
  facts: BookingFacts,
  penalty: number,
  now: Date,
): Promise<void> {
  await changeHeldNights(db, facts.categoryId, nightsOf(facts), [])
  await giveBackEntries(db, facts, penalty, now)
}

/** The same of its ledger alone: the residence stays taken on its nights, for whoever has them from now on. */
export async function giveBackEntries(
  db: Database,
  facts: BookingFacts,
  penalty: number,
  now: Date,
): Promise<void> {
  const nights = nightAccounts(facts)
    .sort((one, other) => one.expires.localeCompare(other.expires))
    .map(({ id, held }) => ({ yearId: id, held }))
  const others = facts.accounts.filter(({ unit }) => unit !== 'nights')
  await writeEntries(db, facts.id, [...penaltyEntries(nights, penalty), ...entriesTo(others, [])], now)
  await setBenefitParts(db, endOfBenefits(facts), now)
}
