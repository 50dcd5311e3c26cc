import { expect, test } from 'vitest'
import { deskQueue } from './desk-queue.ts'
import type { WaitingStay } from './stay/lapse.ts'

const waiting: WaitingStay = {
  status: 'pending',
  checkIn: '2027-06-01',
  wishedCheckIn: null,
  hasPendingBenefit: false,
  authorizationDays: 7,
  noticeDays: 2,
  waitsSince: '2027-01-10',
  told: null,
}
const row = (name: string, since: string, more: Partial<WaitingStay> = {}) => ({
  name,
  since: `${since}T10:00:00Z`,
  status: more.status ?? waiting.status,
  zone: 'America/Cancun',
  waiting: { ...waiting, ...more },
})

test('what is about to lapse comes first, the soonest before the others, then what waits longest', () => {
  const rows = [
    row('waits longest', '2027-01-01'),
    row('lapses later', '2027-03-01', { checkIn: '2027-03-18' }),
    row('lapses sooner', '2027-03-10', { checkIn: '2027-03-17', status: 'pending-cancel' }),
    row('waits shorter', '2027-02-01'),
    row('benefits, soon', '2027-02-01', { status: 'to-authorize', checkIn: '2027-03-23' }),
    row('benefits, not soon', '2027-02-01', { status: 'to-authorize' }),
  ]
  const queue = deskQueue(rows, new Date('2027-03-15T15:00:00Z'))
  expect(queue.map(({ name }) => name)).toEqual([
    'benefits, soon',
    'lapses sooner',
    'lapses later',
    'waits longest',
    'waits shorter',
  ])
  expect(queue.map(({ lapse }) => lapse)).toEqual([
    { what: 'authorization', until: '2027-03-16', soon: true },
    { what: 'cancellation', until: '2027-03-16', soon: true },
    { what: 'decision', until: '2027-03-17', soon: true },
    { what: 'decision', until: '2027-05-31', soon: false },
    { what: 'decision', until: '2027-05-31', soon: false },
  ])
  expect(queue[0]?.deeds).toEqual([])
})
