import { describe, expect, test } from 'vitest'
import { cancelOrderRule, mayCallOff, mayCancelOrder, ORDER_STATUS, orderState } from './order.ts'
import { type PaymentEvent, type PaymentState, stateAfter } from './payment-event.ts'

const order = {
  status: 1,
  paymentLink: null,
  byCard: false,
  firstDay: '2026-12-01',
  lastDay: '2026-12-03',
  today: '2026-11-18',
}

describe('an order', () => {
  test.each([
    [{}, 'placed', true],
    [{ paymentLink: 'https://pay.example' }, 'awaiting-payment', true],
    [{ byCard: true }, 'awaiting-payment', true],
    [{ status: ORDER_STATUS.paid, byCard: true }, 'paid', true],
    [{ status: ORDER_STATUS.paid, paymentLink: 'https://pay.example' }, 'paid', true],
    [{ today: '2026-11-30' }, 'placed', true],
    [{ today: '2026-12-01' }, 'placed', false],
    [{ today: '2026-12-03', status: ORDER_STATUS.paid }, 'paid', false],
    [{ today: '2026-12-04' }, 'past', false],
    [{ status: ORDER_STATUS.cancelled }, 'cancelled', false],
    [{ status: ORDER_STATUS.cancelled, today: '2027-01-01' }, 'cancelled', false],
  ])('%o is %s; the club may call it off: %s', (more, state, may) => {
    expect(orderState({ ...order, ...more })).toBe(state)
    expect(mayCallOff({ ...order, ...more })).toBe(may)
  })

  test('it is cancelled until the minute of its limit; a refusal names the check that refused', () => {
    const until = { day: '2026-11-30', time: '18:00' }
    const at = (time: string, status: number = ORDER_STATUS.placed) =>
      cancelOrderRule({ status, until, now: { day: '2026-11-30', time } })
    expect(at('18:00').ok).toBe(true)
    expect(at('18:01')).toMatchObject({ values: { because: 'late' } })
    expect(at('12:00', ORDER_STATUS.cancelled)).toMatchObject({ values: { because: 'cancelled' } })
    expect(mayCancelOrder({ status: 1, until, now: { day: '2026-12-01', time: '00:00' } })).toBe(false)
  })
})

describe('a payment', () => {
  test.each<[PaymentState, PaymentEvent['type'], PaymentState | null]>([
    ['started', 'payment.paid', 'paid'],
    ['started', 'payment.failed', 'failed'],
    ['failed', 'payment.paid', 'paid'],
    ['paid', 'payment.paid', null],
    ['paid', 'payment.failed', null],
    ['paid', 'payment.refunded', 'refunded'],
    ['refunded', 'payment.paid', null],
    ['failed', 'payment.refunded', null],
  ])('%s, told %s: %s', (from, type, to) => {
    expect(stateAfter(type, from)).toBe(to)
  })
})
