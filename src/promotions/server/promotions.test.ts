import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { listExchanges, subscribeExchange } from '../exchanges.endpoints.ts'
import {
  acceptDisclaimer,
  listPromotions,
  type Promotion,
  readDisclaimer,
  readSharedPromotion,
} from '../promotions.endpoints.ts'

describe.each(BOTH_ENGINES)('promotions and the weeks exchange, %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let ines: Visitor
  let marcos: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    ines = await club.signedIn('ines')
    marcos = await club.signedIn('marcos')
  })
  afterAll(() => club.close())

  const elenas = { idContract: CAST_CONTRACTS.elena }
  const list = async (query: object = {}) =>
    (await elena.call(listPromotions, { query: { ...elenas, ...query } })).body.data as Promotion[]

  test('are those that run for the contract, in the language asked for', async () => {
    const inEnglish = await list()
    const inSpanish = await list({ idLanguage: 1 })
    expect(inEnglish.length).toBeGreaterThan(1)
    expect(inSpanish.map(({ id }) => id)).toEqual(inEnglish.map(({ id }) => id))
    expect(inSpanish[0]?.title).not.toBe(inEnglish[0]?.title)
    const before = inEnglish.length
    await sql`UPDATE promotions SET first_day = '2020-01-01', last_day = '2020-02-01'
               WHERE id = ${inEnglish.at(-1)?.id}`.execute(club.database.db)
    expect((await list()).length).toBe(before - 1)
  })

  test('a disclaimer is accepted once, and then the promotion may be shared with anyone', async () => {
    const promotion = (await list()).find(({ acceptedAt }) => acceptedAt === null)
    const query = { ...elenas, idPromo: promotion?.id }
    expect(promotion?.shareUrl).toBe('')
    expect((await elena.call(readDisclaimer, { query })).body.data).toEqual({
      accepted: false,
      acceptedAt: null,
    })
    const accepted = await elena.call(acceptDisclaimer, { body: { ...query, idLanguage: 2 } })
    expect(accepted.body.data).toMatchObject({ id: promotion?.id, acceptedAt: expect.any(String) })
    const again = await elena.call(acceptDisclaimer, { body: { ...query, idLanguage: 1 } })
    expect(again.body.data.acceptedAt).toBe(accepted.body.data.acceptedAt)
    const [, slug, language] = /\/promotions\/shared\/([^/]+)\/(..)$/.exec(accepted.body.data.shareUrl) ?? []
    const shared = await club.visitor().call(readSharedPromotion, { query: { slug, language } })
    expect(shared.body.data).toMatchObject({ title: promotion?.title })
    expect(shared.body.data).not.toHaveProperty('shareUrl')
    const none = await club.visitor().call(readSharedPromotion, { query: { slug: 'nothing-here' } })
    expect([none.code, none.body.code]).toEqual([404, 'PROMO_NOT_FOUND'])
  })

  test('a stranger’s contract is not there, a module that is off has none, and a report locks the acceptance', async () => {
    const idPromo = (await list())[0]?.id
    for (const [endpoint, input] of [
      [listPromotions, { query: elenas }],
      [readDisclaimer, { query: { ...elenas, idPromo } }],
      [acceptDisclaimer, { body: { ...elenas, idPromo } }],
      [listExchanges, { query: elenas }],
      [subscribeExchange, { body: { ...elenas, year: 2027, deed: 'subscribe' } }],
    ] as const)
      expect((await ines.call(endpoint, input)).code, endpoint.name).toBe(404)
    const locked = await marcos.call(acceptDisclaimer, {
      body: { idContract: CAST_CONTRACTS.marcos, idPromo },
    })
    expect(locked.body.code).toBe('UNSIGNED_REPORT')
    await sql`UPDATE contracts SET module_promotions = false WHERE id = ${CAST_CONTRACTS.marcos}`.execute(
      club.database.db,
    )
    const off = await marcos.call(listPromotions, { query: { idContract: CAST_CONTRACTS.marcos } })
    expect([off.code, off.body.code]).toEqual([404, 'PROMOS_NOT_FOUND'])
  })

  test('an admin who acts for an owner reads, but accepts and subscribes nothing in their name', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = (SELECT owner_id FROM contracts WHERE id = ${CAST_CONTRACTS.elena})
               WHERE admin_id IS NOT NULL`.execute(club.database.db)
    expect((await ruth.call(listPromotions, { query: elenas })).code).toBe(200)
    const idPromo = (await list())[0]?.id
    const refusedOne = await ruth.call(acceptDisclaimer, { body: { ...elenas, idPromo } })
    expect([refusedOne.code, refusedOne.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    const body = { ...elenas, year: 2027, deed: 'subscribe' }
    expect((await ruth.call(subscribeExchange, { body })).body.code).toBe('RESTRICTED_ACTION')
  })

  test('a contract subscribes once a year, changes and ends; all of it stays to read', async () => {
    const idContract = CAST_CONTRACTS.inesSignature
    const first = (await ines.call(listExchanges, { query: { idContract } })).body
    const [year] = first.years as number[]
    const deed = (name: string, more: object = {}) =>
      ines.call(subscribeExchange, { body: { idContract, year, deed: name, ...more } })
    const both = await Promise.all([
      deed('subscribe', { weeks: 2, wish: 'Montaña' }),
      deed('subscribe', { weeks: 3 }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect((await deed('change', { weeks: 1, wish: null })).body.data[0]).toBeDefined()
    const ended = (await deed('end')).body
    const mine = ended.data.find((one: { year: number }) => one.year === year)
    expect(mine).toMatchObject({ state: 'ended', weeks: 1, wish: null })
    expect(mine.history.map(({ deed: name }: { deed: string }) => name)).toEqual([
      'ended',
      'changed',
      'subscribed',
    ])
    expect(ended.years).toContain(year)
    expect((await deed('end')).body.code).toBe('NOT_SUBSCRIBED')
    expect((await deed('subscribe')).code).toBe(200)
    await sql`INSERT INTO exchange_events (subscription_id, at, deed)
              SELECT id, ${club.clock.now()}, 'matched' FROM exchange_subscriptions
               WHERE contract_id = ${idContract} AND state = 'active'`.execute(club.database.db)
    expect((await deed('end')).body.code).toBe('EXCHANGE_MATCHED')

    // Each deed is told of, the club’s answer once, whoever looks.
    await Promise.all([club.work(), club.work()])
    const { rows } = await sql<{ kind: string; language: string; content: Record<string, unknown> }>`
      SELECT kind, language, content FROM outbox WHERE kind LIKE 'exchange-%' ORDER BY id`.execute(
      club.database.db,
    )
    expect(rows.map(({ kind }) => kind)).toEqual([
      'exchange-pledged',
      'exchange-pledged',
      'exchange-ended',
      'exchange-pledged',
      'exchange-matched',
    ])
    expect(rows[1]).toMatchObject({ language: 'es', content: { weeks: 1, nights: 7, year, wish: 'none' } })
  })

  test('what is given is said in nights and in rent, for a year that leaves time for a match', async () => {
    const idContract = CAST_CONTRACTS.inesSignature
    const { usualYear, years, night } = (await ines.call(listExchanges, { query: { idContract } })).body
    expect(years).toContain(usualYear)
    const { rows } = await sql<{ cents: number }>`
      SELECT round(sum(gross_cents)::numeric / sum(nights_rented))::int AS cents FROM monthly_profits
       WHERE contract_id = ${idContract} AND month >= date_trunc('month', ${club.clock.now()}::timestamptz) - interval '12 months'`.execute(
      club.database.db,
    )
    expect(night).toEqual({ cents: rows[0]?.cents, currency: 'USD' })
  })

  test('a contract that may not subscribe hears why', async () => {
    await sql`UPDATE contracts SET can_subscribe = false WHERE id = ${CAST_CONTRACTS.elena}`.execute(
      club.database.db,
    )
    const answer = await elena.call(listExchanges, { query: elenas })
    expect([answer.code, answer.body.code]).toEqual([403, 'EXCHANGE_NOT_ALLOWED'])
  })
})
