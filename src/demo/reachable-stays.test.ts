import { describe, expect, test } from 'vitest'
import type { Day } from '../kernel/day.ts'
import { cancelTerms } from '../reservations/cancel/penalty.ts'
import type {
  BookingBenefitRow,
  BookingEventRow,
  CastBooking,
  WishRow,
} from '../reservations/cast/booking-rows.ts'
import { afterModification } from '../reservations/stay/modify.ts'
import { demoClub } from './club.ts'

const DAYS = ['2026-11-18', '2026-12-20', '2027-01-01', '2027-03-20', '2028-02-29', '2027-07-31']

/** Each stay of the demo has a status that the rules could have led to, so that owners see no impossible one. */
describe.each(DAYS)('the stays of the demo on %s', (today) => {
  const tables = demoClub({ today, seed: 1, passwordHash: 'hash' })
  const rowsOf = <T>(name: string) => (tables.find((one) => one.table === name)?.rows ?? []) as T[]
  const bookings = rowsOf<CastBooking>('bookings')
  const wishes = new Map(rowsOf<WishRow>('booking_wishes').map((wish) => [wish.booking_id, wish]))
  const benefits = Map.groupBy(rowsOf<BookingBenefitRow>('booking_benefits'), (one) => one.booking_id)
  const events = Map.groupBy(rowsOf<BookingEventRow>('booking_events'), (one) => one.booking_id)
  const hotels = new Map(
    rowsOf<{ id: number; confirms_itself: boolean }>('hotels').map((one) => [one.id, one.confirms_itself]),
  )
  const tiers = rowsOf<{ hotel_id: number; from_days: number; percent: number; valid_from: Day }>(
    'penalty_tiers',
  )

  /** Why a stay could not be in its state; null where it could. */
  function fault(stay: CastBooking): string | null {
    const confirmsItself = hotels.get(stay.hotel_id) ?? false
    const used = benefits.get(stay.id) ?? []
    const pending = used.filter(({ state }) => state === 'pending').length
    const wish = wishes.get(stay.id)
    if (stay.occupant === 'guest' && used.some(({ state }) => state === 'pending' || state === 'authorized'))
      return 'a guest has benefits of the owner'
    if ((wish !== undefined) !== (stay.status === 'pending-modification')) return 'a wish that does not wait'
    switch (stay.status) {
      case 'to-authorize':
        return pending > 0 && stay.occupant === 'owner' ? null : 'nothing to authorize'
      case 'pending':
        return stay.occupant === 'guest' ? null : 'nothing to review'
      case 'pending-confirmation':
        return confirmsItself ? 'the hotel confirms by itself' : null
      case 'pending-modification': {
        const occupant = wish?.occupant ?? stay.occupant
        const to = afterModification({
          hotelConfirmsItself: confirmsItself,
          occupant,
          pendingBenefits: pending,
        })
        if (to !== 'pending-modification') return 'the change counts at once'
        return wish?.from_status === 'pending-confirmation' && confirmsItself
          ? 'it never waited before'
          : null
      }
      case 'pending-cancel': {
        const asked = stay.changed_at.slice(0, 10)
        const plan = { checkIn: stay.check_in, nightsCost: stay.nights_cost, penaltyKept: [] }
        const own = tiers
          .filter(({ hotel_id, valid_from }) => hotel_id === stay.hotel_id && valid_from <= asked)
          .map(({ from_days, percent }) => ({ fromDays: from_days, percent }))
        const terms = cancelTerms(plan, own, asked)
        return terms.kind === 'penalty' && terms.nights === stay.penalty_nights ? null : `it is ${terms.kind}`
      }
      case 'rejected':
        return stay.occupant === 'owner' && confirmsItself ? 'the hotel confirms by itself' : null
      case 'cancelled':
        return stay.cancel_motive_id === null ? 'nobody said why' : null
      case 'confirmed':
        return null
    }
  }

  test('are in states that the rules lead to', () => {
    const faults = bookings.flatMap((stay) => {
      const why = fault(stay)
      return why ? [`${stay.id} ${stay.status} of contract ${stay.contract_id}: ${why}`] : []
    })
    expect(faults).toEqual([])
  })

  test('were in such states before', () => {
    const faults = bookings.flatMap((stay) => {
      const confirmsItself = hotels.get(stay.hotel_id) ?? false
      return (events.get(stay.id) ?? [])
        .filter(
          ({ to_status, from_status }) =>
            confirmsItself && [to_status, from_status].includes('pending-confirmation'),
        )
        .map(({ deed, to_status }) => `${stay.id}: ${deed} to ${to_status}`)
    })
    expect(faults).toEqual([])
  })

  test('show every status somewhere', () => {
    expect(new Set(bookings.map(({ status }) => status)).size).toBe(8)
  })
})
