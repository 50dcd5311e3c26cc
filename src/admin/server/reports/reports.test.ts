import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countVainSearch } from '../../../marketplace/search/vain.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { countVainNights } from '../../../reservations/vain-nights.endpoints.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { type ClubReport, exportClubReport, readClubReport } from '../../reports/reports.endpoints.ts'
import { CLUB_REPORTS, type ClubReportKind, REPORT_COLUMNS } from '../../reports/reports.ts'
import { asManager } from '../testing.marina.ts'

const YEAR = Number(TEST_DAY.slice(0, 4))

describe.each(ENGINES)('reports of the club, on %s', (engine) => {
  let club: TestApp
  let marina: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    marina = await asManager(club)
  })

  const read = async (report: ClubReportKind, year = YEAR): Promise<ClubReport> =>
    (await marina.call(readClubReport, { query: { report, year } })).body.data
  const one = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
    (await statement.execute(club.database.db)).rows[0]

  test('are for managers alone', async () => {
    const raul = await club.signedIn('raul', { admin: true })
    const query = { report: 'orders', year: YEAR } as const
    expect((await raul.call(readClubReport, { query })).code).toBe(404)
    expect((await raul.call(exportClubReport, { query })).code).toBe(404)
  })

  test.each(CLUB_REPORTS)(
    '%s has its columns, in the year and in one of which nothing is known',
    async (report) => {
      const { columns, rows } = await read(report)
      expect(columns.map(({ name }) => name)).toEqual(Object.keys(REPORT_COLUMNS[report]))
      for (const row of rows)
        expect(Object.keys(row).toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
      expect((await read(report, 2001)).rows).toEqual([])
    },
  )

  test('occupancy is that of the nights of each category', async () => {
    const { rows } = await read('occupancy')
    const sum = (name: string) => rows.reduce((all, row) => all + Number(row[name]), 0)
    const nights = await one(sql<{ offered: number; taken: number }>`
      SELECT sum(capacity - closed)::int AS offered, sum(capacity - free - closed)::int AS taken
        FROM room_nights WHERE extract(year FROM night) = ${YEAR}`)
    expect({ offered: sum('offered'), taken: sum('taken') }).toEqual(nights)
    expect(nights?.taken).toBeGreaterThan(0)
    for (const { share } of rows) expect(Number(share)).toBeLessThanOrEqual(100)
  })

  test('a refusal is counted by its words, and the request that it answered as answered', async () => {
    const before = await read('requests')
    const stays = ({ rows }: typeof before) => rows.find(({ kind }) => kind === 'Stays')
    await sql`
      INSERT INTO booking_events (booking_id, at, deed, from_status, to_status, actor_owner_id, actor_admin_id, detail)
      SELECT b.id, ${`${TEST_DAY}T10:00:00Z`}::timestamptz + x.after, x.deed, x.before, x.now, CASE WHEN x.by THEN 1 END,
             CASE WHEN NOT x.by THEN 6 END, x.detail
        FROM (SELECT min(id) AS id FROM bookings WHERE status = 'confirmed') b,
             (VALUES (interval '0', 'request', NULL, 'pending-confirmation', true, '{}'::jsonb),
                     (interval '3 hours', 'reject', 'pending-confirmation', 'rejected', false, '{"reason": " The pool is closed. "}'::jsonb))
               AS x(after, deed, before, now, by, detail)
       ORDER BY x.after`.execute(club.database.db)
    const after = await read('requests')
    expect(stays(after)).toMatchObject({
      asked: Number(stays(before)?.asked ?? 0) + 1,
      answered: Number(stays(before)?.answered ?? 0) + 1,
    })
    expect((await read('refusals')).rows).toContainEqual(
      expect.objectContaining({ why: 'The pool is closed.', refused: 1 }),
    )
  })

  test('orders and open fees come to what the books have', async () => {
    const orders = (await read('orders')).rows
    const placed = await one(sql<{ orders: number }>`
      SELECT count(*)::int AS orders FROM orders o JOIN hotels h ON h.id = o.hotel_id
       WHERE extract(year FROM o.created_at AT TIME ZONE h.zone) = ${YEAR}`)
    expect(orders.reduce((all, row) => all + Number(row.orders), 0)).toBe(placed?.orders)
    expect(placed?.orders).toBeGreaterThan(0)
    for (const row of (await read('fees')).rows) {
      expect(Number(row.openCents)).toBeGreaterThan(0)
      expect(Number(row.lateCents)).toBeLessThanOrEqual(Number(row.openCents))
    }
  })

  test('as CSV cents are decimals, in the language of the screen', async () => {
    const answer = await marina.call(exportClubReport, { query: { report: 'orders', year: YEAR } })
    expect(answer.code).toBe(200)
    const text = answer.bytes.toString('utf8').replace('\uFEFF', '')
    const [head, first] = text.split('\r\n')
    expect(head).toBe('Resort,Month,Currency,Orders,Cancelled,Worth,Paid')
    expect(first).toMatch(/^[^,]+,\d{4}-(0[1-9]|1[0-2]),(USD|MXN),\d+,\d+,\d+\.\d\d,-?\d+\.\d\d$/)
  })
  test('what is searched for in vain is counted without who it was, once an owner, and listed once three have', async () => {
    const [elena, ines, james] = [
      await club.signedIn('elena'),
      await club.signedIn('ines'),
      await club.signedIn('james.abernathy'),
    ]
    const seek = (who: Visitor, q: string) => who.call(countVainSearch, { body: { q } })
    expect((await seek(elena, 'Tirolesa')).body.data).toEqual({ done: true })
    for (let again = 0; again < 4; again += 1) await seek(elena, 'ines secret affair')
    await seek(ines, '  TIROLESA!')
    for (const one of [elena, ines, james]) await seek(one, 'elena@marea.example')
    const words = async () => (await read('searches')).rows.map((row) => row.words)
    expect(await words()).not.toContain('tirolesa')
    await seek(james, 'tirolesa')
    // The club's own people have no catalogue to search.
    expect((await seek(marina, 'Tirolesa')).code).toBe(404)
    const { rows } = await read('searches')
    expect(rows).toContainEqual({
      words: 'tirolesa',
      times: 3,
      months: 1,
      lastMonth: Number(TEST_DAY.slice(5, 7)),
    })
    expect(rows.some(({ words }) => /elena|secret/.test(String(words)))).toBe(false)
  })

  test('nights looked for in vain are counted by kind of residence and month of the arrival, without who it was', async () => {
    const elena = await club.signedIn('elena')
    const [from, to] = [`${YEAR + 1}-02-10`, `${YEAR + 1}-02-14`]
    const look = async (more: object = {}, who = elena) =>
      (await who.call(countVainNights, { body: { idContract: 1, datein: from, dateout: to, ...more } })).body
    expect((await look()).data).toEqual({ done: true })
    const inFebruary = async () => (await read('nights', YEAR + 1)).rows.filter(({ month }) => month === 2)
    expect(await inFebruary()).toEqual([])
    await look()
    await look({ dateout: `${YEAR + 1}-02-17` })
    // What nobody could book, and what is somebody else's.
    expect((await look({ datein: '2001-02-10', dateout: '2001-02-14' })).data).toEqual({ done: false })
    expect((await look({ dateout: from })).data).toEqual({ done: false })
    const others = await one<{ id: number }>(sql`
      SELECT id FROM contracts WHERE owner_id <> (SELECT owner_id FROM contracts WHERE id = 1) ORDER BY id LIMIT 1`)
    expect((await look({ idContract: others!.id })).data).toEqual({ done: false })
    const own = await one<{ resort: string; category: string }>(sql`
      SELECT h.name AS resort, r.name->>'en' AS category
        FROM contracts c JOIN hotels h ON h.id = c.hotel_id JOIN housing u ON u.id = c.housing_id
        JOIN room_categories r ON r.id = u.category_id WHERE c.id = 1`)
    expect(await inFebruary()).toEqual([
      { ...own, month: 2, nights: 4, times: 2 },
      { ...own, month: 2, nights: 7, times: 1 },
    ])
    const { rows } = await sql<{ column_name: string }>`
      SELECT column_name FROM information_schema.columns WHERE table_name = 'vain_nights'`.execute(
      club.database.db,
    )
    expect(rows.map(({ column_name }) => column_name).toSorted()).toEqual([
      'category_id',
      'hotel_id',
      'month',
      'nights',
      'times',
    ])
  })
})
