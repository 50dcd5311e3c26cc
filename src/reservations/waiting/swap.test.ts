import { describe, expect, test } from 'vitest'
import { giveUp, type SwapStay, staysWithout, yearsWith } from './swap.ts'

const stay: SwapStay = {
  ...{ status: 'confirmed', checkIn: '2027-03-20', checkOut: '2027-03-27', nightsCost: 7, penaltyKept: [] },
  ...{
    isChanging: false,
    isUnanswered: false,
    held: [
      { yearId: 1, held: 5 },
      { yearId: 2, held: 2 },
    ],
  },
  tiers: [
    { fromDays: 0, percent: 50 },
    { fromDays: 15, percent: 25 },
    { fromDays: 31, percent: 0 },
  ],
}

describe('a stay that is given up for another', () => {
  test.each<[string, Partial<SwapStay>, string, number | string]>([
    ['while cancelling is free it costs nothing', {}, '2027-02-01', 0],
    ['inside the window it costs what cancelling costs', {}, '2027-03-01', 2],
    ['nearer it costs more', {}, '2027-03-10', 4],
    ['a stay that waits for benefits may go', { status: 'to-authorize' }, '2027-02-01', 0],
    [
      'a request that nobody has answered costs nothing',
      { status: 'pending', isUnanswered: true },
      '2027-03-10',
      0,
    ],
    ['not while its change waits', { isChanging: true }, '2027-02-01', 'changing'],
    ['not while its cancellation waits', { status: 'pending-cancel' }, '2027-02-01', 'asked'],
    ['not once it was cancelled', { status: 'cancelled' }, '2027-02-01', 'cancelled'],
    ['not in the last days', {}, '2027-03-19', 'late'],
    ['not once it has begun', {}, '2027-03-21', 'begun'],
  ])('%s', (_, more, today, expected) => {
    const may = giveUp({ ...stay, ...more }, today)
    expect(may.ok ? may.value.penalty : may.values?.because).toBe(expected)
  })

  test('what comes back goes to the years that it was held of, the penalty from the first', () => {
    const may = giveUp(stay, '2027-03-01')
    if (!may.ok) throw new Error('It can be given up')
    const years = [1, 2, 3].map((id) => ({ id, starts: '2027-01-01', expires: '2027-12-31', balance: 1 }))
    expect(yearsWith(years, may.value).map(({ balance }) => balance)).toEqual([4, 3, 1])
    const others = [{ checkIn: '2027-04-01', checkOut: '2027-04-03' }]
    expect(staysWithout([stay, ...others], may.value)).toEqual(others)
  })
})
