import { expect, test } from 'vitest'
import { flightFault, flightNote, type LegHours } from './fits-flight.ts'
import { pickUpOf } from './propose.ts'

const back = (pickUp: string, flightTime: string, minutes: number | null = 50): LegHours => ({
  leg: 'Departure',
  pickUp,
  flightTime,
  minutes,
})
const there = (pickUp: string, flightTime: string): LegHours => ({
  leg: 'Arrival',
  pickUp,
  flightTime,
  minutes: 50,
})

test.each([
  ['three hours before', back('10:30', '13:30'), null, null],
  ['at the airport as it leaves', back('12:40', '13:30'), 'misses-flight', null],
  ['after it has left', back('15:00', '13:30'), 'misses-flight', null],
  ['a little before', back('11:30', '13:30'), null, 'tight'],
  ['just enough', back('11:10', '13:30'), null, null],
  ['after midnight: the car goes the evening before', back('21:30', '00:30'), null, null],
  ['after midnight, and the car too late', back('00:00', '00:30'), 'misses-flight', null],
  ['how long the road takes is not known', back('13:00', '13:30', null), null, 'tight'],
  ['as it lands', there('13:15', '13:20'), null, null],
  ['before it lands', there('13:00', '13:20'), 'before-landing', null],
  ['long before', there('08:00', '13:20'), 'before-landing', null],
  ['an hour later', there('14:15', '13:20'), null, null],
  ['hours later', there('16:00', '13:20'), null, 'long-wait'],
  ['lands before midnight: the car comes after it', there('00:15', '23:50'), null, null],
] as const)('%s', (_, hours, fault, note) => {
  expect([flightFault(hours), flightNote(hours)]).toEqual([fault, note])
})

test('what is proposed always serves its flight, but for one that leaves in the first hours of a day', () => {
  for (let minutes = 0; minutes < 1440; minutes += 5) {
    const flightTime = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    expect(flightFault(there(pickUpOf('Arrival', flightTime), flightTime))).toBeNull()
    const leaves = flightFault(back(pickUpOf('Departure', flightTime), flightTime))
    expect(leaves, flightTime).toBe(minutes <= 50 ? 'misses-flight' : null)
  }
})
