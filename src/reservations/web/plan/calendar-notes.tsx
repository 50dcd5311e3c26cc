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
  const { i18n } = useLingui()
  const language = useLanguage()
  const inSight = <One,>(all: readonly One[], daysOf: (one: One) => { from: Day; to: Day }) =>
    all.filter(
      (one) =>
        daysOf(one).from <= sight.last && daysOf(one).to >= sight.first && daysOf(one).to >= year.today,
    )
  const runOf = (one: { firstNight: Day; lastNight: Day }) => ({ from: one.firstNight, to: one.lastNight })
  const closed = inSight(year.blackouts, runOf)
  const seasons = inSight(year.seasons, runOf)
  const stays = inSight(year.stays, (one) => ({ from: one.datein, to: one.dateout }))
  const wishes = inSight(year.wishes, (one) => ({ from: one.datein, to: one.dateout }))
  const grey = greyNights(plan, sight)
  const whyNot = useWhyNot()
  const percent = categories[0]?.nightPercent ?? 100
  const days = (from: Day, to: Day) =>
    from === to ? stayDaysWords(from, from, language) : stayDaysWords(from, to, language)
  const namesOf = (level: 'high' | 'quiet') =>
    seasons
      .filter((one) => one.level === level)
      .map((one) => days(one.firstNight, one.lastNight))
      .join('; ')
  const [high, quiet] = [namesOf('high'), namesOf('quiet')]
  const price = percent / 100
  const chosen = dates !== null
  const nights = dates ? daysBetween(dates.checkIn, dates.checkOut) : A_WEEK
  const marked = closed.length + stays.length + wishes.length + grey.length
  if (!chosen && percent === 100 && marked === 0 && !high && !quiet) return null
  return (
    <ul className="plan-notes small">
      {chosen && (
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
      )}
      {closed.map(({ firstNight, lastNight, reason }) => {
        const span = days(firstNight, lastNight)
        const why = reason[language]
        return (
          <li key={firstNight}>
            <i className="plan-key calendar-blackout" aria-hidden />
            <span>
              <Trans>
                <b>{span}</b> closed: {why}
              </Trans>
            </span>
          </li>
        )
      })}
      {grey.map(({ from, to, why }) => (
        <li key={from}>
          <i className="plan-key plan-key-grey" aria-hidden>
            {Number(from.slice(8))}
          </i>
          <Grey span={days(from, to)} why={why} />
        </li>
      ))}
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
      {stays.map(({ id, code, datein, dateout, bookingStatus, stands }) => (
        <li key={code}>
          <i
            className="plan-key plan-key-stay"
            data-filled={stands === 'confirmed' || undefined}
            aria-hidden
          />
          <Link to="/my-reservations/$id" params={{ id: String(id) }} className="plan-stay">
            <b>{days(datein, dateout)}</b> {resort},{' '}
            {i18n._(STAY_STATUS_WORDS[shownStatus({ bookingStatus, dateout }, year.today)])}
          </Link>
        </li>
      ))}
      {wishes.map(({ id, code, datein, dateout }) => {
        const span = days(datein, dateout)
        return (
          <li key={`wish ${code}`}>
            <i className="plan-key plan-key-stay" aria-hidden />
            <Link to="/my-reservations/$id" params={{ id: String(id) }} className="plan-stay">
              {whyNot(span, 'wished')}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Why nights are grey. What would do stands beside the calendar, where nights fit; what the balance has, on its page. */
function Grey({ span, why }: { span: string; why: GreyNights['why'] }) {
  const words = useWhyNot()(span, why)
  return why === 'not-enough-nights' ? (
    <Link to="/my-benefits" className="plan-stay">
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  )
}
