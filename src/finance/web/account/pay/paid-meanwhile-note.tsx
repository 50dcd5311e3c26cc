import { Trans } from '@lingui/react/macro'
import { formatMoney } from '../../../../kernel/money.ts'
import { Note } from '../../../../web/ui/note.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { AccountCharge, ContractAccount } from '../../../account/account.endpoints.ts'
import { chargeKey, type OpenCharge, oldestFirst, payable } from '../../../account/account.ts'
import { paidMeanwhile } from '../../../account/paid-meanwhile.ts'
import { toPay } from '../../../account/whole-account.ts'

interface PaidMeanwhileNoteProps {
  /** The charges as they were when the page was opened. */
  before: readonly AccountCharge[]
  account: ContractAccount | undefined
  currency: ContractAccount['currency']
}

/** Says what was paid since the page was opened, in another tab or by somebody else, and what is left. */
export function PaidMeanwhileNote({ before, account, currency }: PaidMeanwhileNoteProps) {
  const language = useLanguage()
  const charges = account?.charges ?? []
  const left = payable(toPay(charges))
  // Of very many charges the oldest are listed: what is younger than they are is not paid because it is not listed.
  const last = account && account.counts.choosable > left.length ? left.at(-1) : undefined
  const paid = paidMeanwhile(before, charges).filter(
    ({ charge }) => !last || oldestFirst<OpenCharge>([charge, last])[0] === charge,
  )
  if (paid.length === 0) return null
  const leftCents = account?.counts.choosableCents ?? 0
  const amount = formatMoney({ cents: leftCents, currency })
  return (
    <Note tone="gold" spoken title={<Trans>This was paid meanwhile</Trans>}>
      <ul>
        {paid.map(({ charge, cents }) => (
          <li key={chargeKey(charge)}>
            {charge.concept[language]}: <span className="numeric">{formatMoney({ cents, currency })}</span>
          </li>
        ))}
      </ul>
      <p>
        {leftCents === 0 ? (
          <Trans>
            Nothing is left to pay. Where its payment is not confirmed yet, it stands under My reports.
          </Trans>
        ) : (
          <Trans>{amount} is left, and nothing was charged here.</Trans>
        )}
      </p>
    </Note>
  )
}
