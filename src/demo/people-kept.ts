import { addDays, type Day } from '../kernel/day.ts'
import type { ContractRow } from '../membership/cast/contracts.ts'
import type { OwnerRow } from '../membership/cast/owners.ts'
import { nameKey } from '../membership/person.ts'
import type { CastBooking, GuestRow } from '../reservations/cast/booking-rows.ts'
import { birthdayOf } from '../reservations/cast/family.ts'

interface KeptRow {
  owner_id: number
  kind: 'family' | 'guest'
  name: string
  lastname: string
  plain_name: string
  relation: string | null
  birthday: Day | null
  email: string | null
  phone: null
  created_at: string
  changed_at: string
}

/** The number of people whom an owner of the demo has written down. */
const MOST_FAMILY = 4
const MOST_GUESTS = 2

/** The people whom the owners of the demo's story keep: those of their latest stays, who are of their name family. */
export function peopleKept(
  today: Day,
  owners: readonly OwnerRow[],
  contracts: readonly ContractRow[],
  bookings: readonly CastBooking[],
  guests: readonly GuestRow[],
): KeptRow[] {
  return owners.flatMap((owner) => {
    const kept = new Map<string, KeptRow>()
    const many = (kind: KeptRow['kind']) => [...kept.values()].filter((one) => one.kind === kind).length
    const held = contracts.filter((one) => one.owner_id === owner.id).map(({ id }) => id)
    const own = bookings
      .filter((one) => held.includes(one.contract_id) && !['cancelled', 'rejected'].includes(one.status))
      .sort((a, b) => (a.check_in > b.check_in ? -1 : 1))
    for (const { id } of own)
      for (const { name, lastname, age } of guests.filter((one) => one.booking_id === id)) {
        if (!name || !lastname || nameKey({ name, lastname }) === nameKey(owner)) continue
        const kind = lastname === owner.lastname ? 'family' : 'guest'
        const key = nameKey({ name, lastname })
        if (kept.has(key) || many(kind) >= (kind === 'family' ? MOST_FAMILY : MOST_GUESTS)) continue
        const english = owner.language_code === 'ENG'
        kept.set(key, {
          owner_id: owner.id,
          kind,
          name,
          lastname,
          plain_name: key,
          relation: kind === 'guest' ? (english ? 'Friend' : 'Amistad') : null,
          birthday: age === null ? null : birthdayOf(name, lastname, today),
          email: age === null ? `${plain(name)}.${plain(lastname.split(' ')[0] ?? '')}@marea.example` : null,
          phone: null,
          created_at: `${addDays(today, -90)}T16:00:00Z`,
          changed_at: `${addDays(today, -90)}T16:00:00Z`,
        })
      }
    return [...kept.values()]
  })
}

/** A name as it stands in an address: no accents. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()
