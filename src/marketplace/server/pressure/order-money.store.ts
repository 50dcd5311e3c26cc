import { sql } from 'kysely'
import { expect } from 'vitest'
import type { openStripe } from '../../../finance/server/stripe/testing.stripe.ts'
import { STRIPE_WEBHOOK_PATH } from '../../../finance/server/stripe/webhook.ts'
import { addDays } from '../../../kernel/day.ts'
import type { TestApp, Visitor } from '../../../portal/server/testing.ts'
import type { Database } from '../../../server/database/database.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrderLine, changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { listPlacedOrders, settleOrder } from '../../desk.endpoints.ts'
import { openOrderPage } from '../../orders/card.endpoints.ts'
import { cancelOrder, type OrderDetails, readOrder } from '../../orders/orders.endpoints.ts'
import { WEBHOOK_PATH } from '../orders/payment-webhook.ts'
import { signMessage } from '../orders/webhook-signature.ts'
import { aLine, detailsOf, shopper } from '../testing.cart.ts'
import type { MoneyDeed } from './order-money-deeds.ts'

const SECRET = 'the-secret-of-the-provider'
export const LINK = {
  PAYMENT_LINK_URL: 'https://pay.example/?ref={reference}&sum={amount}&cur={currency}',
  PAYMENT_WEBHOOK_SECRET: SECRET,
}
/** Days ahead that take an order each in turn. */
const DAYS = 60

type Stripe = Awaited<ReturnType<typeof openStripe>>
type Intent = Stripe['intents'] extends Map<string, infer One> ? One : never

/** The money of some orders: deeds on them, and what Stripe received for each. */
export interface OrderMoney {
  orders: number[]
  codes: { deed: string; code: number }[]
  live: (deed: MoneyDeed) => Promise<void>
  receivedOf: (order: number) => Intent[]
}

/** Holds the orders of a life to what Stripe has: all that came is entered once, and what is too much went back. */
export async function expectOrdersPaidOnce(db: Database, { orders, receivedOf }: OrderMoney): Promise<void> {
  const { rows } = await sql<{
    id: number
    status: number
    total: number
    net: number
    card: number
    came: number
  }>`
    SELECT o.id, o.status, o.total_cents AS total,
           coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid'), 0)::int AS net,
           coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid' AND y.provider = 'stripe'), 0)::int AS card,
           coalesce(sum(y.cents) FILTER (WHERE y.state = 'paid' AND y.provider = 'stripe' AND y.refund_of IS NULL), 0)::int AS came
      FROM orders o LEFT JOIN payments y ON y.order_id = o.id WHERE o.id = ANY(${[...orders]}::int[]) GROUP BY o.id`.execute(
    db,
  )
  for (const { id, status, total, net, card, came } of rows) {
    const intents = receivedOf(id)
    expect(came, `order ${id}: all that Stripe received is entered once`).toBe(
      intents.reduce((sum, intent) => sum + intent.amount_received, 0),
    )
    expect(came - card, `order ${id}: what went back`).toBe(
      intents.reduce((sum, intent) => sum + intent.latest_charge.amount_refunded, 0),
    )
    const costs = status === 3 ? 0 : total
    expect(
      card === 0 || net <= costs,
      `order ${id}: nothing is kept by card beyond ${costs}, of ${net}`,
    ).toBe(true)
    if (status !== 3) expect(status, `order ${id}: ${net} of ${total}`).toBe(net >= total ? 2 : 1)
  }
}

