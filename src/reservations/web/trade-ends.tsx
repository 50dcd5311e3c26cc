import { Trans } from '@lingui/react/macro'

/** That the trade in which a stay stands ends with what is done to the stay, and who is told. */
export function TradeEnds({ trade }: { trade: 'offered' | 'proposed' }) {
  return trade === 'offered' ? (
    <Trans>It is offered in a trade: that ends at once, and whoever proposed a stay for it is told.</Trans>
  ) : (
    <Trans>It is proposed in a trade: that ends at once, and the other owner is told.</Trans>
  )
}
