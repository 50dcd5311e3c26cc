import './stay-parts.css'
import { Plural, Trans } from '@lingui/react/macro'
import type { BookingDetails } from '../../changes.endpoints.ts'

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

/** What a guest is in the party: the main one, an adult, a child of an age. */
export function GuestKind({
  isMain,
  kind,
  age,
}: {
  isMain: boolean
  kind: 'adult' | 'child'
  age: number | null
}) {
  if (isMain) return <Trans>Main guest</Trans>
  if (kind === 'adult') return <Trans>Adult</Trans>
  if (age === null) return <Trans>Child</Trans>
  return <Plural value={age} one="Child, # year old" other="Child, # years old" />
}
