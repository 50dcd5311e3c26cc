import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, type Day } from '../../../kernel/day.ts'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Option } from '../../../web/ui/fields/option.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { daysAskedFor, type RequestDraft, whenOf } from './request-draft.ts'

interface DaysFieldProps {
  draft: RequestDraft
  today: Day
  /** The first day that a request which is changed had. */
  firstBefore: Day | undefined
  error: (name: 'firstDay' | 'lastDay') => string | undefined
  onChange: (part: Partial<RequestDraft>) => void
}

/** When somebody may come: one of two spans from tomorrow on, or days of one's own. Nothing is chosen beforehand. */
export function DaysField({ draft, today, firstBefore, error, onChange }: DaysFieldProps) {
  const { t } = useLingui()
  const when = whenOf(draft)
  const { firstDay, lastDay } = daysAskedFor(draft, today)
  const missing = when === '' && error('firstDay') ? t`Choose when somebody may come.` : undefined
  const choice = (value: 'week' | 'fortnight' | 'days') => ({
    name: 'when',
    value,
    checked: when === value,
    'aria-invalid': missing ? true : undefined,
    onChange: () => onChange({ when: value }),
  })
  return (
    <>
      <FieldGroup legend={<Trans>When may somebody come?</Trans>} required error={missing}>
        <div className="repair-when">
          <Option {...choice('week')} title={<Trans>Any of the next 7 days</Trans>}>
            <SpanWords today={today} days={7} />
          </Option>
          <Option {...choice('fortnight')} title={<Trans>Any of the next 14 days</Trans>}>
            <SpanWords today={today} days={14} />
          </Option>
          <Option {...choice('days')} title={<Trans>Days that I choose</Trans>} />
        </div>
      </FieldGroup>
      {when === 'days' ? (
        <OwnDays draft={draft} today={today} firstBefore={firstBefore} error={error} onChange={onChange} />
      ) : (
        <>
          <input type="hidden" name="firstDay" value={firstDay} />
          <input type="hidden" name="lastDay" value={lastDay} />
        </>
      )}
    </>
  )
}

function SpanWords({ today, days }: { today: Day; days: number }) {
  const inWords = useDayInWords()
  const from = inWords(addDays(today, 1))
  const to = inWords(addDays(today, days))
  return (
    <Trans>
      {from} to {to}
    </Trans>
  )
}

function OwnDays({ draft, today, firstBefore, error, onChange }: DaysFieldProps) {
  const { t } = useLingui()
  const inWords = useDayInWords()
  const earliest = inWords(today)
  return (
    <div className="repair-days">
      <Field
        label={t`Visit possible from`}
        required
        error={error('firstDay') && (draft.firstDay ? t`Choose ${earliest} or later.` : error('firstDay'))}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="firstDay"
            min={firstBefore && firstBefore < today ? firstBefore : today}
            value={draft.firstDay}
            onChange={(event) => onChange({ firstDay: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t`Until`}
        required
        error={
          error('lastDay') && (draft.lastDay ? t`The last day comes before the first.` : error('lastDay'))
        }
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="lastDay"
            min={draft.firstDay || today}
            value={draft.lastDay}
            onChange={(event) => onChange({ lastDay: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}
