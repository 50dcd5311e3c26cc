import './transfer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { type Day, formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Field, FormError } from '../../../web/ui/fields/field.tsx'
import { TextInput } from '../../../web/ui/fields/text-input.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { PopoverButton } from '../../../web/ui/popover/popover-button.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { BesideStay } from '../../stays/beside-stay.ts'
import { isDuring } from '../../stays/during.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { clockAt, minutesOf, type Times } from '../../times/times.ts'
import type { LegChoice } from '../../transfers/add-transfer.ts'
import type { Leg } from '../../transfers/legs.ts'
import type { OtherRide } from '../../transfers/other-rides.ts'
import { BEFORE_FLIGHT, onQuarter } from '../../transfers/propose.ts'
import { BesideStayNote } from '../price/beside-stay-note.tsx'
import { LimitOfChoice } from '../price/free-until.tsx'
import { DayCalendar, loadCalendar } from '../thing/day-calendar.tsx'
import { stayMark } from '../thing/told-days.tsx'
import { useTripWords } from '../thing/trip-words.ts'
import type { Availability } from '../thing/use-not-available.ts'
import { FlightFields } from './flight-fields.tsx'
import { FlightNoteWords } from './flight-note.tsx'

/** The eye sees the day before the calendar goes. */
const LOOK_MS = 250

interface LegCardProps {
  leg: Leg
  /** How long the road takes. */
  minutes: number | null
  value: LegChoice
  availability: Availability
  stay: StayToPlan | null
  beside: BesideStay | null
  /** A car is there for this flight already; its order's number, empty where it is in the cart. */
  sameFlight: string | null
  /** When the vehicle goes, and whether that is at another hour than the one chosen. */
  times: Times
  outOfHours: boolean
  /** Other transfers that go at the hour that is chosen. */
  others: readonly OtherRide<Bilingual>[]
  /** So many hours before it goes it is cancelled free of charge; null: until the day before. */
  cancelHours: number | null
  dayError: string | undefined
  timeError: string | undefined
  onChange: (typed: Partial<LegChoice>) => void
}

/** One leg: its day, its flight, and when the car goes. */
export function LegCard({ leg, value, minutes, availability, stay, ...more }: LegCardProps) {
  const words = useTripWords()[leg]
  const { beside, sameFlight, times, outOfHours, others, cancelHours, dayError, timeError, onChange } = more
  return (
    <section className="card transfer-leg" aria-label={words}>
      <h3 className="title">{words}</h3>
      <div className="transfer-leg-fields">
        <LegDay
          leg={leg}
          value={value.day}
          availability={availability}
          stay={stay}
          onChange={(day) => onChange({ day })}
        />
        <FlightFields leg={leg} value={value} error={timeError} onChange={onChange} />
      </div>
      {dayError && <FormError>{dayError}</FormError>}
      <BesideStayNote beside={beside} />
      <OtherDay leg={leg} day={value.day} stay={stay} onChange={(day) => onChange({ day })} />
      {sameFlight !== null && <SameFlight flight={value.flight.trim()} order={sameFlight} />}
      {value.flightTime && <PickUp leg={leg} value={value} onChange={onChange} />}
      <VehicleHours times={times} isOut={outOfHours} others={others} />
      <LimitOfChoice
        day={dayError === undefined ? value.day : null}
        time={outOfHours ? null : value.pickUp}
        hasHours
        cancelHours={cancelHours}
        zone={availability.zone}
      />
      <FlightNoteWords leg={leg} pickUp={value.pickUp} flightTime={value.flightTime} minutes={minutes} />
    </section>
  )
}

