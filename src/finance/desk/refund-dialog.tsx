import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query.ts'
import { Decision } from '../../web/desk/decision.tsx'
import { listReceivedPayments, type ReceivedPayment, refundPayment } from '../account/desk.endpoints.ts'
import { deskMoney } from './desk-money.ts'

/** Gives a payment back, whole or in part, with the reason. */
export function RefundDialog({ payment }: { payment: ReceivedPayment }) {
  const { t } = useLingui()
  const { currency, refundableCents, contract, receipt, cardLast4 } = payment
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
          <Trans>
            What it had paid is open again, the last charge first. A card’s money goes back to the card; any
            other you give back yourself.
          </Trans>
        </>
      }
      amount={{
        label: t`Amount (${currency})`,
        cents: refundableCents,
        most: refundableCents,
        fault: t`An amount up to ${most}.`,
      }}
      field={t`Reason`}
      hint={t`Only the club reads it.`}
      most={300}
      oneLine
      draft={`refund-${payment.id}`}
      said={t`It goes back to ${who}`}
      told={null}
      queue={keyOf(listReceivedPayments)}
      decide={(reason, idempotencyKey, cents) =>
        call(refundPayment, { body: { idPayment: payment.id, cents, reason }, idempotencyKey })
      }
    />
  )
}
