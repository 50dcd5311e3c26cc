import { expect, test } from 'vitest'
import type { WaitingBooking } from '../../reservations/desk.endpoints.ts'
import { bulkOf } from './bulk.ts'
import type { InboxRow } from './inbox.endpoints.ts'

const row = (kind: InboxRow['kind'], id: number) => ({ kind, id }) as InboxRow
const booking = (id: number, deeds: WaitingBooking['deeds']) => ({ id, deeds }) as WaitingBooking

test('stays and changes are confirmed together; whatever else was chosen is left out with why', () => {
  const { can, cannot } = bulkOf(
    [row('bookings', 1), row('bookings', 2), row('bookings', 3), row('bookings', 4), row('messages', 1)],
    [booking(1, ['confirm', 'reject']), booking(2, ['agree-to-cancel', 'keep']), booking(3, [])],
  )
  expect(can.map(({ row: { id } }) => id)).toEqual([1])
  expect(cannot.map(({ row: { kind, id }, why }) => [kind, id, why])).toEqual([
    ['bookings', 2, 'cancellation'],
    ['bookings', 3, 'owner'],
    ['bookings', 4, 'answered'],
    ['messages', 1, 'other-kind'],
  ])
})
