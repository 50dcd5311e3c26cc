import type { BodyOf } from '../../kernel/endpoint.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/caller.ts'
import type { Deed } from '../../server/handle.ts'
import { enqueue } from '../../server/outbox.store.ts'
import type { placeOrder as call, PricedCart } from '../checkout.endpoints.ts'
import type { Goods } from '../goods.ts'
import { placeKey, wantedPlaces } from '../line-faults.ts'
import { isLimited, ordersOf } from '../new-order.ts'
import { lockForBenefits } from './buyer.store.ts'
import { readCheckout } from './checkout.ts'
import { insertOrders } from './new-order.store.ts'
import { orderMail } from './order-mail.ts'
import { beginPayment } from './payment-link.ts'
import { takePlaces } from './places.store.ts'

type Body = BodyOf<typeof call>

/**
 * Places the orders of a cart: the club's own prices, the places of all lines together, the orders with their mail, all
 * in one transaction or nothing. Where prices differ from what the owner saw, or places are gone, 409 with the new
 * figures beside the message.
 */
export const placeOrder: Deed<typeof call> = async ({ body }, { db, now, caller, config }) => {
  const ownerId = ownerOf(caller.session)
  if (body.lines.some(({ isBenefit }) => isBenefit)) await lockForBenefits(db, ownerId, body.idContract)
  const who = { ownerId, contractId: body.idContract, customerId: body.idCustomer, idBooking: body.idBooking }
  const checkout = await readCheckout(db, who, body.lines, config, now)
  if (!checkout) return refused('NOT_FOUND')
  const { buyer, goods, priced } = checkout
  if (!buyer.customer) return refused('CUSTOMER_NOT_FOUND')
  if (body.idBooking !== null && !buyer.stays.some(({ id }) => id === body.idBooking))
    return refused('BOOKING_NOT_FOUND')
  if (!priced.payments.some(({ code }) => code === body.paymentmethod)) return refused('PAYMENT_NOT_OFFERED')
  if (!priced.possible) return refused('CART_NOT_POSSIBLE', undefined, { priced })
  if (!asBelieved(body, priced)) return refused('CART_CHANGED', undefined, { priced })

  const short = await takePlaces(db, placesOf(body.lines, goods))
  // Gone between the reading and the taking.
  if (short.length > 0) {
    const gone = new Set(short.map(({ detailId, day }) => `${detailId}:${day}`))
    return refused('CART_NOT_POSSIBLE', undefined, { priced: soldOut(priced, body, gone) })
  }
  const orders = ordersOf(body.lines, priced, goods, buyer, buyer.customer, body.idBooking)
  const placed = await insertOrders(
    db,
    {
      ownerId,
      contractId: body.idContract,
      customerId: buyer.customer.id,
      adminId: caller.session.adminId,
      language: buyer.customer.language,
      paymentMethod: body.paymentmethod,
    },
    orders.map((order) => ({ ...order, payment: beginPayment(body.paymentmethod, order, config) })),
    now,
  )
  if (!placed) {
    const events = body.lines.filter(({ kind }) => kind === 'event').map(placeKey)
    return refused('CART_NOT_POSSIBLE', undefined, { priced: soldOut(priced, body, new Set(events)) })
  }
  const mail = orderMail(
    'order-placed',
    buyer.customer,
    {
      numbers: placed.map(({ number }) => number),
      lines: orders.flatMap(({ details }) => details),
      totals: placed.map(({ total, currency }) => ({ cents: total, currency })),
    },
    {
      paying: placed.some(({ link }) => link) ? 'link' : 'account',
      link: `${config.publicUrl}/things-to-do?view=orders&order=${placed[0]?.id ?? ''}`,
    },
  )
  await enqueue(db, mail, now)
  return done({
    data: placed.map(({ id, number, currency, total, link }) => ({
      id,
      number,
      currency,
      totalSale: total,
      paymentlink: link,
    })),
    email: buyer.customer.email,
  })
}

/** Whether the owner saw these figures: each line's price, discount and cost, and the totals. */
function asBelieved({ lines, totals }: Body, priced: PricedCart): boolean {
  return (
    totals.length === priced.totals.length &&
    priced.totals.every(({ currency, total }) =>
      totals.some((one) => one.currency === currency && one.total === total),
    ) &&
    lines.every((line, index) => {
      const own = priced.lines[index]
      return (
        own?.saleprice === line.saleprice &&
        own.discountApplied === line.discountApplied &&
        own.cost === line.cost
      )
    })
  )
}

/** The places to take, each variant and day once, in the order of their locks. */
function placesOf(lines: Body['lines'], goods: Goods) {
  const wanted = wantedPlaces(lines)
  const limited = lines.filter((line) => isLimited(line, goods))
  const each = new Map(limited.map((line) => [placeKey(line), line]))
  return [...each].map(([key, { detailId, operationdate }]) => ({
    detailId,
    day: operationdate,
    qty: wanted.get(key) ?? 0,
  }))
}

/** The figures with the lines marked whose places are gone. */
function soldOut(priced: PricedCart, { lines }: Body, gone: ReadonlySet<string>): PricedCart {
  return {
    ...priced,
    possible: false,
    lines: priced.lines.map((one, index) => {
      const line = lines[index]
      return line && gone.has(placeKey(line)) ? { ...one, fault: 'sold-out' as const, left: null } : one
    }),
  }
}
