import { expect, test } from 'vitest'
import { ridesAt } from './other-rides.ts'

const vehicle = (opens: string | null, closes: string | null, people = 3) => ({ opens, closes, people })
const NIGHT = {
  slug: 'night',
  name: 'Night',
  vehicles: [vehicle('22:00', '06:00'), vehicle('22:00', '06:00', 8)],
}
const SHOP = { slug: 'shop', name: 'Shop', vehicles: [vehicle('07:00', '21:00')] }
const ANY = { slug: 'any', name: 'Any', vehicles: [vehicle(null, null)] }

test.each([
  ['before midnight the night car goes', '23:30', 2, ['night']],
  ['after midnight too', '04:15', 2, ['night']],
  ['by day the other one', '12:00', 2, ['shop']],
  ['at the hour at which it begins', '22:00', 2, ['night']],
])('%s', (_, pickUp, people, slugs) => {
  expect(ridesAt([NIGHT, SHOP], pickUp, people).map(({ slug }) => slug)).toEqual(slugs)
})

test('what goes at any hour always goes; what holds the party comes first', () => {
  expect(ridesAt([ANY, NIGHT], '23:00', 6).map(({ slug }) => slug)).toEqual(['night', 'any'])
  expect(ridesAt([ANY, NIGHT], '12:00', 6).map(({ slug }) => slug)).toEqual(['any'])
})
