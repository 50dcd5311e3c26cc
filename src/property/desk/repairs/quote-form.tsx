import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useState } from 'react'
import { addDays } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextArea, TextInput } from '../../../web/ui/fields/text-input.tsx'
import { quoteRepair } from '../../repairs/desk.endpoints.ts'
import { quoteSums } from '../../repairs/quote.ts'
import { MOST_QUOTE_LINES } from '../../repairs/repair.ts'
import type { ActFormProps } from './act-form.ts'
import { FormFoot } from './form-foot.tsx'
import { QuoteLineFields } from './quote-line-fields.tsx'
import { draftLines, EMPTY_LINE, type LineDraft, typedLines, typedTax } from './quote-lines.ts'
import { seenOf } from './seen-of.ts'
import { useRepairChanged } from './use-repair-changed.ts'

/** For how long a quote is valid where the desk says nothing else, in days. */
const HOLDS = 14

/** Writes a quote: its lines in both languages, the tax, until when it is valid. */
export function QuoteForm({ repair, onClose }: ActFormProps) {
  const { t } = useLingui()
  const changed = useRepairChanged(repair.id)
  const [lines, setLines] = useState<LineDraft[]>(() => draftLines(repair.job?.quotes[0]))
  const [tax, setTax] = useState('16')
  const [validUntil, setValidUntil] = useState(addDays(repair.today, HOLDS))
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const { currency } = repair
  const read = typedLines(lines)
  const taxBasisPoints = typedTax(tax)
  const sums = quoteSums(
    read.flatMap((line) => line ?? []),
    taxBasisPoints ?? 0,
  )
  const total = formatMoney({ cents: sums.totalCents, currency })
  const sending = useSend({
    send: (_, idempotencyKey) =>
      call(quoteRepair, {
        body: {
          ...seenOf(repair),
          lines: read.flatMap((line) => line ?? []),
          taxBasisPoints: taxBasisPoints ?? 0,
          validUntil,
          ...(words.trim() && { words: words.trim() }),
        },
        idempotencyKey,
      }),
    refused: changed.refused,
    done: ({ data }) => {
      onClose()
      changed.done(data, t`Quote sent`)
    },
  })
  const isWhole = read.every((line) => line !== null) && taxBasisPoints !== null && sums.netCents > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWhole) void sending.send()
  }
  const change = (index: number, line: LineDraft) =>
    setLines(lines.map((one, at) => (at === index ? line : one)))
  return (
    <form noValidate onSubmit={submit}>
      <div className="quote-lines">
        {lines.map((line, index) => (
          <QuoteLineFields
            key={line.key}
            number={index + 1}
            line={line}
            currency={currency}
            tried={tried}
            onChange={(next) => change(index, next)}
            onRemove={lines.length > 1 ? () => setLines(lines.filter((one) => one.key !== line.key)) : null}
          />
        ))}
      </div>
      <p>
        <Button
          kind="ghost"
          size="small"
          aria-disabled={lines.length >= MOST_QUOTE_LINES}
          onClick={() =>
            lines.length < MOST_QUOTE_LINES &&
            setLines([...lines, { ...EMPTY_LINE, key: Math.max(...lines.map(({ key }) => key)) + 1 }])
          }
        >
          <Plus className="icon-small" aria-hidden />
          <Trans>Another line</Trans>
        </Button>
      </p>
      <div className="job-when">
        <Field
          label={t`Tax in percent`}
          required
          error={tried && taxBasisPoints === null && t`A number from 0 to 50.`}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={5}
              value={tax}
              onChange={({ target }) => setTax(target.value)}
            />
          )}
        </Field>
        <Field label={t`Valid until`} required>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={repair.today}
              value={validUntil}
              onChange={({ target }) => setValidUntil(target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t`A few words, if you like`} hint={t`The owner reads this, as you write it.`}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <p className="quote-sums numeric" role="status">
        <span>
          <Trans>Total, tax included</Trans>
        </span>
        <span>
          {total} {currency}
        </span>
      </p>
      {tried && !isWhole && (
        <FormError>
          <Trans>Something is still missing above. Nothing was sent.</Trans>
        </FormError>
      )}
      <FormFoot form={sending} onClose={onClose}>
        <Trans>Send a quote</Trans>
      </FormFoot>
    </form>
  )
}
