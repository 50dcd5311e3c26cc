import { expect, test } from 'vitest'
import { ordersOutside } from './stay-orders.ts'

const order = (...days: string[]) => ({ id: 7, number: 'OR-88007', days })
const stay = { checkIn: '2027-02-06', checkOut: '2027-02-10' }

test.each([
  ['the day of arrival', ['2027-02-06'], []],
  ['the day of departure', ['2027-02-10'], []],
  ['the day before', ['2027-02-05'], ['2027-02-05']],
  ['the day after', ['2027-02-11'], ['2027-02-11']],
  ['one of two days', ['2027-02-07', '2027-02-12'], ['2027-02-12']],
])('%s', (_, days, outside) => {
  expect(ordersOutside([order(...days)], stay).flatMap((one) => one.days)).toEqual(outside)
})
