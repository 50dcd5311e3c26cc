import { Trans, useLingui } from '@lingui/react/macro'
import { centsTyped } from '../../../kernel/money.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { type LineDraft, quantityOf } from './quote-lines.ts'

interface QuoteLineFieldsProps {
  number: number
  line: LineDraft
  currency: string
  tried: boolean
  onChange: (line: LineDraft) => void
  /** Null for the last one that is left. */
  onRemove: (() => void) | null
}

/** The fields of a quote's line. */
export function QuoteLineFields({ number, line, currency, tried, onChange, onRemove }: QuoteLineFieldsProps) {
  const { t } = useLingui()
  const field = (name: 'en' | 'es' | 'quantity' | 'unit', label: string, isWrong: boolean, most: number) => (
    <Field label={label} required error={tried && isWrong && t`Fill this in.`}>
      {(control) => (
        <TextInput
          {...control}
          maxLength={most}
          autoComplete="off"
          {...(name === 'quantity' && { inputMode: 'numeric' as const })}
          {...(name === 'unit' && { inputMode: 'decimal' as const })}
          value={line[name]}
          onChange={({ target }) => onChange({ ...line, [name]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <fieldset className="quote-line-group">
      <legend className="hidden-text">
        <Trans>Line {number}</Trans>
      </legend>
      <div className="quote-line">
        {field('en', t`What, in English`, line.en.trim() === '', 120)}
        {field('es', t`What, in Spanish`, line.es.trim() === '', 120)}
        {field('quantity', t`How many`, quantityOf(line.quantity) === null, 4)}
        {field('unit', t`Each, in ${currency}`, centsTyped(line.unit) === null, 14)}
      </div>
      {onRemove && (
        <Button kind="ghost" size="small" onClick={onRemove}>
          <Trans>Remove line {number}</Trans>
        </Button>
      )}
    </fieldset>
  )
}
