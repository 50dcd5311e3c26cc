import { Trans, useLingui } from '@lingui/react/macro'
import { amountText } from '../../../kernel/money.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { LARGEST_QUOTE } from '../../repairs/quote.ts'
import { type LineDraft, quantityOf, unitCentsOf } from './quote-lines.ts'

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
  const most = amountText(LARGEST_QUOTE)
  const field = (
    name: 'en' | 'es' | 'quantity' | 'unit',
    label: string,
    wrong: string | false,
    most: number,
  ) => (
    <Field label={label} required error={tried && wrong}>
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
        {field('en', t`What, in English`, line.en.trim() === '' && t`Say it in English too.`, 120)}
        {field('es', t`What, in Spanish`, line.es.trim() === '' && t`Say it in Spanish too.`, 120)}
        {field(
          'quantity',
          t`How many`,
          quantityOf(line.quantity) === null && t`A whole number from 1 to 1,000.`,
          4,
        )}
        {field(
          'unit',
          t`Each, in ${currency}`,
          unitCentsOf(line.unit) === null && t`An amount up to ${most}, such as 45.00.`,
          14,
        )}
      </div>
      {onRemove && (
        <Button kind="ghost" size="small" onClick={onRemove}>
          <Trans>Remove line {number}</Trans>
        </Button>
      )}
    </fieldset>
  )
}
