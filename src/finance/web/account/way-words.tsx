import { Trans } from '@lingui/react/macro'
import { useLanguage } from '../../../web/words.ts'
import type { WholePayment } from '../../account/receipts.endpoints.ts'
import { monthName } from '../reports/month-name.ts'

/** How a payment came, in a word or two; of a card no more than its last four digits. */
export function WayWords({
  payment,
}: {
  payment: Pick<WholePayment, 'way' | 'cardLast4'> & { month?: string | null }
}) {
  const language = useLanguage()
  const { way, cardLast4, month } = payment
  if (way === 'card') return cardLast4 ? <Trans>card ending {cardLast4}</Trans> : <Trans>by card</Trans>
  if (way === 'link') return <Trans>online</Trans>
  if (way === 'resort') return <Trans>at the resort</Trans>
  if (way === 'credit') return <Trans>from your credit</Trans>
  if (way === 'plan') return <Trans>in installments</Trans>
  if (way === 'correction') return <Trans>by a correction</Trans>
  const name = month && monthName(month, language)
  return name ? <Trans>from the profit of {name}</Trans> : <Trans>from your profit</Trans>
}
