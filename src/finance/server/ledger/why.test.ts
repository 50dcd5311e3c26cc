import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  BOTH_ENGINES,
  clubDatabase,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import {
  type DocumentReason,
  exportWhy,
  type FeeReason,
  type ProfitReason,
  readWhy,
  type Why,
} from '../../ledger.endpoints.ts'
import { explain } from './explain.ts'
import { findWhy } from './why.store.ts'

describe.each(BOTH_ENGINES)('why a figure is what it is, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let taken: () => CompiledQuery[]
  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  const documents = async (where: string) => {
    const { rows } = await sql<{ id: number; reference: string }>`
      SELECT id, reference FROM transactions WHERE contract_id = 1 AND ${sql.raw(where)} ORDER BY day DESC, id`.execute(
      stage.database.db,
    )
    return rows
  }
  const why = async (id: number): Promise<Why> => {
    const { code, body } = await elena.call(readWhy, { query: { id } })
    expect(code).toBe(200)
    return body.data
  }

  test('every profit of the last year comes from its nights to the cent; before that only totals are kept', async () => {
    const results = await documents(`part = 'result'`)
    const reasons = await Promise.all(results.map(({ id }) => why(id)))
    for (const [at, one] of reasons.entries()) {
      const reason = one.reason as ProfitReason
      expect(one.cents).toBe(reason.incomeCents - reason.feesCents)
      if (at >= 12) {
        if (at >= 14) expect(reason.proof).toBeNull()
        continue
      }
      const proof = reason.proof!
      const nights = proof.stays.flatMap((stay) => stay.nights)
      expect(nights).toHaveLength(proof.nightsRented)
      expect(nights.reduce((sum, { shareCents }) => sum + shareCents, 0)).toBe(proof.shareCents)
      expect(nights.reduce((sum, { cents }) => sum + cents, 0)).toBe(reason.incomeCents)
      expect(one.cents).toBe(
        reason.incomeCents - proof.commissionCents - proof.shareCents - proof.serviceCents,
      )
      expect(proof).toMatchObject({ rule: { shareBasisPoints: 2800 }, before: { shareBasisPoints: 3000 } })
      expect(one.entries).toMatchObject([{ cents: one.cents, stands: true, corrects: null }])
    }
  })

  test('a fee comes from the budget and the residence’s share', async () => {
    const [fee] = await documents(`part = 'fee'`)
    const one = await why(fee!.id)
    const reason = one.reason as FeeReason
    expect(reason.budget).toMatchObject({ area: 12_800, wholeArea: 2_000_000, wholeCents: 24_800_000 })
    expect(reason.parts.map(({ cents, wholeCents }) => [wholeCents, cents])).toEqual([
      [12_400_000, 79_360],
      [6_800_000, 43_520],
      [5_600_000, 35_840],
    ])
    expect(-one.cents).toBe(158_720)
    expect(reason.openCents).toBe(
      158_720 - reason.paidCents - reason.setOffs.reduce((sum, { cents }) => sum + cents, 0),
    )
  })

  test('where the fee is another than the share, no share is told', async () => {
    const [fee] = await documents(`part = 'fee'`)
    await sql`UPDATE deeded_areas SET area = 12900 WHERE contract_id = 1`.execute(stage.database.db)
    expect(await why(fee!.id)).toMatchObject({
      reason: { budget: null, parts: [{ wholeCents: null }, {}, {}] },
    })
    await sql`UPDATE deeded_areas SET area = 12800 WHERE contract_id = 1`.execute(stage.database.db)
  })

  test('a payout comes from the signature; a repair from its request, an order from its lines, but only the contract’s own', async () => {
    const [payOut] = await documents(`part = 'pay-out'`)
    expect(await why(payOut!.id)).toMatchObject({
      reason: { kind: 'signature', what: 'pay-out', signer: expect.stringMatching(/^Elena/) },
    })
    const { db } = stage.database
    const own = await sql<{
      code: string
    }>`SELECT code FROM maintenance_requests WHERE contract_id = 1 LIMIT 1`.execute(db)
    const foreign = await sql<{
      code: string
    }>`SELECT code FROM maintenance_requests WHERE contract_id <> 1 LIMIT 1`.execute(db)
    const order = await sql<{ number: string; currency: string }>`
      SELECT number, currency FROM orders WHERE contract_id = 1 AND currency = 'USD' LIMIT 1`.execute(db)
    const [charge] = await documents(`origin = 'repair'`)
    const named = async (origin: string, number: string) => {
      await sql`UPDATE transactions SET origin = ${origin}, origin_number = ${number} WHERE id = ${charge!.id}`.execute(
        db,
      )
      return (await why(charge!.id)).reason
    }
    expect(await named('repair', own.rows[0]!.code)).toMatchObject({ repair: { code: own.rows[0]!.code } })
    expect(await named('repair', foreign.rows[0]!.code)).toMatchObject({ repair: null, order: null })
    expect(await named('order', order.rows[0]!.number)).toMatchObject({
      order: { number: order.rows[0]!.number },
    })
  })

  test('an order opens to its lines with their tax, what was cancelled and what a benefit paid, and adds up to the cent', async () => {
    const { db } = stage.database
    const [charge] = await documents(
      `reference LIKE 'OR-%' AND status = 'paid' AND origin_number IS NOT NULL`,
    )
    const one = await why(charge!.id)
    const { order } = one.reason as DocumentReason
    expect(-one.cents).toBe(order!.totalCents)
    expect(
      order!.lines.map(({ quantity, unitCents, taxCents, cents }) => [quantity, unitCents, taxCents, cents]),
    ).toEqual([
      [2, 6500, 2080, 15_080],
      [1, 1655, 265, 1920],
      [2, 9000, 0, 0],
    ])
    expect(order!.lines.map(({ cancelledDay }) => cancelledDay !== null)).toEqual([false, false, true])
    expect(order!.moves).toMatchObject([
      { kind: 'cancelled', cents: -20_880, before: { quantity: 2 }, after: null },
    ])

    // A benefit pays for the second line; the first one was paid by card and a part of that given back.
    await sql`
      WITH line AS (
        UPDATE order_details d SET discount_cents = 1655, total_cents = 0, is_benefit = true
          FROM orders o WHERE o.id = d.order_id AND o.number = ${order!.number} AND d.position = 2 RETURNING d.id, o.id AS order_id),
      held AS (
        INSERT INTO order_benefits (order_detail_id, benefit_year_id, quantity)
        SELECT l.id, (SELECT min(y.id) FROM benefit_years y JOIN benefits b ON b.id = y.benefit_id WHERE y.contract_id = 1 AND b.unit = 'money'), 1920 FROM line l)
      UPDATE orders SET discount_cents = 1655, tax_cents = 2080, total_cents = 15080
       WHERE id = (SELECT order_id FROM line)`.execute(db)
    for (const [cents, of] of [
      [15_080, null],
      [-5_000, 'card-of-why'],
    ] as const)
      await sql`
        INSERT INTO payments (order_id, provider, reference, cents, currency, state, card_last4, refund_of, created_at, changed_at)
        SELECT o.id, 'stripe', ${of ? 'card-of-why-1' : 'card-of-why'}, ${cents}, 'USD', 'paid', '4242',
               (SELECT id FROM payments WHERE reference = ${of}), o.created_at + interval '1 day', o.created_at + interval '1 day'
          FROM orders o WHERE o.number = ${order!.number}`.execute(db)
    const paid = ((await why(charge!.id)).reason as DocumentReason).order!
    expect(paid.lines[1]).toMatchObject({
      cents: 0,
      taxCents: 0,
      discountCents: 1655,
      benefit: { quantity: 1920 },
    })
    expect(paid.moves.map(({ kind, cents, last4 }) => [kind, cents, last4])).toEqual([
      ['paid', 15_080, '4242'],
      ['given-back', -5_000, '4242'],
      ['cancelled', -20_880, null],
    ])
    for (const {
      quantity,
      unitCents,
      extraCents,
      discountCents,
      taxCents,
      cents,
      cancelledDay,
    } of paid.lines)
      expect(cancelledDay ? 0 : quantity * unitCents + extraCents - discountCents + taxCents).toBe(cents)
    expect(paid.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(paid.totalCents)

    const { bytes } = await elena.call(exportWhy, { query: { id: charge!.id } })
    const csv = bytes.toString('utf8')
    expect(csv).toMatch(/,Ordered,"2 × Sunset under sail · [^"]+, 05:00 PM",130\.00,USD/)
    expect(csv).toContain(',-16.55,USD')
    expect(csv).toContain(',The order comes to,,150.80,USD')
    expect(csv).toMatch(/,Given back,4242,-50\.00,USD/)
  })

  test('a repair opens to its request as it stands, with its photographs for owners and for whom they trust with maintenance', async () => {
    const { db } = stage.database
    const [charge] = await documents(`origin = 'repair' AND origin_number IS NOT NULL`)
    const one = await why(charge!.id)
    const { repair } = one.reason as DocumentReason
    expect(repair).toMatchObject({
      description: expect.stringContaining('air conditioners'),
      provider: 'Clima Peninsular',
      status: 'resolved',
      pictures: [],
    })
    expect(one.lines).toMatchObject([{ quantity: 3, unitCents: -4800 }])
    const key = '6b0f2c9e-1111-4222-8333-444455556666'
    await sql`
      INSERT INTO stored_files (key, name, media_type, bytes, sha256, scope, contract_id, created_at)
      VALUES (${key}, 'the unit.webp', 'image/webp', 10, decode(repeat('00', 32), 'hex'), 'contract', 1, now())`.execute(
      db,
    )
    await sql`INSERT INTO maintenance_files (request_id, kind, position, file_key) VALUES (${repair!.id}, 'image', 1, ${key})`.execute(
      db,
    )
    expect((await why(charge!.id)).reason).toMatchObject({
      repair: {
        images: 1,
        pictures: [{ key, name: 'the unit.webp', fileRoute: `/api/files/${key}/the%20unit.webp` }],
      },
    })
    const csv = (await elena.call(exportWhy, { query: { id: charge!.id } })).bytes.toString('utf8')
    expect(csv).toMatch(/,Photograph,the unit\.webp,,USD/)
    expect(csv).toMatch(new RegExp(`^${repair!.askedDay},What was asked for,MR`, 'm'))
    expect(csv).toMatch(/,What was asked for,MR-\d+: The three air conditioners/)
    const found = await findWhy(db, 1, charge!.id)
    expect(explain(found!, { pictures: false }).reason).toMatchObject({ repair: { images: 1, pictures: [] } })
  })

  test('a corrected figure shows both entries, the first one taken back', async () => {
    const [charge] = await documents(`origin = 'repair'`)
    await stage.database.db.transaction().execute(async (trx) => {
      await sql`UPDATE transactions SET cents = -100 WHERE id = ${charge!.id}`.execute(trx)
      await sql`DELETE FROM transaction_lines WHERE transaction_id = ${charge!.id} AND position > 1`.execute(
        trx,
      )
      await sql`UPDATE transaction_lines SET quantity = 1, unit_cents = -100, cents = -100
                 WHERE transaction_id = ${charge!.id}`.execute(trx)
    })
    const { entries } = await why(charge!.id)
    expect(entries.map(({ kind, stands }) => [kind, stands])).toEqual([
      ['charge', false],
      ['reversal', false],
      ['charge', true],
    ])
    expect(entries[1]).toMatchObject({ corrects: entries[0]!.id })
    expect(entries[2]).toMatchObject({ corrects: entries[0]!.id, cents: -100 })
  })

  test('a profit of 31 nights is explained in one statement', async () => {
    const { db } = stage.database
    const { rows } = await sql<{ id: number; month: string }>`
      SELECT t.id, r.month FROM executive_reports r JOIN transactions t ON t.report_id = r.id AND t.part = 'result'
       WHERE r.contract_id = 1 AND extract(day FROM r.month + interval '1 month' - interval '1 day') = 31
         AND EXISTS (SELECT FROM rented_nights n WHERE n.contract_id = 1 AND date_trunc('month', n.night) = r.month)
       ORDER BY r.month DESC LIMIT 1`.execute(db)
    const { id, month } = rows[0]!
    // The income of the month and its commission, spread over all of its nights: the first one takes what division leaves.
    await sql`
      INSERT INTO rented_nights (contract_id, night, folio, channel, rate, published_cents, cents, commission_cents, currency)
      SELECT 1, ${month}::date + k, 'FULL-MONTH', 'website', 'season', m.income, m.income / 31 + CASE k WHEN 0 THEN m.income % 31 ELSE 0 END,
             m.commission / 31 + CASE k WHEN 0 THEN m.commission % 31 ELSE 0 END, m.currency
        FROM generate_series(0, 30) k
       CROSS JOIN (SELECT sum(cents)::int AS income, sum(commission_cents)::int AS commission, currency
                     FROM rented_nights WHERE contract_id = 1 AND date_trunc('month', night) = ${month}::date GROUP BY currency) m
      ON CONFLICT (contract_id, night) DO UPDATE
        SET folio = excluded.folio, published_cents = excluded.published_cents, cents = excluded.cents, commission_cents = excluded.commission_cents`.execute(
      db,
    )
    await sql`UPDATE monthly_profits SET nights_rented = 31 WHERE contract_id = 1 AND month = ${month}::date`.execute(
      db,
    )
    await elena.call(readWhy, { query: { id } })
    taken()
    const { reason, cents } = await why(id)
    expect(taken()).toHaveLength(1)
    const { incomeCents, proof } = reason as ProfitReason
    const nights = proof!.stays.flatMap((stay) => stay.nights)
    expect(nights).toHaveLength(31)
    expect(nights.reduce((sum, night) => sum + night.cents, 0)).toBe(incomeCents)
    expect(cents).toBe(incomeCents - proof!.commissionCents - proof!.shareCents - proof!.serviceCents)
  })

  test('it is one statement, tells nobody’s name but the signer’s, and is 404 for another owner', async () => {
    const [result] = await documents(`part = 'result'`)
    await elena.call(readWhy, { query: { id: result!.id } })
    taken()
    const { body } = await elena.call(readWhy, { query: { id: result!.id } })
    expect(taken()).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/@|phone|guest"/i)
    const marcos = await stage.signedIn('marcos')
    for (const endpoint of [readWhy, exportWhy])
      expect((await marcos.call(endpoint, { query: { id: result!.id } })).code).toBe(404)
  })

  test('the file has a row for each night, step and entry', async () => {
    const [result] = await documents(`part = 'result'`)
    const { reason } = await why(result!.id)
    const { bytes } = await elena.call(exportWhy, { query: { id: result!.id } })
    const lines = bytes.toString('utf8').trim().split('\r\n')
    const { proof } = reason as ProfitReason
    expect(lines).toHaveLength(1 + 1 + proof!.nightsRented + 5)
    expect(lines.at(-1)).toContain(',Profit,')
    expect(
      lines.filter((line) => /,Night rented,".+Published rate \$[\d.,]+.+\. The club’s share \$/.test(line)),
    ).toHaveLength(proof!.nightsRented)
    expect(bytes.toString('utf8')).not.toMatch(/[{}]/)
  })
})
