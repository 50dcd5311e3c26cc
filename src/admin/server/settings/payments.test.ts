import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readAccount } from '../../../finance/account/account.endpoints.ts'
import { payCharges } from '../../../finance/account/pay.endpoints.ts'
import { addDays } from '../../../kernel/day.ts'
import { aLine, detailsOf, shopper, type TestLine } from '../../../marketplace/server/testing.cart.ts'
import { ENGINES, type TestApp, testApp, testAppOn, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { readPaymentSetting, savePayments } from '../../settings/payments.endpoints.ts'
import { listSettingChanges, takeSettingBack } from '../../settings/settings.endpoints.ts'
import { asManager } from '../testing.marina.ts'

const PAGE = {
  PAYMENT_LINK_URL: 'https://pay.example/?ref={reference}',
  PAYMENT_WEBHOOK_SECRET: 'a-secret-of-the-provider',
}

describe.each(ENGINES)('the ways of paying, on %s', (engine) => {
  let club: TestApp
  let marina: Visitor
  let elena: Visitor
  let shop: ReturnType<typeof shopper>
  let supper: TestLine
  beforeAll(async () => {
    club = await testApp(engine, PAGE)
    marina = await asManager(club)
    elena = await club.signedIn('elena')
    shop = shopper(elena, 1)
    const [detail] = await detailsOf(club.database.db, 'chefs-table-on-the-terrace')
    supper = aLine({ detailId: detail!.id, operationtime: '19:30', operationdate: addDays(TEST_DAY, 20) })
  })
  afterAll(() => club.close())

  const read = async () => (await marina.call(readPaymentSetting)).body.data
  const save = async (value: object) =>
    marina.call(savePayments, { body: { value, seen: (await read()).seen } })
  const ofCharges = async () =>
    (await elena.call(readAccount, { query: { idContract: 1 } })).body.ways as string[]
  const ofOrders = async () => (await shop.price([supper])).payments.map(({ kind }) => kind)

  test('are all that are set up until a manager says otherwise, and again when that is taken back', async () => {
    expect(await read()).toMatchObject({ seen: 0, works: ['link', 'resort'] })
    expect([await ofCharges(), await ofOrders()]).toEqual([
      ['link', 'resort'],
      ['on-account', 'link'],
    ])

    expect((await save({ charges: ['resort', 'link'], orders: ['link'] })).code).toBe(200)
    expect([await ofCharges(), await ofOrders()]).toEqual([['link', 'resort'], ['link']])
    expect((await save({ charges: ['resort'], orders: ['resort'] })).code).toBe(200)
    expect([await ofCharges(), await ofOrders()]).toEqual([['resort'], ['on-account']])
    const bill = {
      idContract: 1,
      currency: 'USD',
      parts: [{ kind: 'document', id: 1, cents: 100 }],
      moneyCents: 100,
    }
    expect((await elena.call(payCharges, { body: { ...bill, way: 'link' } })).body).toMatchObject({
      code: 'WAY_NOT_OFFERED',
    })

    const ordered = await shop.order([supper], { paymentmethod: 1050 })
    expect([ordered.code, ordered.body.code]).toEqual([409, 'PAYMENT_NOT_OFFERED'])

    const [last] = (await marina.call(listSettingChanges, { query: { of: 'payments' } })).body.data
    expect(last).toMatchObject({ setting: 'payments', after: { charges: ['resort'] }, undoable: true })
    expect((await marina.call(takeSettingBack, { body: { idChange: last.id } })).code).toBe(200)
    expect([await ofCharges(), await ofOrders()]).toEqual([['link', 'resort'], ['link']])
  })

  test('are never none that work', async () => {
    const before = await read()
    const all = ['card', 'link', 'resort']
    expect((await save({ charges: [], orders: all })).body).toMatchObject({ code: 'NO_WAY_TO_PAY' })
    // Nobody takes cards here.
    expect((await save({ charges: all, orders: ['card'] })).body).toMatchObject({ code: 'NO_WAY_TO_PAY' })
    expect((await save({ charges: ['cash'], orders: all })).code).toBe(400)
    expect(await read()).toEqual(before)
  })
})

test.runIf(ENGINES.includes('postgres'))('another process hears of them', async () => {
  const one = await testApp('postgres')
  const other = await testAppOn(one.database)
  await sql`INSERT INTO offered_payments VALUES (1, '{link}', '{resort}')`.execute(one.database.db)
  await vi.waitFor(() => expect(other.config.offers).toEqual({ charges: ['link'], orders: ['resort'] }))
  await one.close()
})
