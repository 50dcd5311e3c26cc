import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency } from '../../kernel/money.ts'
import { Field } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { TextInput } from '../../web/ui/fields/text-input.tsx'
import type { TypedFigures } from './typed-figures.ts'

interface FigureFieldsProps {
  value: TypedFigures
  /** The currencies that the report may be in. */
  currencies: readonly Currency[]
  onChange: (some: Partial<TypedFigures>) => void
  error: (name: 'income' | 'fees') => string | undefined
}

/** The figures of one report. */
export function FigureFields({ value, currencies, onChange, error }: FigureFieldsProps) {
  const { t } = useLingui()
  const amount = (name: 'income' | 'fees', label: string) => (
    <Field label={label} required error={error(name)}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={value[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="report-figure-fields">
      {amount('income', t`Rental income`)}
      {amount('fees', t`Fees and charges`)}
      <Field label={<Trans>Currency</Trans>}>
        {(control) => (
          <Select
            {...control}
            name="currency"
            value={value.currency}
            onChange={({ target }) => onChange({ currency: target.value as Currency })}
          >
            {[...new Set([value.currency, ...currencies])].map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
