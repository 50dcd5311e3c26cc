import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterDesk, deskDeeds, penaltyEntries, waitsFor } from './desk.ts'
import { BOOKING_STATUSES } from './stay/booking.ts'

describe('the desk', () => {
  test('is told what a stay waits for where its deed does not fit', () => {
    expect(Object.fromEntries(BOOKING_STATUSES.map((status) => [status, waitsFor(status)]))).toEqual({
      pending: 'stay',
      'pending-confirmation': 'stay',
      'pending-modification': 'change',
      'pending-cancel': 'cancelling',
      'to-authorize': 'benefits',
      confirmed: 'nothing',
      cancelled: 'nothing',
      rejected: 'nothing',
    })
  })

  test('decides only on what waits for the club', () => {
    const table = Object.fromEntries(BOOKING_STATUSES.map((status) => [status, deskDeeds(status)]))
    expect(table).toEqual({
      pending: ['confirm', 'reject'],
      'pending-confirmation': ['confirm', 'reject'],
      'pending-modification': ['confirm', 'reject'],
      'pending-cancel': ['agree-to-cancel', 'keep'],
      confirmed: [],
      cancelled: [],
      rejected: [],
      'to-authorize': [],
    })
    expect(
      ['confirm', 'reject', 'agree-to-cancel', 'keep'].map((deed) => afterDesk(deed as 'confirm')),
    ).toEqual(['confirmed', 'rejected', 'cancelled', 'confirmed'])
  })

  test('a penalty is used from the accounts in their order, and the rest goes back', () => {
    const accounts = [
      { yearId: 1, held: 2 },
      { yearId: 2, held: 5 },
    ]
    expect(penaltyEntries(accounts, 3)).toEqual([
      { yearId: 1, kind: 'return', quantity: 2 },
      { yearId: 1, kind: 'use', quantity: -2 },
      { yearId: 2, kind: 'return', quantity: 5 },
      { yearId: 2, kind: 'use', quantity: -1 },
    ])
  })

  test('whatever was held: returned less used is what was held less the penalty, and no account pays twice', () => {
    const held = fc.array(fc.record({ yearId: fc.nat(5), held: fc.integer({ min: 0, max: 20 }) }), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(held, fc.nat(60), (accounts, penalty) => {
        const entries = penaltyEntries(accounts, penalty)
        const all = accounts.reduce((sum, one) => sum + one.held, 0)
        const sum = entries.reduce((total, one) => total + one.quantity, 0)
        expect(sum).toBe(all - Math.min(penalty, all))
        expect(entries.every(({ kind, quantity }) => (kind === 'use' ? quantity < 0 : quantity > 0))).toBe(
          true,
        )
      }),
    )
  })
})
