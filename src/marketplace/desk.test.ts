import { expect, test } from 'vitest'
import { orderDeeds } from './desk.ts'
import { ORDER_STATUS } from './orders/order.ts'

const { placed, paid, cancelled } = ORDER_STATUS
const ahead = { firstDay: '2026-11-20', lastDay: '2026-11-22', today: '2026-11-18' }
const begun = { ...ahead, today: '2026-11-20' }

test.each([
  [placed, 1040, 5000, ahead, ['take-payment', 'cancel']],
  [placed, 1040, 5000, begun, ['take-payment']],
  [placed, 1040, 0, ahead, ['cancel']],
  [placed, 1040, 0, begun, []],
  [placed, 1050, 5000, ahead, ['cancel']],
  [placed, 1050, 5000, begun, []],
  [placed, 1060, 5000, ahead, ['take-payment', 'cancel']],
  [placed, 1060, 5000, begun, ['take-payment']],
  [paid, 1060, 0, begun, []],
  [paid, 1040, 5000, ahead, ['cancel']],
  [paid, 1040, 5000, begun, []],
  [cancelled, 1040, 5000, ahead, []],
])(
  'an order of status %i, paid by %i, of which %i cents are due: %j gives %j',
  (status, paymentMethod, due, days, deeds) => {
    expect(
      orderDeeds({
        status,
        paymentMethod,
        due,
        toReturn: 0,
        paymentLink: null,
        byCard: paymentMethod === 1060,
        charged: null,
        ...days,
      }),
    ).toEqual(deeds)
  },
)

test('an order that is charged to its contract takes no payment of its own, and may be cancelled', () => {
  const charged = { reference: 'OR-1', day: '2026-11-02', cents: 5000, openCents: 0 }
  const order = {
    status: placed,
    paymentMethod: 1040,
    due: 5000,
    toReturn: 0,
    paymentLink: null,
    byCard: false,
    ...ahead,
  }
  expect(orderDeeds({ ...order, charged })).toEqual(['cancel'])
})

test('money that is owed back waits to be returned, whatever became of the order', () => {
  const order = {
    paymentMethod: 1040,
    due: 0,
    paymentLink: null,
    byCard: false,
    charged: null,
    toReturn: 5000,
    ...begun,
  }
  expect(orderDeeds({ ...order, status: cancelled })).toEqual(['return-money'])
  expect(orderDeeds({ ...order, status: paid })).toEqual(['return-money'])
})
