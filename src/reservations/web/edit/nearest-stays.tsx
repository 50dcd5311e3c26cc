import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type DayRange, formatDay } from '../../../kernel/day.ts'
import { queryOf } from '../../../web/query.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { findFlexibleStays } from '../../year.endpoints.ts'
import type { ChangeDraft } from './change-draft.ts'

/** How many days earlier or later are looked at, and how many stays are offered. */
const DAYS = 7
const MOST = 4

interface NearestStaysProps {
  booking: BookingDetails
  draft: ChangeDraft
  onDates: (dates: DayRange) => void
}

/** Stays of the same length and residence near the days that are full; choosing one fills in its days. */
export function NearestStays({ booking, draft, onDates }: NearestStaysProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { adults, children } = draft.party
  const query = {
    idContract: booking.idContract,
    idBooking: booking.id,
    datein: draft.dates.checkIn,
    dateout: draft.dates.checkOut,
    guests: adults + children,
    days: DAYS,
  }
  const found = useQuery({ ...queryOf(findFlexibleStays, { query }), staleTime: 0 })
  // The message above has said what is wrong; without an answer there is only nothing to offer.
  if (found.isError) return null
  if (!found.data) {
    return (
      <Loading label={t`Looking for the nearest dates`}>
        <Skeleton height={50} radius={10} />
      </Loading>
    )
  }
  const offers = found.data.data.filter(({ idCategory }) => idCategory === booking.idCategory).slice(0, MOST)
  if (offers.length === 0) {
    return (
      <p className="small muted">
        <Trans>This residence has no stay of that length within a week of these dates.</Trans>
      </p>
    )
  }
  return (
    <section className="stack" aria-label={t`Nearest dates`}>
      <p className="label">
        <Trans>Nearest dates that are free</Trans>
      </p>
      <ul className="nearest">
        {offers.map(({ datein, dateout, nightsCost }) => (
          <li key={datein}>
            <button type="button" onClick={() => onDates({ checkIn: datein, checkOut: dateout })}>
              <b className="numeric">
                {formatDay(datein, language)} – {formatDay(dateout, language)}
              </b>
              <span className="small muted">
                <Plural value={nightsCost} one="# night from the balance" other="# nights from the balance" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
