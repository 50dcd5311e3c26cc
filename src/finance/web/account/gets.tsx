import { Trans, useLingui } from '@lingui/react/macro'
import PenLine from 'lucide-react/icons/pen-line'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { Chip } from '../../../web/ui/chip.tsx'
import { Meter } from '../../../web/ui/meter.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { ContractAccount } from '../../account/account.endpoints.ts'
import { payNow } from '../../account/announced.ts'
import { monthName } from '../reports/month-name.ts'
import { ReasonLink } from './reason-link.tsx'

/** The side of the card that comes: payouts with their day, credits, and profits that wait. */
export function Gets({ account }: { account: ContractAccount }) {
  const { payouts, credits, waiting, currency, payoutCents, creditCents } = account
  const cents = payoutCents + creditCents
  const isEmpty = payouts.length + credits.length + waiting.length === 0
  return (
    <div className="owe-side owe-get">
      <h2 className="label">
        <Trans>You get ({currency})</Trans>
      </h2>
      <p className="figure">{formatMoney({ cents, currency })}</p>
      {isEmpty ? (
        <p className="small muted">
          <Trans>No payout is on its way, and there is no credit.</Trans>
        </p>
      ) : (
        <ul className="owe-list">
          {payouts.map((payout) => (
            <PayoutRow key={payout.idReport} payout={payout} currency={currency} />
          ))}
          {credits.map((credit) => (
            <CreditRow key={credit.id} credit={credit} currency={currency} />
          ))}
          {waiting.map((one) => (
            <WaitingRow key={`${one.waits}-${one.idReport}`} one={one} currency={currency} />
          ))}
        </ul>
      )}
      <Covers account={account} />
    </div>
  )
}

type Of<K extends 'payouts' | 'credits' | 'waiting'> = ContractAccount[K][number]

function PayoutRow({ payout, currency }: { payout: Of<'payouts'>; currency: ContractAccount['currency'] }) {
  const language = useLanguage()
  const month = monthName(payout.month, language)
  const day = dayInWords(payout.goesOut, language)
  return (
    <li>
      <div>
        <b>
          <Trans>Rental profit, {month}</Trans>
        </b>
        <span className="small faint">
          <Trans>Next payout: {day}</Trans>
        </span>
      </div>
      <ReasonLink id={payout.idTransaction} money={{ cents: payout.cents, currency }} comes />
    </li>
  )
}

function CreditRow({ credit, currency }: { credit: Of<'credits'>; currency: ContractAccount['currency'] }) {
  const language = useLanguage()
  const day = dayInWords(credit.day, language)
  return (
    <li>
      <div>
        <b>{credit.concept[language]}</b>
        <span className="small faint">
          <Trans>Credit of {day}, used first</Trans>
        </span>
      </div>
      <ReasonLink id={credit.id} money={{ cents: credit.openCents, currency }} comes />
    </li>
  )
}

/** A profit that counts once its report is signed, or that the next fee takes; no total holds it. */
function WaitingRow({ one, currency }: { one: Of<'waiting'>; currency: ContractAccount['currency'] }) {
  const language = useLanguage()
  const month = monthName(one.month, language)
  return (
    <li>
      <div>
        <b>
          <Trans>Rental profit, {month}</Trans>
        </b>
        {one.waits === 'sign' ? (
          <span>
            <Chip tone="authorize" icon={PenLine}>
              <Trans>Waiting for your signature</Trans>
            </Chip>
          </span>
        ) : (
          <span className="small faint">
            <Trans>The next condo fee takes it</Trans>
          </span>
        )}
      </div>
      <span className="owe-amount numeric">{formatMoney({ cents: one.cents, currency })}</span>
    </li>
  )
}

/**
 * Whether the payouts cover what is owed once the credit is used: both parts as figures, and one bar. What is announced or on its way
 * needs no payout, so the bar tells of the rest.
 */
function Covers({ account }: { account: ContractAccount }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { payouts, payoutCents, currency } = account
  const [first] = payouts
  const { owedCents, moneyCents: dueCents } = payNow(account, true)
  const isRest = owedCents < account.owedCents
  if (!first || dueCents === 0) return null
  const money = (cents: number) => formatMoney({ cents, currency })
  const covers = payoutCents >= dueCents
  const used = Math.min(payoutCents, dueCents)
  const [pays, left, lacks] = [money(used), money(payoutCents - used), money(dueCents - used)]
  const day = dayInWords(first.goesOut, language)
  return (
    <div className="tide">
      <p className="label">
        {covers ? (
          isRest ? (
            <Trans>Your payout covers the rest</Trans>
          ) : (
            <Trans>Your payout covers it</Trans>
          )
        ) : isRest ? (
          <Trans>Your payout covers {pays} of the rest</Trans>
        ) : (
          <Trans>Your payout covers {pays} of it</Trans>
        )}
      </p>
      <Meter
        thick
        used={covers ? payoutCents - used : used}
        held={covers ? used : 0}
        total={covers ? payoutCents : dueCents}
        label={
          covers
            ? t`${pays} would pay what you owe, ${left} arrives on ${day}`
            : t`${pays} would be paid, ${lacks} stays open`
        }
      />
      <div className="tide-words" aria-hidden>
        <span>
          <b className="numeric">{pays}</b>
          <Trans>would pay what you owe</Trans>
        </span>
        <span>
          <b className="numeric">{covers ? left : lacks}</b>
          {covers ? <Trans>arrives on {day}</Trans> : <Trans>stays open</Trans>}
        </span>
      </div>
    </div>
  )
}
