import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { Chip, type Tone } from '../../../web/ui/chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CondoFee } from '../../statement.endpoints.ts'

const TONE: Record<CondoFee['feeStatus'], Tone> = {
  paid: 'good',
  'partly-paid': 'pending',
  open: 'waiting',
  'past-due': 'bad',
}

/** A quarter's fee in a line; it opens on what it is made of. */
export function FeeQuarter({ fee }: { fee: CondoFee }) {
  const language = useLanguage()
  const { quarter, currency, openCents, paidCents } = fee
  const money = (cents: number) => formatMoney({ cents, currency })
  const due = formatDay(fee.due, language)
  const open = money(openCents)
  const isPartlyPaid = openCents > 0 && paidCents > 0
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
            <FeeChip status={fee.feeStatus} />
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

function FeeChip({ status }: { status: CondoFee['feeStatus'] }) {
  const { t } = useLingui()
  // Their own ids keep these apart from the same words for something of another gender in Spanish.
  const words: Record<CondoFee['feeStatus'], string> = {
    paid: t({ id: 'fee.paid', message: 'Paid' }),
    'partly-paid': t({ id: 'fee.partly-paid', message: 'Partly paid' }),
    open: t({ id: 'fee.open', message: 'Open' }),
    'past-due': t({ id: 'fee.past-due', message: 'Past due' }),
  }
  return <Chip tone={TONE[status]}>{words[status]}</Chip>
}
