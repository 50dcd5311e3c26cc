import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { text } from '../../../kernel/check.ts'
import { amountText, centsTyped, formatMoney } from '../../../kernel/money.ts'
import { call } from '../../../web/calls/call.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { billRepair } from '../../repairs/desk.endpoints.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { seenOf } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'
import { OwnersWordsField } from './words-field.tsx'

/** Bills a finished repair: as quoted, or less. */
export function BillForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const changed = useRepairChanged(repair.id)
  const quote = repair.job?.quotes.find(({ state }) => state === 'approved')
  const most = quote?.totalCents ?? 0
  const { currency } = repair
  const [typed, setTyped] = useState(amountText(most))
  const fits = (amount: string) => {
    const cents = centsTyped(amount)
    return cents !== null && cents > 0 && cents <= most
  }
  const form = useForm({
    shape: z.object({ amount: z.string().check(z.refine(fits)), words: text(2000) }),
    send: ({ amount, words }, idempotencyKey) =>
      call(billRepair, {
        body: { ...seenOf(repair), cents: centsTyped(amount) ?? 0, words },
        idempotencyKey,
      }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Bill sent`)
    },
  })
  const total = formatMoney({ cents: most, currency })
  const difference = formatMoney({ cents: most - (centsTyped(typed) ?? most), currency })
  return (
    <form {...form.props}>
      <Field
        label={t`Amount in ${currency}, tax included`}
        required
        hint={
          fits(typed) && centsTyped(typed) !== most
            ? t`${difference} less than the quote of ${total}.`
            : t`The quote of ${total}, as it was approved.`
        }
        error={form.error('amount') && t`At most ${total}. For more, send a new quote first.`}
      >
        {(control) => (
          <TextInput
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <OwnersWordsField error={form.error('words')} label={t`What was done`} required most={2000} />
      <FormFoot form={form} onClose={onClose}>
        <Trans>Send the bill</Trans>
      </FormFoot>
    </form>
  )
}
