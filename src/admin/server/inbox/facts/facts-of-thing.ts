import { accountsOf } from '../../../../finance/account/whole-account.ts'
import { findAccount } from '../../../../finance/server/account/account.store.ts'
import { todayIn } from '../../../../kernel/day.ts'
import type { StaffRole } from '../../../../kernel/endpoint.ts'
import { readBenefitsOn } from '../../../../reservations/server/benefits/benefits.store.ts'
import type { Database } from '../../../../server/database/database.ts'
import type { OwnerThingFacts, ThingFacts } from '../../../inbox/facts.shape.ts'
import type { InboxKind } from '../../../inbox/kinds.ts'
import { partsOf } from '../../../owner/parts.ts'
import { findMessageThing, findRepairThing, findReviewThing } from './other-facts.store.ts'
import { findContractOfThing, findOwnersStays } from './owner-at-thing.store.ts'
import { findStayThing } from './stay-facts-at-desk.store.ts'

interface Thing {
  kind: InboxKind
  id: number
  ownerId: number | null
}

/** What is needed to decide a thing, as far as it is the work of somebody with these roles. */
export async function factsOfThing(
  db: Database,
  { kind, id, ownerId }: Thing,
  roles: readonly StaffRole[],
  now: Date,
): Promise<ThingFacts> {
  const [owner, stay, repair, message, review] = await Promise.all([
    ownerId === null ? null : ownerFacts(db, { kind, id, ownerId }, roles, now),
    kind === 'bookings' ? findStayThing(db, id) : null,
    kind === 'maintenance' ? findRepairThing(db, id, now) : null,
    kind === 'messages' ? findMessageThing(db, id) : null,
    kind === 'reviews' ? findReviewThing(db, id) : null,
  ])
  return { owner, stay, repair, message, review }
}

/** Stays and balances are told to the desk, money to finance, as on the owner's page. */
async function ownerFacts(
  db: Database,
  thing: Thing & { ownerId: number },
  roles: readonly StaffRole[],
  now: Date,
): Promise<OwnerThingFacts> {
  const parts = partsOf(roles)
  const { ownerId } = thing
  const [held, stays] = await Promise.all([
    findContractOfThing(db, thing),
    parts.includes('stays') ? findOwnersStays(db, ownerId, now) : { history: null, next: null },
  ])
  const contract = held?.id && held.zone ? { id: held.id, zone: held.zone } : null
  const benefits =
    contract && parts.includes('stays')
      ? await readBenefitsOn(db, contract.id, todayIn(contract.zone, now))
      : []
  const books = contract && parts.includes('money') ? await findAccount(db, ownerId, contract.id, now) : null
  return {
    idOwner: ownerId,
    language: held?.language ?? 'en',
    ...stays,
    balances: benefits.map(({ idBenefit, name, balance, granted, currency }) => ({
      idBenefit,
      name,
      left: balance,
      granted,
      currency: currency ?? null,
    })),
    money:
      books &&
      accountsOf(books, now).map(({ currency, owedCents, pastDueCents }) => ({
        currency,
        owedCents,
        pastDueCents,
      })),
  }
}
