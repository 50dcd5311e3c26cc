import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { todayIn } from '../../../kernel/day.ts'
import { Art, type Hour } from '../../../web/ui/art.tsx'
import { Chip } from '../../../web/ui/chip.tsx'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { useLanguage } from '../../../web/words.ts'
import type { Booking } from '../../reservations.endpoints.ts'
import { shownStatus } from '../../stay/shown-status.ts'
import { isChangeOfRequest } from '../../stay/wish.ts'
import { PartyWords } from '../party/party-words.tsx'
import { WishWords } from '../wish-words.tsx'
import { ComingFoot } from './coming-foot.tsx'
import { useGuestNames } from './guest-names.tsx'
import { daysOfYearWords, weekdaysOfStayWords } from './stay-words.ts'

interface ComingCardProps {
  booking: Booking
  /** Just requested: it is marked. */
  fresh: boolean
  /** Something is ordered for it that does not go with its days. */
  isBeside: boolean
  onAuthorize: () => void
}

/** The id of a card's title, where the focus stays when the button that had it goes. */
export const titleOf = (id: number) => `stay-${id}`

/** The hours at which a resort is drawn: stays at one place do not all look the same. */
const HOURS: readonly Hour[] = ['dawn', 'noon', 'dusk']

/** What a stay is called where its link stands alone. */
function Named({ booking, children }: { booking: Booking; children: string }) {
  return (
    <Link to="/my-reservations/$id" params={{ id: String(booking.id) }} className="coming-link">
      {children} <span className="hidden-text">{booking.code}</span>
    </Link>
  )
}

function State({ booking, fresh }: Pick<ComingCardProps, 'booking' | 'fresh'>) {
  return (
    <div className="coming-state">
      <StatusChip status={shownStatus(booking, todayIn(booking.zone, new Date()))} />
      {fresh && (
        <Chip tone="accent">
          <Trans>New</Trans>
        </Chip>
      )}
      {/* On paper it names the stay to whoever is called about it; here the card leads to it. */}
      <span className="coming-code numeric">{booking.code}</span>
    </div>
  )
}

function Who({ booking, place }: { booking: Booking; place?: string }) {
  const namesOf = useGuestNames()
  const named = booking.guests.filter(({ na, name }) => !na && name)
  const names = namesOf(named, named.length > 0 ? booking.guests.length - named.length : 0)
  const { nights, adults, children } = booking
  return (
    <p className="coming-who">
      {place && <>{place}, </>}
      {names ? (
        <>
          <Plural value={nights} one="# night" other="# nights" />: {names}
        </>
      ) : (
        <PartyWords nights={nights} adults={adults} childCount={children} />
      )}
    </p>
  )
}

/** What else is to be said of it: a change that waits, and that the club asked for it. */
function Remarks({ booking }: { booking: Booking }) {
  return (
    <>
      {booking.wish && (
        <p className="coming-who">
          <WishWords booking={booking} />
          {isChangeOfRequest(booking.wish) && (
            <>
              {' '}
              <Trans>The request itself has no answer yet.</Trans>
            </>
          )}
        </p>
      )}
      {booking.byAdmin && (
        <p className="coming-who">
          <Trans>Requested by the club for you.</Trans>
        </p>
      )}
    </>
  )
}

/** A stay that comes: the card leads to its page; what waits for the owner is its only second target. */
export function ComingCard({ booking, fresh, isBeside, onAuthorize }: ComingCardProps) {
  const language = useLanguage()
  return (
    <li id={booking.code} className="coming-card">
      <div className="coming-art">
        <Art name={booking.scene} hour={HOURS[booking.id % HOURS.length] ?? 'dawn'} night eager />
      </div>
      <div className="coming-body">
        <State booking={booking} fresh={fresh} />
        <h3 id={titleOf(booking.id)} tabIndex={-1}>
          <Named booking={booking}>{booking.resort}</Named>
        </h3>
        <p className="coming-days numeric">
          {weekdaysOfStayWords(booking.datein, booking.dateout, language)}
        </p>
        <Who booking={booking} />
        <Remarks booking={booking} />
        <ComingFoot
          booking={booking}
          today={todayIn(booking.zone, new Date())}
          isBeside={isBeside}
          onAuthorize={onAuthorize}
        />
      </div>
    </li>
  )
}

/** A stay that comes after the next ones, in a row: the same, without its picture. */
export function ComingRow({ booking, fresh, isBeside, onAuthorize }: ComingCardProps) {
  const language = useLanguage()
  return (
    <li id={booking.code} className="coming-row">
      <h3 id={titleOf(booking.id)} tabIndex={-1} className="numeric">
        <Named booking={booking}>{daysOfYearWords(booking.datein, booking.dateout, language)}</Named>
      </h3>
      <div>
        <Who booking={booking} place={booking.resort} />
        <Remarks booking={booking} />
      </div>
      <ComingFoot
        booking={booking}
        today={todayIn(booking.zone, new Date())}
        isBeside={isBeside}
        onAuthorize={onAuthorize}
      />
      <State booking={booking} fresh={fresh} />
    </li>
  )
}
