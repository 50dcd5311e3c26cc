import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoney } from '../../../kernel/money.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { Moment } from '../../../web/ui/moment.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { receiptName } from '../../account/payment-words.ts'
import { type ListedReceipt, listReceipts } from '../../account/receipts.endpoints.ts'
import { useAsk } from '../statement/use-statement.ts'
import { OrderReceiptFile } from './order-receipt-file.tsx'
import { TaxYear } from './tax-year.tsx'
import { WayWords } from './way-words.tsx'

/** The receipts of the selected contract and the year’s summary, folded away: they are read once somebody looks. */
export function Receipts() {
  const contract = useContract()
  const { year } = useAsk()
  const [open, setOpen] = useState(false)
  const receipts = useQuery({
    ...queryOf(listReceipts, { query: { idContract: contract.id } }),
    enabled: open,
  })
  const listed = receipts.data?.data
  return (
    <details className="card pad owe-receipts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>Your receipts, and the year for your tax adviser</Trans>
      </summary>
      {open && <TaxYear year={year} />}
      {listed ? (
        listed.length === 0 ? (
          <p className="muted">
            <Trans>None yet. Each payment in the portal has one.</Trans>
          </p>
        ) : (
          <ul className="owe-list">
            {listed.map((receipt) => (
              <ReceiptRow key={receiptName(receipt)} receipt={receipt} />
            ))}
          </ul>
        )
      ) : receipts.isError ? (
        <LoadError query={receipts} />
      ) : (
        // Folded away, nothing is on its way.
        open && <Skeleton height={64} />
      )}
    </details>
  )
}

/** The order that a receipt is of, which opens where it stands here and the reader may see it. */
function OfOrder({ order: { id, number } }: { order: NonNullable<ListedReceipt['order']> }) {
  const mayOpen = useMay('order')
  return (
    <span className="small numeric">
      {id !== null && mayOpen ? (
        <Link to="/things-to-do" search={{ view: 'orders', order: id }} className="link owe-order">
          <Trans>Order {number}</Trans>
        </Link>
      ) : (
        <Trans>Order {number}</Trans>
      )}
    </span>
  )
}

function ReceiptRow({ receipt }: { receipt: ListedReceipt }) {
  const { id: idContract } = useContract()
  const { id, order, issuedAt, zone, refundedCents, cents, currency } = receipt
  const back = formatMoney({ cents: refundedCents, currency })
  return (
    <li>
      <div>
        {id !== null ? (
          <Link to="/my-reports" search={{ paid: id }} className="link numeric">
            {receiptName(receipt)}
          </Link>
        ) : (
          <OrderReceiptFile receipt={{ ...receipt, idContract }} />
        )}
        {order && <OfOrder order={order} />}
        <span className="small faint">
          <WayWords payment={receipt} />, <Moment at={issuedAt} zone={zone} />
        </span>
      </div>
      <span className="owe-when small faint">{refundedCents > 0 && <Trans>{back} given back</Trans>}</span>
      <span className="owe-amount numeric">
        {formatMoney({ cents, currency })} {currency}
      </span>
    </li>
  )
}
