import { expect, test } from 'vitest'
import type { BookingDetails } from '../reservations/changes.endpoints.ts'
import { confirmsItself, timelineOf } from './timeline.ts'

type Told = Parameters<typeof timelineOf>[0]
type Event = BookingDetails['events'][number]

const KEPT = {
  datein: '2026-12-12',
  dateout: '2026-12-17',
  nightsCost: 5,
  adults: 2,
  children: 0,
  occupant: 'owner',
  note: null,
} as const

const event = (day: string, deed: string, to: Event['to'], more: Partial<Event> = {}): Event => ({
  at: `${day}T15:00:00Z`,
  deed,
  from: null,
  to,
  actor: 'owner',
  actorName: null,
  actorFor: null,
  reason: null,
  before: null,
  after: null,
  ...more,
})

const stay = (more: Partial<Told>): Told => ({
  datein: '2026-12-11',
  dateout: '2026-12-17',
  zone: 'America/Cancun',
  bookingStatus: 'confirmed',
  decideUntil: null,
  benefits: [],
  events: [event('2026-10-20', 'request-booking', 'pending-confirmation')],
  ...more,
})

const benefit = (state: Told['benefits'][number]['state']): Told['benefits'][number] => ({
  name: { en: 'Golf', es: 'Golf' },
  unit: 'passes',
  currency: null,
  quantity: 2,
  part: 'both',
  state,
})

const kinds = (told: Told, today = '2026-11-22') =>
  timelineOf(told, today).map(({ kind, state }) => `${kind} ${state}`)

test('a confirmed stay that was changed tells who did what, and what is ahead', () => {
  const events = [
    event('2026-10-20', 'request-booking', 'pending-confirmation'),
    event('2026-10-21', 'confirm-booking', 'confirmed', { from: 'pending-confirmation', actor: 'club' }),
    event('2026-11-03', 'modify-booking', 'pending-modification', {
      from: 'confirmed',
      before: KEPT,
      after: { ...KEPT, datein: '2026-12-11' },
    }),
    event('2026-11-04', 'confirm-booking', 'confirmed', {
      from: 'pending-modification',
      actor: 'club',
      before: KEPT,
      after: { ...KEPT, datein: '2026-12-11' },
    }),
  ]
  expect(timelineOf(stay({ events }), '2026-11-22')).toEqual([
    { kind: 'requested', state: 'done', day: '2026-10-20', by: 'owner' },
    { kind: 'confirmed', state: 'done', day: '2026-10-21', by: 'club' },
    { kind: 'changed', state: 'done', day: '2026-11-04', by: 'club' },
    { kind: 'arrive', state: 'next', day: '2026-12-11', by: null },
    { kind: 'leave', state: 'next', day: '2026-12-17', by: null },
  ])
})

test('a change that the portal confirms in the same moment is whose who made it', () => {
  const dates = { before: KEPT, after: { ...KEPT, datein: '2026-12-11' } }
  const events = [
    event('2026-10-20', 'request-booking', 'confirmed'),
    event('2026-11-03', 'modify-booking', 'pending-modification', { from: 'confirmed', ...dates }),
    event('2026-11-03', 'confirm-booking', 'confirmed', {
      from: 'pending-modification',
      actor: 'clockwork',
      ...dates,
    }),
  ]
  expect(timelineOf(stay({ events }), '2026-11-22')[2]).toEqual({
    kind: 'changed',
    state: 'done',
    day: '2026-11-03',
    by: 'owner',
  })
})

test('a stay whose benefits wait says that it is the owner’s turn, and until when', () => {
  const told = stay({
    bookingStatus: 'to-authorize',
    benefits: [benefit('pending')],
    decideUntil: '2026-12-04',
  })
  expect(timelineOf(told, '2026-11-22')[1]).toEqual({
    kind: 'authorize',
    state: 'now',
    day: '2026-12-04',
    by: 'owner',
  })
})

test.each(['pending', 'pending-confirmation', 'pending-modification', 'pending-cancel'] as const)(
  'a stay that is %s waits for the club',
  (bookingStatus) => {
    expect(kinds(stay({ bookingStatus }))).toEqual([
      'requested done',
      'waiting now',
      'arrive next',
      'leave next',
    ])
  },
)

test.each([
  ['pending-modification', 'modify-booking', 'asked'],
  ['pending-cancel', 'ask-to-cancel', 'asked-to-cancel'],
] as const)(
  'what a stay that is %s waits for stands before it, with who asked and when',
  (to, deed, kind) => {
    const events = [...stay({}).events, event('2026-11-05', deed, to, { from: 'confirmed', before: KEPT })]
    expect(
      timelineOf(stay({ bookingStatus: to, events, decideUntil: '2026-12-10' }), '2026-11-22'),
    ).toMatchObject([
      { kind: 'requested' },
      { kind, state: 'done', day: '2026-11-05', by: 'owner' },
      { kind: 'waiting', state: 'now', day: '2026-12-10', by: 'club' },
      { kind: 'arrive' },
      { kind: 'leave' },
    ])
  },
)

test('a benefit that was added later and waits says who added it and when', () => {
  const events = [
    ...stay({}).events,
    event('2026-11-06', 'add-benefit', 'confirmed', { from: 'confirmed', actor: 'club' }),
  ]
  expect(
    timelineOf(stay({ benefits: [benefit('pending')], events }), '2026-11-22').slice(1, 3),
  ).toMatchObject([
    { kind: 'added', day: '2026-11-06', by: 'club' },
    { kind: 'authorize', state: 'now' },
  ])
})

test('a stay that has begun has its arrival behind it, one that is over its departure too', () => {
  expect(kinds(stay({}), '2026-12-11').slice(-2)).toEqual(['arrive done', 'leave next'])
  expect(kinds(stay({}), '2026-12-17').slice(-2)).toEqual(['arrive done', 'leave done'])
})

test.each(['cancelled', 'rejected'] as const)('a stay that was %s ends there', (bookingStatus) => {
  const events = [...stay({}).events, event('2026-11-05', 'x', bookingStatus, { actor: 'club' })]
  expect(timelineOf(stay({ bookingStatus, events }), '2026-11-22').at(-1)).toEqual({
    kind: bookingStatus,
    state: 'done',
    day: '2026-11-05',
    by: 'club',
  })
})

test('days of the way are the resort’s: what happens at night in Greenwich is the day before in Cancún', () => {
  const events = [{ ...event('2026-10-20', 'request-booking', 'confirmed'), at: '2026-10-20T03:00:00Z' }]
  expect(timelineOf(stay({ events }), '2026-11-22')[0]?.day).toBe('2026-10-19')
})

test('an owner who decides the benefits hears that the stay was confirmed with that, not by nobody', () => {
  const events = [
    event('2026-10-20', 'request-booking', 'to-authorize'),
    event('2026-10-20', 'authorize-benefits', 'confirmed', { from: 'to-authorize' }),
  ]
  const steps = timelineOf(stay({ events }), '2026-11-22')
  expect(steps.find(({ kind }) => kind === 'confirmed')).toMatchObject({ by: 'owner', with: 'authorization' })
  expect(steps[0]?.by).toBe('owner')
  // The history has one entry for it, which says both.
  expect(events.map(confirmsItself)).toEqual([false, true])
})
