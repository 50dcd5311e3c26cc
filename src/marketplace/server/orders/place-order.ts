import { dayInWords } from '../../../kernel/day-words.ts'
import type { BodyOf } from '../../../kernel/endpoint.ts'
import type { Language } from '../../../kernel/language.ts'
import { done, type Refusal, refused } from '../../../kernel/outcome.ts'
import { askingIn, mayUseBenefits } from '../../../membership/benefit-use.ts'
import { lockContract } from '../../../reservations/server/stay-facts.store.ts'
import type { Config } from '../../../server/boot/config.ts'
import { together } from '../../../server/database/pipeline.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { enqueue, type NewMail } from '../../../server/jobs/outbox.store.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import type { placeOrder as call, PricedCart } from '../../checkout.endpoints.ts'
import type { Goods, OrderCustomer, SentOrder, StayToOrderFor } from '../../goods.ts'
import { haveSeen } from '../../have-seen.ts'
import { placeKey, slotTaken, wantedPlaces } from '../../line-faults.ts'
import { isLimited, ordersOf, soldNameOf } from '../../orders/new-order.ts'
import { paymentOf } from '../../orders/payment.ts'
import { isSameCart } from '../../orders/same-cart.ts'
import { firstOutside } from '../../outside-stay.ts'
import { lineDayOf } from '../../serving.ts'
import { MARKETPLACE_MAILS } from '../mails.ts'
import { type ActingFor, actingContent, actingIn } from './acting.store.ts'
import type { Places } from './allotment.store.ts'
import { readCheckout, whatIsOffered } from './checkout.ts'
import { whyNoStay } from './closed-stay.store.ts'
import { customerOfOwner } from './customers.ts'
import {
  insertOrderLines,
  insertOrders,
  type NewOrderRow,
  type OrderHeader,
  takePlaces,
  takeSeats,
  takeSlots,
} from './new-order.store.ts'
import { seatsOf, type WrittenOrder } from './new-order-parts.store.ts'
import { calendarContent, calendarOf } from './order-calendar.ts'
import { orderMailContent } from './order-mail.ts'
import { beginOrderPayment } from './payment-link.ts'
import { untakePlaces } from './places.store.ts'

type Body = BodyOf<typeof call>

/**
 * Places the orders of a cart: the club's own prices, the places of all lines together, the orders with their mail, all
 * in one transaction or nothing. Where prices differ from what the owner saw, or places are gone, 409 with the new
 * figures beside the message.
 */
