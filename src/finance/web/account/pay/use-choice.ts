import { useState } from 'react'
import { amountText, centsTyped } from '../../../../kernel/money.ts'
import type { AccountCharge, ContractAccount } from '../../../account/account.endpoints.ts'
import { billOf, chargeKey, type Part, paysWhole, spread, takeCredits } from '../../../account/account.ts'
import { ofOnePayment, toChoose, withoutAnnounced } from '../../../account/announced.ts'
import { cameFor } from './came-for.ts'

/** A charge as the page shows it: whether it is chosen, what is typed, and what is wrong with that. */
export interface ChosenCharge {
  charge: AccountCharge
  mostCents: number
  ticked: boolean
  text: string
  cents: number | null
  /** More than is open, or no amount. */
  fault: 'most' | 'amount' | null
}

/**
 * What is chosen of an account: at first the one charge that one came for, else all that is owed, whole, the oldest first; of a payout no more than it and the
 * credit pay, and nothing that is announced at the resort already. No more are listed than one payment takes (`ofOnePayment`).
 */
export function useChoice(
  account: ContractAccount,
  {
    payoutCents,
    only,
    atResort,
  }: { payoutCents: number | undefined; only: string | undefined; atResort: boolean },
) {
  // What is paid meanwhile chooses no others.
  const [came] = useState(() => cameFor(account.charges, only))
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  // What is announced at the resort is not announced twice; any other way may pay it.
  const choosable = toChoose(account.charges, atResort)
  const charges = ofOnePayment(choosable, only)
  const asked = charges.filter((charge) => came.has(chargeKey(charge)))
  // What is announced may be paid another way too, but nobody pays it twice without typing it.
  const owed = atResort ? asked : withoutAnnounced(asked)
  const most = payoutCents === undefined ? sumOf(owed) : payoutCents + account.creditCents
  const first = new Map(spread(most, owed).parts.map((part) => [chargeKey(part), part.cents]))
  const rows = charges.map((charge): ChosenCharge => {
    const mostCents = charge.openCents
    const text = typed.get(chargeKey(charge)) ?? startsWith(first.get(chargeKey(charge)))
    const cents = centsTyped(text)
    const ticked = text.trim() !== '' && cents !== 0
    const fault = !ticked ? null : cents === null ? 'amount' : cents > mostCents ? 'most' : null
    return { charge, mostCents, ticked, text, cents, fault }
  })
  const parts = rows.flatMap(({ charge, ticked, cents, fault }): Part[] =>
    ticked && cents && !fault ? [{ kind: charge.kind, id: charge.id, cents }] : [],
  )
  const ticked = rows.filter((row) => row.ticked)
  const tickedCents = sumOf(ticked.map(({ cents }) => ({ openCents: cents ?? 0 })))
  const type = (charge: AccountCharge, text: string) =>
    setTyped((now) => new Map(now).set(chargeKey(charge), text))
  const names = new Set(choosable.map(chargeKey))
  return {
    rows,
    /** How many may be chosen once some of these are paid. */
    later: (atResort ? account.counts.announceable : account.counts.choosable) - charges.length,
    /** What cannot be announced any more, since all of it is. */
    announcedWhole: account.charges.filter(
      (charge) => charge.announcedCents > 0 && !charge.inQuestion && !names.has(chargeKey(charge)),
    ),
    parts,
    isFaulty: rows.some(({ fault }) => fault !== null),
    /** What is ticked as it is typed, also where an amount is not possible; amounts in cents. */
    said: {
      count: ticked.length,
      totalCents: tickedCents,
      moneyCents: takeCredits(tickedCents, account.credits).leftCents,
    },
    bill: billOf(parts, charges, account.credits),
    isWhole: paysWhole(parts, charges),
    type,
    tick: (row: ChosenCharge, ticked: boolean) => type(row.charge, ticked ? amountText(row.mostCents) : ''),
  }
}

function sumOf(charges: readonly { openCents: number }[]): number {
  return charges.reduce((sum, { openCents }) => sum + openCents, 0)
}

function startsWith(cents: number | undefined): string {
  return cents === undefined ? '' : amountText(cents)
}
