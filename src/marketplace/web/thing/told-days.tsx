import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { addDays, type Day } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { CalendarMark } from '../../../web/ui/calendar/month-grids.tsx'
import { useDayInWords } from '../../../web/use-day-in-words.ts'
import { useLanguage } from '../../../web/words.ts'
import type { BlackoutDates } from '../../cart.ts'
import { dayFor, type Party } from '../../days/party.ts'
import { type DayReason, whyNot } from '../../days/why-not.ts'
import { isDuring } from '../../stays/during.ts'
import type { StayToPlan } from '../../stays/stays.endpoints.ts'
import { useStays } from '../use-stays.ts'
import type { ProductDays } from './use-product-days.ts'

/** What a calendar tells of a product's days: where the stay lies, what is left of each, and why one is closed. */
export interface TellingDays {
  /** Why a day cannot be had by those who come, in the calendar's dates; null where it can. */
  reasonOf?: (day: Day, dates: BlackoutDates | null) => DayReason | null
  shown: Day | undefined
  onShown: (day: Day) => void
  markOf: (day: Day) => CalendarMark | undefined
  legend: ReactNode
}

/** The month that is looked at: the next stay's, until somebody turns the page; it is kept while the days load anew. */
export function useShownMonth(today: Day) {
  const { next } = useStays()
  const [turned, setTurned] = useState<Day | null>(null)
  const stays = next && next.datein > today ? next.datein : undefined
  return { stay: next, shown: turned ?? stays, turn: setTurned }
}

/** The mark of a day of a stay. */
export function stayMark({ datein, dateout }: StayToPlan, day: Day): CalendarMark {
  return { band: { starts: day === datein, ends: day === dateout } }
}

/** The marks of the days for a party. */
export function tellingDays(
  days: ProductDays,
  party: Party,
  { stay, shown, turn }: ReturnType<typeof useShownMonth>,
): TellingDays {
  return {
    shown,
    onShown: turn,
    reasonOf: (day, dates) => whyNot(day, dates, days.on(day), party),
    markOf: (day) => {
      const places = days.on(day)
      const left = places && dayFor(places, party)
      const figure = left?.state === 'free' && left.left !== null ? String(left.left) : undefined
      const isStay = stay !== null && isDuring(stay, day)
      if (!figure && !isStay) return undefined
      return {
        ...(figure && { figure }),
        ...(isStay && stayMark(stay, day)),
      }
    },
    legend: <DaysLegend days={days} party={party} stay={stay} shown={shown} />,
  }
}

/** The same of what has no places by day: where the stay lies alone. */
export function stayDays({ stay, shown, turn }: ReturnType<typeof useShownMonth>): TellingDays {
  return {
    shown,
    onShown: turn,
    markOf: (day) => (stay && isDuring(stay, day) ? stayMark(stay, day) : undefined),
    legend: stay && (
      <p className="days-legend small muted">
        <StayWords stay={stay} />
      </p>
    ),
  }
}

interface DaysLegendProps {
  days: ProductDays
  party: Party
  stay: StayToPlan | null
  shown: Day | undefined
}

/** Days that are told at most, so that the list does not outgrow the month. */
const MOST_TOLD = 4

/** What stands under the days, and why those of the stay, or of the month without one, are closed or full. */
function DaysLegend({ days, party, stay, shown }: DaysLegendProps) {
  const language = useLanguage()
  const { from, to } = span(days, stay, shown)
  const told = days.all.filter(({ day }) => day >= from && day <= to)
  const reasons = told.flatMap((one) => {
    const { state } = dayFor(one, party)
    if (state === 'free') return []
    const next = days.all.find((other) => other.day > one.day && dayFor(other, party).state === 'free')
    return [{ ...one, state, next: next?.day }]
  })
  const isFigured = told.some((one) => dayFor(one, party).left !== null)
  return (
    <div className="days-legend small muted">
      {stay && (
        <p>
          <StayWords stay={stay} />
        </p>
      )}
      {isFigured && (
        <p>
          <Trans>Under each day: places left.</Trans>
        </p>
      )}
      {reasons.slice(0, MOST_TOLD).map(({ day, state, closed, next }) => (
        <p key={day}>
          <b className="numeric">{dayInWords(day, language)}</b>{' '}
          {closed ? (
            closed[language]
          ) : state === 'soon' ? (
            <Trans>Too soon to order</Trans>
          ) : (
            <Trans>Full</Trans>
          )}
          {next && (
            <>
              {' · '}
              <NextDay day={next} />
            </>
          )}
        </p>
      ))}
    </div>
  )
}

function StayWords({ stay }: { stay: StayToPlan }) {
  const inWords = useDayInWords()
  const from = inWords(stay.datein)
  const to = inWords(stay.dateout)
  return (
    <Trans>
      Your stay, {from} to {to}.
    </Trans>
  )
}

function NextDay({ day }: { day: Day }) {
  const inWords = useDayInWords()
  const next = inWords(day)
  return <Trans>Next: {next}</Trans>
}

/** The days that are told: the stay's, where it is in sight, else the month's. */
function span(days: ProductDays, stay: StayToPlan | null, shown: Day | undefined) {
  const month = (shown ?? days.first?.day ?? '').slice(0, 7)
  const inSight = stay && (stay.datein.startsWith(month) || stay.dateout.startsWith(month))
  return inSight
    ? { from: stay.datein, to: stay.dateout }
    : { from: `${month}-01`, to: month ? addDays(`${month}-01`, 30) : '' }
}