/** Between which hours the vehicle goes, and that it does not at the one that is chosen. */
function VehicleHours({
  times,
  isOut,
  others,
}: {
  times: Times
  isOut: boolean
  others: readonly OtherRide<Bilingual>[]
}) {
  if (times.kind !== 'hours') return null
  const [opens, closes] = [formatTime(times.opens), formatTime(times.closes)]
  if (!isOut)
    return (
      <p className="small muted">
        <Trans>
          This car goes from {opens} to {closes}.
        </Trans>
      </p>
    )
  if (others.length === 0)
    return (
      <FormError>
        <Trans>
          This car goes from {opens} to {closes}. Choose an hour then, or another transfer.
        </Trans>
      </FormError>
    )
  return (
    <>
      <FormError>
        <Trans>
          This car goes from {opens} to {closes}.
        </Trans>
      </FormError>
      <ul className="transfer-others">
        {others.map((ride) => (
          <li key={ride.slug}>
            <OtherRideLink ride={ride} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The way to a transfer that goes at that hour. */
function OtherRideLink({ ride: { slug, name } }: { ride: OtherRide<Bilingual> }) {
  const other = name[useLanguage()]
  return (
    <Link to="/things-to-do/product/$slug" params={{ slug }} className="link">
      <Trans>At that hour goes: {other}</Trans>
    </Link>
  )
}

/** A car for that flight is there already. */
function SameFlight({ flight, order }: { flight: string; order: string }) {
  return (
    <Note tone="gold">
      {order === '' ? (
        <Trans>A car for flight {flight} is in your cart already.</Trans>
      ) : (
        <Trans>
          A car for flight {flight} is ordered already: {order}.
        </Trans>
      )}
    </Note>
  )
}

/** A leg on another day of the stay than that of arrival or departure: asked once, and then let be. */
function OtherDay({
  leg,
  day,
  stay,
  onChange,
}: Pick<LegCardProps, 'leg' | 'stay'> & { day: Day | null; onChange: (day: Day) => void }) {
  const inWords = useDayInWords()
  const [kept, setKept] = useState<Day | null>(null)
  const own = leg === 'Arrival' ? stay?.datein : stay?.dateout
  if (!stay || !own || day === null || day === own || !isDuring(stay, day) || kept === day) return null
  const [ownDay, otherDay] = [inWords(own), inWords(day)]
  return (
    <Note tone="gold" spoken>
      <p>
        {leg === 'Arrival' ? (
          <Trans>
            Your stay begins on {ownDay}. Do you arrive on {otherDay}?
          </Trans>
        ) : (
          <Trans>
            Your stay ends on {ownDay}. Do you leave on {otherDay}?
          </Trans>
        )}
      </p>
      <p className="row wrap">
        <Button kind="secondary" size="small" onClick={() => onChange(own)}>
          <Trans>Use {ownDay}</Trans>
        </Button>
        <Button kind="ghost" size="small" onClick={() => setKept(day)}>
          <Trans>Keep {otherDay}</Trans>
        </Button>
      </p>
    </Note>
  )
}

interface LegDayProps extends Pick<LegCardProps, 'leg' | 'availability' | 'stay'> {
  value: Day | null
  onChange: (day: Day) => void
}

function LegDay({ leg, value, availability, stay, onChange }: LegDayProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const way = useTripWords()[leg]
  return (
    <div className="field">
      <p className="label" aria-hidden>
        <Trans>Date</Trans> <span className="field-required">*</span>
      </p>
      <PopoverButton
        label={t`Date, ${way}`}
        className="cart-when transfer-when"
        onIntent={() => void loadCalendar()}
        content={(close) => (
          <DayCalendar
            label={t`Date, ${way}`}
            value={value}
            availability={availability}
            autoFocus
            shown={value ?? stay?.datein}
            markOf={(day) => (stay && isDuring(stay, day) ? stayMark(stay, day) : undefined)}
            onChange={(day) => {
              onChange(day)
              setTimeout(close, LOOK_MS)
            }}
          />
        )}
      >
        <CalendarDays className="icon-small" aria-hidden />
        <span className="hidden-text">{way}: </span>
        {value === null ? <Trans>Choose a date</Trans> : dayInWords(value, language)}
      </PopoverButton>
    </div>
  )
}

const threeHoursBefore = (flightTime: string | null) =>
  flightTime && clockAt(Math.max(0, minutesOf(flightTime) - BEFORE_FLIGHT))

/** When the car goes: as the flight lands, or so long before it leaves, or when somebody says. */
function PickUp({ leg, value, onChange }: Pick<LegCardProps, 'leg' | 'value' | 'onChange'>) {
  const { t } = useLingui()
  const [isOwn, setOwn] = useState(false)
  const time = formatTime(value.pickUp)
  if (leg === 'Arrival')
    return (
      <p className="small muted">
        <Trans>We wait from {time} with your name, and as long as the flight takes.</Trans>
      </p>
    )
  return isOwn ? (
    <Field label={t`We leave the lobby at`}>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          step={900}
          value={value.pickUp}
          onChange={({ target }) => target.value && onChange({ pickUp: onQuarter(target.value) })}
        />
      )}
    </Field>
  ) : (
    <p className="small muted">
      {value.pickUp === threeHoursBefore(value.flightTime) ? (
        <Trans>We leave the lobby at {time}, three hours before the flight.</Trans>
      ) : (
        <Trans>We leave the lobby at {time}.</Trans>
      )}{' '}
      <button type="button" className="link" onClick={() => setOwn(true)}>
        <Trans>Leave at another time</Trans>
      </button>
    </p>
  )
}
