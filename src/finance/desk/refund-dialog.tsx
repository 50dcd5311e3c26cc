import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { amountText, centsTyped } from '../../kernel/money.ts'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { type ReceivedPayment, refundPayment } from '../account/desk.endpoints.ts'
import { deskMoney } from './desk-money.ts'

/** Gives a payment back, whole or in part, with the reason. */
export function RefundDialog({ payment }: { payment: ReceivedPayment }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const amount = deskMoney(payment)
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t`Give back: ${amount}`}
        onClick={() => setOpen(true)}
      >
        <Trans>Give back</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Give money back</Trans>}
        lead={
          <Trans>
            What it had paid is open again, the last charge first. A card’s money goes back to the card; any
            other you give back yourself.
          </Trans>
        }
      >
        <RefundForm payment={payment} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function RefundForm({ payment, onClose }: { payment: ReceivedPayment; onClose: () => void }) {
  const { t } = useLingui()
  const [text, setText] = useState(amountText(payment.refundableCents))
  const [reason, setReason] = useState('')
  const [checked, setChecked] = useState(false)
  const cents = centsTyped(text)
  const most = deskMoney({ ...payment, cents: payment.refundableCents })
  const fits = cents !== null && cents > 0 && cents <= payment.refundableCents
  const { send, busy, failure } = useSend<void>({
    wishOf: () => ({ cents, reason }),
    send: (_, idempotencyKey) =>
      call(refundPayment, {
        body: { idPayment: payment.id, cents: cents ?? 0, reason: reason.trim() },
        idempotencyKey,
      }),
    done: () => {
      toast(t`It goes back`)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (fits && reason.trim()) void send()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field
        label={t`Amount (${payment.currency})`}
        required
        error={checked && !fits && t`An amount up to ${most}.`}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            maxLength={14}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Reason`} required error={checked && !reason.trim() && t`Say why.`}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {failure && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={busy}>
          <Trans>Give back</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
