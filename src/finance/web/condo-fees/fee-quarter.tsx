import { Trans } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { formatDay } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { InvoiceChip } from '../../../web/ui/invoice-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CondoFee } from '../../statement.endpoints.ts'
import { monthName } from '../reports/month-name.ts'

/** A quarter's fee in a line; it opens on what it is made of, what was paid and set off, and what remains. */
export function FeeQuarter({ fee }: { fee: CondoFee }) {
  const language = useLanguage()
  const { quarter, currency, openCents, paidCents, setOffCents } = fee
  const money = (cents: number) => formatMoney({ cents, currency })
  const due = formatDay(fee.due, language)
  const open = money(openCents)
  const isPartlyPaid = openCents > 0 && paidCents + setOffCents > 0
  return (
    <li>
      <details className="fee">
        <summary>
          <span className="sub fee-name">
            <Trans>Quarter {quarter}</Trans>
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
                <Trans>{open} open</Trans>
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
          <Part strong name={<Trans id="fee.open-amount">Open</Trans>} amount={open} />
        </dl>
      </details>
    </li>
  )
}

function Part({ name, amount, strong }: { name: ReactNode; amount: string; strong?: boolean }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{strong ? <b>{amount}</b> : amount}</dd>
    </>
  )
}

function SetOff({ month }: { month: string }) {
  const name = monthName(month, useLanguage())
  return <Trans>Set off from the report of {name}</Trans>
}
