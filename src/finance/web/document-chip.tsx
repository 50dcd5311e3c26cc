import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import PenLine from 'lucide-react/icons/pen-line'
import { Chip } from '../../web/ui/chip.tsx'
import { INVOICE_STATUS_WORDS, InvoiceChip } from '../../web/ui/invoice-chip.tsx'
import type { Transaction } from '../finance.endpoints.ts'
import { type ShownInvoiceStatus, shownInvoiceStatus } from '../invoice.ts'

/** Every status that a row shows: an invoice's, and what a report's result says in its place. */
export const SHOWN_STATUS_WORDS: Readonly<Record<ShownInvoiceStatus, MessageDescriptor>> = {
  ...INVOICE_STATUS_WORDS,
  'to-sign': msg({ message: 'To sign', context: 'result' }),
  adjusted: msg({ message: 'Adjusted to zero', context: 'result' }),
  'to-pay-out': msg({ message: 'To be paid out', context: 'payout' }),
  'in-question': msg({ message: 'In question', context: 'charge' }),
  'in-instalments': msg({ message: 'In installments', context: 'charge' }),
}

/** A line about which a question is open. */
export function InQuestionChip() {
  const { i18n } = useLingui()
  return (
    <Chip tone="authorize" icon={MessageCircleQuestion}>
      {i18n._(SHOWN_STATUS_WORDS['in-question'])}
    </Chip>
  )
}

/**
 * How a transaction stands: a report's result waits for the signature, or was adjusted by it, as the adjustment says
 * too; what is in installments is not paid; others by their status.
 */
export function DocumentChip({
  row,
}: {
  row: Pick<Transaction, 'report' | 'invoiceStatus' | 'inQuestion' | 'inPlan' | 'goesOut'>
}) {
  const { i18n } = useLingui()
  const status = shownInvoiceStatus(row)
  if (status === 'in-question') return <InQuestionChip />
  if (status === 'to-sign')
    return (
      <Chip tone="authorize" icon={PenLine}>
        {i18n._(SHOWN_STATUS_WORDS['to-sign'])}
      </Chip>
    )
  if (status === 'adjusted') return <Chip tone="good">{i18n._(SHOWN_STATUS_WORDS.adjusted)}</Chip>
  if (status === 'to-pay-out') return <Chip tone="waiting">{i18n._(SHOWN_STATUS_WORDS['to-pay-out'])}</Chip>
  if (status === 'in-instalments')
    return <Chip tone="waiting">{i18n._(SHOWN_STATUS_WORDS['in-instalments'])}</Chip>
  return <InvoiceChip status={row.invoiceStatus} />
}
