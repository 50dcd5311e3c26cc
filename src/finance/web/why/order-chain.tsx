import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { type Currency, formatMoney, namedMoney } from '../../../kernel/money.ts'
import { useMay } from '../../../membership/web/session/use-may.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason, Why } from '../../ledger.endpoints.ts'
import { WhyHeading } from './why-heading.tsx'

type Order = NonNullable<DocumentReason['order']>

/** The order that a charge is for: its lines with their price, their tax and what paid for them, and what became of them. */
export function OrderChain({ order, why: { currency, cents } }: { order: Order; why: Why }) {
  const mayOpen = useMay('order')
  const { id, number, resort, lines, moves, totalCents } = order
  return (
    <>
      <section className="why-part">
        <WhyHeading>
          {resort ? (
            <Trans>
              Order {number}, {resort}
            </Trans>
          ) : (
            <Trans>Order {number}</Trans>
          )}
        </WhyHeading>
        <ul className="why-rows">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <OrderedLine key={at} line={line} currency={currency} />
          ))}
          <li>
            <b>
              <Trans>The order comes to</Trans>
            </b>
            <b className="numeric">{formatMoney({ cents: totalCents, currency })}</b>
          </li>
          {-cents !== totalCents && cents < 0 && (
            <li>
              <span>
                <Trans>Charged to your contract</Trans>
              </span>
              <span className="numeric">{formatMoney({ cents: -cents, currency })}</span>
            </li>
          )}
        </ul>
        {mayOpen && (
          <Link to="/things-to-do" search={{ view: 'orders', order: id }} className="link small">
            <Trans>The order with its days</Trans>
          </Link>
        )}
      </section>
      {moves.length > 0 && (
        <section className="why-part">
          <WhyHeading>
            <Trans>What became of it</Trans>
          </WhyHeading>
          <ul className="why-rows">
            {moves.map((move, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a move has no other name than its place
              <Moved key={at} move={move} currency={currency} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface LineProps {
  line: Order['lines'][number]
  currency: Currency
}

function OrderedLine({ line, currency }: LineProps) {
  const language = useLanguage()
  const { name, quantity, day, time, unitCents, extraCents, discountCents, taxCents, benefit } = line
  const money = (cents: number) => formatMoney({ cents, currency })
  const goneDay = line.cancelledDay && dayInWords(line.cancelledDay, language)
  const extra = money(extraCents)
  const off = money(discountCents)
  const tax = money(taxCents)
  return (
    <li>
      <span>
        <span className={clsx(goneDay && 'why-struck')}>{name[language]}</span>
        <span className="small faint numeric">
          {dayInWords(day, language)}, {formatTime(time)}
        </span>
        {goneDay ? (
          <span className="small faint">
            <Trans>Cancelled on {goneDay}: it costs nothing</Trans>
          </span>
        ) : (
          <>
            <span className="small faint numeric">
              {quantity} × {money(unitCents)}
              {extraCents > 0 && (
                <>
                  {' · '}
                  <Trans>extra passengers {extra}</Trans>
                </>
              )}
              {discountCents > 0 && !benefit && (
                <>
                  {' · '}
                  <Trans>{off} taken off</Trans>
                </>
              )}
              {taxCents > 0 && (
                <>
                  {' · '}
                  <Trans>tax {tax}</Trans>
                </>
              )}
            </span>
            {benefit && (
              <span className="small faint">
                <PaidWith benefit={benefit} currency={currency} />
              </span>
            )}
          </>
        )}
      </span>
      <span className="numeric">{money(line.cents)}</span>
    </li>
  )
}

function PaidWith({
  benefit,
  currency,
}: {
  benefit: NonNullable<LineProps['line']['benefit']>
  currency: Currency
}) {
  const language = useLanguage()
  const name = benefit.name[language]
  const amount =
    benefit.unit === 'passes' ? `${benefit.quantity}` : namedMoney({ cents: benefit.quantity, currency })
  return (
    <Trans>
      paid with {name}: {amount}
    </Trans>
  )
}

/** A change of a line, money that came for the order, or that went back. */
function Moved({ move, currency }: { move: Order['moves'][number]; currency: Currency }) {
  const language = useLanguage()
  const { kind, day, name, cents, last4, before, after } = move
  const held = (of: NonNullable<typeof before>) => `${of.quantity} × ${dayInWords(of.day, language)}`
  const what = name?.[language] ?? ''
  return (
    <li>
      <span>
        {kind === 'paid' ? (
          last4 ? (
            <Trans>Paid by card •••• {last4}</Trans>
          ) : (
            <Trans>Paid on the spot</Trans>
          )
        ) : kind === 'given-back' ? (
          <Trans>Given back</Trans>
        ) : kind === 'changed' ? (
          <Trans>Changed: {what}</Trans>
        ) : (
          <Trans>Cancelled: {what}</Trans>
        )}
        {before && after && (
          <span className="small faint numeric">
            {held(before)} → {held(after)}
          </span>
        )}
        <span className="small faint numeric">{dayInWords(day, language)}</span>
      </span>
      <span className="numeric">{formatMoney({ cents, currency })}</span>
    </li>
  )
}