/** An owner who orders for a contract, and the desk; each call begins a life of its own. */
export async function beginOrderMoney(
  stage: TestApp,
  { stripe, owner, idContract }: { stripe: Stripe; owner: Visitor; idContract: number },
): Promise<() => OrderMoney> {
  const { db } = stage.database
  const desk = await stage.signedIn('joel', { admin: true })
  const shop = shopper(owner, idContract)
  const sold = [
    { detailId: (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!.id, operationtime: '19:30' },
    { detailId: (await detailsOf(db, 'breakfast-on-the-terrace'))[0]!.id, operationtime: '09:00' },
  ]
  for (const { detailId } of sold)
    await sql`UPDATE product_details SET daily_capacity = 1000 WHERE id = ${detailId}`.execute(db)
  await sql`DELETE FROM allotment`.execute(db)
  await sql`DELETE FROM product_blackouts`.execute(db)
  let day = 0
  let event = 0

  const tell = (url: string, payload: string, header: Record<string, string>) =>
    stage.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...header },
      payload,
    })
  const tellStripe = async (type: string, object: object) => {
    const { payload, signature } = stripe.eventOf(type, object)
    return (await tell(STRIPE_WEBHOOK_PATH, payload, { 'stripe-signature': signature })).statusCode
  }

  return () => {
    const orders: number[] = []
    const pages: { order: number; session: string }[] = []
    const received = new Map<number, Intent[]>()
    const codes: OrderMoney['codes'] = []
    const at = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]
    const versionOf = async (idOrder: number) =>
      (await sql<{ version: number }>`SELECT version FROM orders WHERE id = ${idOrder}`.execute(db)).rows[0]!
        .version
    const read = async (idOrder: number) =>
      (await owner.call(readOrder, { query: { idOrder } })).body.data as OrderDetails

    async function act(deed: Exclude<MoneyDeed, { deed: 'at-once' }>): Promise<number | null> {
      if (deed.deed === 'work') {
        await stage.work()
        return null
      }
      if (deed.deed === 'order') {
        day = (day + 1) % DAYS
        const operationdate = addDays(TEST_DAY, 20 + day)
        const lines = sold.slice(0, deed.lines).map((one) => aLine({ ...one, operationdate }))
        const { code, body } = await shop.order(lines, { paymentmethod: deed.way })
        if (code === 200) orders.push(body.data[0].id)
        return code
      }
      if (deed.deed === 'pay' || deed.deed === 'expire') {
        const page = at(pages, deed.which)
        const session = page && stripe.sessions.get(page.session)
        if (!page || !session) return null
        if (!('times' in deed)) {
          if (session.status !== 'open') return null
          session.status = 'expired'
          return tellStripe('checkout.session.expired', session)
        }
        // A page is paid once; told again it is the same payment.
        const isNew = session.payment_status !== 'paid'
        const paid = isNew ? stripe.pay(page.session, { cents: session.amount_total + deed.more }) : session
        if (isNew) {
          const intent = stripe.intents.get(String(paid.payment_intent))!
          received.set(page.order, [...(received.get(page.order) ?? []), intent])
        }
        const told = Array.from({ length: deed.times }, () => tellStripe('checkout.session.completed', paid))
        return Math.max(...(await Promise.all(told)))
      }
      const idOrder = at(orders, deed.which)
      if (idOrder === undefined) return null
      switch (deed.deed) {
        case 'change':
        case 'cancel-line':
          return changeLine(idOrder, deed)
        case 'open': {
          const { code, body } = await owner.call(openOrderPage, { body: { idOrder } })
          if (code === 200) pages.push({ order: idOrder, session: String(body.data.link.split('/').pop()) })
          return code
        }
        case 'cancel':
          return (await owner.call(cancelOrder, { body: { idOrder } })).code
        case 'call-off':
        case 'take': {
          const { body } = await desk.call(listPlacedOrders)
          const seen = body.data.find(({ id }: { id: number }) => id === idOrder)
          // An order that is paid is on no list of what is to be settled: who has its number may call it off.
          const what = { cents: seen?.due ?? 0, version: seen?.version ?? (await versionOf(idOrder)) }
          return (
            await desk.call(settleOrder, {
              body: {
                idOrder,
                words: 'R-1',
                deed: deed.deed === 'take' ? 'take-payment' : 'cancel',
                ...what,
              },
            })
          ).code
        }
        case 'link-paid':
        case 'link-refunded': {
          const order = await read(idOrder)
          if (order.paymentmethod !== 1050) return null
          event += 1
          const type = deed.deed === 'link-paid' ? 'payment.paid' : 'payment.refunded'
          const { paymentreference: reference, totalSale: cents, currency } = order
          const payload = JSON.stringify({ id: `event-${event}`, type, reference, cents, currency })
          const signature = signMessage(payload, SECRET, stage.clock.now())
          return (await tell(WEBHOOK_PATH, payload, { 'veranda-signature': signature })).statusCode
        }
        case 'refund-there': {
          const intent = received
            .get(idOrder)
            ?.find(
              ({ amount_received: came, latest_charge: { amount_refunded: gone } }) => came - gone >= 100,
            )
          // What the portal is about to give back is not given back at Stripe too.
          if (!intent || (await read(idOrder)).owedBack > 0) return null
          event += 1
          intent.latest_charge.amount_refunded += 100
          return tellStripe('refund.created', {
            id: `re_there_${event}`,
            object: 'refund',
            amount: 100,
            currency: intent.currency,
            status: 'succeeded',
            payment_intent: intent.id,
            metadata: {},
          })
        }
      }
    }
    /** Another number of a line, or none of it, by the difference that is read just before. */
    async function changeLine(
      idOrder: number,
      deed: Extract<MoneyDeed, { deed: 'change' | 'cancel-line' }>,
    ): Promise<number | null> {
      const line = at((await read(idOrder)).details, deed.line)
      if (!line) return null
      const { operationdate, operationtime } = line
      const ofLine = { idOrder, idLine: line.id }
      const cancels = deed.deed === 'cancel-line'
      const wish = { operationdate, operationtime, qty: cancels ? line.qty : deed.qty }
      const priced = await owner.call(priceOrderLine, { body: { ...ofLine, ...wish, cancels } })
      if (priced.code !== 200) return priced.code
      const { version, difference } = priced.body.data
      const body = { ...ofLine, version, difference }
      if (cancels) return (await owner.call(cancelOrderLine, { body })).code
      return (await owner.call(changeOrderLine, { body: { ...body, ...wish, acceptOutside: true } })).code
    }
    const noted = async (deed: Exclude<MoneyDeed, { deed: 'at-once' }>) => {
      const code = await act(deed)
      if (code !== null) codes.push({ deed: deed.deed, code })
    }
    return {
      orders,
      codes,
      receivedOf: (order) => received.get(order) ?? [],
      live: async (deed) => {
        if (deed.deed !== 'at-once') return noted(deed)
        // A refund at Stripe is looked for among what is there: it is none of what happens at once.
        await Promise.all(deed.deeds.filter((part) => part.deed !== 'refund-there').map(noted))
      },
    }
  }
}
