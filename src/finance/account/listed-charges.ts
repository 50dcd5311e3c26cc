import { chargeKey, oldestFirst } from './account.ts'
import { type AnnouncedCharge, toChoose } from './announced.ts'
import { MOST_CHARGES } from './payment.ts'

type ListableCharge = AnnouncedCharge & { coming: boolean }

/** How many charges of an account there are of each sort, and what of them may be chosen, in cents: over all, listed or not. */
export interface ChargeCounts {
  owed: number
  asked: number
  /** What may be chosen to be paid any way but at the resort, and there. */
  choosable: number
  announceable: number
  choosableCents: number
}

/**
 * The charges that an account's answer lists (decision 0340), the oldest first: of what is owed, of what may be chosen any way and at the
 * resort, of what comes and of what is in question as many as one payment takes, and the one that its reader came for (`only`, its name). Totals are of all.
 */
export function listedCharges<C extends ListableCharge>(
  charges: readonly C[],
  only?: string,
): { charges: C[]; counts: ChargeCounts } {
  const inOrder = oldestFirst(charges)
  const owed = inOrder.filter(({ coming, inQuestion }) => !coming && !inQuestion)
  const coming = inOrder.filter((one) => one.coming && !one.inQuestion)
  const asked = inOrder.filter(({ inQuestion }) => inQuestion)
  const choosable = oldestFirst(toChoose(charges, false))
  const announceable = oldestFirst(toChoose(charges, true))
  const listed = new Set(
    [owed, coming, asked, choosable, announceable].flatMap((some) =>
      some.slice(0, MOST_CHARGES).map(chargeKey),
    ),
  )
  return {
    charges: inOrder.filter((charge) => listed.has(chargeKey(charge)) || chargeKey(charge) === only),
    counts: {
      owed: owed.length,
      asked: asked.length,
      choosable: choosable.length,
      announceable: announceable.length,
      choosableCents: choosable.reduce((sum, { openCents }) => sum + openCents, 0),
    },
  }
}
