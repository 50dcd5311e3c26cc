import { expect, test } from 'vitest'
import { daysAtSeveral, nightsBookedTwice } from './booked-twice.ts'

const SERENA = { id: 1, name: 'Bahía Serena' }
const CORALINA = { id: 2, name: 'Punta Coralina' }
const serena = { hotel: SERENA, datein: '2026-12-07', dateout: '2026-12-13' }

test.each([
  ['one stay', ['2026-12-08'], [serena], []],
  ['two stays of one resort', ['2026-12-08'], [serena, { ...serena, datein: '2026-12-08' }], []],
  [
    'two resorts, a night of both',
    ['2026-12-09', null, '2026-12-09'],
    [serena, { hotel: CORALINA, datein: '2026-12-09', dateout: '2026-12-11' }],
    [['2026-12-09', ['Bahía Serena', 'Punta Coralina']]],
  ],
  [
    'the day of moving from one to the other',
    ['2026-12-13'],
    [serena, { hotel: CORALINA, datein: '2026-12-13', dateout: '2026-12-15' }],
    [],
  ],
  [
    'the last day of both',
    ['2026-12-13'],
    [serena, { hotel: CORALINA, datein: '2026-12-09', dateout: '2026-12-13' }],
    [],
  ],
  [
    'another day than that of both',
    ['2026-12-08'],
    [serena, { hotel: CORALINA, datein: '2026-12-09', dateout: '2026-12-11' }],
    [],
  ],
] as const)('%s', (_, days, stays, twice) => {
  expect(nightsBookedTwice(days, stays).map(({ night, resorts }) => [night, resorts])).toEqual(twice)
})

test('a day with things at two resorts is named; one resort, and what has no day yet, is not', () => {
  const supper = { day: '2026-12-18', hotel: SERENA }
  const stars = { day: '2026-12-18', hotel: CORALINA }
  expect(daysAtSeveral([supper, stars])).toEqual([
    { day: '2026-12-18', resorts: ['Bahía Serena', 'Punta Coralina'] },
  ])
  expect(daysAtSeveral([supper, supper, { ...stars, day: '2026-12-19' }, { ...stars, day: null }])).toEqual(
    [],
  )
})
