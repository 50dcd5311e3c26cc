import type { PaidSoFar } from './paid-so-far.ts'

/** Where money goes that comes back, in cents: on its way to the card already, to the card by itself, and by the club's own hand. */
export interface MoneyBack {
  goingBack: number
  toCard: number
  byClub: number
}

/** Where what was paid beyond an order's sum goes (decisions 0300, 0346); nothing of a cancelled order is to be paid. */
export function moneyBack({ paid, onCard, goingBack }: PaidSoFar, total: number): MoneyBack {
  const back = Math.max(0, paid - total)
  const going = Math.min(back, goingBack)
  const toCard = Math.min(back - going, onCard)
  return { goingBack: going, toCard, byClub: back - going - toCard }
}