export const placeOrder: Deed<typeof call> = async ({ body }, context) => {
  const { db, now, caller, config, withCommit, afterCommit } = context
  const ownerId = ownerOf(caller.session)
  const { trust } = caller.session
  const withBenefits = body.lines.some(({ isBenefit }) => isBenefit)
  if (withBenefits && !mayUseBenefits(askingIn(caller.session), 'order')) return refused('RESTRICTED_ACTION')
  // Whom an owner trusts orders for the owner, who hears of it and pays: the customer is the owner, whatever is sent.
  const customerId = trust ? await customerOfOwner(db, ownerId, now) : body.idCustomer
  const told = (email: string) => (trust ? '' : email)
  const who = {
    ...{ ownerId, contractId: body.idContract, customerId, idBooking: body.idBooking },
    uuids: body.lines.map(({ uuid }) => uuid),
  }
  const beyond = { benefits: withBenefits, stays: false }
  // Two orders of one membership follow each other: what it has of a thing, and of a benefit, is counted once.
  const [, checkout] = await together(
    db,
    () => lockContract(db, ownerId, body.idContract),
    () => readCheckout(context, who, body.lines, beyond),
  )
  if (!checkout) return refused('NOT_FOUND')
  const { buyer, goods, priced } = checkout
  if (!buyer.customer) return refused('CUSTOMER_NOT_FOUND')
  // Idempotency: a cart that was ordered before is answered with those orders; its lines' uuids are the key.
  if (buyer.sent.length > 0) return sentBefore(buyer.sent, body.lines, told(buyer.customer.email))
  const named = buyer.stays.find(({ id }) => id === body.idBooking)
  if (body.idBooking !== null && !named) return whyNoStay(db, who, body.idBooking)
  if (!priced.payments.some(({ code }) => code === body.paymentmethod)) return refused('PAYMENT_NOT_OFFERED')
  // The figures that go with a refusal are the full ones of `priceCart`, with benefits and stays.
  const all = whatIsOffered(caller.session)
  const whole = async () => (await readCheckout(context, who, body.lines, all))?.priced ?? priced
  if (!priced.possible) return refused('CART_NOT_POSSIBLE', undefined, { priced: await whole() })
  const outside = named && outsideOf(named, body.lines, goods, caller.language)
  if (outside) return outside
  if (!asBelieved(body, priced)) return refused('CART_CHANGED', undefined, { priced: await whole() })

  const { customer } = buyer
  const orders = ordersOf(body.lines, priced, goods, buyer, body.idBooking).map((order) => ({
    ...order,
    payment: beginOrderPayment(body.paymentmethod, order, config),
  }))
  const header: OrderHeader = {
    ownerId,
    contractId: body.idContract,
    customerId: customer.id,
    adminId: caller.session.adminId,
    trustId: trust?.id ?? null,
    language: customer.language,
    paymentMethod: body.paymentmethod,
  }
  const places = placesOf(body.lines, goods)
  const seats = seatsOf(orders)
  const [days, slots, seated, placed] = await together(
    db,
    () => takePlaces(db, places),
    () => takeSlots(db, places),
    () => takeSeats(db, seats),
    () => insertOrders(db, header, orders, now),
  )
  // Places that were sold between reading the cart and taking them.
  const had = new Set([...days, ...slots])
  const isHad = (one: Places) => had.has(keyOf(one))
  const gone = [
    ...places.filter((one) => !isHad(one)).map(keyOf),
    ...seats.filter(({ id }) => !seated.includes(id)).map(({ id }) => `event:${id}`),
  ]
  if (gone.length > 0) {
    await untakePlaces(
      db,
      places.filter(isHad),
      seats.filter(({ id }) => seated.includes(id)),
    )
    return refused('CART_NOT_POSSIBLE', undefined, {
      priced: soldOut(await whole(), body, goods, new Set(gone)),
    })
  }
  const acting = await actingIn(db, caller.session)
  withCommit((trx) => insertOrderLines(trx, placed, orders, now))
  withCommit((trx) =>
    enqueue(
      trx,
      MARKETPLACE_MAILS,
      mailFor(acting, { customer, orders, placed, priced, goods, method: body.paymentmethod, now }, config),
      now,
    ),
  )
  afterCommit(wakeJobs)
  return done({
    data: placed.map(({ id, number, hotelId, currency, total, link }) => ({
      id,
      number,
      hotel: { id: hotelId, name: hotelOf(orders, hotelId) },
      currency,
      totalSale: total,
      paymentlink: link,
    })),
    email: told(customer.email),
  })
}

/** A cart that was sent before: its orders once more, or a refusal where it has become another one since. */
function sentBefore(sent: readonly SentOrder[], lines: Body['lines'], email: string) {
  const same = isSameCart(
    sent.flatMap((order) => order.lines),
    lines,
  )
  if (!same) return refused('CART_ORDERED', { numbers: sent.map(({ number }) => number).join(', ') })
  return done({ data: sent.map(({ lines: _, ...order }) => order), email })
}

