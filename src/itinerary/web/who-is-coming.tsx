import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LOCALE } from '../../kernel/language.ts'
import type { BookingDetails } from '../../reservations/changes.endpoints.ts'
import { isLive } from '../../reservations/stay/booking.ts'
import { GuestKind } from '../../reservations/web/party/guest-kind.tsx'
import { useLanguage } from '../../web/words.ts'
import { Fold } from './fold.tsx'

interface WhoIsComingProps {
  booking: BookingDetails
  /** The stay is over. */
  over: boolean
  mayName: boolean
}

/** Everyone who comes, by name where the name is known, and the note for the resort. */
export function WhoIsComing({ booking, over, mayName }: WhoIsComingProps) {
  const language = useLanguage()
  /** Nobody comes to a stay that was cancelled or not accepted: its guests are told, and nobody's name is asked for. */
  const live = isLive(booking.bookingStatus)
  const named = live ? booking.guests : booking.guests.filter(({ na, name }) => !na && name)
  const names = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(
    named.map(({ name }) => name ?? ''),
  )
  const missing = live ? booking.guests.filter(({ na, name }) => na || !name).length : 0
  return (
    <Fold
      title={live ? over ? <Trans>Who came</Trans> : <Trans>Who is coming</Trans> : <Trans>Guests</Trans>}
      says={
        missing > 0 ? (
          <Plural value={missing} one="One guest has no name yet." other="# guests have no names yet." />
        ) : named.length > 0 ? (
          <Trans>{names}.</Trans>
        ) : (
          <Trans>No names were given.</Trans>
        )
      }
      action={
        mayName && (
          <Link to="/my-reservations/edit/$id" params={{ id: String(booking.id) }} className="link">
            {missing > 0 ? (
              <Plural value={missing} one="Name the other guest" other="Name the other # guests" />
            ) : (
              <Trans>Change guests</Trans>
            )}
          </Link>
        )
      }
    >
      <ul className="stay-guests">
        {booking.guests.map((guest, at) => {
          const name = guest.na ? '' : [guest.name, guest.lastname].filter(Boolean).join(' ')
          return (
            // A guest is their place in the party.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <li key={at}>
              <span className="stay-well" aria-hidden>
                {name.charAt(0) || '?'}
              </span>
              <span>
                <b>{name || (live ? <Trans>Name to come</Trans> : <Trans>Without a name</Trans>)}</b>
                <span className="small muted">
                  <GuestKind isMain={at === 0} kind={guest.kind} age={guest.age} />
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {booking.note && (
        <p className="small muted stay-note">
          <Trans>Your note to the resort: “{booking.note}”</Trans>
        </p>
      )}
    </Fold>
  )
}
