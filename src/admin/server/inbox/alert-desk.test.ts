import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerMessage } from '../../../about/desk.endpoints.ts'
import { sendMessage } from '../../../about/messages.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { assignThings, type InboxRow, listInbox } from '../../inbox/inbox.endpoints.ts'

const HOUR_MS = 3_600_000

describe.each(BOTH_ENGINES)('promises that lapse soon, on %s', (engine) => {
  let stage: TestApp
  let raul: Visitor
  let elena: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    raul = await stage.signedIn('raul', { admin: true })
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  const list = async (query: Record<string, unknown> = {}) => {
    const { code, body } = await raul.call(listInbox, { query })
    expect(code, JSON.stringify(body)).toBe(200)
    return body as {
      data: InboxRow[]
      counts: Record<string, number>
      colleagues: { id: number; name: string }[]
    }
  }
  const write = async (subject: string) => {
    const idContract = CAST_CONTRACTS.elena
    await elena.call(sendMessage, { body: { idContract, subject, body: 'Is the gate open on Friday?' } })
    const row = (await list({ kind: 'messages', sort: 'newest' })).data.find(({ code }) => code === subject)
    if (!row) throw new Error(`“${subject}” is not in the inbox`)
    return row
  }
  /** Lets everything that there is have been told of, so that only what comes now is. */
  const tellAll = () =>
    sql`UPDATE inbox SET alerted_at = ${stage.clock.now()} WHERE alert_at IS NOT NULL`.execute(
      stage.database.db,
    )
  /** Has a thing lapse in so many hours, told of one before the ten. */
  const lapsesIn = async ({ kind, id }: InboxRow, hours: number) => {
    const at = new Date(stage.clock.now().getTime() + hours * HOUR_MS)
    await sql`UPDATE inbox SET lapses_at = ${at} WHERE kind = ${kind} AND thing_id = ${id}`.execute(
      stage.database.db,
    )
  }
  const mails = async () => {
    const { rows } = await sql<{ recipient: string; content: { count: number } }>`
      SELECT recipient, content FROM outbox WHERE kind = 'desk-alert' ORDER BY id`.execute(stage.database.db)
    return rows.map(({ recipient, content }) => [recipient, content.count])
  }

  test('its hour is as many hours before its end as the row of its kind says; nothing is promised of an order', async () => {
    const { rows } = await sql<{ kind: string; hours: number | null }>`
      SELECT DISTINCT kind, (extract(epoch FROM lapses_at - alert_at) / 3600)::int AS hours FROM inbox`.execute(
      stage.database.db,
    )
    const hours = Object.fromEntries(rows.map((row) => [row.kind, row.hours]))
    expect(hours).toMatchObject({ bookings: 10, messages: 10, maintenance: 10, orders: null })
  })

  test('it is told of once, to whoever has it, before it lapses, however many look', async () => {
    await tellAll()
    const mine = await write('For Raúl')
    const { colleagues } = await list()
    const idStaff = colleagues.find(({ name }) => name === 'Raúl')?.id
    await raul.call(assignThings, { body: { things: [{ kind: mine.kind, id: mine.id }], idStaff } })
    await lapsesIn(mine, 11)
    await stage.work()
    expect(await mails()).toEqual([])
    expect((await list({ age: 'soon' })).data.some(({ id }) => id === mine.id)).toBe(false)
    await lapsesIn(mine, 9)
    await Promise.all([stage.work(), stage.work()])
    await stage.work()
    expect(await mails()).toEqual([['raul@marea.example', 1]])
    expect((await list({ age: 'soon' })).data.some(({ id }) => id === mine.id)).toBe(true)
    expect((await list()).counts.soon).toBeGreaterThan(0)
  })

  test('what nobody has is told to all whose work it is; what is answered or has lapsed already is not', async () => {
    await tellAll()
    const before = (await mails()).length
    const [free, answered, late] = [await write('Nobody’s'), await write('Answered'), await write('Late')]
    await lapsesIn(free, 5)
    await lapsesIn(answered, 5)
    await lapsesIn(late, -1)
    await raul.call(answerMessage, { body: { idMessage: answered.id, answer: 'Yes.' } })
    await stage.work()
    const told = (await mails()).slice(before)
    expect(told).toEqual(
      expect.arrayContaining([
        ['raul@marea.example', 1],
        ['joel@marea.example', 1],
      ]),
    )
    expect(told.every(([, count]) => count === 1)).toBe(true)
    expect((await list({ age: 'late' })).data.some(({ id }) => id === late.id)).toBe(true)
  })

  test('the list is chosen by age, by arrival and by the colleague who has it', async () => {
    const { data, colleagues } = await list()
    const now = stage.clock.now()
    const old = (await list({ age: 'three-days' })).data
    expect(old.map(({ id }) => id)).toEqual(
      data
        .filter(({ since }) => now.getTime() - new Date(since).getTime() >= 72 * HOUR_MS)
        .map(({ id }) => id),
    )
    const month = (await list({ arrival: 'month' })).data
    expect(month.length).toBeGreaterThan(0)
    expect(month.length).toBeLessThan(data.length)
    expect(month.every(({ firstDay }) => firstDay !== null)).toBe(true)
    const idStaff = colleagues.find(({ name }) => name === 'Raúl')?.id
    const his = (await list({ idStaff })).data
    expect(his.length).toBeGreaterThan(0)
    expect(his.every(({ assigned }) => assigned?.id === idStaff)).toBe(true)
  })
})
