import { describe, expect, test } from 'vitest'
import type { TransferItinerary } from '../cart.ts'
import { careOf } from './care.ts'
import { listOf, notingOf, readingOf, type ServedLine } from './day-list.ts'
import { daysDue } from './due.ts'

const line = (more: Partial<ServedLine>): ServedLine => ({
  id: 1,
  order: 'OR-1',
  time: '06:00',
  customer: 'Elena Harrington',
  residence: '1301',
  room: { en: 'Garden suite', es: 'Suite jardín' },
  stay: null,
  hour: true,
  qty: 2,
  variant: { en: 'Adult', es: 'Adulto' },
  people: 1,
  child: false,
  extra: 0,
  notes: [],
  named: [],
  passes: [],
  itinerary: null,
  travellers: null,
  minutes: null,
  came: null,
  noted: null,
  ...more,
})

const ride: TransferItinerary = {
  ...{ nameBenefi: 'Ana', lastNameBenefi: 'Ruiz', trip: 'Arrival', uuidTrip: null, flight: 'AM 58' },
  ...{ extrapax_amount: 0, extrapax_num: 0, adults: 2, children: 1, childSeats: 1, flightTime: '13:20' },
}

describe('the list of a day', () => {
  test('lines of one order at one hour are one party; hours follow each other', () => {
    const slots = listOf([
      line({ id: 3, time: '07:30', order: 'OR-2', customer: 'Zoe', minutes: 50 }),
      line({ id: 1, notes: ['No nuts'], minutes: 90 }),
      line({ id: 2, child: true, variant: { en: 'Child', es: 'Niño' }, notes: ['No nuts'] }),
      line({ id: 4, time: '07:30', order: 'OR-3', customer: 'Bea', people: 2, extra: 1, minutes: 90 }),
    ])
    expect(slots.map(({ time, until, people }) => [time, until, people])).toEqual([
      ['06:00', '07:30', 4],
      ['07:30', '09:00', 7],
    ])
    expect(slots[0]?.rows).toMatchObject([{ lines: [1, 2], adults: 2, children: 2, notes: [{ care: true }] }])
    expect(slots[1]?.rows.map(({ name, adults }) => [name, adults])).toEqual([
      ['Bea', 5],
      ['Zoe', 2],
    ])
  })

  test('whom it is for stands before who ordered; a leg is a party of its own, with its flight', () => {
    const [slot] = listOf([
      line({ id: 1, named: ['Mia Duarte', 'Leo Duarte'] }),
      line({ id: 2, itinerary: ride, travellers: 3 }),
      line({ id: 3, itinerary: { ...ride, adults: null, children: 0, childSeats: 0 }, travellers: 2 }),
    ])
    expect(slot?.rows.map(({ name, others, adults, children }) => [name, others, adults, children])).toEqual([
      ['Ana Ruiz', [], 2, 1],
      ['Ana Ruiz', [], 2, 0],
      ['Mia Duarte', ['Leo Duarte'], 2, 0],
    ])
    expect(slot?.rows[0]?.leg).toEqual({ trip: 'Arrival', flight: 'AM 58', flightTime: '13:20' })
    expect(slot?.until).toBeNull()
  })

  test('what is not sold by the head is for those who stay there, and ends at no hour where it names none', () => {
    const late = {
      people: 12,
      qty: 1,
      stay: { adults: 3, children: 1 },
      minutes: 420,
      time: '12:00',
      hour: false,
    }
    expect(listOf([line(late)])).toMatchObject([
      { hour: false, until: null, people: 4, rows: [{ adults: 3, children: 1 }] },
    ])
    const table = { people: 2, qty: 1, stay: { adults: 1, children: 3 } }
    expect(listOf([line(table)])[0]?.rows).toMatchObject([{ adults: 1, children: 1 }])
    const named = ['Ana', 'Bea', 'Cruz', 'Dan', 'Eva', 'Flor']
    expect(listOf([line({ ...late, named })])[0]?.rows).toMatchObject([{ adults: 5, children: 1 }])
  })

  test('a guest with a pass takes one place; who was named or ordered keeps the others', () => {
    const passes = [{ name: 'Andrew Bishop', code: '123456' }]
    const namesOf = (more: Partial<ServedLine>) => {
      const [slot] = listOf([line(more)])
      return slot?.rows.map(({ name, others }) => [name, ...others])
    }
    expect(namesOf({ passes, named: ['Emma'], qty: 2 })).toEqual([['Andrew Bishop', 'Emma']])
    expect(namesOf({ passes, named: ['Emma'], qty: 1 })).toEqual([['Andrew Bishop']])
    expect(namesOf({ passes, named: ['Emma'], qty: 3 })).toEqual([
      ['Andrew Bishop', 'Emma', 'Elena Harrington'],
    ])
    expect(namesOf({ passes, named: ['Andrew Bishop'], qty: 2 })).toEqual([
      ['Andrew Bishop', 'Elena Harrington'],
    ])
  })

  test('who came is no part of what is sent; a note is', () => {
    const reading = (more: Partial<ServedLine>) => readingOf(listOf([line(more)]))
    expect(reading({ came: 'present', noted: { by: 'Raúl', at: '' } })).toBe(reading({}))
    expect(reading({ notes: ['Vegan'] })).not.toBe(reading({}))
  })
})

