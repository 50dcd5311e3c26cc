import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dayInWords } from '../../../kernel/day-words.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { useLanguage } from '../../../web/words.ts'
import type { DocumentReason, Why } from '../../ledger.endpoints.ts'
import { OrderChain } from './order-chain.tsx'
import { PaidLines } from './paid-lines.tsx'
import { PlanChain } from './plan-chain.tsx'
import { RepairChain } from './repair-chain.tsx'
import { WhyHeading } from './why-heading.tsx'

/** A charge, a credit or a payment: what it is made of, and the plan, the rule, the payment or the order behind it. */
export function DocumentChain({ why, reason }: { why: Why; reason: DocumentReason }) {
  const { currency } = why
  const { plan, terms, payment, order, repair, cameIn } = reason
  // One thing at its price says no more than the figure does; an order says it line by line.
  const addsUp = why.lines.length > 1 || (!order && why.lines.some(({ quantity }) => quantity !== 1))
  return (
    <>
      {addsUp && <OwnLines why={why} />}
      {plan && <PlanChain plan={plan} currency={currency} />}
      {terms && <OfCharge terms={terms} />}
      {payment && (
        <PaidLines
          title={<Trans>Where it went</Trans>}
          lines={payment.lines}
          currency={currency}
          leftCents={why.cents > 0 ? payment.leftCents : 0}
          refundedCents={payment.refundedCents}
          foot={
            <span className="row wrap">
              <Link to="/my-reports" search={{ paid: payment.id }} className="link small">
                <Trans>The payment with its receipt</Trans>
              </Link>
              {payment.idResult !== null && (
                <Link to="/my-reports" search={{ why: payment.idResult }} className="link small">
                  <Trans>The profit with its nights</Trans>
                </Link>
              )}
            </span>
          }
        />
      )}
      {order && <OrderChain order={order} why={why} />}
      {repair && <RepairChain repair={repair} currency={why.currency} />}
      {cameIn.length > 0 && <ChargePaid cameIn={cameIn} currency={currency} />}
    </>
  )
}

function OwnLines({ why: { lines, currency } }: { why: Why }) {
  const language = useLanguage()
  const money = (cents: number) => formatMoney({ cents, currency })
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>How it adds up</Trans>
      </WhyHeading>
      <ul className="why-rows">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
          <li key={at}>
            <span>
              {line.concept[language]}
              {line.quantity !== 1 && (
                <span className="small faint numeric">
                  {line.quantity} × {money(line.unitCents)}
                </span>
              )}
            </span>
            <span className="numeric">{money(line.cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The charge that an interest or a discount is of, which opens its own reasons where the statement lists it. */
function OfCharge({ terms: { of } }: { terms: NonNullable<DocumentReason['terms']> }) {
  const language = useLanguage()
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>The charge that it is of</Trans>
      </WhyHeading>
      <ul className="why-rows">
        <li>
          <span>
            {of.id === null ? (
              of.concept[language]
            ) : (
              <Link to="/my-reports" search={{ why: of.id }} className="link">
                {of.concept[language]}
              </Link>
            )}
            {of.reference && <span className="small faint numeric">{of.reference}</span>}
          </span>
          {of.due && (
            <span className="numeric">
              <Trans>due {dayInWords(of.due, language)}</Trans>
            </span>
          )}
        </li>
      </ul>
    </section>
  )
}

interface ChargePaidProps {
  cameIn: DocumentReason['cameIn']
  currency: Why['currency']
}

/** What payments paid of a charge, each leading to its receipt. */
function ChargePaid({ cameIn, currency }: ChargePaidProps) {
  const language = useLanguage()
  return (
    <section className="why-part">
      <WhyHeading>
        <Trans>What came in</Trans>
      </WhyHeading>
      <ul className="why-rows">
        {cameIn.map(({ idPayment, day, way, receipt, cents }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a payment may pay a charge, give it back and pay it again
          <li key={at}>
            <span>
              {receipt ? (
                <Link to="/my-reports" search={{ paid: idPayment }} className="link">
                  <Trans>Receipt {receipt}</Trans>
                </Link>
              ) : way === 'correction' ? (
                <Trans>Corrected by a document of its own</Trans>
              ) : (
                <Trans>By a plan of installments</Trans>
              )}
              <span className="small faint numeric">{dayInWords(day, language)}</span>
            </span>
            <span className="numeric">{formatMoney({ cents, currency })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
