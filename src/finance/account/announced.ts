import { chargeKey, type OpenCharge, type Part } from './account.ts'

/** A payment that its owner has announced at the resort, and the charges that it is for. */
export interface Announced {
  id: number
  chosen: readonly Part[]
}

/**
 * The announcements that do not fit beside a new one: together they would bring more for a charge than is open of it. The latest word
 * holds, the oldest go first.
 */
export function replacedBy(
  parts: readonly Part[],
  charges: readonly OpenCharge[],
  announced: readonly Announced[],
): number[] {
  const room = new Map(charges.map((charge) => [chargeKey(charge), charge.openCents]))
  const take = (chosen: readonly Part[]) => {
    for (const part of chosen) room.set(chargeKey(part), (room.get(chargeKey(part)) ?? 0) - part.cents)
  }
  const fits = (chosen: readonly Part[]) =>
    chosen.every((part) => (room.get(chargeKey(part)) ?? 0) >= part.cents)
  take(parts)
  const replaced: number[] = []
  for (const one of [...announced].sort((a, b) => b.id - a.id)) {
    if (fits(one.chosen)) take(one.chosen)
    else replaced.push(one.id)
  }
  return replaced.reverse()
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