test.each([
  ['My son is allergic to peanuts. Window seat, please', [true, false]],
  ['Alérgica al camarón; llega tarde', [true, false]],
  ['ALERGIAS: nueces', [true]],
  ['Two of us are coeliac? No: celíaca', [false, true]],
  ['A minute of silence. Donuts welcome', [false, false]],
  ['', []],
])('%s: what has to be heeded is told from the rest', (note, care) => {
  expect(careOf(note).map((piece) => piece.care)).toEqual(care)
})

describe('who came is noted', () => {
  const zone = 'America/Cancun'
  const at = (clock: string) => new Date(`${clock}:00-05:00`)
  test.each([
    ['07:30', '2026-11-17T23:00', 'early'],
    ['07:30', '2026-11-18T07:29', 'early'],
    ['07:30', '2026-11-18T07:30', 'open'],
    ['07:30', '2026-11-18T23:59', 'open'],
    ['07:30', '2026-11-19T00:00', 'over'],
    ['23:00', '2026-11-19T02:59', 'open'],
    ['23:00', '2026-11-19T03:00', 'over'],
    [null, '2026-11-17T23:59', 'early'],
    [null, '2026-11-18T00:00', 'open'],
  ] as const)('of %s at %s: %s', (time, clock, noting) => {
    expect(notingOf({ day: '2026-11-18', time }, zone, at(clock))).toBe(noting)
  })
})

describe('when a list is due', () => {
  const rule = {
    ...{ zone: 'America/Cancun', time: '17:00', before: 1, since: new Date('2026-11-01T00:00:00Z') },
    ...{ first: null, last: null },
  }
  const at = (clock: string) => new Date(`2026-11-18T${clock}:00-05:00`)

  test('the evening before, from its hour on; what was missed is due until the day is over', () => {
    expect(daysDue(rule, at('16:59'))).toEqual(['2026-11-18'])
    expect(daysDue(rule, at('17:00'))).toEqual(['2026-11-18', '2026-11-19'])
    expect(daysDue(rule, at('23:59'))).toEqual(['2026-11-18', '2026-11-19'])
  })
  test('a rule of the same morning is due from its hour on', () => {
    const morning = { ...rule, time: '06:00', before: 0 }
    expect(daysDue(morning, at('05:59'))).toEqual([])
    expect(daysDue(morning, at('06:00'))).toEqual(['2026-11-18'])
  })
  test('an event’s days alone', () => {
    expect(daysDue({ ...rule, first: '2026-11-19', last: '2026-11-20' }, at('17:00'))).toEqual(['2026-11-19'])
    expect(daysDue({ ...rule, first: '2026-11-16', last: '2026-11-17' }, at('17:00'))).toEqual([])
  })
  test('a rule is not due for an hour before it was made', () => {
    expect(daysDue({ ...rule, since: at('10:00') }, at('16:59'))).toEqual([])
    expect(daysDue({ ...rule, since: at('10:00') }, at('17:00'))).toEqual(['2026-11-19'])
  })
})
