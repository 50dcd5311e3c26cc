import { castDraws } from '../draws/cast.ts'
import { CAST } from '../membership/cast/owners.ts'
import type { CastBooking } from '../reservations/cast/booking-rows.ts'
import { bookings } from '../reservations/cast/bookings.ts'
import { blackouts, seasons } from '../reservations/cast/calendar.ts'
import { benefits, Ledger } from '../reservations/cast/ledger.ts'
import { placeCast, presenceOfCast } from '../reservations/cast/placed.ts'
import { RoomCounter, roomNights } from '../reservations/cast/room-nights.ts'
import { cancelMotives, penaltyTiers } from '../reservations/cast/rules.ts'
import { castWaits } from '../reservations/cast/waits.ts'
import { isLive } from '../reservations/stay/booking.ts'
import type { People, Setting } from './people.ts'
import { peopleKept } from './people-kept.ts'
import { into, type TableRows } from './rows.ts'

/** The owners whom one signs in as. */
const inTheStory = (owners: People['owners']) =>
  owners.filter(({ id }) => id === CAST.elena || id === CAST.ines || id === CAST.marcos)

/** Calendar, bookings, benefits and the counters that follow from them. */
export function stays(
  { today, dice }: Setting,
  people: People,
): { bookings: CastBooking[]; tables: TableRows[] } {
  const { categories, contracts, owners } = people
  const hotelIds = people.hotels.map((hotel) => hotel.id)
  const closed = blackouts(today, hotelIds)
  const ledger = new Ledger(today, contracts)
  const counter = new RoomCounter(categories)
  const scene = { today, dice: dice('bookings'), categories, blackouts: closed, counter, ledger }
  const planned = bookings(scene, contracts, owners)
  const rows = { ...planned, bookings: placeCast(planned.bookings, contracts, people.housing, today) }
  const zoneOf = (id: number) => people.hotels.find((hotel) => hotel.id === id)?.zone ?? 'UTC'
  const live = rows.bookings.filter(({ status }) => isLive(status))
  const waited = castWaits({ today, categories, counter, contracts, stays: live })
  const drawn = castDraws({ today, categories, contracts, bookings: rows.bookings })
  const accounts = ledger.rows()
  return {
    bookings: rows.bookings,
    tables: [
      into('seasons', seasons(today, hotelIds)),
      into('blackouts', closed),
      into('cancel_motives', cancelMotives()),
      into('penalty_tiers', penaltyTiers(today, hotelIds)),
      into(
        'room_nights',
        roomNights({
          today,
          categories,
          bookings: rows.bookings,
          wishes: rows.wishes,
          // What a round holds is held as what is offered.
          offers: [...waited.offers, ...drawn.places.flatMap((one) => Array<typeof one>(one.held).fill(one))],
        }),
      ),
      into('bookings', rows.bookings),
      into('booking_wishes', rows.wishes),
      into('booking_guests', rows.guests),
      into('people', peopleKept(today, inTheStory(owners), contracts, rows.bookings, rows.guests)),
      into('booking_events', rows.events),
      into('stay_presence', presenceOfCast(rows.bookings, today, zoneOf)),
      into('wait_rules', waited.rules),
      into('waits', waited.waits),
      into('wait_categories', waited.categories),
      into('wait_offers', waited.offers),
      into('draw_rounds', drawn.rounds),
      into('draw_places', drawn.places),
      into('draw_takers', drawn.takers),
      into('draw_wishes', drawn.wishes),
      into('draw_numbers', drawn.numbers),
      into('draw_results', drawn.results),
      into('benefits', benefits()),
      into('wait_benefits', waited.benefits),
      into(
        'benefit_years',
        accounts.years.map((year) => ({ ...year, balance: 0 })),
      ),
      into('benefit_entries', accounts.entries),
      into('booking_wish_payments', rows.wishPayments),
      into('booking_benefits', rows.bookingBenefits),
    ],
  }
}
