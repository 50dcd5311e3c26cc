import { describe, expect, it } from 'vitest'
import { changeCost, keptPenalty } from './change-cost.ts'
import { aBooking } from './testing.a-booking.ts'

const accounts = [
  { id: 11, starts: '2027-01-01', expires: '2027-12-31', balance: 14 },
  { id: 12, starts: '2028-01-01', expires: '2028-12-31', balance: 20 },
]

describe('what a change costs', () => {
  it('is nothing for the same days, whatever the category costs by now', () => {
    const booking = aBooking({ nightPercent: 150 })
    const dates = { checkIn: booking.datein, checkOut: booking.dateout }
    expect(changeCost(dates, booking, accounts)).toEqual({ cost: 7, difference: 0, left: 14 })
  })
  it('is the difference of the nights, by what the category costs', () => {
    const longer = { checkIn: '2027-02-06', checkOut: '2027-02-16' }
    expect(changeCost(longer, aBooking(), accounts)).toEqual({ cost: 10, difference: 3, left: 11 })
    const dear = aBooking({ nightPercent: 150 })
    expect(changeCost(longer, dear, accounts)).toMatchObject({ cost: 15, difference: 8 })
    const shorter = { checkIn: '2027-02-06', checkOut: '2027-02-10' }
    expect(changeCost(shorter, aBooking(), accounts)).toEqual({ cost: 4, difference: -3, left: 17 })
  })
  it('is paid by the year of the new check-in alone', () => {
    const next = { checkIn: '2028-02-06', checkOut: '2028-02-13' }
    expect(changeCost(next, aBooking(), accounts)).toEqual({ cost: 7, difference: 0, left: 13 })
  })
  it('may be more than there is, and says nothing of a balance it does not know', () => {
    const long = { checkIn: '2027-02-06', checkOut: '2027-03-06' }
    expect(changeCost(long, aBooking(), accounts).left).toBe(-7)
    expect(changeCost(long, aBooking(), null).left).toBeNull()
  })
})

describe('what of the penalty a change of dates keeps', () => {
  const far = { checkIn: '2027-05-01', checkOut: '2027-05-08' }
  it('is nothing outside the window, and nothing where the days stay', () => {
    expect(keptPenalty(far, aBooking(), '2027-01-06')).toBeNull()
    expect(
      keptPenalty({ checkIn: '2027-02-06', checkOut: '2027-02-13' }, aBooking(), '2027-01-20'),
    ).toBeNull()
  })
  it('is the earlier check-in and the nights inside, with what cancelling costs today', () => {
    expect(keptPenalty(far, aBooking(), '2027-01-20')).toEqual({
      from: '2027-02-06',
      nights: 7,
      cost: 2,
      fewest: null,
    })
    const nearer = { checkIn: '2027-01-30', checkOut: '2027-02-06' }
    const short = { checkIn: '2027-04-06', checkOut: '2027-04-07' }
    expect(keptPenalty(short, aBooking(), '2027-01-20')).toMatchObject({ fewest: 2 })
    expect(keptPenalty(nearer, aBooking(), '2027-01-20')).toMatchObject({ from: '2027-01-30', cost: 4 })
  })
})
