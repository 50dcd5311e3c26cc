import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import type { Endpoint } from '../../kernel/endpoint.ts'
import {
  cancelOrderLine,
  changeOrderLine,
  priceOrderLine,
} from '../../marketplace/changes/changes.endpoints.ts'
import { placeOrder, priceCart } from '../../marketplace/checkout.endpoints.ts'
import { nameLineGuests, readLineGuests } from '../../marketplace/guests/guests.endpoints.ts'
import { readCustomer, saveCustomer } from '../../marketplace/orders/customers.endpoints.ts'
import { cancelOrder, exportOrder, listOrders, readOrder } from '../../marketplace/orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper } from '../../marketplace/server/testing.cart.ts'
import { listStaysToPlan } from '../../marketplace/stays/stays.endpoints.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { letIn } from '../../membership/server/trusted/testing.trusted.ts'
import { readTrail } from '../../membership/trail.endpoints.ts'
import { endTrusted } from '../../membership/trusted.endpoints.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { BOTH_ENGINES, type TestApp, type TestCall, testApp, type Visitor } from './testing.ts'

const { elena: CONTRACT, inesClassic, inesSignature } = CAST_CONTRACTS
const DAY = addDays(TEST_DAY, 40)

describe.each(BOTH_ENGINES)('somebody trusted orders for the owner, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let carmen: Visitor
  let trust: number
  let variant: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    const asked = {
      email: 'orders@example.org',
      scopes: ['order'],
      contracts: [CONTRACT],
      relation: 'spouse',
    }
    const entered = await letIn(club, elena, asked)
    ;[carmen, trust] = [entered.visitor, entered.id]
    variant = (await detailsOf(club.database.db, 'chefs-table-on-the-terrace'))[0]?.id ?? 0
  })
  afterAll(() => club.close())

  const lines = (more: object = {}) => [
    aLine({ detailId: variant, operationtime: '19:30', operationdate: DAY, ...more }),
  ]
  /** Orders as the browser of somebody trusted does: whom it is for is not theirs to say. */
  const ordered = async (who = carmen, idContract: number = CONTRACT) => {
    const wanted = lines()
    const priced = (await who.call(priceCart, { body: { idContract, lines: wanted } })).body.data
    const { saleprice, discountApplied, cost } = priced.lines[0]
    return who.call(placeOrder, {
      body: {
        ...{
          idContract,
          idCustomer: 1,
          terms: true,
          lines: [{ ...wanted[0], saleprice, discountApplied, cost }],
        },
        totals: priced.totals.map((one: { hotel: { id: number }; currency: string; total: number }) => ({
          ...{ idHotel: one.hotel.id, currency: one.currency, total: one.total },
        })),
      },
    })
  }
  const mailsOf = async (id: number) => {
    const { rows } = await sql<{ kind: string; recipient: string; trusted: string; trustedFor: string }>`
      SELECT kind, recipient, content ->> 'trusted' AS trusted, content ->> 'trustedFor' AS "trustedFor" FROM outbox
       WHERE content ->> 'numbers' = (SELECT number FROM orders WHERE id = ${id}) ORDER BY id`.execute(
      club.database.db,
    )
    return rows
  }
  const byThem = { trusted: 'Jorge Ruiz', trustedFor: 'Elena Harrington Ruiz' }
  const hidden = async (who: Visitor, calls: readonly (readonly [Endpoint, TestCall])[]) => {
    for (const [call, input] of calls) {
      const answer = await who.call(call, input)
      expect([call.name, answer.code, answer.body.code]).toEqual([call.name, 404, 'NOT_FOUND'])
    }
  }

  test('an order is the owner’s: theirs to pay, told to the owner with who did it, and in the trail', async () => {
    const planned = await carmen.call(listStaysToPlan, { query: { idContract: CONTRACT } })
    expect([planned.code, planned.body.benefits, planned.body.others]).toEqual([200, [], []])
    const theirs = (await elena.call(listStaysToPlan, { query: { idContract: CONTRACT } })).body.benefits
    expect(theirs.length).toBeGreaterThan(0)
    const placed = await ordered()
    expect([placed.code, placed.body.code, placed.body.email]).toEqual([200, undefined, ''])
    const { id } = placed.body.data[0]
    const { rows } = await sql<object>`
      SELECT o.owner_id AS owner, o.created_by_admin_id AS admin, o.created_by_trust_id AS trust, k.owner_id AS buyer,
             k.email FROM orders o JOIN customers k ON k.id = o.customer_id WHERE o.id = ${id}`.execute(
      club.database.db,
    )
    expect(rows).toMatchObject([{ owner: CLUB_CAST.elena.id, admin: null, trust, buyer: CLUB_CAST.elena.id }])
    expect(await mailsOf(id)).toMatchObject([{ kind: 'order-placed', ...byThem }])
    const seen = (await elena.call(readOrder, { query: { idOrder: id } })).body.data
    expect(seen).toMatchObject({ byAdmin: false, byTrusted: 'Jorge Ruiz' })
    expect(seen.history).toMatchObject([{ kind: 'placed', byClub: false, byTrusted: 'Jorge Ruiz' }])
    expect(seen.customer.email).not.toBe('')
    const own = (await carmen.call(readOrder, { query: { idOrder: id } })).body.data
    expect(own.customer).toMatchObject({ name: seen.customer.name, email: '', phone: '' })
    expect((await elena.call(readTrail)).body.data[0]).toMatchObject({ admin: 'Jorge Ruiz' })
  })

  test('a line is changed and cancelled, guests are named, the order is called off: each told with who did it', async () => {
    const { id } = (await ordered()).body.data[0]
    const order = (await carmen.call(readOrder, { query: { idOrder: id } })).body.data
    const line = { idOrder: id, idLine: order.details[0].id }
    const guests = [{ position: 1, name: 'Ana', lastname: 'Solís', email: 'ana@example.org' }]
    for (const call of [
      carmen.call(readLineGuests, { query: line }),
      carmen.call(nameLineGuests, { body: { ...line, guests } }),
    ]) {
      const { code, body } = await call
      expect([code, body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    }
    const allow = (scopes: string) =>
      sql`UPDATE trusts SET scopes = ${scopes}::text[] WHERE id = ${trust}`.execute(club.database.db)
    await allow('{visitors,order}')
    expect((await carmen.call(nameLineGuests, { body: { ...line, guests } })).code).toBe(200)
    expect((await carmen.call(readLineGuests, { query: line })).body.data).toMatchObject({
      guests: [{ name: 'Ana' }],
      proposed: [],
    })
    await allow('{order}')
    expect((await carmen.call(exportOrder, { query: { idOrder: id } })).code).toBe(200)
    const wish = { operationdate: addDays(DAY, 1), operationtime: order.details[0].operationtime, qty: 1 }
    const priced = (await carmen.call(priceOrderLine, { body: { ...line, ...wish } })).body.data
    const seen = { version: priced.version, difference: priced.difference, acceptOutside: true }
    const changed = await carmen.call(changeOrderLine, { body: { ...line, ...wish, ...seen } })
    expect([changed.code, changed.body.code]).toEqual([200, undefined])
    const gone = await carmen.call(cancelOrder, { body: { idOrder: id } })
    expect([gone.code, gone.body.code]).toEqual([200, undefined])
    const told = (await mailsOf(id)).filter(({ kind }) => kind.startsWith('order-'))
    expect(told.map(({ kind }) => kind)).toEqual(['order-placed', 'order-changed', 'order-cancelled'])
    expect(told).toMatchObject([byThem, byThem, byThem])
    const { history } = (await elena.call(readOrder, { query: { idOrder: id } })).body.data
    expect(history.map(({ byTrusted }: { byTrusted: string }) => byTrusted)).toEqual(
      history.map(() => 'Jorge Ruiz'),
    )
  })

  test('what benefits pay is the owner’s to spend', async () => {
    const priced = (await carmen.call(priceCart, { body: { idContract: CONTRACT, lines: lines() } })).body
      .data
    expect(priced.lines[0].benefits).toEqual([])
    const wanted = {
      ...lines()[0],
      saleprice: 0,
      discountApplied: 0,
      cost: 0,
      isBenefit: true,
      idBenefitYear: 1,
    }
    const body = { idContract: CONTRACT, idCustomer: 1, terms: true, lines: [wanted], totals: [] }
    expect((await carmen.call(placeOrder, { body })).body.code).toBe('RESTRICTED_ACTION')
  })

  test('the owner’s address and the orders of what was not chosen do not exist', async () => {
    const ines = await club.signedIn('ines')
    await sql`UPDATE executive_reports SET signed_at = now(), signed_by_owner_id = ${CLUB_CAST.marcos.id}, signer = 'I', carried_cents = 0
               WHERE signed_at IS NULL AND balance_cents < 0`.execute(club.database.db)
    const shop = shopper(ines, inesSignature)
    const other = (await shop.order(lines())).body.data[0].id
    const { visitor } = await letIn(club, ines, {
      ...{ email: 'one@example.org', scopes: ['order'], contracts: [inesClassic], relation: 'assistant' },
    })
    const of = { query: { idOrder: other } }
    const change = { operationdate: DAY, operationtime: '10:00', qty: 1 }
    await hidden(visitor, [
      [readOrder, of],
      [exportOrder, of],
      [cancelOrder, { body: of.query }],
      [priceOrderLine, { body: { idOrder: other, idLine: 1, ...change } }],
      [cancelOrderLine, { body: { idOrder: other, idLine: 1, version: 1, difference: 0 } }],
      [listOrders, { query: { idContract: inesSignature } }],
      [listOrders, { query: {} }],
      [listStaysToPlan, { query: { idContract: inesSignature } }],
      [priceCart, { body: { idContract: inesSignature, lines: lines() } }],
      [readCustomer, {}],
      [saveCustomer, { body: {} }],
    ])
    expect((await ordered(visitor, inesSignature).catch(() => ({ code: 404 }))).code).toBe(404)
    const mine = await visitor.call(listOrders, { query: { idContract: inesClassic } })
    expect(mine.body.data.map(({ id }: { id: number }) => id)).not.toContain(other)
    const accountant = { email: 'sums@example.org', scopes: ['money'], contracts: [inesSignature] }
    await hidden((await letIn(club, ines, accountant)).visitor, [[readOrder, of]])
  })

  test('taken away, the next press orders nothing', async () => {
    await elena.call(endTrusted, { query: { id: trust } })
    const late = await carmen.call(priceCart, { body: { idContract: CONTRACT, lines: lines() } })
    expect(late.code).toBe(401)
  })
})
