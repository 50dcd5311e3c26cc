import { Trans } from '@lingui/react/macro'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ProfitReason, Why } from '../../ledger.endpoints.ts'
import { percentText } from '../../why/percent.ts'
import { Cascade } from './cascade.tsx'
import { RentedNights } from './rented-nights.tsx'
import { WhyRule, WhyTerm } from './why-rule.tsx'

/** A month's profit: from the nights that were rented to what is the owner's. */
export function ProfitChain({ why, reason }: { why: Why; reason: ProfitReason }) {
  const language = useLanguage()
  const { proof, incomeCents, feesCents } = reason
  const { currency } = why
  const money = (cents: number) => formatMoney({ cents, currency })
  if (!proof)
    return (
      <>
        <Cascade
          currency={currency}
          steps={[
            { name: <Trans>Rental income</Trans>, cents: incomeCents },
            { name: <Trans>Fees and charges</Trans>, cents: -feesCents },
          ]}
          total={<Trans context="figure">Profit</Trans>}
        />
        <p className="small muted">
          <Trans>For this month only totals are kept.</Trans>
        </p>
      </>
    )
  const { rule, before } = proof
  const share = percentText(rule.shareBasisPoints, language)
  const left = money(incomeCents - proof.commissionCents)
  const kept = money(feesCents)
  return (
    <>
      <Cascade
        currency={currency}
        steps={[
          { name: <Trans>Rental income</Trans>, cents: incomeCents },
          ...(proof.commissionCents > 0
            ? [{ name: <Trans>Agency’s commission</Trans>, cents: -proof.commissionCents }]
            : []),
          {
            name: <Trans>The club’s share</Trans>,
            note: (
              <Trans>
                {share} of {left}
              </Trans>
            ),
            cents: -proof.shareCents,
          },
          { name: <Trans>Monthly service</Trans>, cents: -proof.serviceCents },
        ]}
        total={<Trans context="figure">Profit</Trans>}
      />
      <p className="small muted">
        <Trans>What is taken off is {kept} together: the fees and charges of your report.</Trans>
      </p>
      {proof.taxCents > 0 && (
        <p className="small muted">
          <Trans>
            Guests also paid {money(proof.taxCents)} in taxes. The club hands it to the authorities; it is in
            nobody’s profit.
          </Trans>
        </p>
      )}
      <RentedNights reason={reason} proof={proof} currency={currency} />
      <WhyRule says={rule.says} clause={rule.clause}>
        <WhyTerm name={<Trans>In force</Trans>}>
          <Trans>since {dayInWords(rule.since, language)}</Trans>
        </WhyTerm>
        {before && (
          <WhyTerm name={<Trans context="rule">Before</Trans>}>
            <Trans>
              {percentText(before.shareBasisPoints, language)}, since {dayInWords(before.since, language)}
            </Trans>
          </WhyTerm>
        )}
        {rule.voted && (
          <WhyTerm name={<Trans>Voted</Trans>}>
            {rule.votedBy ? `${rule.votedBy[language]}, ` : ''}
            {dayInWords(rule.voted, language)}
          </WhyTerm>
        )}
      </WhyRule>
    </>
  )
}
