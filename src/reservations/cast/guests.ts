import type { Day } from '../../kernel/day.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { OwnerRow } from '../../membership/cast/owners.ts'
import { ageOn } from '../../membership/person.ts'
import type { CastBooking, GuestRow } from './booking-rows.ts'
import { adultsOf, birthdayOf, childrenOf } from './family.ts'

const OTHER_LASTNAMES = {
  ESP: ['Mendoza Rey', 'Tapia Cano', 'Solís Herrera', 'Fuentes Mata'],
  ENG: ['Harper', 'Caldwell', 'Bishop', 'Moreau'],
} as const

interface Scene {
  today: Day
  dice: Dice
}

/** Who sleeps there. The first adult is the main one: the owner, or the guest whom the owner sends. */
export function castGuests(booking: CastBooking, owner: OwnerRow, { today, dice }: Scene): GuestRow[] {
  const side = owner.language_code
  const lastname = booking.occupant === 'owner' ? owner.lastname : dice.pick(OTHER_LASTNAMES[side])
  const guests: GuestRow[] = []
  const add = (guest: Omit<GuestRow, 'booking_id' | 'position'>) =>
    guests.push({ booking_id: booking.id, position: guests.length + 1, ...guest })

  const main = booking.occupant === 'owner' ? owner.name : dice.pick(adultsOf(side))
  add({ kind: 'adult', not_given: false, name: main, lastname, age: null })
  // Nobody brings somebody of their own name.
  const adults = adultsOf(side).filter((name) => name !== main)
  const children = childrenOf(side)
  const start = dice.between(0, adults.length - 1)
  for (let index = 1; index < booking.adults; index++)
    if (index > adults.length || (index > 1 && dice.chance(30)))
      add({ kind: 'adult', not_given: true, name: null, lastname: null, age: null })
    else {
      const name = adults[(start + index) % adults.length] ?? main
      add({ kind: 'adult', not_given: false, name, lastname, age: null })
    }
  for (let index = 0; index < booking.children; index++) {
    const name = children[(start + index) % children.length] ?? main
    const age = ageOn(birthdayOf(name, lastname, today), booking.check_in)
    add({ kind: 'child', not_given: false, name, lastname, age })
  }
  return guests
}
