import { expect, test } from 'vitest'
import { beginningIn, begunBy, monthsOf, type Year } from './year-months.ts'

const category = {
  idCategory: 1,
  name: { en: 'Lagoon', es: 'Laguna' },
  own: true,
  sleeps: 4,
  nightPercent: 100,
  nights: 'F'.repeat(365),
}
const year: Year = {
  year: 2027,
  from: '2027-01-01',
  to: '2028-01-01',
  today: '2026-11-18',
  categories: [category],
  stays: [
    {
      id: 1,
      code: 'BK-1',
      idCategory: 1,
      datein: '2027-03-27',
      dateout: '2027-04-03',
      bookingStatus: 'confirmed',
      stands: 'confirmed',
    },
    {
      id: 2,
      code: 'BK-2',
      idCategory: 1,
      datein: '2027-02-13',
      dateout: '2027-02-15',
      bookingStatus: 'pending',
      stands: 'pending',
    },
  ],
  wishes: [{ id: 2, code: 'BK-2', datein: '2027-02-14', dateout: '2027-02-18' }],
  seasons: [{ firstNight: '2027-07-01', lastNight: '2027-07-31', level: 'high' }],
  blackouts: [],
  accounts: [{ starts: '2026-08-04', expires: '2027-08-03', balance: 11 }],
}
const months = monthsOf(year, category)
const nightOf = (month: number, date: number) => months[month - 1]?.nights[date - 1]

test('a year has its months, each with its nights and the weekday it begins on', () => {
  expect(months.map(({ nights }) => nights.length)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  // 1 January 2027 is a Friday, 1 August a Sunday.
  expect([months[0]?.blanks, months[7]?.blanks]).toEqual([5, 0])
})

test('the days that a stay would move to are drawn as a wish, those of both as the stay', () => {
  expect(nightOf(2, 14)?.stay).toMatchObject({ code: 'BK-2', kind: 'process', ends: true })
  expect(nightOf(2, 15)?.stay).toMatchObject({ code: 'BK-2', kind: 'wished', starts: false })
  expect(nightOf(2, 17)?.stay).toMatchObject({ kind: 'wished', ends: true })
})

test('a stay of which a change waits is drawn as in process, as its card says', () => {
  const stays = year.stays.map((one) => ({ ...one, bookingStatus: 'pending-modification' as const }))
  const march = monthsOf({ ...year, stays }, category)[2]
  expect(march?.nights[27]?.stay).toMatchObject({ code: 'BK-1', kind: 'process' })
})

test('a night knows its day, its state and its season', () => {
  expect(nightOf(7, 4)).toMatchObject({
    day: '2027-07-04',
    date: 4,
    state: 'free',
    season: 'high',
    stay: null,
  })
  expect(nightOf(8, 1)?.season).toBe('mid')
})

test('a stay over the end of a month is a bar in each', () => {
  expect(nightOf(3, 27)?.stay).toEqual({
    code: 'BK-1',
    kind: 'confirmed',
    starts: true,
    ends: false,
    nightsHere: 5,
  })
  expect(nightOf(4, 1)?.stay).toEqual({
    code: 'BK-1',
    kind: 'confirmed',
    starts: false,
    ends: false,
    nightsHere: 2,
  })
  expect(nightOf(4, 2)?.stay).toMatchObject({ ends: true, nightsHere: 1 })
  expect(nightOf(4, 3)?.stay).toBeNull()
  expect(nightOf(2, 13)?.stay).toMatchObject({ kind: 'process', nightsHere: 2 })
})

test('months run over the end of a year, each with its own key', () => {
  const ahead = monthsOf({ ...year, from: '2026-11-01', to: '2028-05-01' }, category)
  expect(ahead).toHaveLength(18)
  expect(ahead.slice(0, 3).map(({ key, year: of }) => [key, of])).toEqual([
    ['2026-11-', 2026],
    ['2026-12-', 2026],
    ['2027-01-', 2027],
  ])
  // What the letters do not reach is not open.
  expect(ahead[17]?.nights[0]?.state).toBe('not-open')
})

test('the night with which nights expire says how many', () => {
  expect(nightOf(8, 3)?.expiring).toBe(11)
  expect(months.flatMap(({ nights }) => nights).filter(({ expiring }) => expiring > 0)).toHaveLength(1)
})

test('an account of nights is told of once: this year’s where it has begun, else in the year in which it begins', () => {
  const now = { starts: '2026-08-08', expires: '2027-08-07', balance: 0 }
  const next = { starts: '2027-08-08', expires: '2028-08-07', balance: 49 }
  expect(begunBy([now, next], year.today)).toEqual([now])
  expect(beginningIn([now, next], 2026, year.today)).toBeNull()
  expect(beginningIn([now, next], 2027, year.today)).toBe(next)
  // A year later it has begun.
  expect(begunBy([now, next], '2027-09-01')).toEqual([now, next])
  expect(beginningIn([now, next], 2027, '2027-09-01')).toBeNull()
})
