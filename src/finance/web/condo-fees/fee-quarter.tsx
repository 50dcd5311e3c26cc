import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { Currency } from '../../../kernel/money.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { boot, phoneLink } from '../../../web/boot.ts'
import { useNamedPlace } from '../../../web/forms/use-named-place.ts'
import { InvoiceChip } from '../../../web/ui/invoice-chip.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { CondoFee } from '../../statement.endpoints.ts'
import { monthName } from '../reports/month-name.ts'

/** A quarter's fee in a line, with what of it remains; it opens on what it is made of, and what was paid and set off. */
export function FeeQuarter({ fee }: { fee: CondoFee }) {
  const language = useLanguage()
  const inWords = useDayInWords()
  const { quarter, currency, openCents, inPlanCents, paidCents, setOffCents } = fee
  const money = (cents: number) => formatMoney({ cents, currency })
  const due = inWords(fee.due)
  const open = money(openCents)
  const isPartlyPaid = openCents > 0 && paidCents + setOffCents > 0
  const place = useNamedPlace<HTMLElement>(`fee-${fee.id}`)
  const named = useLocation({ select: ({ hash }) => hash === `fee-${fee.id}` })
  return (
    <li>
      <details className="fee" open={named || undefined}>
        <summary ref={place}>
          <span className="sub fee-name">
            <Trans>Q{quarter}</Trans>
          </span>
          <span className="small faint numeric fee-due">
            <Trans>Due {due}</Trans>
          </span>
          <span className="fee-status">
            <InvoiceChip status={fee.feeStatus} />
          </span>
          <span className="numeric fee-amount">
            <b>{money(fee.cents)}</b>
            {isPartlyPaid && (
              <span className="small faint">
                <Trans>{open} still to pay</Trans>
              </span>
            )}
          </span>
          <ChevronDown className="icon-small" aria-hidden />
        </summary>
        <dl className="facts fee-parts">
          {fee.lines.map((line) => (
            <Part key={line.concept.en} name={line.concept[language]} amount={money(line.cents)} />
          ))}
          <Part name={<Trans id="fee.paid-amount">Paid</Trans>} amount={money(-paidCents)} />
          {fee.setOffs.map(({ month, cents }) => (
            <Part key={month} name={<SetOff month={month} />} amount={money(-cents)} />
          ))}
          {inPlanCents > 0 && <Part name={<Trans>In installments</Trans>} amount={money(-inPlanCents)} />}
        </dl>
        {openCents > inPlanCents && <HowToSettle currency={currency} />}
        {inPlanCents > 0 && (
          <p className="small fee-settle">
            <Trans>What is in installments is paid with their parts, on their own days.</Trans>
          </p>
        )}
      </details>
    </li>
  )
}

/** Paid here whole or in part, or from a payout; the concierge is for who would rather speak to somebody. */
function HowToSettle({ currency }: { currency: Currency }) {
  const { phone } = boot
  return (
    <p className="small fee-settle">
      <Trans>
        <Link to="/my-reports" search={{ pay: currency }} className="link">
          Pay it here
        </Link>
        , whole or in part, or cover it with a payout. The concierge helps too:{' '}
        <a href={phoneLink} className="link">
          {phone}
        </a>
        .
      </Trans>
    </p>
  )
}

function Part({ name, amount }: { name: ReactNode; amount: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </>
  )
}

function SetOff({ month }: { month: string }) {
  const name = monthName(month, useLanguage())
  return <Trans>Covered by the report of {name}</Trans>
}
