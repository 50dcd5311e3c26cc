import { describe, expect, test } from 'vitest'
import { BOOKING_STATUSES } from './booking.ts'
import { type BookingDeed, move, TRANSITIONS } from './transitions.ts'

/** The whole table, written out once more by hand: from, deed, to. */
const WAYS = new Set([
  'to-authorize authorize confirmed',
  'to-authorize authorize pending-confirmation',
  'confirmed reopen to-authorize',
  'pending-confirmation reopen to-authorize',
  'confirmed modify pending-modification',
  'pending modify pending-modification',
  'pending-confirmation modify pending-modification',
  'pending-modification modify pending-modification',
  'confirmed cancel cancelled',
  'pending cancel cancelled',
  'pending-confirmation cancel cancelled',
  'pending-modification cancel cancelled',
  'to-authorize cancel cancelled',
  'confirmed ask-to-cancel pending-cancel',
  'pending ask-to-cancel pending-cancel',
  'pending-confirmation ask-to-cancel pending-cancel',
  'pending-modification ask-to-cancel pending-cancel',
  'to-authorize ask-to-cancel pending-cancel',
  'pending confirm confirmed',
  'pending-confirmation confirm confirmed',
  'pending-modification confirm confirmed',
  'pending reject rejected',
  'pending-confirmation reject rejected',
  'pending-modification restore pending',
  'pending-modification restore pending-confirmation',
  'pending-modification restore confirmed',
  'pending-cancel agree-to-cancel cancelled',
  'pending-cancel keep confirmed',
  'pending-cancel withdraw-cancellation pending',
  'pending-cancel withdraw-cancellation pending-confirmation',
  'pending-cancel withdraw-cancellation confirmed',
  'pending-cancel withdraw-cancellation to-authorize',
])

describe('the table of transitions', () => {
  const deeds = Object.keys(TRANSITIONS) as BookingDeed[]
  const all = BOOKING_STATUSES.flatMap((from) =>
    deeds.flatMap((deed) => BOOKING_STATUSES.map((to) => [from, deed, to] as const)),
  )
  test.each(all)('%s %s %s', (from, deed, to) => {
    expect(move(from, deed, to).ok).toBe(WAYS.has(`${from} ${deed} ${to}`))
  })

  test('cancelled and rejected are final', () => {
    for (const { from } of Object.values(TRANSITIONS)) {
      expect(from).not.toContain('cancelled')
      expect(from).not.toContain('rejected')
    }
  })
})
