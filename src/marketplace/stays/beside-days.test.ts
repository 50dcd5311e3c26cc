import { expect, test } from 'vitest'
import { linesBeside } from './beside-days.ts'
import type { StayLine } from './stay-lines.endpoints.ts'

const line = (operationdate: string, leg: StayLine['leg'] = null, stayDay: StayLine['stayDay'] = null) =>
  ({ operationdate, leg, stayDay }) as StayLine
const OLD = { checkIn: '2027-02-06', checkOut: '2027-02-10' }

test.each([
  ['a dive within both', line('2027-02-08'), { checkIn: '2027-02-07', checkOut: '2027-02-11' }, null],
  [
    'a dive outside',
    line('2027-02-06'),
    { checkIn: '2027-02-07', checkOut: '2027-02-11' },
    ['outside', null],
  ],
  [
    'the drive home, of a longer stay',
    line('2027-02-10', 'Departure'),
    { ...OLD, checkOut: '2027-02-12' },
    ['departure', '2027-02-12'],
  ],
  [
    'the drive home, of a shorter stay',
    line('2027-02-10', 'Departure'),
    { ...OLD, checkOut: '2027-02-09' },
    ['departure', '2027-02-09'],
  ],
  [
    'the way there, of a stay that begins later',
    line('2027-02-06', 'Arrival'),
    { ...OLD, checkIn: '2027-02-07' },
    ['arrival', '2027-02-07'],
  ],
  [
    'the late check-out of a longer stay',
    line('2027-02-10', null, 'departure'),
    { ...OLD, checkOut: '2027-02-12' },
    ['departure', '2027-02-12'],
  ],
  [
    'a leg that was on another day already',
    line('2027-02-08', 'Departure'),
    { ...OLD, checkOut: '2027-02-12' },
    null,
  ],
  [
    'such a leg, outside now',
    line('2027-02-08', 'Arrival'),
    { checkIn: '2027-02-09', checkOut: '2027-02-12' },
    ['outside', '2027-02-09'],
  ],
  ['legs of a stay that stays', line('2027-02-10', 'Departure'), OLD, null],
] as const)('%s', (_, one, days, beside) => {
  expect(linesBeside([one], days, OLD).map(({ why, to }) => [why, to])).toEqual(beside ? [beside] : [])
})

test('once it has moved, every leg that is not on its day is named', () => {
  expect(linesBeside([line('2027-02-08', 'Departure')], OLD)).toMatchObject([{ why: 'departure' }])
})