/** A refusal that names the stay's days, where a line is for another day. */
function outsideOf(
  { datein, dateout }: StayToOrderFor,
  lines: Body['lines'],
  goods: Goods,
  language: Language,
): Refusal<'LINE_OUTSIDE_STAY'> | null {
  const days = lines.map((line) => ({ ...line, operationdate: lineDayOf(line, lines, goods) }))
  const line = firstOutside(days, { datein, dateout })
  if (!line?.operationdate) return null
  return refused('LINE_OUTSIDE_STAY', {
    line: soldNameOf(line, goods)[language],
    day: dayInWords(line.operationdate, language),
    from: dayInWords(datein, language),
    to: dayInWords(dateout, language),
  })
}

function hotelOf(orders: readonly WrittenOrder[], hotelId: number): string {
  return orders.find(({ resort }) => resort.id === hotelId)?.resort.name ?? ''
}

function mailFor(
  acting: ActingFor,
  {
    customer,
    orders,
    placed,
    priced,
    goods,
    method,
    now,
  }: {
    customer: OrderCustomer
    /** The code of how it is paid. */
    method: number
    orders: readonly WrittenOrder[]
    placed: readonly NewOrderRow[]
    priced: PricedCart
    goods: Goods
    now: Date
  },
  { publicUrl }: Config,
): NewMail<keyof typeof MARKETPLACE_MAILS> {
  const limits = new Map(
    priced.lines.flatMap(({ uuid, until, isFinal }) => (until && !isFinal ? [[uuid, until] as const] : [])),
  )
  const named = placed.flatMap(({ number, hotelId, currency, total }) => {
    const order = orders.find((one) => one.resort.id === hotelId && one.currency === currency)
    if (!order) return []
    const lines = order.details.map((line) => ({ ...line, freeUntil: limits.get(line.line_uuid) }))
    return [{ number, hotel: order.resort.name, lines, total: { cents: total, currency } }]
  })
  const isByCard = placed.some(({ total }) => total > 0) && paymentOf(method)?.kind === 'card'
  const isFree = placed.every(({ total }) => total === 0)
  const paying = isFree
    ? 'none'
    : orders.some(({ payment }) => payment)
      ? 'link'
      : isByCard
        ? 'card'
        : 'account'
  const stays = new Set(priced.lines.flatMap(({ stayElsewhere }) => stayElsewhere ?? []))
  return {
    kind: 'order-placed',
    recipient: customer.email,
    language: customer.language,
    content: {
      ...orderMailContent(customer, named),
      ...calendarContent(calendarOf(orders, placed, goods, now)),
      paying,
      elsewhere: [...stays].join(', ') || 'none',
      ...actingContent(acting),
      link: `${publicUrl}/things-to-do?view=orders${placed.length > 1 ? '' : `&order=${placed[0]?.id}`}`,
    },
  }
}

/** Whether the owner saw these figures: each line's price, discount and cost, and the totals. */
function asBelieved({ lines, totals }: Body, priced: PricedCart): boolean {
  return (
    haveSeen(totals, priced.totals) &&
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

const keyOf = ({ detailId, day, slot }: Places) => `${detailId}:${day}${slot === null ? '' : ` ${slot}`}`

/** The places to take, each variant and day or slot once, in the order of their locks. */
function placesOf(lines: Body['lines'], goods: Goods): Places[] {
  const wanted = wantedPlaces(lines, goods)
  const limited = lines.filter((line) => isLimited(line, goods))
  const each = new Map(limited.map((line) => [placeKey(line, goods), line]))
  return [...each].map(([key, line]) => ({
    detailId: line.detailId,
    day: line.operationdate,
    slot: slotTaken(line, goods),
    qty: wanted.get(key) ?? 0,
  }))
}

/** The figures with the lines marked whose places are gone. */
function soldOut(priced: PricedCart, { lines }: Body, goods: Goods, gone: ReadonlySet<string>): PricedCart {
  return {
    ...priced,
    possible: false,
    lines: priced.lines.map((one, index) => {
      const line = lines[index]
      return line && gone.has(placeKey(line, goods))
        ? { ...one, fault: 'sold-out' as const, left: null }
        : one
    }),
  }
}
