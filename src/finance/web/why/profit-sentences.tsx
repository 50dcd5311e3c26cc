import { Plural, Trans } from '@lingui/react/macro'
import { formatMonth } from '../../../kernel/day.ts'
import { wholeDateWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { ProfitReason, Why } from '../../ledger.endpoints.ts'
import { monthName } from '../reports/month-name.ts'
import { percentText } from './percent.ts'
import { WhySentences } from './why-sentences.tsx'

interface ProfitSentencesProps {
  why: Why
  reason: ProfitReason
  proof: NonNullable<ProfitReason['proof']>
}

/** What a month brought, what the club kept of it, and what is the owner's. */
export function ProfitSentences({ why: { cents, currency }, reason, proof }: ProfitSentencesProps) {
  const language = useLanguage()
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const { incomeCents, nightsInMonth, previous } = reason
  const { nightsRented, rule } = proof
  const month = monthName(reason.month, language)
  const income = money(incomeCents)
  const share = percentText(rule.shareBasisPoints, language)
  const kept = money(proof.shareCents)
  const since = wholeDateWords(rule.since, language)
  return (
    <WhySentences>
      {nightsRented === 0 ? (
        <Trans>Your residence was not rented in {month}.</Trans>
      ) : (
        <Trans>
          Your residence was rented{' '}
          <b>
            <Plural value={nightsRented} one="# night" other="# nights" /> of {nightsInMonth}
          </b>{' '}
          in {month}, for <b>{income}</b> before taxes.
        </Trans>
      )}
      {proof.commissionCents > 0 ? (
        <Trans>
          After an agency’s commission the club keeps <b>{share}</b>, by the rule in force since {since}:{' '}
          <b>{kept}</b>.
        </Trans>
      ) : (
        <Trans>
          Of that the club keeps <b>{share}</b>, by the rule in force since {since}: <b>{kept}</b>.
        </Trans>
      )}
      <OwnSentence cents={cents} currency={currency} serviceCents={proof.serviceCents} previous={previous} />
    </WhySentences>
  )
}

interface OwnSentenceProps extends Omit<ComparedProps, 'previous'> {
  serviceCents: number
  previous: ProfitReason['previous']
}

function OwnSentence({ cents, currency, serviceCents, previous }: OwnSentenceProps) {
  const service = formatMoney({ cents: serviceCents, currency })
  const own = formatMoney({ cents, currency })
  return (
    <>
      {cents < 0 ? (
        <Trans>
          With the monthly service of {service} taken off, the month ends at <b>{own}</b>.
        </Trans>
      ) : (
        <Trans>
          With the monthly service of {service} taken off, <b>{own}</b> is yours.
        </Trans>
      )}{' '}
      {previous && <Compared cents={cents} previous={previous} currency={currency} />}
    </>
  )
}

interface ComparedProps {
  cents: number
  previous: NonNullable<ProfitReason['previous']>
  currency: Why['currency']
}

function Compared({ cents, previous, currency }: ComparedProps) {
  const language = useLanguage()
  const difference = cents - previous.profitCents
  const amount = formatMoney({ cents: Math.abs(difference), currency })
  const month = formatMonth(Number(previous.month.slice(5, 7)), language, 'long')
  const before = language === 'es' ? month.toLowerCase() : month
  const { nightsRented } = previous
  if (difference === 0) return <Trans>It is as much as in {before}.</Trans>
  return difference > 0 ? (
    <Trans>
      That is {amount} more than in {before}, which had{' '}
      <Plural value={nightsRented} one="# night" other="# nights" />.
    </Trans>
  ) : (
    <Trans>
      That is {amount} less than in {before}, which had{' '}
      <Plural value={nightsRented} one="# night" other="# nights" />.
    </Trans>
  )
}

/** The same of a month of which only totals are kept. */
export function TotalsSentences({ why: { cents, currency }, reason }: { why: Why; reason: ProfitReason }) {
  const language = useLanguage()
  const money = (amount: number) => formatMoney({ cents: amount, currency })
  const month = monthName(reason.month, language)
  return (
    <WhySentences>
      <Trans>
        The rental income of {month} was <b>{money(reason.incomeCents)}</b>.
      </Trans>
      <Trans>
        Of that the club kept <b>{money(reason.feesCents)}</b> as fees and charges.
      </Trans>
      <Trans>
        The month ends at <b>{money(cents)}</b>.
      </Trans>
    </WhySentences>
  )
}
