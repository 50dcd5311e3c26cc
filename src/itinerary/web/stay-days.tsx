import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import Bed from 'lucide-react/icons/bed-double'
import Bus from 'lucide-react/icons/bus'
import Luggage from 'lucide-react/icons/luggage'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket'
import { use } from 'react'
import { daysBetween, formatTime, todayIn } from '../../kernel/day.ts'
import { formatMoney } from '../../kernel/money.ts'
import { LineResort } from '../../marketplace/web/cart/line-resort.tsx'
import { OrderStateChip } from '../../marketplace/web/orders/order-state-chip.tsx'
import { ToldOfLine } from '../../marketplace/web/orders/told.tsx'
import { useMay } from '../../membership/web/session/use-may.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { LinesOfStayContext } from '../../reservations/web/lines-of-stay.ts'
import { Button } from '../../web/ui/button.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { useLanguage } from '../../web/words.ts'
import { type DayEvent, daysOf, type StayDay } from '../days.ts'
import type { Itinerary, ItineraryLine } from '../itinerary.endpoints.ts'
import { daysWords, weekdayWords } from './day-words.ts'
import { Fold } from './fold.tsx'
import { StayVisits } from './stay-visits.tsx'

/** So soon before it, and while it lasts, a stay's days are open on a telephone too. */
const SOON_DAYS = 14

interface StayDaysProps {
  booking: BookingDetails
  today: string
  itinerary: UseQueryResult<{ data: Itinerary }>
  over: boolean
}

/** The days of the stay: transfers, orders, arrival and departure in one list, and who may come in. */
export function StayDays({ booking, today, itinerary, over }: StayDaysProps) {
  const language = useLanguage()
  const mayOrder = useMay('order')
  const days = daysWords(booking.datein, booking.dateout, language)
  return (
    <Fold
      title={<Trans>Your days, {days}</Trans>}
      says={<DaysInShort itinerary={itinerary.data?.data} />}
      begins={!over && daysBetween(today, booking.datein) <= SOON_DAYS}
      action={
        !over &&
        mayOrder && (
          <Link to="/things-to-do" className="link">
            <Trans>Add something</Trans>
          </Link>
        )
      }
    >
      {itinerary.data ? (
        <>
          <ul className="day-rows">
            {daysOf(booking, itinerary.data.data.lines).map((day) => (
              <Row key={day.kind === 'free' ? day.first : day.day} day={day} over={over} booking={booking} />
            ))}
          </ul>
          <StayVisits visits={itinerary.data.data.visits} />
        </>
      ) : (
        <Unread itinerary={itinerary} />
      )}
    </Fold>
  )
}

/** What the days hold, in a sentence; who may come in is counted with it. */
function DaysInShort({ itinerary }: { itinerary: Itinerary | undefined }) {
  if (!itinerary) return <Trans>Arrival, departure and what is planned between.</Trans>
  const planned = itinerary.lines.filter(({ state }) => state !== 'cancelled').length
  const visits = itinerary.visits.filter(({ left }) => !left).length
  const left = itinerary.visits.length - visits
  return (
    <>
      {planned === 0 ? (
        <Trans>Nothing planned yet.</Trans>
      ) : (
        <Plural value={planned} one="One thing is planned." other="# things are planned." />
      )}
      {visits > 0 && (
        <>
          {' '}
          <Plural value={visits} one="One visit may come in." other="# visits may come in." />
        </>
      )}
      {left > 0 && (
        <>
          {' '}
          <b>
            <Plural
              value={left}
              one="One pass is still on days that the stay had before."
              other="# passes are still on days that the stay had before."
            />
          </b>
        </>
      )}
    </>
  )
}

/** Its own loading and its own error: the rest of the page stands without it. */
function Unread({ itinerary }: Pick<StayDaysProps, 'itinerary'>) {
  const { t } = useLingui()
  if (!itinerary.isError)
    return (
      <Loading label={t`Loading your days`}>
        <div className="stack">
          <Skeleton height={76} />
          <Skeleton height={76} />
          <Skeleton height={76} />
        </div>
      </Loading>
    )
  return (
    <div className="stack" role="alert">
      <p>
        <Trans>We couldn’t load what lies in these days. The stay itself is as shown.</Trans>
      </p>
      <p>
        <Button
          kind="secondary"
          size="small"
          busy={itinerary.isFetching}
          onClick={() => void itinerary.refetch()}
        >
          <Trans>Try again</Trans>
        </Button>
      </p>
    </div>
  )
}

