import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { formatTime } from '../../../kernel/day.ts'
import { WholeField } from '../../../web/desk/number-field.tsx'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { Field } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { isNight, MOST_SLOTS, TIME_KINDS } from '../../times/publish-times.ts'
import type { VariantValue } from './product-value.ts'

interface VariantTimesProps {
  value: VariantValue
  /** Its path in the call: `variants.0`. */
  at: string
  error: (path: string) => string | undefined
  onChange: (some: Partial<VariantValue>) => void
}

/** When a variant is had: at any time, between two hours, or at slots with their places. */
export function VariantTimes({ value, at, error, onChange }: VariantTimesProps) {
  const { t } = useLingui()
  const kinds = { any: t`At any time`, hours: t`Between two hours`, slots: t`At fixed times` }
  const setKind = (text: string) => {
    const times = TIME_KINDS.find((one) => one === text) ?? 'any'
    const first = value.slots.length > 0 ? value.slots : [{ starts: '', places: null }]
    onChange({
      times,
      opens: times === 'hours' ? (value.opens ?? '09:00') : null,
      closes: times === 'hours' ? (value.closes ?? '18:00') : null,
      slots: times === 'slots' ? first : [],
      ...(times === 'slots' && { capacity: null }),
    })
  }
  return (
    <>
      <div className="editor-row">
        <Field label={<Trans>When owners may come</Trans>} error={error(`${at}.times`)}>
          {(control) => (
            <Select {...control} value={value.times} onChange={({ target }) => setKind(target.value)}>
              {TIME_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kinds[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {value.times === 'hours' && (
          <>
            <HourField
              name={`${at}.opens`}
              label={t`First time`}
              value={value.opens ?? ''}
              error={error(`${at}.opens`)}
              onChange={(opens) => onChange({ opens })}
            />
            <HourField
              name={`${at}.closes`}
              label={t`Last time`}
              value={value.closes ?? ''}
              error={error(`${at}.closes`)}
              onChange={(closes) => onChange({ closes })}
            />
          </>
        )}
      </div>
      {isNight(value) && <NightHours opens={value.opens ?? ''} closes={value.closes ?? ''} />}
      {value.times === 'slots' && <Slots value={value} at={at} error={error} onChange={onChange} />}
    </>
  )
}

/** What hours mean that close before they open. */
function NightHours({ opens, closes }: { opens: string; closes: string }) {
  const [from, to] = [formatTime(opens), formatTime(closes)]
  return (
    <p className="small muted">
      <Trans>
        Through the night, from {from} to {to} of the next morning. Only a transfer is had then.
      </Trans>
    </p>
  )
}

function Slots({ value: { slots }, at, error, onChange }: VariantTimesProps) {
  const { t } = useLingui()
  return (
    <>
      {slots.map((slot, index) => {
        const place = index + 1
        const path = `${at}.slots.${index}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slots may be the same while they are typed
          <div className="editor-row" key={index}>
            <HourField
              name={`${path}.starts`}
              label={t`Time ${place}`}
              value={slot.starts}
              error={error(`${path}.starts`)}
              onChange={(starts) => onChange({ slots: slots.with(index, { ...slot, starts }) })}
            />
            <WholeField
              name={`${path}.places`}
              label={<Trans>Places at time {place}</Trans>}
              required
              value={slot.places}
              error={error(`${path}.places`)}
              onChange={(places) => onChange({ slots: slots.with(index, { ...slot, places }) })}
            />
            {slots.length > 1 && (
              <IconButton
                label={t`Remove time ${place}`}
                onClick={() => onChange({ slots: slots.toSpliced(index, 1) })}
              >
                <Trash2 className="icon" />
              </IconButton>
            )}
          </div>
        )
      })}
      {slots.length < MOST_SLOTS && (
        <p>
          <Button
            kind="secondary"
            size="small"
            onClick={() =>
              onChange({ slots: [...slots, { starts: '', places: slots.at(-1)?.places ?? null }] })
            }
          >
            <Plus className="icon-small" aria-hidden />
            <Trans>Add a time</Trans>
          </Button>
        </p>
      )}
    </>
  )
}

interface HourFieldProps {
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (time: string) => void
}

function HourField({ name, label, value, error, onChange }: HourFieldProps) {
  return (
    <Field label={label} required error={error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="time"
          step={900}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
