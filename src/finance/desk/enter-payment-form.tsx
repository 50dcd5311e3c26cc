import './enter-payment.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { text } from '../../kernel/check.ts'
import { formatDay } from '../../kernel/day.ts'
import { CURRENCIES, type Currency, centsTyped } from '../../kernel/money.ts'
import { call } from '../../web/calls/call.ts'
import { useForm } from '../../web/forms/use-form.ts'
import { Button } from '../../web/ui/button.tsx'
import { DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Checkbox } from '../../web/ui/fields/checkbox.tsx'
import { Field, FormError } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../web/words.ts'
import { chargeKey, spread } from '../account/account.ts'
import { enterPayment, type Owed } from '../account/enter-payment.endpoints.ts'
import { deskMoney } from './desk-money.ts'
import { useSecondLook } from './second-look.tsx'

/** The most that the books take as one payment, in cents. */
const MOST_CENTS = 2_000_000_000

const fits = (typed: string) => {
  const cents = centsTyped(typed)
  return cents !== null && cents > 0 && cents <= MOST_CENTS
}
const shape = z.object({ amount: z.string().check(z.refine(fits)), words: text(200) })

/** How much of which currency came, what it is for, and what it pays: the oldest charge first. */
export function EnterPaymentForm({ owed, onClose }: { owed: Owed; onClose: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const second = useSecondLook()
  const [currency, setCurrency] = useState<Currency>(owed.accounts[0]?.currency ?? 'USD')
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const charges = owed.accounts.find((one) => one.currency === currency)?.charges ?? []
  const chosen = charges.filter((charge) => !left.has(chargeKey(charge)))
  const cents = centsTyped(typed) ?? 0
  const { parts, leftCents } = spread(cents, chosen)
  const pays = new Map(parts.map((part) => [chargeKey(part), part.cents]))
  // The word that it is another payment holds for the sum that it was said of.
  const sum = `${currency} ${cents}`
  const [twin, setTwin] = useState('')
  const [another, setAnother] = useState('')
  const hear = <R extends { ok: boolean; code?: string }>(result: R): R => {
    if (!result.ok && result.code === 'TWIN_PAYMENT') setTwin(sum)
    return result
  }
  const tick = (name: string, ticked: boolean) =>
    setLeft((now) => new Set(ticked ? [...now].filter((one) => one !== name) : [...now, name]))
  const form = useForm({
    shape,
    // What it is for belongs to the intent: another choice is another payment.
    wishOf: (typed) => ({ ...typed, currency, charges: chosen.map(chargeKey) }),
    send: async ({ words }, idempotencyKey) =>
      second.heard(
        hear(
          await call(enterPayment, {
            body: {
              idContract: owed.idContract,
              currency,
              cents,
              charges: chosen.map(({ kind, id }) => ({ kind, id })),
              words,
              ...(second.looked && { looked: true }),
              ...(another === sum && { another: true }),
            },
            idempotencyKey,
          }),
        ),
      ),
    done: ({ data: { receipt } }) => {
      onClose()
      toast(t`Payment entered: receipt ${receipt}`, { text: t`The owner is told by email.` })
      void queries.invalidateQueries()
    },
  })
  const credit = deskMoney({ cents: leftCents, currency })
  return (
    <form {...form.props} className="enter-payment">
      <Field label={t`Currency`} required>
        {(control) => (
          <Select
            {...control}
            value={currency}
            onChange={({ target }) => setCurrency(target.value as Currency)}
          >
            {CURRENCIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t`What came (${currency})`}
        required
        error={form.error('amount') && t`An amount, like 45.00.`}
      >
        {(control) => (
          <TextInput
            {...control}
            name="amount"
            inputMode="decimal"
            maxLength={14}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {charges.length > 0 ? (
        <fieldset className="enter-for">
          <legend>
            <Trans>What it is for</Trans>
          </legend>
          <p className="small muted">
            <Trans>Of what you tick the oldest is paid first.</Trans>
          </p>
          <ul>
            {charges.map((charge) => (
              <ChargeChoice
                key={chargeKey(charge)}
                charge={charge}
                currency={currency}
                paysCents={pays.get(chargeKey(charge)) ?? 0}
                ticked={!left.has(chargeKey(charge))}
                onTick={(ticked) => tick(chargeKey(charge), ticked)}
              />
            ))}
          </ul>
        </fieldset>
      ) : (
        <p className="muted">
          <Trans>Nothing is open in this currency: what came is kept as the owner’s credit.</Trans>
        </p>
      )}
      {leftCents > 0 && charges.length > 0 && (
        <p>
          <Trans>{credit} is more than these: it is kept as the owner’s credit.</Trans>
        </p>
      )}
      <Field
        label={t`Your note`}
        required
        hint={t`A slip or a terminal’s number. Only the club reads it.`}
        error={form.error('words')}
      >
        {(control) => <TextInput {...control} name="words" maxLength={200} />}
      </Field>
      {form.failure && <FormError>{form.failure.message}</FormError>}
      {twin === sum && (
        <Checkbox checked={another === sum} onChange={(event) => setAnother(event.target.checked ? sum : '')}>
          <Trans>This is another payment: the same sum came twice.</Trans>
        </Checkbox>
      )}
      {second.box}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Enter the payment</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}

interface ChargeChoiceProps {
  charge: Owed['accounts'][number]['charges'][number]
  currency: Currency
  paysCents: number
  ticked: boolean
  onTick: (ticked: boolean) => void
}

function ChargeChoice({ charge, currency, paysCents, ticked, onTick }: ChargeChoiceProps) {
  const language = useLanguage()
  const concept = charge.concept[language]
  const open = deskMoney({ cents: charge.openCents, currency })
  const paid = deskMoney({ cents: paysCents, currency })
  const due = charge.due && formatDay(charge.due, language)
  return (
    <li>
      <Checkbox checked={ticked} onChange={(event) => onTick(event.target.checked)}>
        {concept}
      </Checkbox>
      <span className="small muted numeric">
        {due ? (
          <Trans>
            {open} open, due {due}
          </Trans>
        ) : (
          <Trans>{open} open</Trans>
        )}
      </span>
      {paysCents > 0 && (
        <b className="small numeric">
          <Trans>{paid} is paid</Trans>
        </b>
      )}
    </li>
  )
}
