import { useLingui } from '@lingui/react/macro'
import { spanInWords } from '../../../kernel/span-words.ts'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { CheckoutStay } from '../../checkout.endpoints.ts'

interface StayChoiceProps {
  stays: readonly CheckoutStay[]
  value: number | null
  error: string | undefined
  onChange: (idBooking: number | null) => void
}

/** The stay that the order belongs to; without a choice the one that its first day falls into. */
export function StayChoice({ stays, value, error, onChange }: StayChoiceProps) {
  const { t } = useLingui()
  const language = useLanguage()
  if (stays.length === 0) return null
  return (
    <Field
      label={t`Which stay is it for?`}
      hint={t`So that the resort knows where to find you.`}
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          value={stays.some(({ id }) => id === value) ? String(value) : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t`The stay that the dates fall into`}</option>
          {stays.map(({ id, code, hotel, datein, dateout }) => (
            <option key={id} value={id}>
              {hotel}, {spanInWords({ checkIn: datein, checkOut: dateout }, language)} ({code})
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
