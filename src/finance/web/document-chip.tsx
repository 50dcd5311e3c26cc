import { Trans } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { Chip } from '../../web/ui/chip.tsx'
import { InvoiceChip } from '../../web/ui/invoice-chip.tsx'
import type { Transaction } from '../finance.endpoints.ts'

/**
 * How a transaction stands: a report's result waits for the signature, or was adjusted by it, as the adjustment says
 * too; others by their status.
 */
export function DocumentChip({ row }: { row: Pick<Transaction, 'report' | 'invoiceStatus'> }) {
  if (row.report?.state === 'waiting')
    return (
      <Chip tone="authorize" icon={PenLine}>
        <Trans context="result">To sign</Trans>
      </Chip>
    )
  if (row.report?.state === 'adjusted')
    return (
      <Chip tone="good">
        <Trans context="result">Adjusted to zero</Trans>
      </Chip>
    )
  return <InvoiceChip status={row.invoiceStatus} />
}
