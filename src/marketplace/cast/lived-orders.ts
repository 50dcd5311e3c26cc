import { addDays } from '../../kernel/day.ts'
import { CAST } from '../../membership/cast/owners.ts'
import { CARD_PAYMENT, DEFAULT_PAYMENT } from '../orders/payment.ts'
import { asRows, LIKED, type MadeOrder, orderLineOf, type Scene } from './others-orders.ts'

/** How many days ago a stay was over: home asks for no word on it any more, and its order may still be rated. */
const OVER_SINCE = 16
/** The number of things that each of them had. */
const HAD = 2

/** What Elena, Marcos and Inés had in their last stay that is over; nobody has rated it yet. */
export function livedOrders(scene: Scene & { after: { payment: number } }) {
  const { today, bookings, contracts } = scene
  const made = [CAST.elena, CAST.marcos, CAST.ines].map((owner): MadeOrder => {
    const own = contracts.filter(({ owner_id }) => owner_id === owner).map(({ id }) => id)
    const stay = bookings
      .filter(
        ({ contract_id, status, check_out }) =>
          own.includes(contract_id) && status === 'confirmed' && check_out <= addDays(today, -OVER_SINCE),
      )
      .sort((one, other) => (one.check_out > other.check_out ? -1 : 1))[0]
    if (!stay) throw new Error('Somebody of the story was never here')
    const day = addDays(stay.check_in, 1)
    const visit = { id: stay.id, contract_id: stay.contract_id, hotel_id: stay.hotel_id, day }
    const lines = LIKED.toReversed()
      .flatMap(([slug, hour]) =>
        orderLineOf(scene, visit, { slug, hour, day, quantity: 2, note: null, turn: 0 }, () => true),
      )
      .slice(0, HAD)
    return { stay: visit, day, lines }
  })
  const rows = asRows(scene, made)
  return { ...rows, ...paidByCard(rows, scene.after.payment) }
}

/** Elena paid hers by card, the others at the resort; their payments are numbered on. */
function paidByCard({ orders, payments }: ReturnType<typeof asRows>, before: number) {
  const isHers = ({ id }: { id: number }) => id === orders[0]?.id
  return {
    orders: orders.map((order) =>
      isHers(order)
        ? { ...order, payment_method: CARD_PAYMENT, payment_reference: CARD.provider_payment }
        : { ...order, payment_method: DEFAULT_PAYMENT },
    ),
    payments: payments.map((payment, at) => ({
      id: before + at + 1,
      ...payment,
      ...(isHers({ id: payment.order_id }) ? CARD : { provider_payment: null, card_last4: null }),
    })),
  }
}

const CARD = {
  provider: 'stripe',
  reference: 'demo-order-1',
  provider_payment: 'pi_3SBkR7Mrea41207x1c2v',
  card_last4: '4242',
} as const
