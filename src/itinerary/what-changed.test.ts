import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

type StayEvent = Parameters<typeof whatChanged>[0][number]

const KEPT = {
  datein: '2026-12-12',
  dateout: '2026-12-17',
  nightsCost: 5,
  adults: 2,
  children: 0,
  occupant: 'owner',
  note: null,
} as const

const event = (at: string, deed: string, more: Partial<StayEvent> = {}): StayEvent => ({
  at,
  deed,
  from: 'confirmed',
  to: 'confirmed',
  actor: 'owner',
  actorName: null,
  actorFor: null,
  reason: null,
  before: null,
  after: null,
  ...more,
})

test('a history is newest first, and names each thing that became another', () => {
  const after = {
    ...KEPT,
    datein: '2026-12-11',
    nightsCost: 6,
    adults: 3,
    occupant: 'guest',
    note: 'A crib',
  } as const
  const [newest, oldest] = whatChanged([
    event('1', 'request-booking'),
    event('2', 'confirm-booking', { actor: 'club', before: KEPT, after }),
  ])
  expect(oldest?.differences).toEqual([])
  expect(newest?.differences).toEqual([
    { what: 'dates', before: ['2026-12-12', '2026-12-17'], after: ['2026-12-11', '2026-12-17'] },
    { what: 'nights', before: 5, after: 6 },
    { what: 'party', before: [2, 0], after: [3, 0] },
    { what: 'occupant', before: 'owner', after: 'guest' },
    { what: 'note', before: null, after: 'A crib' },
  ])
})

test('a change that the hotel agrees to in the same moment is one thing: what the owner did', () => {
  const change = { before: KEPT, after: { ...KEPT, note: 'Late' } }
  const told = whatChanged([
    event('1', 'modify-booking', { to: 'pending-modification', ...change }),
    event('1', 'confirm-booking', { from: 'pending-modification', actor: 'clockwork', ...change }),
  ])
  expect(told).toHaveLength(1)
  expect(told[0]).toMatchObject({ deed: 'modify-booking', actor: 'owner', to: 'confirmed' })
})

test('a change that waited for the club is asked for once and agreed to later', () => {
  const told = whatChanged([
    event('1', 'modify-booking', { to: 'pending-modification' }),
    event('2', 'confirm-booking', { from: 'pending-modification', actor: 'club' }),
  ])
  expect(told.map(({ deed }) => deed)).toEqual(['confirm-booking', 'modify-booking'])
})

test('a change that waits for the club was asked for, and changed nothing', () => {
  const change = { before: KEPT, after: { ...KEPT, note: 'Late' } }
  const [withdrawn, asked] = whatChanged([
    event('1', 'modify-booking', { to: 'pending-modification', ...change }),
    event('2', 'withdraw-change', { from: 'pending-modification' }),
  ])
  expect([asked?.asked, withdrawn?.asked]).toEqual([true, false])
})
