import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Chip, type Tone } from './chip.tsx'

/** The six statuses of an invoice (spec, section 4). */
export type InvoiceStatusId = 'partial-payment' | 'paid' | 'downloaded' | 'draft' | 'sent' | 'past-due'

// The context keeps the word apart from the same English word for something of another gender in Spanish.
/** Each status's words, for filters and sentences that name one. */
export const INVOICE_STATUS_WORDS: Record<InvoiceStatusId, MessageDescriptor> = {
  'partial-payment': msg({ context: 'invoice', message: 'Partial Payment' }),
  paid: msg({ context: 'invoice', message: 'Paid' }),
  downloaded: msg({ context: 'invoice', message: 'Downloaded' }),
  draft: msg({ context: 'invoice', message: 'Draft' }),
  sent: msg({ context: 'invoice', message: 'Sent' }),
  'past-due': msg({ context: 'invoice', message: 'Past Due' }),
}

const TONE: Record<InvoiceStatusId, Tone> = {
  'partial-payment': 'pending',
  paid: 'good',
  downloaded: 'accent',
  draft: 'quiet',
  sent: 'waiting',
  'past-due': 'bad',
}

/** An invoice's status in words on its tint. */
export function InvoiceChip({ status }: { status: InvoiceStatusId }) {
  const { i18n } = useLingui()
  return <Chip tone={TONE[status]}>{i18n._(INVOICE_STATUS_WORDS[status])}</Chip>
}
