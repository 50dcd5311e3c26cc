import { describe, expect, it } from 'vitest'
import { freeSlots, nearestSlots, slotAt, whyNotFree } from './meeting-slots.ts'
import { wallTime } from './wall-time.ts'

const MONDAY = 1
const SUNDAY = 7
const at = (text: string) => new Date(text)
const hoursOn = (weekday: number, start: string, end: string, slotMinutes = 30) => [
  { weekday, start, end, slotMinutes },
]
const everyDay = (start: string, end: string) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => hoursOn(weekday, start, end))
const starts = (slots: { startsAt: Date }[]) => slots.map(({ startsAt }) => startsAt.toISOString())

describe('the free slots', () => {
  // Wednesday, ten in the morning in Cancún.
  const now = at('2026-11-18T15:00:00Z')
  const zone = 'America/Cancun'

  it('follow from the weekly hours, for 21 days', () => {
    const slots = freeSlots({ hours: hoursOn(MONDAY, '09:00', '10:00'), zone, taken: [], now })
    expect(slots.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-11-30',
      '2026-11-30',
      '2026-12-07',
      '2026-12-07',
    ])
    expect(starts(slots).slice(0, 2)).toEqual(['2026-11-23T14:00:00.000Z', '2026-11-23T14:30:00.000Z'])
  })

  it('leave two hours to read the invitation, to the minute', () => {
    const today = freeSlots({ hours: everyDay('09:00', '13:00'), zone, taken: [], now })
    expect(starts(today)[0]).toBe('2026-11-18T17:00:00.000Z')
    const later = freeSlots({
      hours: everyDay('09:00', '13:00'),
      zone,
      taken: [],
      now: new Date(now.getTime() + 1),
    })
    expect(starts(later)[0]).toBe('2026-11-18T17:30:00.000Z')
  })

  it('never outlast the hours', () => {
    const slots = freeSlots({ hours: hoursOn(MONDAY, '09:00', '10:15', 30), zone, taken: [], now })
    expect(slots.filter(({ day }) => day === '2026-11-23')).toHaveLength(2)
  })

  it('leave out what is taken, a part of a slot being enough', () => {
    const taken = [{ startsAt: at('2026-11-23T14:25:00Z'), endsAt: at('2026-11-23T14:35:00Z') }]
    const slots = freeSlots({ hours: hoursOn(MONDAY, '09:00', '10:30'), zone, taken, now })
    expect(starts(slots)[0]).toBe('2026-11-23T15:00:00.000Z')
    const beside = [{ startsAt: at('2026-11-23T14:00:00Z'), endsAt: at('2026-11-23T14:30:00Z') }]
    expect(starts(freeSlots({ hours: hoursOn(MONDAY, '09:00', '10:30'), zone, taken: beside, now }))[0]).toBe(
      '2026-11-23T14:30:00.000Z',
    )
  })

  it('are of the office’s day, not of the one who asks or of the server', () => {
    // Already the 19th in Auckland, four in the morning.
    const slots = freeSlots({ hours: everyDay('09:00', '09:30'), zone: 'Pacific/Auckland', taken: [], now })
    expect(slots[0]).toEqual({
      day: '2026-11-19',
      startsAt: at('2026-11-18T20:00:00Z'),
      endsAt: at('2026-11-18T20:30:00Z'),
    })
  })
})

describe('a change of the clocks', () => {
  const zone = 'America/Tijuana'

  it('moves the same wall time by an hour', () => {
    // The clocks went back on 1 November 2026, in the night.
    const slots = freeSlots({
      hours: everyDay('09:00', '09:30'),
      zone,
      taken: [],
      now: at('2026-10-30T12:00:00Z'),
    })
    expect(starts(slots).slice(0, 4)).toEqual([
      '2026-10-30T16:00:00.000Z',
      '2026-10-31T16:00:00.000Z',
      '2026-11-01T17:00:00.000Z',
      '2026-11-02T17:00:00.000Z',
    ])
    for (const { startsAt } of slots) expect(wallTime(startsAt, zone).time).toBe('09:00')
  })

  it('skips the hour that does not exist, and doubles none', () => {
    // On 14 March 2027 two o’clock becomes three.
    const slots = freeSlots({
      hours: hoursOn(SUNDAY, '01:00', '04:00'),
      zone,
      taken: [],
      now: at('2027-03-12T12:00:00Z'),
    }).filter(({ day }) => day === '2027-03-14')
    expect(slots.map(({ startsAt }) => wallTime(startsAt, zone).time)).toEqual([
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ])
  })

  it('gives the hour that comes twice to two meetings, half an hour each', () => {
    const slots = freeSlots({
      hours: hoursOn(SUNDAY, '01:00', '02:00'),
      zone,
      taken: [],
      now: at('2026-10-30T12:00:00Z'),
    }).filter(({ day }) => day === '2026-11-01')
    for (const { startsAt, endsAt } of slots) expect(endsAt.getTime() - startsAt.getTime()).toBe(1_800_000)
    expect(new Set(starts(slots)).size).toBe(slots.length)
  })

  it('never lets two slots meet, whatever the hours', () => {
    const slots = freeSlots({
      hours: [...hoursOn(SUNDAY, '01:30', '02:30'), ...hoursOn(SUNDAY, '02:30', '03:30')],
      zone,
      taken: [],
      now: at('2027-03-12T12:00:00Z'),
    })
    slots.forEach((slot, index) => {
      const next = slots[index + 1]
      if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(slot.endsAt.getTime())
    })
  })
})

describe('a time that cannot be had', () => {
  const office = {
    hours: hoursOn(MONDAY, '09:00', '11:00'),
    zone: 'America/Cancun',
    now: at('2026-11-18T15:00:00Z'),
  }
  const wanted = at('2026-11-23T14:30:00Z')
  const span = { startsAt: wanted, endsAt: at('2026-11-23T15:00:00Z') }

  it.each([
    ['SLOT_TAKEN', wanted, false],
    ['ALREADY_MEETING', wanted, true],
    ['SLOT_NOT_OPEN', at('2026-11-23T14:31:00Z'), false],
    ['SLOT_NOT_OPEN', at('2026-11-24T14:30:00Z'), true],
    ['SLOT_NOT_OPEN', at('2026-11-16T14:30:00Z'), false],
    ['SLOT_NOT_OPEN', at('2027-01-04T14:30:00Z'), false],
  ] as const)('is %s', (reason, when, ofOwner) => {
    expect(whyNotFree({ ...office, taken: [{ ...span, ofOwner }] }, when)).toBe(reason)
  })

  it('a taken slot has free ones near it', () => {
    const free = freeSlots({ ...office, taken: [span] })
    expect(slotAt(free, wanted)).toBeUndefined()
    expect(starts(nearestSlots(free, wanted, 2))).toEqual([
      '2026-11-23T14:00:00.000Z',
      '2026-11-23T15:00:00.000Z',
    ])
  })
})
