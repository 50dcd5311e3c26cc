import { useLingui } from '@lingui/react/macro'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Stepper } from '../../../web/ui/fields/stepper.tsx'
import { TextArea } from '../../../web/ui/fields/text-input.tsx'
import { LONGEST_WISH } from '../../exchange.ts'

/** What an owner says of a year: how many weeks, and what they would like in return. */
export interface ExchangeWish {
  weeks: number
  wish: string
}

interface ExchangeFieldsProps {
  value: ExchangeWish
  onChange: (value: ExchangeWish) => void
  mostWeeks: number
}

/** The weeks and the wish. */
export function ExchangeFields({ value, onChange, mostWeeks }: ExchangeFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <FieldGroup legend={t`Weeks to give`} hint={t`At most ${mostWeeks} in a year.`}>
        <Stepper
          label={t`Weeks to give`}
          min={1}
          max={mostWeeks}
          value={value.weeks}
          onChange={(weeks) => onChange({ ...value, weeks })}
        />
      </FieldGroup>
      <Field
        label={t`Your wish (optional)`}
        hint={t`Where to, when, for how many: the club looks for a match that fits.`}
      >
        {(control) => (
          <TextArea
            {...control}
            name="wish"
            rows={4}
            maxLength={LONGEST_WISH}
            value={value.wish}
            onChange={(event) => onChange({ ...value, wish: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** A wish as it is sent: nothing where nothing was written. */
export function wishToSend({ weeks, wish }: ExchangeWish): { weeks: number; wish: string | null } {
  return { weeks, wish: wish.trim() || null }
}