interface RowProps {
  day: StayDay<ItineraryLine>
  over: boolean
  booking: BookingDetails
}

function Row({ day, over, booking }: RowProps) {
  const language = useLanguage()
  const mayOrder = useMay('order')
  const [first, last] = day.kind === 'free' ? [day.first, day.last] : [day.day, day.day]
  const date = (value: string) => Number(value.slice(8))
  return (
    <li className={day.kind === 'free' ? 'is-free' : undefined}>
      <p className="stay-date numeric">
        <span>{weekdayWords(first, last, language)}</span>
        <b>{first === last ? date(first) : `${date(first)}–${date(last)}`}</b>
      </p>
      {day.kind === 'free' ? (
        <p className="stay-free">
          {over ? <Trans>Nothing was planned.</Trans> : <Trans>Nothing planned yet.</Trans>}
          {!over && mayOrder && (
            <Link to="/things-to-do" className="link">
              <Trans>Things to do these days</Trans>
            </Link>
          )}
        </p>
      ) : (
        <ul className="stay-moments">
          {day.moments.map((moment) => (
            <li key={moment.kind === 'line' ? moment.line.id : moment.kind}>
              <MomentRow moment={moment} booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const ICONS: Record<ItineraryLine['kind'], LucideIcon> = {
  transfer: Bus,
  product: Sparkles,
  package: Luggage,
  event: Ticket,
}

function MomentRow({ moment, booking }: { moment: DayEvent<ItineraryLine>; booking: BookingDetails }) {
  const language = useLanguage()
  const Icon = moment.kind === 'line' ? ICONS[moment.line.kind] : moment.kind === 'arrive' ? Bed : Luggage
  return (
    <div className="stay-moment">
      <time className="numeric">
        {moment.kind === 'line' && !moment.line.hour ? <Trans>That day</Trans> : formatTime(moment.time)}
      </time>
      <Icon className="icon-small" aria-hidden />
      {moment.kind === 'line' ? (
        <>
          <div>
            <Link
              to="/things-to-do"
              search={{ view: 'orders', order: moment.line.idOrder }}
              className="stay-thing"
            >
              {moment.line.name[language]}
            </Link>
            <LineWords line={moment.line} />
            {moment.line.elsewhere && (
              <LineResort resort={moment.line.elsewhere} stayElsewhere={booking.resort} />
            )}
            {isToCome(moment.line, booking) && <ToldOfLine told={moment.line.told} />}
          </div>
          <OrderStateChip state={moment.line.state} />
          <LineDeeds line={moment.line} booking={booking} />
        </>
      ) : (
        <b>{moment.kind === 'arrive' ? <Trans>Check-in</Trans> : <Trans>Check-out</Trans>}</b>
      )}
    </div>
  )
}

/** Where one meets and what may be done is of no use once the day is over; the order keeps it. */
const isToCome = (line: ItineraryLine, { zone }: BookingDetails) =>
  line.state !== 'cancelled' && line.day >= todayIn(zone, new Date())

/** What may be done with a line that is still to come; its room is kept, so that nothing moves once that is known. */
function LineDeeds({ line, booking }: { line: ItineraryLine; booking: BookingDetails }) {
  const lines = use(LinesOfStayContext)
  if (!lines || !isToCome(line, booking)) return null
  return (
    <div className="stay-line-deeds">
      <lines.OfLine idBooking={booking.id} idLine={line.id} />
    </div>
  )
}

function LineWords({ line }: { line: ItineraryLine }) {
  const amount = formatMoney({ cents: line.total, currency: line.currency })
  const { flight } = line
  return (
    <span className="small muted numeric">
      {line.order}
      {line.flight && (
        <>
          , <Trans>flight {flight}</Trans>
        </>
      )}
      {line.kind !== 'transfer' && (
        <>
          , <Plural value={line.qty} one="# place" other="# places" />
        </>
      )}
      {', '}
      {line.isBenefit ? (
        <Trans>from your benefits</Trans>
      ) : (
        <>
          {amount} {line.currency}
        </>
      )}
    </span>
  )
}
