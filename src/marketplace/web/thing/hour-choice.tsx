import './hours.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useId } from 'react'
import { type Day, formatTime } from '../../../kernel/day.ts'
import { Field, FieldGroup } from '../../../web/ui/fields/field.tsx'
import { Select } from '../../../web/ui/fields/select.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { PartySlot } from '../../days/party.ts'
import { clockAt, minutesOf, quartersOf } from '../../times/times.ts'

/** The hours of a day for those who come: slots, the hours between which they may come, or none to choose. */
export type HoursShown =
  | { kind: 'slots'; day: Day; slots: readonly PartySlot[]; people: number; minutes: number | null }
  | { kind: 'hours'; opens: string; closes: string }

interface HourChoiceProps {
  hours: HoursShown
  /** `hh:mm`; empty while none is chosen. */
  value: string
  error?: string | undefined
  onChange: (time: string) => void
}

/** The hour: one of the day's slots with what is left of each, or a quarter between two hours. */
export function HourChoice({ hours, ...props }: HourChoiceProps) {
  return hours.kind === 'slots' ? (
    <SlotChoice {...hours} {...props} />
  ) : (
    <QuarterChoice {...hours} {...props} />
  )
}

type SlotChoiceProps = Omit<HourChoiceProps, 'hours'> & Extract<HoursShown, { kind: 'slots' }>

function SlotChoice({ day, slots, people, minutes, value, error, onChange }: SlotChoiceProps) {
  const inWords = useDayInWords()
  const name = useId()
  const date = inWords(day)
  return (
    <FieldGroup legend={<Trans>Time on {date}</Trans>} required error={error}>
      <div className="slots">
        {slots.map((slot) => (
          <label key={slot.starts} className={clsx('check option slot', !slot.fits && 'slot-off')}>
            <input
              type="radio"
              name={name}
              value={slot.starts}
              checked={value === slot.starts}
              disabled={!slot.fits}
              onChange={() => onChange(slot.starts)}
              {...(error && { 'aria-invalid': true })}
            />
            <span className="slot-time">
              <b>{formatTime(slot.starts)}</b>
              {minutes !== null && <Until starts={slot.starts} minutes={minutes} />}
            </span>
            <SlotLeft slot={slot} people={people} />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

function Until({ starts, minutes }: { starts: string; minutes: number }) {
  const ends = formatTime(clockAt((minutesOf(starts) + minutes) % 1440))
  return (
    <small>
      <Trans>until {ends}</Trans>
    </small>
  )
}

/** Four or more quietly, fewer in bold; where they are too few for the party, why. */
function SlotLeft({ slot: { left, soon, fits, closed }, people }: { slot: PartySlot; people: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  if (closed && !fits) return <span className="slot-left">{closed[language]}</span>
  if (soon)
    return (
      <span className="slot-left">
        <Trans>Too soon to order</Trans>
      </span>
    )
  if (left <= 0)
    return (
      <span className="slot-left">
        <Trans>Full</Trans>
      </span>
    )
  const places = t`${plural(left, { one: '# place left', other: '# places left' })}`
  return (
    <span className={clsx('slot-left', left < 4 && 'slot-few')}>
      {fits || people <= left ? places : t`${places}, you are ${people}`}
    </span>
  )
}

type QuarterChoiceProps = Omit<HourChoiceProps, 'hours'> & { opens: string; closes: string }

function QuarterChoice({ opens, closes, value, error, onChange }: QuarterChoiceProps) {
  const { t } = useLingui()
  const from = formatTime(opens)
  const to = formatTime(closes)
  return (
    <Field
      label={t`Time`}
      required
      hint={
        opens > '00:00' ? (
          <Trans>
            Any quarter from {from} to {to}.
          </Trans>
        ) : undefined
      }
      error={error}
    >
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t`Choose a time`}</option>
          {quartersOf({ opens, closes }).map((time) => (
            <option key={time} value={time}>
              {formatTime(time)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
