import './guest-list.css'
import { Trans } from '@lingui/react/macro'
import type { BookingDetails } from '../../changes.endpoints.ts'
import { GuestKind } from '../party/guest-kind.tsx'

/** Everyone who comes, by name where the name is known; how the resort reaches them. */
export function GuestList({ booking }: { booking: BookingDetails }) {
  return (
    <ul className="guest-list">
      {booking.guests.map((guest, index) => {
        const { email, phone } = booking.guestContacts[index] ?? {}
        const name = [guest.name, guest.lastname].filter(Boolean).join(' ')
        return (
          // A guest is their place in the party.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <li key={index}>
            <span>{guest.na || !name ? <Trans>Name to come</Trans> : name}</span>
            <span className="small faint">
              <GuestKind isMain={index === 0} kind={guest.kind} age={guest.age} />
            </span>
            {(email || phone) && (
              <span className="small muted guest-reach">{[email, phone].filter(Boolean).join(', ')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
