import { describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { BOOKING_STATUSES } from './booking.ts'
import { clockStep, decidableUntil, isLapsing, lapseOf, type WaitingStay } from './lapse.ts'

const stay: WaitingStay = {
  status: 'to-authorize',
  checkIn: '2027-03-20',
  wishedCheckIn: null,
  hasPendingBenefit: true,
  authorizationDays: 7,
  noticeDays: 2,
  waitsSince: '2027-01-10',
  told: null,
}

test('what lapses, status by status', () => {
  const none = { hasPendingBenefit: false }
  expect(
    Object.fromEntries(BOOKING_STATUSES.map((status) => [status, lapseOf({ status, ...none })])),
  ).toEqual({
    pending: 'decision',
    'pending-confirmation': 'decision',
    'to-authorize': 'authorization',
    'pending-cancel': 'cancellation',
    'pending-modification': 'change',
    confirmed: null,
    cancelled: null,
    rejected: null,
  })
  expect(lapseOf({ status: 'confirmed', hasPendingBenefit: true })).toBe('authorization')
})

describe('the last day', () => {
  test.each<[string, Partial<WaitingStay>, string | null]>([
    ['benefits: so many days before check-in', {}, '2027-03-13'],
    ['as the hotel has it', { authorizationDays: 0 }, '2027-03-20'],
    ['asked for later than that: a day more', { waitsSince: '2027-03-15' }, '2027-03-16'],
    ['never past check-in', { waitsSince: '2027-03-20' }, '2027-03-20'],
    ['what was told stands', { told: '2027-03-17' }, '2027-03-17'],
    ['what was told before the stay moved does not bind', { told: '2027-02-02' }, '2027-03-13'],
    ['the club: the day before check-in', { status: 'pending' }, '2027-03-19'],
    ['the resort: the day before check-in', { status: 'pending-confirmation' }, '2027-03-19'],
    ['a cancellation: the day before check-in', { status: 'pending-cancel' }, '2027-03-19'],
    [
      'asked on the day before check-in: that day',
      { status: 'pending', waitsSince: '2027-03-19' },
      '2027-03-19',
    ],
    [
      'asked on the day of check-in: that day',
      { status: 'pending-cancel', waitsSince: '2027-03-20' },
      '2027-03-20',
    ],
    [
      'asked when the stay has begun: the day of check-in',
      { status: 'pending-cancel', waitsSince: '2027-03-21' },
      '2027-03-20',
    ],
    [
      'a change: the day before the earlier check-in',
      { status: 'pending-modification', wishedCheckIn: '2027-03-10' },
      '2027-03-09',
    ],
    ['a change to later days', { status: 'pending-modification', wishedCheckIn: '2027-05-10' }, '2027-03-19'],
    ['nothing waits', { status: 'confirmed', hasPendingBenefit: false }, null],
  ])('%s', (_, more, until) => {
    expect(decidableUntil({ ...stay, ...more })).toBe(until)
  })
})

describe('the clock', () => {
  test.each<[string, Partial<WaitingStay>, string, object]>([
    ['waits', {}, '2027-03-10', { do: 'wait' }],
    ['tells', {}, '2027-03-11', { do: 'tell', until: '2027-03-13' }],
    ['tells once', { told: '2027-03-13' }, '2027-03-12', { do: 'wait' }],
    ['leaves the last day to the owner', { told: '2027-03-13' }, '2027-03-13', { do: 'wait' }],
    ['settles', { told: '2027-03-13' }, '2027-03-14', { do: 'settle', lapse: 'authorization' }],
    ['stood still: tells first', {}, '2027-03-15', { do: 'tell', until: '2027-03-16' }],
    ['stood still, told then: settles', { told: '2027-03-16' }, '2027-03-17', { do: 'settle' }],
    ['stood still until check-in: tells', {}, '2027-03-20', { do: 'tell', until: '2027-03-20' }],
    ['stood still over check-in: settles', {}, '2027-03-21', { do: 'settle' }],
    [
      'tells anew of a stay that has moved',
      { told: '2027-02-02' },
      '2027-03-12',
      { do: 'tell', until: '2027-03-13' },
    ],
    [
      'the club’s word: tells',
      { status: 'pending' },
      '2027-03-17',
      { do: 'tell', lapse: 'decision', until: '2027-03-19' },
    ],
    ['the club’s word: leaves the day before check-in', { status: 'pending' }, '2027-03-19', { do: 'tell' }],
    [
      'the club’s word: settles untold as well',
      { status: 'pending' },
      '2027-03-20',
      { do: 'settle', lapse: 'decision' },
    ],
    [
      'a cancellation: settles',
      { status: 'pending-cancel' },
      '2027-03-20',
      { do: 'settle', lapse: 'cancellation' },
    ],
    [
      'a change: settles',
      { status: 'pending-modification' },
      '2027-03-20',
      { do: 'settle', lapse: 'change' },
    ],
    ['what is decided is left alone', { status: 'cancelled' }, '2028-01-01', { do: 'wait' }],
  ])('%s', (_, more, today, step) => {
    expect(clockStep({ ...stay, ...more }, today)).toMatchObject(step)
  })

  test('day by day, every waiting stay is told once and then settled once, wherever the clock begins', () => {
    for (const status of ['to-authorize', 'pending', 'pending-cancel', 'pending-modification'] as const) {
      for (let begins = -12; begins <= 4; begins++) {
        const steps: string[] = []
        let told: string | null = null
        for (let day = begins; day <= 6 && !steps.includes('settle'); day++) {
          const step = clockStep({ ...stay, status, told }, addDays(stay.checkIn, day))
          if (step.do === 'tell') told = step.until
          if (step.do !== 'wait') steps.push(step.do)
        }
        const late = begins > (status === 'to-authorize' ? 0 : -1)
        expect(steps, `${status} from ${begins}`).toEqual(late ? ['settle'] : ['tell', 'settle'])
      }
    }
  })

  test('what is about to lapse', () => {
    expect(isLapsing(stay, '2027-03-10')).toBe(false)
    expect(isLapsing(stay, '2027-03-11')).toBe(true)
    expect(isLapsing({ ...stay, status: 'cancelled' }, '2027-03-11')).toBe(false)
  })
})
