import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MatterReason } from '../account/payment.ts'

/** A matter's title: the money that waits, with its amount. */
export function ReasonTitle({ reason, amount }: { reason: MatterReason; amount: string }) {
  const titles: Record<MatterReason, ReactNode> = {
    over: <Trans>{amount} is left of a payment</Trans>,
    'another-amount': <Trans>{amount} came, and another amount was asked for</Trans>,
    'another-currency': <Trans>{amount} came in another currency</Trans>,
    'after-cancel': <Trans>{amount} came after the payment was given up</Trans>,
    'closed-contract': <Trans>{amount} came for a contract that has ended</Trans>,
    'charged-order': <Trans>{amount} came for an order that is charged to its contract</Trans>,
    unknown: <Trans>{amount} of a payment that nobody here knows</Trans>,
    disputed: <Trans>{amount} is disputed by the card’s holder</Trans>,
    'refund-failed': <Trans>{amount} did not go back</Trans>,
    'refund-over': <Trans>{amount} went back, more than there was</Trans>,
    'only-here': <Trans>{amount} stands here, and not at the provider</Trans>,
    'only-there': <Trans>{amount} stands at the provider, and not here</Trans>,
    'figures-differ': <Trans>The provider says {amount}, and here it is another figure</Trans>,
  }
  return titles[reason]
}

/** A matter's meaning, and what is to be done. */
export function ReasonText({ reason, ofOrder }: { reason: MatterReason; ofOrder: boolean }) {
  const texts: Record<MatterReason, ReactNode> = {
    over: (
      <Trans>
        What it was to pay was paid meanwhile. The money is on the contract’s account and has paid nothing
        yet.
      </Trans>
    ),
    'another-amount': <Trans>The money is on the contract’s account and has paid nothing yet.</Trans>,
    'another-currency': <Trans>Nothing was entered. Give it back at the provider, or ask the owner.</Trans>,
    'after-cancel': <Trans>The money is on the contract’s account and has paid nothing yet.</Trans>,
    'closed-contract': <Trans>The money is on the contract’s account and has paid nothing yet.</Trans>,
    'charged-order': (
      <Trans>
        The order is owed on the statement as well. Give the money back, or keep it and correct the charge on
        the statement.
      </Trans>
    ),
    unknown: <Trans>Nothing was entered. Look the number up at the provider.</Trans>,
    disputed: (
      <Trans>
        Nothing has moved here. Answer at the provider; if the money goes back, enter it as a refund.
      </Trans>
    ),
    'refund-failed': (
      <Trans>Look at the refund at the provider, and give the money back another way if it is owed.</Trans>
    ),
    'refund-over': <Trans>Nothing was entered of it. Compare with the provider.</Trans>,
    'only-here': <Trans>Nothing was changed. Compare with the provider’s list of that day.</Trans>,
    'only-there': <Trans>Nothing was changed. Compare with the provider’s list of that day.</Trans>,
    'figures-differ': <Trans>Nothing was changed. Compare amount and refunds with the provider.</Trans>,
  }
  const ofOrders: Partial<Record<MatterReason, ReactNode>> = {
    'another-amount': (
      <Trans>
        The order is paid as far as the money goes. What is still due is asked for again; what is too much
        goes back to the card by itself.
      </Trans>
    ),
    'closed-contract': (
      <Trans>The order is paid by it. See whether it still takes place, or cancel it.</Trans>
    ),
  }
  return <p className="muted">{(ofOrder && ofOrders[reason]) || texts[reason]}</p>
}
