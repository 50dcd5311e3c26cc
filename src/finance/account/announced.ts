import {
  chargeKey,
  type OpenCharge,
  type OpenCredit,
  oldestFirst,
  type Part,
  takeCredits,
} from './account.ts'
import { MOST_CHARGES } from './payment.ts'
import { toPay } from './whole-account.ts'

/** A payment that its owner has announced at the resort, and the charges that it is for. */
export interface Announced {
  id: number
  chosen: readonly Part[]
}

/** The most payments of a contract that may be announced at the resort at once. */
export const MOST_ANNOUNCED = 5

/** A charge, and what of it is on its way at a provider or announced at the resort, in cents. */
export type AnnouncedCharge = OpenCharge & { asideCents: number; announcedCents: number }

/** What of charges can still be announced: what is open, not on its way and not announced already. */
export function toAnnounce<C extends AnnouncedCharge>(charges: readonly C[]): C[] {
  return charges.map((charge) => ({
    ...charge,
    openCents: Math.max(0, charge.openCents - charge.asideCents - charge.announcedCents),
  }))
}

/** What of charges is open beside what is announced at the resort: what a payment another way begins with. */
export function withoutAnnounced<C extends AnnouncedCharge>(charges: readonly C[]): C[] {
  return charges
    .map((charge) => ({ ...charge, openCents: Math.max(0, charge.openCents - charge.announcedCents) }))
    .filter(({ openCents }) => openCents > 0)
}

/** What of charges may be chosen to be paid: at the resort nothing that is announced there already, another way nothing on its way. */
export function toChoose<C extends AnnouncedCharge>(charges: readonly C[], atResort: boolean): C[] {
  const room = atResort ? toAnnounce(charges) : toPay(charges)
  return room.filter(({ openCents, inQuestion }) => openCents > 0 && !inQuestion)
}

/**
 * The charges that the pay page lists of what may be chosen, the oldest first: as many as one payment takes, and the one that its reader
 * came for (`only`, its name) in the place of the last where it is younger than those.
 */
export function ofOnePayment<C extends OpenCharge>(choosable: readonly C[], only?: string): C[] {
  const inOrder = oldestFirst(choosable)
  const first = inOrder.slice(0, MOST_CHARGES)
  const named = inOrder.slice(MOST_CHARGES).find((charge) => chargeKey(charge) === only)
  return named ? [...first.slice(0, -1), named] : first
}

/** What the pay page opens with: what is owed and may be chosen, and what of it is money once the credit is used, in cents. */
export function payNow(
  {
    charges,
    credits,
  }: { charges: readonly (AnnouncedCharge & { coming: boolean })[]; credits: readonly OpenCredit[] },
  atResort: boolean,
): { owedCents: number; moneyCents: number } {
  const choosable = ofOnePayment(toChoose(charges, atResort)).filter(({ coming }) => !coming)
  const owedCents = (atResort ? choosable : withoutAnnounced(choosable)).reduce(
    (sum, { openCents }) => sum + openCents,
    0,
  )
  return { owedCents, moneyCents: takeCredits(owedCents, credits).leftCents }
}

/**
 * Why these parts cannot be announced beside what is announced; null where they can. Together announcements bring no more for a charge
 * than is open of it. `leftCents`: what of the chosen charges can still be announced.
 */
export function announceFault(
  parts: readonly Part[],
  charges: readonly AnnouncedCharge[],
  announced: readonly Announced[],
): { code: 'ANNOUNCED_ALREADY'; leftCents: number } | { code: 'TOO_MANY_ANNOUNCED' } | null {
  const room = new Map(toAnnounce(charges).map((charge) => [chargeKey(charge), charge.openCents]))
  const roomOf = (part: Part) => room.get(chargeKey(part)) ?? 0
  if (parts.some((part) => part.cents > roomOf(part)))
    return { code: 'ANNOUNCED_ALREADY', leftCents: parts.reduce((sum, part) => sum + roomOf(part), 0) }
  // A charge that the club's books have paid meanwhile waits for nobody.
  const waiting = announced.length - pastNeed(charges, announced).length
  return waiting >= MOST_ANNOUNCED ? { code: 'TOO_MANY_ANNOUNCED' } : null
}

/** The announcements for charges of which nothing is open any more: paid another way, or by the club's books. */
export function pastNeed(
  charges: readonly Pick<OpenCharge, 'kind' | 'id' | 'openCents'>[],
  announced: readonly Announced[],
): number[] {
  const open = new Set(charges.filter(({ openCents }) => openCents > 0).map(chargeKey))
  return announced
    .filter(({ chosen }) => !chosen.some((part) => open.has(chargeKey(part))))
    .map(({ id }) => id)
}
