import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { UNTOLD } from '../../cart.ts'
import { placeOrder, priceCart } from '../../checkout.endpoints.ts'
import { readCustomer, saveCustomer } from '../../orders/customers.endpoints.ts'
import { cancelOrder, listOrders, readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, BUYER, detailsOf, shopper, type TestDetail, takenOf } from '../testing.cart.ts'

describe.each(BOTH_ENGINES)('ordering on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let contract: number
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  let car: TestDetail
  let sedan: TestDetail
  /** A day on which nothing of the cast's is taken, one of Elena's stays. */
  let day: string

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const db = stage.database.db
    const { rows } = await sql<{ contract: number; day: string }>`
      SELECT c.id AS contract, b.check_in AS day
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    contract = rows[0]!.contract
    day = addDays(rows[0]!.day, 1)
    shop = shopper(elena, contract)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    // The van: it has room for more people than its price is for.
    const cars = await detailsOf(db, 'private-airport-transfer')
    sedan = cars[0]!
    car = cars[1]!
    await sql`DELETE FROM allotment`.execute(db)
    await sql`DELETE FROM product_blackouts`.execute(db)
  })
  afterAll(() => stage.close())

  const ride = (more: object = {}) => ({
    itinerario: { nameBenefi: 'Elena', lastNameBenefi: 'Harrington', extrapax_num: 1, ...more },
  })

  test('a customer is checked, and stored once', async () => {
    const bad = await elena.call(saveCustomer, { body: { ...BUYER, phone: 'call me', email: 'x' } })
    expect([bad.code, Object.keys(bad.body.fields).sort()]).toEqual([400, ['email', 'phone']])
    const [one, two] = [
      await elena.call(saveCustomer, { body: BUYER }),
      await elena.call(saveCustomer, { body: BUYER }),
    ]
    expect(one.body.id).toBe(two.body.id)
    expect((await elena.call(readCustomer)).body.data).toMatchObject({
      idCustomer: one.body.id,
      email: 'elena@marea.example',
      customertype: 2,
      paymentmethod: 1040,
    })
    const ines = await stage.signedIn('ines')
    expect((await ines.call(readCustomer)).body.data).toMatchObject({ name: 'Inés', paymentmethod: 1040 })
  })

  test('the club’s own figures: discounts, extra passengers, tax, the stay, and what could pay', async () => {
    const priced = await shop.price([
      aLine({ detailId: supper.id, operationtime: '19:30', qty: 2, operationdate: day }),
      aLine({ detailId: car.id, operationdate: day, ...ride() }),
    ])
    expect(priced.possible).toBe(true)
    expect(priced.lines[0]).toMatchObject({
      saleprice: supper.cents,
      originalSalePrice: supper.cents,
      fault: null,
    })
    expect(priced.lines[1]).toMatchObject({
      cost: car.cents + car.extra!,
      extrapax_amount: car.extra,
      benefits: [expect.objectContaining({ unit: 'passes', needs: 1 })],
    })
    const [total] = priced.totals
    expect(total!.tax).toBe(Math.round((total!.gross - total!.discount) * 0.16))
    expect(total!.total).toBe(total!.gross - total!.discount + total!.tax)
    expect(priced.lines[0]!.ownerBooking).toBe(priced.stays[0]!.id)
    expect(priced.payments).toEqual([{ code: 1040, kind: 'on-account' }])
  })

  test('why a line cannot be had, each by its name', async () => {
    const db = stage.database.db
    await sql`INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
              VALUES (${supper.productId}, ${addDays(day, 5)}, ${addDays(day, 6)}, '{"en": "No", "es": "No"}')`.execute(
      db,
    )
    const line = (more: object) =>
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day, ...more })
    const faults = async (lines: ReturnType<typeof aLine>[]) =>
      (await shop.price(lines)).lines.map(({ fault }) => fault)
    expect(await faults([line({ detailId: 99_999 })])).toEqual(['gone'])
    expect(await faults([line({ operationdate: null })])).toEqual(['no-date'])
    expect(await faults([line({ operationdate: addDays(TEST_DAY, -1) })])).toEqual(['past'])
    expect(await faults([line({ operationdate: addDays(TEST_DAY, 366) })])).toEqual(['too-far'])
    expect(await faults([line({ operationdate: addDays(day, 5) })])).toEqual(['closed'])
    expect(await faults([line({ qty: supper.capacity! + 1 })])).toEqual(['sold-out'])
    expect(await faults([line({ qty: supper.capacity! }), line({ qty: 1 })])).toEqual([
      'sold-out',
      'sold-out',
    ])
    expect(await faults([line(ride())])).toEqual(['no-extra'])
    expect(await faults([line({ detailId: car.id })])).toEqual(['itinerary-missing'])
    expect(await faults([line({ detailId: car.id, ...ride() })])).toEqual([null])
    expect(await faults([line({ isBenefit: true, idBenefitYear: 1 })])).toEqual(['benefit'])
    expect(await faults([line({ uuidPackage: crypto.randomUUID() })])).toEqual(['package-changed'])
    const { rows } = await sql<{
      id: number
    }>`SELECT id FROM events WHERE end_day < ${TEST_DAY} LIMIT 1`.execute(db)
    const event = line({ kind: 'event', detailId: rows[0]!.id })
    expect(await faults([event])).toEqual(['ended'])
    // An evening of today, begun an hour ago, that ends after midnight; one of three days, on its second.
    const held = (from: string, until: string, start: string, end: string) =>
      sql`UPDATE events SET start_day = ${from}::date, end_day = ${until}::date, start_time = ${start}, end_time = ${end}
           WHERE id = ${rows[0]!.id}`.execute(db)
    await held(TEST_DAY, addDays(TEST_DAY, 1), '00:00', '00:00')
    expect(await faults([event])).toEqual(['begun'])
    await held(addDays(TEST_DAY, -1), addDays(TEST_DAY, 1), '00:00', '23:00')
    expect(await faults([event])).toEqual([null])
    await sql`DELETE FROM product_blackouts`.execute(db)
  })

  test('an order with every code of the spec, its stay, its places taken, and a mail', async () => {
    const db = stage.database.db
    const answer = await shop.order([
      aLine({
        detailId: supper.id,
        qty: 2,
        operationdate: day,
        operationtime: '19:30',
        note: 'A quiet corner',
        beneficiarios: [{ fullname: 'Leo Harrington', phone: '', email: '', room: '1204' }],
      }),
      aLine({ detailId: car.id, operationdate: day, ...ride() }),
    ])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const [placed] = answer.body.data
    expect(placed).toMatchObject({
      number: expect.stringMatching(/^OR-\d+$/),
      currency: 'USD',
      paymentlink: null,
    })
    expect(answer.body.email).toBe('elena@marea.example')
    expect(await takenOf(db, supper.id, day)).toBe(2)
    expect(await takenOf(db, car.id, day)).toBe(1)

    const { body } = await elena.call(readOrder, { query: { idOrder: placed.id } })
    expect(body.data).toMatchObject({
      canalventa: 25,
      cargomanual: false,
      orderStatus: 1,
      puntoventa: 34,
      seccioncanal: 35,
      customertype: 2,
      saleUser: 1272,
      paymentmethod: 1040,
      paymentreference: null,
      paymentlink: null,
      customeragent: null,
      language: 'en',
      hotel: 'Bahía Serena',
      hotelsihotcode: '101',
      numreserva: expect.stringMatching(/^BK-/),
      state: 'placed',
      mayCancel: true,
      byAdmin: false,
      totalSale: placed.totalSale,
    })
    expect(body.data.details[0]).toMatchObject({
      unitPrice: supper.cents,
      qty: 2,
      operationtime: '19:30',
      typeDiscount: 'Sin descuento',
      note: 'A quiet corner',
      beneficiarios: [{ fullname: 'Leo Harrington', room: '1204' }],
      ownerBooking: body.data.numreserva,
      orderbooking: {
        guestName: expect.any(String),
        nights: expect.any(Number),
        rateCode: 'CLASSIC',
        roomCode: expect.any(String),
      },
    })
    expect(body.data.details[1].itinerario).toEqual({
      nameBenefi: 'Elena',
      lastNameBenefi: 'Harrington',
      trip: 'Arrival',
      extrapax_amount: car.extra,
      extrapax_num: 1,
      ...UNTOLD,
    })
    const { rows } = await sql<{ recipient: string; content: Record<string, string> }>`
      SELECT recipient, content FROM outbox WHERE kind = 'order-placed'`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.content).toMatchObject({ numbers: placed.number, paying: 'account' })
    expect(rows[0]!.content.tables).toContain('07:30 PM')
    expect(rows[0]!.content.tables).toContain('Change or cancel free of charge until: ')

    const list = await elena.call(listOrders)
    expect(list.body.data[0]).toMatchObject({ number: placed.number, state: 'placed', mayCancel: true })
    expect(list.body.data[0].lines).toHaveLength(2)
  })

  test('other figures than the owner saw are 409 with the new ones, and nothing is taken', async () => {
    const db = stage.database.db
    const body = await shop.bodyOf([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: addDays(day, 1) }),
    ])
    await sql`UPDATE product_details SET sale_cents = sale_cents + 100 WHERE id = ${supper.id}`.execute(db)
    const answer = await shop.send(body)
    expect([answer.code, answer.body.code]).toEqual([409, 'CART_CHANGED'])
    expect(answer.body.priced.lines[0]).toMatchObject({ saleprice: supper.cents + 100, fault: null })
    expect(answer.body.priced.totals[0].total).toBe(Math.round((supper.cents + 100) * 1.16))
    await sql`UPDATE product_details SET sale_cents = sale_cents - 100 WHERE id = ${supper.id}`.execute(db)
    expect(await takenOf(db, supper.id, addDays(day, 1))).toBe(0)
    const cheaper = structuredClone(body) as { lines: { cost: number }[]; totals: { total: number }[] }
    cheaper.lines[0]!.cost = 1
    cheaper.totals[0]!.total = 1
    expect((await shop.send(cheaper)).body.code).toBe('CART_CHANGED')
  })

  test('terms, a stranger’s customer, stay or contract, a way of paying that is not offered', async () => {
    const body = await shop.bodyOf([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }),
    ])
    const unticked = await shop.send({ ...body, terms: false })
    expect([unticked.code, Object.keys(unticked.body.fields)]).toEqual([400, ['terms']])
    const ines = await stage.signedIn('ines')
    const hers = await ines.call(saveCustomer, { body: { ...BUYER, name: 'Inés' } })
    expect((await shop.send({ ...body, idCustomer: hers.body.id })).body.code).toBe('CUSTOMER_NOT_FOUND')
    expect((await shop.send({ ...body, idBooking: 99_999 })).body.code).toBe('BOOKING_NOT_FOUND')
    expect((await shop.send({ ...body, paymentmethod: 1050 })).body.code).toBe('PAYMENT_NOT_OFFERED')
    expect((await ines.call(placeOrder, { body })).code).toBe(404)
    expect((await ines.call(priceCart, { body: { idContract: contract, lines: body.lines } })).code).toBe(404)
    const twice = { ...body, lines: [...(body.lines as object[]), ...(body.lines as object[])] }
    expect((await shop.send(twice)).code).toBe(400)
    const marcos = await stage.signedIn('marcos')
    expect((await marcos.call(placeOrder, { body })).body.code).toBe('UNSIGNED_REPORT')
  })

  test('an order that is named for a stay has its days alone; the refusal names the line and the days', async () => {
    const { rows } = await sql<{ id: number; out: string }>`
      SELECT id, check_out AS out FROM bookings WHERE contract_id = ${contract} AND check_in = ${addDays(day, -1)}`.execute(
      stage.database.db,
    )
    const { id, out } = rows[0]!
    const lineOn = (operationdate: string) =>
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate })
    const late = await shop.order(
      [aLine({ detailId: car.id, operationdate: out, ...ride() }), lineOn(addDays(out, 1))],
      { idBooking: id },
    )
    expect([late.code, late.body.code]).toEqual([409, 'LINE_OUTSIDE_STAY'])
    expect(late.body.message).toContain(dayInWords(addDays(out, 1), 'en'))
    expect(late.body.message).toContain(`${dayInWords(addDays(day, -1), 'en')} to ${dayInWords(out, 'en')}`)
    expect(await takenOf(stage.database.db, supper.id, out)).toBe(0)
    const early = await shop.order([lineOn(addDays(day, -2))], { idBooking: id })
    expect(early.body.code).toBe('LINE_OUTSIDE_STAY')
    expect((await shop.order([lineOn(out)], { idBooking: id })).code).toBe(200)
    const asked = { idContract: contract, lines: [lineOn(out)] }
    const priced = await elena.call(priceCart, { body: { ...asked, idBooking: 99_999 } })
    expect([priced.code, priced.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
  })

  test('a stay of the contract that is cancelled is named as that; somebody else’s is not found', async () => {
    const db = stage.database.db
    const lines = [aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day })]
    const body = await shop.bodyOf(lines)
    const cancelledOf = async (whose: 'hers' | 'others') => {
      const { rows } = await sql<{ id: number; code: string }>`
        SELECT id, code FROM bookings
         WHERE status = 'cancelled' AND (contract_id = ${contract}) = ${whose === 'hers'} LIMIT 1`.execute(db)
      return rows[0]!
    }
    const hers = await cancelledOf('hers')
    for (const answer of [
      await shop.send({ ...body, idBooking: hers.id }),
      await elena.call(priceCart, { body: { idContract: contract, lines, idBooking: hers.id } }),
    ]) {
      expect([answer.code, answer.body.code]).toEqual([409, 'STAY_CLOSED'])
      expect(answer.body.message).toContain(`${hers.code} is cancelled`)
    }
    const { id } = await cancelledOf('others')
    expect((await shop.send({ ...body, idBooking: id })).body.code).toBe('BOOKING_NOT_FOUND')
  })

  test('an hour of today that has passed at the resort, and the same thing twice, are marked on their lines', async () => {
    const { rows } = await sql<{ zone: string }>`
      SELECT h.zone FROM contracts c JOIN hotels h ON h.id = c.hotel_id WHERE c.id = ${contract}`.execute(
      stage.database.db,
    )
    const today = todayIn(rows[0]!.zone, stage.clock.now())
    const line = (more: object) =>
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: today, ...more })
    const passed = await shop.order([line({ operationtime: '00:00' })])
    expect([passed.code, passed.body.priced.lines[0].fault]).toEqual([409, 'past-time'])
    const later = await shop.price([line({ operationtime: '21:00' })])
    expect(later.lines[0]).toMatchObject({ fault: null, isFinal: true })
    const tomorrow = await shop.price([line({ operationdate: addDays(today, 1), operationtime: '21:00' })])
    expect(tomorrow.lines[0]).toMatchObject({
      ...{ fault: null, isFinal: false },
      until: { day: today, time: '23:59' },
    })
    const twice = await shop.order([line({ operationdate: day }), line({ operationdate: addDays(day, 1) })])
    expect([twice.code, twice.body.code]).toEqual([409, 'CART_NOT_POSSIBLE'])
    expect(twice.body.priced.lines.map(({ fault }: { fault: string }) => fault)).toEqual([null, 'twice'])
  })

  test('a key that is none is refused for that', async () => {
    const body = await shop.bodyOf([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: day }),
    ])
    for (const key of ['sixsix', 'x'.repeat(101), 'with a space in it']) {
      const answer = await shop.send(body, { 'idempotency-key': key })
      expect([answer.code, answer.body.code, answer.body.fields]).toEqual([
        400,
        'IDEMPOTENCY_KEY_INVALID',
        undefined,
      ])
      expect(answer.body.message).toContain('Idempotency-Key')
    }
  })

  test('the same key ten times is one order', async () => {
    const when = addDays(day, 2)
    const body = await shop.bodyOf([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: when }),
    ])
    const headers = { 'idempotency-key': 'the-same-cart-again' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.send(body, headers)))
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1)
    expect(answers[0]!.code).toBe(200)
    expect(await takenOf(stage.database.db, supper.id, when)).toBe(1)
  })

  test('the same cart four times, without a key, is one order; a cart of which some was ordered is refused', async () => {
    const when = addDays(day, 3)
    const line = aLine({ detailId: supper.id, operationtime: '19:30', operationdate: when })
    const body = await shop.bodyOf([line])
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.send(body)))
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1)
    expect(await takenOf(stage.database.db, supper.id, when)).toBe(1)
    for (const change of [{ qty: 2 }, { operationdate: addDays(when, 1) }, { detailId: car.id }]) {
      const other = { ...body, lines: [{ ...(body.lines as object[])[0], ...change }] }
      const answer = await shop.send(other, {
        'idempotency-key': `another-cart-${JSON.stringify(change).length}`,
      })
      expect([answer.code, answer.body.code]).toEqual([409, 'CART_ORDERED'])
    }
    // Days later still, and in another tab that has gone on.
    expect((await shop.send(body)).body.data).toEqual(answers[0]!.body.data)
    const more = await shop.bodyOf([
      line,
      aLine({
        detailId: car.id,
        operationdate: when,
        itinerario: { nameBenefi: 'E', lastNameBenefi: 'H', trip: 'Arrival', adults: 1 },
      }),
    ])
    const refused = await shop.send(more)
    expect([refused.code, refused.body.code]).toEqual([409, 'CART_ORDERED'])
    expect(refused.body.message).toContain(answers[0]!.body.data[0].number)
    // What is cancelled can be ordered again.
    await elena.call(cancelOrder, { body: { idOrder: answers[0]!.body.data[0].id } })
    expect((await shop.send(body)).body.data[0].id).not.toBe(answers[0]!.body.data[0].id)
    expect(await takenOf(stage.database.db, supper.id, when)).toBe(1)
  })

  test('a package is one price, takes the places of its parts, and is refused when it is not whole', async () => {
    const db = stage.database.db
    const { rows } = await sql<{
      id: number
      cents: number
      parts: { detailId: number; qty: number; transfer: boolean }[]
    }>`
      SELECT k.id, k.sale_cents AS cents, (
             SELECT jsonb_agg(jsonb_build_object('detailId', l.detail_id, 'qty', l.quantity, 'transfer', p.transfer)
                              ORDER BY l.position)
               FROM package_lines l JOIN product_details d ON d.id = l.detail_id JOIN products p ON p.id = d.product_id
              WHERE l.package_id = k.id) AS parts
        FROM packages k WHERE k.slug = 'first-day-settled'`.execute(db)
    const bundle = rows[0]!
    const when = addDays(day, 3)
    const head = aLine({ kind: 'package', detailId: bundle.id })
    const parts = bundle.parts.map((part) =>
      aLine({
        detailId: part.detailId,
        qty: part.qty,
        operationdate: when,
        uuidPackage: head.uuid,
        ...(part.transfer && ride({ extrapax_num: 0 })),
      }),
    )
    const lines = [{ ...head, operationdate: when }, ...parts]
    const priced = await shop.price(lines)
    expect(priced.possible, JSON.stringify(priced.lines.map(({ fault }) => fault))).toBe(true)
    expect(priced.totals[0]!.gross).toBe(bundle.cents)
    expect((await shop.price(lines.slice(0, -1))).lines[0]!.fault).toBe('package-changed')
    expect((await shop.price([{ ...head, operationdate: when, qty: 2 }, ...parts])).lines[0]!.fault).toBe(
      'package-changed',
    )

    const answer = await shop.order(lines)
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const limited = parts.find(({ detailId }) => detailId === sedan.id)!
    expect(await takenOf(db, limited.detailId, when)).toBe(1)
    const { body } = await elena.call(readOrder, { query: { idOrder: answer.body.data[0].id } })
    expect(body.data.details.map((one: { belongsToPackage: boolean }) => one.belongsToPackage)).toEqual([
      false,
      ...parts.map(() => true),
    ])
    expect(body.data.details[1]).toMatchObject({ uuidPackage: head.uuid, unitPrice: 0, total: 0 })
  })

  test('a package and a single line that share the last place fail on the sum', async () => {
    const db = stage.database.db
    const when = addDays(day, 4)
    const bundle = await sql<{
      id: number
    }>`SELECT id FROM packages WHERE slug = 'first-day-settled'`.execute(db)
    const { rows: parts } = await sql<{ detailId: number; qty: number; transfer: boolean }>`
      SELECT l.detail_id AS "detailId", l.quantity AS qty, p.transfer
        FROM package_lines l JOIN product_details d ON d.id = l.detail_id JOIN products p ON p.id = d.product_id
       WHERE l.package_id = ${bundle.rows[0]!.id} ORDER BY l.position`.execute(db)
    await sql`INSERT INTO allotment VALUES (${sedan.id}, ${when}, 5, 4)
              ON CONFLICT (detail_id, day) DO UPDATE SET capacity = 5, taken = 4`.execute(db)
    const head = aLine({ kind: 'package', detailId: bundle.rows[0]!.id, operationdate: when })
    const packed = [
      head,
      ...parts.map(({ transfer, ...part }) =>
        aLine({
          ...part,
          operationdate: when,
          uuidPackage: head.uuid,
          ...(transfer && ride({ extrapax_num: 0 })),
        }),
      ),
    ]
    const single = aLine({ detailId: sedan.id, operationdate: when, ...ride({ extrapax_num: 0 }) })
    expect((await shop.price(packed)).possible).toBe(true)
    expect((await shop.price([single])).possible).toBe(true)
    const both = await shop.order([...packed, single])
    expect([both.code, both.body.code]).toEqual([409, 'CART_NOT_POSSIBLE'])
    const faults = both.body.priced.lines.map((one: { fault: string | null }) => one.fault)
    expect(faults.filter((fault: string | null) => fault === 'sold-out')).toHaveLength(2)
    expect(await takenOf(db, sedan.id, when)).toBe(4)
    expect((await shop.order(packed)).code).toBe(200)
    expect(await takenOf(db, sedan.id, when)).toBe(5)
  })

  test('two currencies are two orders of one checkout', async () => {
    const db = stage.database.db
    const { rows } = await sql<{ id: number; start: string; left: number }>`
      SELECT id, start_day AS start, capacity - taken AS left FROM events
       WHERE currency = 'MXN' AND start_day > ${addDays(TEST_DAY, 1)} AND taken < capacity - 5 LIMIT 1`.execute(
      db,
    )
    const answer = await shop.order([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: addDays(day, 7) }),
      aLine({ kind: 'event', detailId: rows[0]!.id, qty: 3, operationdate: rows[0]!.start }),
    ])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.data.map((one: { currency: string }) => one.currency).sort()).toEqual(['MXN', 'USD'])
    const { rows: after } = await sql<{ left: number }>`
      SELECT capacity - taken AS left FROM events WHERE id = ${rows[0]!.id}`.execute(db)
    expect(after[0]!.left).toBe(rows[0]!.left - 3)
    const pesos = answer.body.data.find((one: { currency: string }) => one.currency === 'MXN')
    await elena.call(cancelOrder, { body: { idOrder: pesos.id } })
    const { rows: back } = await sql<{ left: number }>`
      SELECT capacity - taken AS left FROM events WHERE id = ${rows[0]!.id}`.execute(db)
    expect(back[0]!.left).toBe(rows[0]!.left)
  })

  test('a benefit pays for its line: held in the ledger, given back at a cancellation', async () => {
    const db = stage.database.db
    const when = addDays(day, 1)
    const line = aLine({ detailId: car.id, operationdate: when, ...ride() })
    const [able] = (await shop.price([line])).lines[0]!.benefits
    const balance = async () =>
      (
        await sql<{
          balance: number
        }>`SELECT balance FROM benefit_years WHERE id = ${able!.idBenefitYear}`.execute(db)
      ).rows[0]!.balance
    const before = await balance()
    const paid = { ...line, isBenefit: true, idBenefitYear: able!.idBenefitYear }
    const priced = await shop.price([paid])
    // The pass pays for the car; who comes along is extra.
    expect(priced.lines[0]).toMatchObject({
      cost: car.extra,
      isBenefit: true,
      typeDiscount: 'Beneficio',
      fault: null,
    })
    const tooMany = { ...paid, qty: before + 1 }
    expect((await shop.price([tooMany])).lines[0]!.fault).not.toBe(null)

    const answer = await shop.order([paid])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const { id, number } = answer.body.data[0]
    expect(await balance()).toBe(before - 1)
    const { rows } = await sql<{ kind: string; quantity: number; note: string }>`
      SELECT kind, quantity, note FROM benefit_entries WHERE order_id = ${id}`.execute(db)
    expect(rows).toEqual([{ kind: 'hold', quantity: -1, note: number }])
    const order = await elena.call(readOrder, { query: { idOrder: id } })
    expect(order.body.data.details[0]).toMatchObject({
      isBenefit: true,
      total: car.extra,
      discount: car.cents,
    })

    expect((await elena.call(cancelOrder, { body: { idOrder: id } })).code).toBe(200)
    expect(await balance()).toBe(before)
  })

  test('cancelled before its first day: places go back once, a mail says so, and never again', async () => {
    const db = stage.database.db
    const when = addDays(day, 8)
    const answer = await shop.order([
      aLine({ detailId: supper.id, operationtime: '19:30', qty: 3, operationdate: when }),
    ])
    const idOrder = answer.body.data[0].id
    expect(await takenOf(db, supper.id, when)).toBe(3)
    const ines = await stage.signedIn('ines')
    expect((await ines.call(cancelOrder, { body: { idOrder } })).body.code).toBe('ORDER_NOT_FOUND')
    expect((await ines.call(readOrder, { query: { idOrder } })).code).toBe(404)
    const [one, two] = await Promise.all([
      elena.call(cancelOrder, { body: { idOrder } }),
      elena.call(cancelOrder, { body: { idOrder } }),
    ])
    expect([one.code, two.code].sort()).toEqual([200, 409])
    expect(await takenOf(db, supper.id, when)).toBe(0)
    const { body } = await elena.call(readOrder, { query: { idOrder } })
    expect(body.data).toMatchObject({
      state: 'cancelled',
      orderStatus: 3,
      mayCancel: false,
      refundDue: false,
    })
    const { rows } = await sql<{ subject: string }>`
      SELECT content ->> 'numbers' AS subject FROM outbox WHERE kind = 'order-cancelled'`.execute(db)
    expect(rows.map(({ subject }) => subject)).toContain(body.data.number)

    const today = await shop.order([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: TEST_DAY }),
    ])
    const late = await elena.call(cancelOrder, { body: { idOrder: today.body.data[0].id } })
    expect([late.code, late.body.code]).toEqual([409, 'ORDER_CANNOT_CANCEL'])
    expect(late.body.message).toContain('could be cancelled until Tue, Nov 17, 2026, 11:59 PM')
    const again = await elena.call(cancelOrder, { body: { idOrder } })
    expect(again.body.message).toContain('already cancelled')
  })

  test('an admin orders for the owner, and the order says so', async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    const nobody = await ruth.call(listOrders)
    expect([nobody.code, nobody.body.code]).toEqual([403, 'NO_OWNER_SELECTED'])
    await sql`UPDATE sessions SET acting_owner_id = (SELECT id FROM owners WHERE email = 'elena@marea.example')
               WHERE admin_id IS NOT NULL`.execute(stage.database.db)
    const answer = await shopper(ruth, contract).order([
      aLine({ detailId: supper.id, operationtime: '19:30', operationdate: addDays(day, 9) }),
    ])
    expect(answer.code, JSON.stringify(answer.body)).toBe(200)
    const paid = aLine({ detailId: car.id, operationdate: addDays(day, 9), ...ride() })
    const [able] = (await shop.price([paid])).lines[0]!.benefits
    expect((await shopper(ruth, contract).price([paid])).lines[0]!.benefits).toEqual([])
    const benefit = { isBenefit: true, idBenefitYear: able!.idBenefitYear }
    expect((await shopper(ruth, contract).price([{ ...paid, ...benefit }])).lines[0]!.fault).toBe('benefit')
    const spent = await ruth.call(placeOrder, { body: await shop.bodyOf([{ ...paid, ...benefit }]) })
    expect([spent.code, spent.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    const { body } = await elena.call(readOrder, { query: { idOrder: answer.body.data[0].id } })
    expect(body.data).toMatchObject({ byAdmin: true, customeragent: expect.stringContaining('Ruth') })
    const { rows: told } = await sql<{ byClub: string }>`
      SELECT content ->> 'byClub' AS "byClub" FROM outbox WHERE kind = 'order-placed' ORDER BY id DESC LIMIT 1`.execute(
      stage.database.db,
    )
    expect(told[0]?.byClub).toBe('yes')
    const cancelled = await ruth.call(cancelOrder, { body: { idOrder: body.data.id } })
    expect(cancelled.body.data).toEqual({
      ...{ state: 'cancelled', orderStatus: 3 },
      ...{ refundDue: false, backToCard: false, benefitsBack: false },
    })
    const { rows } = await sql<{ by: number | null }>`
      SELECT cancelled_by_admin_id AS by FROM orders WHERE id = ${body.data.id}`.execute(stage.database.db)
    expect(rows[0]!.by).not.toBeNull()
  })
})
