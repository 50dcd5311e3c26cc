import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { useLanguage } from '../../web/words.ts'
import { takeBack } from '../account/account.ts'
import { listReceivedPayments, type ReceivedPayment, refundPayment } from '../account/desk.endpoints.ts'
import { deskMoney } from './desk-money.ts'

/** Gives a payment back, whole or in part, with the reason. */
export function RefundDialog({ payment }: { payment: ReceivedPayment }) {
  const { t } = useLingui()
  const { currency, refundableCents, contract, receipt, cardLast4, way } = payment
  const amount = deskMoney(payment)
  const most = deskMoney({ currency, cents: refundableCents })
  const who = payment.owner ? `${payment.owner.name} ${payment.owner.lastname}` : payment.contract
  return (
    <Decision
      label={<Trans>Give back</Trans>}
      name={t`Give back: ${amount}`}
      title={<Trans>Give money back</Trans>}
      lead={
        <>
          <Trans>
            {amount} of {who}, contract {contract}.
          </Trans>{' '}
          {receipt && <Trans>Receipt {receipt}.</Trans>}{' '}
          {cardLast4 && <Trans>Card ending {cardLast4}.</Trans>}{' '}
          {way === 'card' ? (
            <Trans>The money goes back to the card by itself. What it had paid is open again.</Trans>
          ) : (
            <Trans>
              You give the money back yourself, and note it with this. What it had paid is open again.
            </Trans>
          )}
        </>
      }
      amount={{
        label: t`Amount (${currency})`,
        cents: refundableCents,
        most: refundableCents,
        fault: t`An amount up to ${most}.`,
      }}
      more={(cents) => <OpensAgain payment={payment} cents={cents ?? 0} />}
      field={t`Reason`}
      hint={t`Only the club reads it.`}
      most={300}
      oneLine
      draft={`refund-${payment.id}`}
      said={(cents) => {
        const back = deskMoney({ currency, cents })
        return t`${back} goes back to ${who}`
      }}
      told={null}
      queue={keyOf(listReceivedPayments)}
      decide={(reason, idempotencyKey, cents) =>
        call(refundPayment, {
          body: { idPayment: payment.id, cents, reason, refundableCents },
          idempotencyKey,
        })
      }
    />
  )
}

/** Which charges are open again once so much goes back, and with how much: what had paid nothing goes first, then the last charge. */
function OpensAgain({ payment, cents }: { payment: ReceivedPayment; cents: number }) {
  const language = useLanguage()
  const { pays, unusedCents, currency, refundableCents } = payment
  if (cents <= 0 || cents > refundableCents) return null
  const named = pays.map((one, id) => ({ kind: 'document' as const, id, cents: one.cents }))
  const opened = takeBack(cents, named, unusedCents)
  if (opened.length === 0)
    return (
      <p>
        <Trans>No charge is open again by it: this money has paid none.</Trans>
      </p>
    )
  return (
    <div>
      <p>
        <Trans>Open again by it:</Trans>
      </p>
      <ul className="numeric">
        {opened.map(({ id, cents: part }) => (
          <li key={id}>
            {pays[id]?.concept[language]}
            {pays[id]?.reference && `, ${pays[id].reference}`}: {deskMoney({ currency, cents: part })}
          </li>
        ))}
      </ul>
    </div>
  )
}
