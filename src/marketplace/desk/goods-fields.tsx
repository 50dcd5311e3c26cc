import { Trans, useLingui } from '@lingui/react/macro'
import { CURRENCIES, type Currency } from '../../kernel/money.ts'
import { HotelOptions } from '../../web/desk/hotel-options.tsx'
import type { EditedPart } from '../../web/desk/use-editing.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import type { GoodsChoices } from '../publish/publish-products.endpoints.ts'

/** The currency of goods; once they have been on sale it stays. */
export function CurrencyField({
  value,
  change,
  error,
  stays,
}: EditedPart<{ currency: Currency }> & { stays: boolean }) {
  return (
    <Field
      label={<Trans>Currency</Trans>}
      required
      hint={stays && <Trans>What has been on sale keeps its currency.</Trans>}
      error={error('currency')}
    >
      {(control) => (
        <Select
          {...control}
          name="currency"
          disabled={stays}
          value={value.currency}
          onChange={({ target }) => change({ currency: target.value as Currency })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The resort of goods that may be offered at every one. */
export function ResortField({
  value,
  change,
  error,
  hotels,
}: EditedPart<{ hotelId: number | null }> & Pick<GoodsChoices, 'hotels'>) {
  const { t } = useLingui()
  return (
    <Field label={<Trans>Resort</Trans>} error={error('hotelId')}>
      {(control) => (
        <Select
          {...control}
          name="hotelId"
          value={value.hotelId ?? ''}
          onChange={({ target }) => change({ hotelId: Number(target.value) || null })}
        >
          <option value="">{t`Every resort`}</option>
          <HotelOptions hotels={hotels} />
        </Select>
      )}
    </Field>
  )
}

interface SihotFieldProps {
  /** The field's name in the call. */
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A service's code in SIHOT. */
export function SihotField({ name, value, error, onChange }: SihotFieldProps) {
  return (
    <Field label={<Trans>Service in SIHOT</Trans>} required error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          maxLength={60}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
