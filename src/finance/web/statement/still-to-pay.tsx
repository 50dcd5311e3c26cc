import { Trans } from '@lingui/react/macro'
import type { Transaction } from '../../finance.endpoints.ts'
import { shownInvoiceStatus } from '../../invoice.ts'

/** Of a charge whose invoice was downloaded, in a word that says nothing of its payment: that it is still to be paid. */
export function StillToPay({
  row,
}: {
  row: Pick<Transaction, 'report' | 'invoiceStatus' | 'inQuestion' | 'inPlan' | 'goesOut' | 'cents'>
}) {
  if (row.cents >= 0 || shownInvoiceStatus(row) !== 'downloaded') return null
  return (
    <span className="small muted">
      <Trans>Its invoice was downloaded; it is still to be paid</Trans>
    </span>
  )
}
