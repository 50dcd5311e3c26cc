import type { Day } from '../../kernel/day.ts'
import type { Dice } from '../../membership/cast/dice.ts'
import type { OwnerRow } from '../../membership/cast/owners.ts'
import { ageOn } from '../../membership/person.ts'
import { isLive } from '../stay/booking.ts'
import type { CastBooking, GuestRow } from './booking-rows.ts'
import { adultsOf, birthdayOf, childrenOf } from './family.ts'

const OTHER_LASTNAMES = {
  ESP: ['Mendoza Rey', 'Tapia Cano', 'Solís Herrera', 'Fuentes Mata'],
  ENG: ['Harper', 'Caldwell', 'Bishop', 'Moreau'],
} as const

interface Scene {
  today: Day
  dice: Dice
  /** Whether somebody is at another place in the nights of a stay; who is not is at this one from now on. */
  isAway: (who: string, stay: CastBooking) => boolean
  /** The owner sends guests because they are at another place themselves. */
  sent: boolean | undefined
}

/** Where everybody of the demo sleeps: one place a night. */
export function whereabouts(): Scene['isAway'] {
  const stays = new Map<string, { from: Day; to: Day }[]>()
  return (who, { check_in: from, check_out: to, status }) => {
    if (!isLive(status)) return false
    const known = stays.get(who) ?? []
    if (known.some((one) => one.from < to && from < one.to)) return true
    stays.set(who, [...known, { from, to }])
    return false
  }
}

/** Who sleeps there. The first adult is the main one: the owner, or the guest whom the owner sends. */
export function castGuests(booking: CastBooking, owner: OwnerRow, scene: Scene): GuestRow[] {
  const { today, dice, sent } = scene
  const side = owner.language_code
  const [others, adultNames] = [OTHER_LASTNAMES[side], adultsOf(side)]
  const drawn = <T>(list: readonly T[]) => (sent ? (list[booking.id % list.length] as T) : dice.pick(list))
  const lastname = booking.occupant === 'owner' ? owner.lastname : drawn<string>(others)
  // Nobody is twice in one stay, nor in two at once.
  const here = new Set<string>()
  const whoComes = (names: readonly string[], from: number) => {
    const order = names.map((_, index) => names[(from + index) % names.length] as string)
    const name = order.find((one) => !here.has(one) && !scene.isAway(`${one} ${lastname}`, booking))
    if (name) here.add(name)
    return name
  }
  const guests: GuestRow[] = []
  const add = (guest: Omit<GuestRow, 'booking_id' | 'position'>) =>
    guests.push({ booking_id: booking.id, position: guests.length + 1, ...guest })

  const main =
    booking.occupant === 'owner'
      ? owner.name
      : (whoComes(adultNames, adultNames.indexOf(drawn(adultNames))) ?? owner.name)
  if (booking.occupant === 'owner') scene.isAway(`${main} ${lastname}`, booking)
  here.add(main)
  add({ kind: 'adult', not_given: false, name: main, lastname, age: null })
  // Nobody brings somebody of their own name.
  const adults = adultNames.filter((name) => name !== main)
  const children = childrenOf(side)
  const start = dice.between(0, adults.length - 1)
  for (let index = 1; index < booking.adults; index++)
    if (index > adults.length || (index > 1 && dice.chance(30)))
      add({ kind: 'adult', not_given: true, name: null, lastname: null, age: null })
    else {
      const name = whoComes(adults, start + index)
      if (name) add({ kind: 'adult', not_given: false, name, lastname, age: null })
      else add({ kind: 'adult', not_given: true, name: null, lastname: null, age: null })
    }
  for (let index = 0; index < booking.children; index++) {
    const name = whoComes(children, start + index)
    if (!name) {
      add({ kind: 'child', not_given: true, name: null, lastname: null, age: null })
      continue
    }
    const age = ageOn(birthdayOf(name, lastname, today), booking.check_in)
    add({ kind: 'child', not_given: false, name, lastname, age })
  }
  return guests
}
