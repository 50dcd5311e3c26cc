import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Currency, formatMoney } from '../../../kernel/money.ts'
import { signedMoney } from '../profit/amounts.ts'
import { WhyHeading } from './why-heading.tsx'

interface CascadeProps {
  currency: Currency
  /** The first is what came in, the others what is taken of it (negative), one after the other. */
  steps: readonly { name: ReactNode; note?: ReactNode; cents: number }[]
  total: ReactNode
}

/** How a figure adds up: each bar stands where the one before ended. */
export function Cascade({ currency, steps, total }: CascadeProps) {
  const whole = Math.max(...steps.map(({ cents }) => Math.abs(cents)), 1)
  const sum = steps.reduce((so, { cents }) => so + cents, 0)
  let at = 0
  const rows = steps.map((step) => {
    const from = at
    at += step.cents
    return { ...step, left: Math.max(0, Math.min(from, at)), width: Math.abs(step.cents) }
  })
  const share = (cents: number) => `${Math.min(100, (cents / whole) * 100)}%`
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>How it adds up</Trans>
      </WhyHeading>
      <ul className="why-rows cascade">
        {rows.map(({ name, note, cents, left, width }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
          <li key={at}>
            <span>
              {name}
              {note && <span className="small faint numeric">{note}</span>}
            </span>
            <span className="cascade-bar" aria-hidden>
              <span
                className={clsx(cents < 0 && 'cascade-taken')}
                style={{ left: share(left), width: share(width) }}
              />
            </span>
            <span className="numeric">{formatMoney({ cents, currency })}</span>
          </li>
        ))}
        <li className="cascade-total">
          <b>{total}</b>
          <span className="cascade-bar" aria-hidden>
            <span className="cascade-own" style={{ left: 0, width: share(Math.max(sum, 0)) }} />
          </span>
          <b className="numeric">{signedMoney({ cents: sum, currency })}</b>
        </li>
      </ul>
    </section>
  )
}
