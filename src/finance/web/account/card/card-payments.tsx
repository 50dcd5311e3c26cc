import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Hourglass from 'lucide-react/icons/hourglass'
import { dayInWords } from '../../../../kernel/day-words.ts'
import { formatMoney } from '../../../../kernel/money.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Chip } from '../../../../web/ui/chip.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { SectionHead } from '../../../../web/ui/page-head.tsx'
import { useLanguage } from '../../../../web/words.ts'
import type { CardPayment } from '../../../account/mandate.endpoints.ts'
import { useStopPayment } from './use-saved-card.ts'

/** What the card pays next, and what became of what it was to pay. */
export function CardPayments({ payments, hasCard }: { payments: CardPayment[]; hasCard: boolean }) {
  const next = payments.filter(({ state }) => state === 'told').reverse()
  const before = payments.filter(({ state }) => state !== 'told')
  return (
    <div className="pay-main">
      <section>
        <SectionHead title={<Trans>What it pays next</Trans>} />
        {next.length > 0 ? (
          <ul className="card pad card-payments">
            {next.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        ) : (
          <p className="muted">
            {hasCard ? (
              <Trans>Nothing in the next seven days. What is due sooner than that, you pay yourself.</Trans>
            ) : (
              <Trans>Nothing: no card is saved.</Trans>
            )}
          </p>
        )}
      </section>
      {before.length > 0 && (
        <section>
          <SectionHead title={<Trans>What became of earlier ones</Trans>} />
          <ul className="card pad card-payments">
            {before.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function PaymentRow({ payment }: { payment: CardPayment }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { send, busy, failure } = useStopPayment(payment.id)
  const what = payment.concept[language]
  const { toldCents: cents, currency } = payment
  const announced = `${formatMoney({ cents, currency })} ${currency}`
  return (
    <li>
      <div>
        <b>{what}</b>
        <span className="small faint">{dayInWords(payment.due, language)}</span>
        {payment.cents !== payment.toldCents && (
          <span className="small faint">
            <Trans>Announced: {announced}. The rest is paid meanwhile, or covered by your credit.</Trans>
          </span>
        )}
      </div>
      <Outcome payment={payment} />
      <span className="numeric">
        {formatMoney(payment)} {payment.currency}
      </span>
      {payment.mayStop && (
        <Button
          kind="secondary"
          busy={busy}
          aria-label={t`Stop the payment of ${what}`}
          onClick={() => void send()}
        >
          <Trans>Stop</Trans>
        </Button>
      )}
      {payment.idPayment !== null && payment.paymentState === 'paid' && (
        <Link to="/my-reports" search={{ paid: payment.idPayment }} className="link">
          <Trans>See the receipt</Trans>
        </Link>
      )}
      {payment.paymentState === 'failed' && (
        <p className="small muted card-why">
          {payment.fault === 'authentication' ? (
            <Trans>The bank asks for you in person. Nothing was charged: pay it on the card page.</Trans>
          ) : payment.fault === 'gone' ? (
            <Trans>The provider no longer has the card. Nothing was charged: pay it another way.</Trans>
          ) : (
            <Trans>The bank has declined it. Nothing was charged: pay it another way.</Trans>
          )}
        </p>
      )}
      {failure && <FormError>{failure.message}</FormError>}
    </li>
  )
}

function Outcome({ payment: { state, paymentState } }: { payment: CardPayment }) {
  if (state === 'stopped' || paymentState === 'cancelled')
    return (
      <Chip tone="waiting" icon={Ban}>
        <Trans>Stopped</Trans>
      </Chip>
    )
  if (state === 'needless')
    return (
      <Chip tone="waiting" icon={Ban}>
        <Trans>Not needed</Trans>
      </Chip>
    )
  if (paymentState === 'paid')
    return (
      <Chip tone="good" icon={CircleCheck}>
        <Trans>Paid</Trans>
      </Chip>
    )
  if (paymentState === 'failed')
    return (
      <Chip tone="bad" icon={CircleAlert}>
        <Trans>Not paid</Trans>
      </Chip>
    )
  return (
    <Chip tone="waiting" icon={Hourglass}>
      {state === 'told' ? <Trans>Announced</Trans> : <Trans>Asking the provider</Trans>}
    </Chip>
  )
}
