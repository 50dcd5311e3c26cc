import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type Day, type DayRange, daysBetween } from '../../../kernel/day.ts'
import { STAY_STATUS_WORDS } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import { nightsCost } from '../../request/stay-rules.ts'
import { shownStatus } from '../../stay/shown-status.ts'
import { NightSum } from '../night-sum.tsx'
import { stayDaysWords } from '../stays/stay-words.ts'
import { type GreyNights, greyNights, type NightPlan } from './night-plan.ts'
import { useWhyNot } from './use-day-words.tsx'

/** The sum is shown for as many nights while none are chosen. */
const A_WEEK = 7

interface CalendarNotesProps {
  plan: NightPlan
  /** The days that the calendar shows. */
  sight: { first: Day; last: Day }
  resort: string
  /** The days that are chosen: the figures count down. */
  dates: DayRange | null
}

/** Every mark of the months in sight in a sentence, with its reason. */
export function CalendarNotes({ plan, sight, resort, dates }: CalendarNotesProps) {
  const { year, categories } = plan
  const { closed, seasons, stays, wishes } = useInSight(plan, sight)
  const grey = greyNights(plan, sight)
  const percent = categories[0]?.nightPercent ?? 100
  const marked = closed.length + stays.length + wishes.length + grey.length
  if (!dates && percent === 100 && marked === 0 && !seasons.high && !seasons.quiet) return null
  return (
    <ul className="plan-notes small">
      {dates && (
        <li>
          <i className="plan-key plan-key-figure" aria-hidden>
            9
          </i>
          <span>
            <Trans>The small figure is what is left of your balance after that night.</Trans>
          </span>
        </li>
      )}
      {percent !== 100 && (
        <PriceNote percent={percent} nights={dates ? daysBetween(dates.checkIn, dates.checkOut) : A_WEEK} />
      )}
      {closed.map(({ from, span, why }) => (
        <li key={from}>
          <i className="plan-key calendar-blackout" aria-hidden />
          <span>
            <Trans>
              <b>{span}</b> closed: {why}
            </Trans>
          </span>
        </li>
      ))}
      {grey.map(({ from, to, why }) => (
        <li key={from}>
          <i className="plan-key plan-key-grey" aria-hidden>
            {Number(from.slice(8))}
          </i>
          <Grey from={from} to={to} why={why} />
        </li>
      ))}
      <SeasonNotes {...seasons} />
      {stays.map((stay) => (
        <li key={stay.code}>
          <i
            className="plan-key plan-key-stay"
            data-filled={stay.bookingStatus === 'confirmed' || undefined}
            aria-hidden
          />
          <StayNote stay={stay} resort={resort} today={year.today} />
        </li>
      ))}
      {wishes.map((wish) => (
        <li key={`wish ${wish.code}`}>
          <i className="plan-key plan-key-stay" aria-hidden />
          <WishNote wish={wish} />
        </li>
      ))}
    </ul>
  )
}

/** What lies in the months that are shown and is not over. */
function useInSight({ year }: NightPlan, sight: CalendarNotesProps['sight']) {
  const language = useLanguage()
  const isSeen = (from: Day, to: Day) => from <= sight.last && to >= sight.first && to >= year.today
  const nightsSeen = (one: { firstNight: Day; lastNight: Day }) => isSeen(one.firstNight, one.lastNight)
  const staySeen = (one: { datein: Day; dateout: Day }) => isSeen(one.datein, one.dateout)
  const seasons = year.seasons.filter(nightsSeen)
  const namesOf = (level: 'high' | 'quiet') =>
    seasons
      .filter((one) => one.level === level)
      .map((one) => stayDaysWords(one.firstNight, one.lastNight, language))
      .join('; ')
  return {
    closed: year.blackouts.filter(nightsSeen).map(({ firstNight, lastNight, reason }) => ({
      from: firstNight,
      span: stayDaysWords(firstNight, lastNight, language),
      why: reason[language],
    })),
    seasons: { high: namesOf('high'), quiet: namesOf('quiet') },
    stays: year.stays.filter(staySeen),
    wishes: year.wishes.filter(staySeen),
  }
}

/** What a night takes where that is not one, with the sum of the nights that are chosen, or of a week. */
function PriceNote({ percent, nights }: { percent: number; nights: number }) {
  const price = percent / 100
  return (
    <li>
      <i className="plan-key plan-key-figure" aria-hidden>
        −{price}
      </i>
      <span>
        <Trans>
          In this residence each night takes {price} of your balance, and the sum is rounded up to whole
          nights:
        </Trans>{' '}
        <NightSum nights={nights} percent={percent} cost={nightsCost(nights, percent)} />.
      </span>
    </li>
  )
}

function SeasonNotes({ high, quiet }: { high: string; quiet: string }) {
  return (
    <>
      {high && (
        <li>
          <i className="plan-key plan-key-high" aria-hidden />
          <span>
            <Trans>
              <b>High season:</b> {high}
            </Trans>
          </span>
        </li>
      )}
      {quiet && (
        <li>
          <i className="plan-key plan-key-quiet" aria-hidden />
          <span>
            <Trans>
              <b>Quiet season:</b> {quiet}
            </Trans>
          </span>
        </li>
      )}
    </>
  )
}

interface StayNoteProps {
  stay: NightPlan['year']['stays'][number]
  resort: string
  today: Day
}

function StayNote({ stay: { id, datein, dateout, bookingStatus }, resort, today }: StayNoteProps) {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <Link to="/my-reservations/$id" params={{ id: String(id) }} className="plan-stay">
      <b>{stayDaysWords(datein, dateout, language)}</b> {resort},{' '}
      {i18n._(STAY_STATUS_WORDS[shownStatus({ bookingStatus, dateout }, today)])}
    </Link>
  )
}

function WishNote({ wish: { id, datein, dateout } }: { wish: NightPlan['year']['wishes'][number] }) {
  const whyNot = useWhyNot()
  const span = stayDaysWords(datein, dateout, useLanguage())
  return (
    <Link to="/my-reservations/$id" params={{ id: String(id) }} className="plan-stay">
      {whyNot(span, 'wished')}
    </Link>
  )
}

/** Why nights are grey. What would do stands beside the calendar, where nights fit; what the balance has, on its page. */
function Grey({ from, to, why }: GreyNights) {
  const words = useWhyNot()(stayDaysWords(from, to, useLanguage()), why)
  return why === 'not-enough-nights' ? (
    <Link to="/my-benefits" className="plan-stay">
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  )
}
