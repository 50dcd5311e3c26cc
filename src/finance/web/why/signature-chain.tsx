import { Trans } from '@lingui/react/macro'
import { wholeDateWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { SignatureReason, Why } from '../../ledger.endpoints.ts'
import { monthName } from '../reports/month-name.ts'
import { WhySentences } from './why-sentences.tsx'

/** What a signature moved: the month's balance, whose hand it was, and where the money went. */
export function SignatureChain({ why, reason }: { why: Why; reason: SignatureReason }) {
  const language = useLanguage()
  const { month, balanceCents, signer, signedDay } = reason
  const name = monthName(month, language)
  const balance = formatMoney({ cents: balanceCents, currency: why.currency })
  const day = wholeDateWords(signedDay, language)
  return (
    <WhySentences>
      <Trans>
        The report of {name} ended at <b>{balance}</b>.
      </Trans>
      <Trans>
        {signer} signed it on {day}.
      </Trans>
      <Moved why={why} reason={reason} />
    </WhySentences>
  )
}

function Moved({ why: { cents, currency }, reason: { what, fee } }: { why: Why; reason: SignatureReason }) {
  const amount = formatMoney({ cents: Math.abs(cents), currency })
  if (what === 'adjustment')
    return (
      <Trans>
        A balance below zero is adjusted to zero on signing: <b>{amount}</b> to your credit.
      </Trans>
    )
  if (what === 'pay-out' || !fee)
    return (
      <Trans>
        The choice signed with it pays the balance out: <b>{amount}</b>.
      </Trans>
    )
  return (
    <Trans>
      The choice signed with it puts the balance toward condo fees: <b>{amount}</b> toward that of quarter{' '}
      {fee.quarter} of {fee.year}.
    </Trans>
  )
}
