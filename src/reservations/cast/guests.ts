import type { Dice } from '../../membership/cast/dice.ts'
import type { OwnerRow } from '../../membership/cast/owners.ts'
import type { BookingRow, GuestRow } from './booking-rows.ts'

const FIRST_NAMES = {
  ESP: ['Andrea', 'Luis', 'Carmen', 'Iván', 'Paola', 'Diego', 'Renata', 'Mateo', 'Ximena', 'Jorge'],
  ENG: ['Claire', 'Andrew', 'Julia', 'Samuel', 'Emma', 'Oliver', 'Grace', 'Nathan', 'Hannah', 'Louis'],
} as const
const OTHER_LASTNAMES = {
  ESP: ['Mendoza Rey', 'Tapia Cano', 'Solís Herrera', 'Fuentes Mata'],
  ENG: ['Harper', 'Caldwell', 'Bishop', 'Moreau'],
} as const

/** Who sleeps there. The first adult is the main one: the owner, or the guest whom the owner sends. */
export function guestsOf(booking: BookingRow, owner: OwnerRow, dice: Dice): GuestRow[] {
  const names = FIRST_NAMES[owner.language_code]
  const lastname =
    booking.occupant === 'owner' ? owner.lastname : dice.pick(OTHER_LASTNAMES[owner.language_code])
  const guests: GuestRow[] = []
  const add = (guest: Omit<GuestRow, 'booking_id' | 'position'>) =>
    guests.push({ booking_id: booking.id, position: guests.length + 1, ...guest })

  const main = booking.occupant === 'owner' ? owner.name : dice.pick(names)
  add({ kind: 'adult', not_given: false, name: main, lastname, age: null })
  const start = dice.between(0, names.length - 1)
  // Nobody brings somebody of their own name.
  const others = names.filter((name) => name !== main)
  for (let index = 1; index < booking.adults + booking.children; index++) {
    const kind = index < booking.adults ? 'adult' : 'child'
    const name = others[(start + index) % others.length] ?? main
    if (kind === 'adult' && index > 1 && dice.chance(30))
      add({ kind, not_given: true, name: null, lastname: null, age: null })
    else add({ kind, not_given: false, name, lastname, age: kind === 'child' ? dice.between(2, 15) : null })
  }
  return guests
}
