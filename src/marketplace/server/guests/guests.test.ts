import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { passInLink } from '../../../property/pass-link.ts'
import { checkPass, noteEntries } from '../../../property/passes.endpoints.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { hasPoppler, infoOf, treeOf } from '../../../server/press/testing.structure.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { cancelOrderLine, changeOrderLine, priceOrderLine } from '../../changes/changes.endpoints.ts'
import { readDayList } from '../../day-lists/day-lists.endpoints.ts'
import {
  type LineGuests,
  nameLineGuests,
  printGuestPass,
  readGuestPass,
  readLineGuests,
} from '../../guests/guests.endpoints.ts'
import { cancelOrder, readOrder } from '../../orders/orders.endpoints.ts'
import { aLine, detailsOf, shopper, type TestDetail } from '../testing.cart.ts'

describe.each(ENGINES)('who takes the places of a line, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let gate: Visitor
  let shop: ReturnType<typeof shopper>
  let supper: TestDetail
  let day: string
  let line: { idOrder: number; idLine: number }

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    gate = await stage.signedIn('ruth', { admin: true })
    const { db } = stage.database
    const { rows } = await sql<{ contract: number; first: string }>`
      SELECT c.id AS contract, b.check_in AS first
        FROM contracts c JOIN owners o ON o.id = c.owner_id JOIN bookings b ON b.contract_id = c.id
       WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > ${TEST_DAY}
       ORDER BY b.check_in LIMIT 1`.execute(db)
    day = addDays(rows[0]!.first, 1)
    shop = shopper(elena, rows[0]!.contract)
    supper = (await detailsOf(db, 'chefs-table-on-the-terrace'))[0]!
    await sql`UPDATE orders SET status = 3, cancelled_at = now()`.execute(db)
    await sql`UPDATE product_details SET most_of_a_line = 500`.execute(db)
    await sql`UPDATE product_details SET daily_capacity = 500 WHERE id = ${supper.id}`.execute(db)
    await sql`DELETE FROM allotment`.execute(db)
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    await sql`DELETE FROM outbox`.execute(stage.database.db)
    const ordered = await shop.order([
      aLine({ detailId: supper.id, qty: 3, operationdate: day, operationtime: '19:30' }),
    ])
    expect(ordered.code, JSON.stringify(ordered.body)).toBe(200)
    const idOrder = ordered.body.data[0].id
    const { details } = (await elena.call(readOrder, { query: { idOrder } })).body.data
    line = { idOrder, idLine: details[0].id }
  })

  type Guest = { position: number; name: string; lastname: string; email?: string | null; renew?: boolean }
  const mia: Guest = { position: 1, name: 'Mia', lastname: 'Duarte', email: 'mia@guests.example' }
  const leo: Guest = { position: 2, name: 'Leo', lastname: 'Duarte' }
  const name = (guests: Guest[], who = elena) => who.call(nameLineGuests, { body: { ...line, guests } })
  const named = async (guests: Guest[]): Promise<LineGuests> => {
    const { code, body } = await name(guests)
    expect(code, JSON.stringify(body)).toBe(200)
    return body.data
  }
  const passAt = async (link: string) =>
    (await stage.visitor().call(readGuestPass, { body: { link: link.split('#')[1] } })).body.data
  const verdict = async (qr: string) => {
    const { token } = passInLink(qr)!
    return (await gate.call(checkPass, { body: { token } })).body.data
  }
  const mails = async () => {
    await stage.work()
    const { rows } = await sql<NewMail>`
      SELECT kind, recipient, language, content FROM outbox WHERE kind LIKE 'guest-pass%' ORDER BY id`.execute(
      stage.database.db,
    )
    return rows
  }
  const priced = async (wish: object) => {
    const { body } = await elena.call(priceOrderLine, { body: { ...line, ...wish } })
    const { difference, version } = body.data
    return { ...line, ...wish, difference, version }
  }

  test('each has a pass of their own, by link and by email, without price or contract; the gate reads it', async () => {
    const { guests, places } = await named([mia, leo])
    expect(places).toBe(3)
    const [first, second] = guests
    expect(first!.link).not.toBe(second!.link)
    const pass = await passAt(first!.link)
    expect(pass).toMatchObject({ state: 'live', name: 'Mia Duarte', day, time: '19:30', code: first!.code })
    expect(JSON.stringify(pass)).not.toMatch(/cents|total|Harrington|contract/i)

    const told = await mails()
    expect(told.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['guest-pass', 'mia@guests.example'],
    ])
    const { text, subject } = renderMail(MAILS['guest-pass']!, told[0]!, stage.config)
    expect(subject).toContain('Your pass')
    expect(text).toContain(first!.link)
    // A link has letters by chance, such as those of a currency.
    expect(text.replaceAll(first!.link!, '')).not.toMatch(/\$|US|MXN/)
    await stage.work()
    expect(await mails()).toHaveLength(1)

    const early = await verdict(pass.qr)
    expect(early).toMatchObject({ verdict: 'not-yet', visitor: { name: 'Mia Duarte', type: 'AC' } })
    const byDigits = await gate.call(checkPass, { body: { code: second!.code } })
    expect(byDigits.body.data.visitor.name).toBe('Leo Duarte')
    const entry = {
      key: 'a'.repeat(20),
      idPass: early.visitor.idPass,
      direction: 'in',
      proof: early.visitor.proof,
    }
    const noted = await gate.call(noteEntries, { body: { entries: [entry] } })
    expect(noted.body.data).toMatchObject([{ result: 'refused' }])
  })

  test('the pass is a PDF of its own: the digits, the hour, no price; one that opens no more is none', async () => {
    const [guest] = (await named([mia])).guests
    const link = guest!.link.split('#')[1]!
    const print = (language: 'en' | 'es') =>
      stage.visitor().call(printGuestPass, { body: { link }, headers: { 'accept-language': language } })
    const { code, headers, bytes } = await print('es')
    expect([code, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Mia Duarte.pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    if (hasPoppler) {
      const tree = treeOf(bytes).join('\n')
      expect(infoOf(bytes).Tagged).toBe('yes')
      const digits = `${guest!.code!.slice(0, 3)} ${guest!.code!.slice(3)}`
      for (const words of [digits, 'Mia Duarte', '07:30 PM']) expect(tree).toContain(words)
      expect(tree).not.toMatch(/\$|USD|Harrington/)
    }
    await named([])
    expect((await print('en')).body.code).toBe('PASS_OPENS_NO_MORE')
    const guessed = await stage.visitor().call(printGuestPass, { body: { link: 'A'.repeat(22) } })
    expect(guessed.code).toBe(404)
  })

  test('a moved line takes its passes along: the same link, another day, told by email; the printed code opens then', async () => {
    const [guest] = (await named([mia])).guests
    const before = await passAt(guest!.link)
    await mails()
    const body = await priced({ operationdate: addDays(day, 1), operationtime: '19:30', qty: 3 })
    expect((await elena.call(changeOrderLine, { body })).code).toBe(200)
    expect(await passAt(guest!.link)).toMatchObject({
      state: 'live',
      day: addDays(day, 1),
      code: guest!.code,
    })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['guest-pass', 'guest-pass'])
    expect((await verdict(before.qr)).visitor.from).toBe(`${addDays(day, 1)} 00:00`)
  })

  test('fewer places end the last passes; a cancelled line, or order, ends all, and those are told who had been', async () => {
    const [first, third] = (await named([mia, { ...leo, position: 3, email: 'leo@guests.example' }])).guests
    await mails()
    const fewer = await priced({ operationdate: day, operationtime: '19:30', qty: 2 })
    expect((await elena.call(changeOrderLine, { body: fewer })).code).toBe(200)
    expect([(await passAt(first!.link)).state, (await passAt(third!.link)).state]).toEqual(['live', 'void'])
    const gone = await priced({ operationdate: day, operationtime: '19:30', qty: 2, cancels: true })
    const { idOrder, idLine, difference, version } = gone as typeof gone & { difference: number }
    const cancelled = await elena.call(cancelOrderLine, { body: { idOrder, idLine, difference, version } })
    expect(cancelled.code, JSON.stringify(cancelled.body)).toBe(200)
    const state = await passAt(first!.link)
    expect(state).toMatchObject({ state: 'void', qr: null, code: null })
    expect((await gate.call(checkPass, { body: { code: first!.code } })).body.data.verdict).toBe('withdrawn')
    expect((await mails()).map(({ kind, recipient }) => `${kind} ${recipient}`).slice(2)).toEqual([
      'guest-pass-void mia@guests.example',
      'guest-pass-void leo@guests.example',
    ])
    expect((await name([mia])).body.code).toBe('PLACES_NOT_OPEN')
  })

  test('an order that is cancelled whole ends its passes', async () => {
    const [guest] = (await named([mia])).guests
    const { code } = await elena.call(cancelOrder, { body: { idOrder: line.idOrder } })
    expect(code).toBe(200)
    expect((await passAt(guest!.link)).state).toBe('void')
  })

  test('who is named no more has none, who stays keeps theirs, and a new link ends the one before', async () => {
    const [first, second] = (await named([mia, leo])).guests
    const after = (await named([mia])).guests
    expect(after.map(({ link }) => link)).toEqual([first!.link])
    expect((await passAt(second!.link)).state).toBe('void')
    const [renewed] = (await named([{ ...mia, renew: true }])).guests
    expect(renewed!.link).not.toBe(first!.link)
    expect((await passAt(first!.link)).state).toBe('void')
    expect((await mails()).map(({ kind }) => kind)).not.toContain('guest-pass-void')
    // Nothing of whose it was, what, when or where.
    const { state, ...told } = await passAt(first!.link)
    expect([state, ...new Set(Object.values(told))]).toEqual(['void', null])
  })

  test('no more guests than places, no place twice, nobody else’s line, and no link by chance', async () => {
    const codes = await Promise.all([
      name([{ ...mia, position: 4 }]),
      name([mia, { ...leo, position: 1 }]),
      name([mia], await stage.signedIn('ines')),
    ])
    expect(codes.map(({ body }) => body.code)).toEqual([
      'GUESTS_BEYOND_PLACES',
      'GUESTS_BEYOND_PLACES',
      'ORDER_NOT_FOUND',
    ])
    const stranger = await stage.signedIn('ines')
    expect((await stranger.call(readLineGuests, { query: line })).code).toBe(404)
    const guessed = await stage.visitor().call(readGuestPass, { body: { link: 'A'.repeat(22) } })
    expect(guessed.code).toBe(404)
  })

  test('the list of the day shows the guest and the digits', async () => {
    const [guest] = (await named([mia])).guests
    const { rows } = await sql<{ product: number; hotel: number }>`
      SELECT v.product_id AS product, o.hotel_id AS hotel FROM orders o, product_details v
       WHERE o.id = ${line.idOrder} AND v.id = ${supper.id}`.execute(stage.database.db)
    const query = { kind: 'product', id: rows[0]!.product, hotel: rows[0]!.hotel, day }
    const desk = await stage.signedIn('joel', { admin: true })
    const list = (await desk.call(readDayList, { query })).body.data
    const row = list.slots
      .flatMap((slot: { rows: object[] }) => slot.rows)
      .find((one: { lines: number[] }) => one.lines.includes(line.idLine))
    expect(row).toMatchObject({ name: 'Mia Duarte', passes: [{ name: 'Mia Duarte', code: guest!.code }] })
  })
})
