import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { centsTyped } from '../../../kernel/money.ts'
import { call } from '../../../web/calls/call.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { addBenefit, listBookingBenefits, type OpenBenefit } from '../../benefits.endpoints.ts'
import { namedBenefitAmount } from '../benefits/benefit-amount.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'

/** Adds a benefit to the stay, within its balance (spec, section 5). Nothing is shown where no account is open. */
export function AddBenefit({ idBooking }: { idBooking: number }) {
  const { data } = useQuery(queryOf(listBookingBenefits, { query: { idBooking } }))
  const open = data?.open ?? []
  if (open.length === 0) return null
  return <AddBenefitForm idBooking={idBooking} open={open} />
}

function AddBenefitForm({ idBooking, open }: { idBooking: number; open: OpenBenefit[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [chosen, setChosen] = useState(0)
  const [typed, setTyped] = useState('1')
  const [tried, setTried] = useState(false)
  const adding = useAdding(idBooking, () => {
    setTyped('1')
    setTried(false)
  })
  const benefit = open.find(({ idBenefitYear }) => idBenefitYear === chosen) ?? open[0]
  if (!benefit) return null
  const quantity = quantityOf(benefit, typed)
  const most = namedBenefitAmount(benefit, benefit.balance)
  const fault =
    quantity === null
      ? benefit.currency
        ? t`Enter an amount, like 125.50.`
        : t`Enter how much, as a number.`
      : quantity > benefit.balance
        ? t`The quantity can’t exceed the balance: ${most}.`
        : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!fault && quantity !== null)
      return void adding.send({ idBenefitYear: benefit.idBenefitYear, quantity })
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form className="add-benefit" noValidate onSubmit={submit}>
      <div className="add-benefit-fields">
        <Field label={t`Add a benefit`}>
          {(control) => (
            <Select
              {...control}
              value={benefit.idBenefitYear}
              onChange={(event) => setChosen(Number(event.target.value))}
            >
              {open.map((each) => (
                <option key={each.idBenefitYear} value={each.idBenefitYear}>
                  {each.name[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={benefit.currency ? t`Amount in ${benefit.currency}` : t`How many`}
          hint={t`${most} in your balance`}
          error={tried && fault}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode={benefit.currency ? 'decimal' : 'numeric'}
              maxLength={12}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="secondary" busy={adding.busy}>
          <Trans>Add</Trans>
        </Button>
      </div>
      <p className="small muted">
        <Trans>Adding it authorizes it: nothing more is asked of you.</Trans>
      </p>
      {adding.failure && <FormError>{adding.failure.message}</FormError>}
    </form>
  )
}

/** Passes as a count, money in cents; null for what is no such number. */
function quantityOf(benefit: OpenBenefit, typed: string): number | null {
  const text = typed.trim()
  const quantity = benefit.unit === 'money' ? centsTyped(text) : /^\d{1,9}$/.test(text) ? Number(text) : null
  return quantity === 0 ? null : quantity
}

function useAdding(idBooking: number, onDone: () => void) {
  const { t } = useLingui()
  const changed = useBookingsChanged()
  return useSend({
    send: (more: { idBenefitYear: number; quantity: number }, idempotencyKey) =>
      call(addBenefit, { body: { idBooking, ...more, authorize: true }, idempotencyKey }),
    changed,
    done: ({ data }) => {
      onDone()
      const isOfStay = data.bookingStatus === 'confirmed'
      toast(t`Benefit added and authorized`, {
        text: isOfStay
          ? t`Your stay includes it now.`
          : t`Until the resort answers, everything remains as it was.`,
      })
    },
  })
}
