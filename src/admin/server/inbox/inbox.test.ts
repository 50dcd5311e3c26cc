import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerMessage } from '../../../about/desk.endpoints.ts'
import { listMessages, sendMessage } from '../../../about/messages.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import {
  BOTH_ENGINES,
  clubDatabase,
  type TestApp,
  testAppOn,
  type Visitor,
} from '../../../portal/server/testing.ts'
import {
  decideBooking,
  listWaitingBookings,
  type WaitingBooking,
} from '../../../reservations/desk.endpoints.ts'
import { countStatements } from '../../../server/database/testing-statements.ts'
import {
  assignThings,
  type InboxRow,
  listInbox,
  noteThing,
  readThing,
  snoozeThings,
} from '../../inbox/inbox.endpoints.ts'

describe.each(BOTH_ENGINES)('the desk’s inbox on %s', (engine) => {
  let stage: TestApp
  let raul: Visitor
  let joel: Visitor
  let elena: Visitor
  let taken: ReturnType<typeof countStatements>['taken']
  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    raul = await stage.signedIn('raul', { admin: true })
    joel = await stage.signedIn('joel', { admin: true })
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  const inbox = async (query: Record<string, unknown> = {}, who = raul) => {
    const { code, body } = await who.call(listInbox, { query })
    expect(code, JSON.stringify(body)).toBe(200)
    return body as {
      data: InboxRow[]
      found: number
      counts: Record<string, number>
      colleagues: { id: number; name: string }[]
    }
  }
  /** What the view says and the rows do not, and the other way round. */
  const drift = async () => {
    const { rows } = await sql`
      (SELECT kind, thing_id, state, owner_id, code, since, answer_by, first_day, last_day, shown_from, shown_until FROM inbox_rows
       EXCEPT SELECT kind, thing_id, state, owner_id, code, since, answer_by, first_day, last_day, shown_from, shown_until FROM inbox)
      UNION ALL
      (SELECT kind, thing_id, state, owner_id, code, since, answer_by, first_day, last_day, shown_from, shown_until FROM inbox
       EXCEPT SELECT kind, thing_id, state, owner_id, code, since, answer_by, first_day, last_day, shown_from, shown_until FROM inbox_rows)`.execute(
      stage.database.db,
    )
    return rows
  }
  const write = async (subject: string, body = 'Is the gate open on Friday?') => {
    const sent = await elena.call(sendMessage, {
      body: { idContract: CAST_CONTRACTS.elena, subject, body },
    })
    expect(sent.code, JSON.stringify(sent.body)).toBe(200)
    const found = (await inbox({ kind: 'messages', sort: 'newest' })).data.find(
      ({ code }) => code === subject,
    )
    if (!found) throw new Error(`“${subject}” is not in the inbox`)
    return found
  }

  test('it lists every booking of the desk’s queue, and nothing else of bookings', async () => {
    const queue = (await raul.call(listWaitingBookings)).body.data as WaitingBooking[]
    const { data } = await inbox({ kind: 'bookings' })
    expect(data.map(({ id }) => id).sort()).toEqual(queue.map(({ id }) => id).sort())
    expect(queue.length).toBeGreaterThan(2)
    expect(await drift()).toEqual([])
  })

  test('a message comes in by itself, is found by its words without accents, and leaves with its answer', async () => {
    const { id, owner } = await write('Puerta del jardín', 'The hinge squeaks since Sunday.')
    expect(owner?.lastname).toBe('Harrington Ruiz')
    for (const search of ['jardin', 'HINGE squ', 'harrington puerta'])
      expect((await inbox({ search })).data.some((row) => row.kind === 'messages' && row.id === id)).toBe(
        true,
      )
    expect((await inbox({ search: 'hinge zebra' })).found).toBe(0)
    expect((await inbox({ search: "' & | ! :*" })).found).toBeGreaterThan(0)
    await raul.call(answerMessage, { body: { idMessage: id, answer: 'We oil it today.' } })
    expect((await inbox({ search: 'hinge' })).found).toBe(0)
    expect(await drift()).toEqual([])
  })

  test('a decided booking leaves it', async () => {
    const [one] = ((await raul.call(listWaitingBookings)).body.data as WaitingBooking[]).filter(({ deeds }) =>
      deeds.includes('confirm'),
    )
    if (!one) throw new Error('No booking waits')
    const { id: idBooking, status, sequence } = one
    const decided = await raul.call(decideBooking, {
      body: { idBooking, status, sequence, deed: 'confirm', reason: 'Welcome.' },
    })
    expect(decided.code).toBe(200)
    expect((await inbox({ kind: 'bookings' })).data.some(({ id }) => id === idBooking)).toBe(false)
    expect((await raul.call(readThing, { query: { kind: 'bookings', id: idBooking } })).code).toBe(404)
    expect(await drift()).toEqual([])
  })

  test('each role sees its own work, and cannot take another’s', async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    expect((await ruth.call(listInbox)).code).toBe(404)
    const both = await inbox()
    await sql`UPDATE admins SET roles = '{finance}' WHERE name = 'Joel'`.execute(stage.database.db)
    const finance = await stage.signedIn('joel', { admin: true })
    const theirs = await inbox({}, finance)
    expect(
      theirs.data.every(({ kind }) => ['agreements', 'questions', 'payments', 'matters'].includes(kind)),
    ).toBe(true)
    const message = both.data.find(({ kind }) => kind === 'messages') ?? (await write('For the desk alone'))
    const { kind, id } = message
    expect((await finance.call(readThing, { query: { kind, id } })).code).toBe(404)
    expect((await finance.call(noteThing, { body: { kind, id, words: 'Mine?' } })).code).toBe(404)
    const idJoel = theirs.colleagues.find(({ name }) => name === 'Joel')?.id
    const given = await raul.call(assignThings, { body: { things: [{ kind, id }], idStaff: idJoel } })
    expect([given.code, given.body.code]).toEqual([409, 'NOT_THEIR_WORK'])
    await sql`UPDATE admins SET roles = '{admin,desk,finance}' WHERE name = 'Joel'`.execute(stage.database.db)
    joel = await stage.signedIn('joel', { admin: true })
  })

  test('what is assigned is in the one’s own view, and what is put off comes back by itself or with its owner’s word', async () => {
    const { kind, id } = await write('Keys for my brother')
    const { colleagues } = await inbox()
    const idStaff = colleagues.find(({ name }) => name === 'Joel')?.id
    expect((await raul.call(assignThings, { body: { things: [{ kind, id }], idStaff } })).code).toBe(200)
    const has = async (view: string, who: Visitor) =>
      (await inbox({ view, kind }, who)).data.some((row) => row.id === id)
    expect([await has('mine', joel), await has('mine', raul), await has('free', raul)]).toEqual([
      true,
      false,
      false,
    ])

    const until = new Date(stage.clock.now().getTime() + 600_000).toISOString()
    expect((await joel.call(snoozeThings, { body: { things: [{ kind, id }], until } })).code).toBe(200)
    expect([await has('all', raul), await has('snoozed', raul)]).toEqual([false, true])
    stage.clock.pass(600_001)
    expect([await has('all', raul), await has('snoozed', raul)]).toEqual([true, false])
    const late = await joel.call(snoozeThings, { body: { things: [{ kind, id }], until } })
    expect(late.code).toBe(409)
  })

  test('notes are the colleagues’ alone: the owner’s own calls have nothing of them', async () => {
    const { kind, id } = await write('A quiet question')
    expect((await raul.call(noteThing, { body: { kind, id, words: 'She called on Friday.' } })).code).toBe(
      200,
    )
    const read = (await joel.call(readThing, { query: { kind, id } })).body.data
    expect(read.notes).toMatchObject([{ words: 'She called on Friday.', self: false }])
    expect(JSON.stringify((await elena.call(listMessages)).body)).not.toContain('called on Friday')
    expect((await elena.call(readThing, { query: { kind, id } })).code).toBe(404)
  })

  test('a promise is kept by the day that its kind’s row says, from a day on, and never on a weekend', async () => {
    const asked = async (kind: string, day: string) => {
      const { rows } = await sql<{ by: string }>`SELECT promised_by(${kind}, ${day}::date) AS by`.execute(
        stage.database.db,
      )
      return rows[0]?.by
    }
    expect(await asked('messages', '2026-11-20')).toBe('2026-11-23')
    expect(await asked('reviews', '2026-11-20')).toBe('2026-11-27')
    await sql`INSERT INTO desk_promises VALUES ('messages', '2026-12-01', 2)`.execute(stage.database.db)
    expect(await asked('messages', '2026-11-30')).toBe('2026-12-01')
    expect(await asked('messages', '2026-12-01')).toBe('2026-12-03')
  })

  test('what is asked about a stay is answered by the day before it begins, whatever is promised', async () => {
    const answerBy = async (asked: string, checkIn: string) => {
      const trx = await stage.database.db.startTransaction().execute()
      const { rows } = await sql<{ id: number }>`
        WITH one AS (SELECT id FROM bookings WHERE status IN ('pending', 'pending-confirmation', 'pending-cancel') ORDER BY id LIMIT 1)
        UPDATE bookings b SET changed_at = ${`${asked}T15:00:00Z`}, check_in = ${checkIn}::date, check_out = ${checkIn}::date + 4
          FROM one WHERE b.id = one.id RETURNING b.id`.execute(trx)
      const { rows: told } = await sql<{ by: string }>`
        SELECT answer_by AS by FROM waiting_things WHERE kind = 'bookings' AND thing_id = ${rows[0]?.id}`.execute(
        trx,
      )
      await trx.rollback().execute()
      return told[0]?.by
    }
    // The 20th is a Friday.
    expect(await answerBy('2026-11-20', '2026-12-20')).toBe('2026-11-23')
    expect(await answerBy('2026-11-20', '2026-11-23')).toBe('2026-11-22')
    expect(await answerBy('2026-11-20', '2026-11-20')).toBe('2026-11-20')
  })

  test('a new name of an owner is what they are found by', async () => {
    await write('Whose name is this')
    await sql`UPDATE owners SET lastname = 'Quetzalcoatl' WHERE email = 'elena@marea.example'`.execute(
      stage.database.db,
    )
    expect((await inbox({ search: 'quetzal' })).found).toBeGreaterThan(0)
    expect(await drift()).toEqual([])
  })

  test('ten thousand open things are sorted, paged and searched by an index', async () => {
    const { db } = stage.database
    await sql`
      INSERT INTO inbox (kind, thing_id, state, owner_id, code, words, since, zone, answer_by, lapses_at, find)
      SELECT 'messages', 100000 + n, '', o.id, 'Question ' || n, 'Word' || n || ' is asked here.', t.at, 'UTC', t.at::date, t.at,
             to_tsvector('simple', inbox_words(o.name || ' ' || o.lastname || ' word' || n))
        FROM generate_series(1, 10000) n
        CROSS JOIN LATERAL (SELECT timestamptz '2026-11-20' - make_interval(mins => n) AS at) t
        CROSS JOIN LATERAL (SELECT * FROM owners ORDER BY id OFFSET n % 20 LIMIT 1) o`.execute(db)
    await stage.database.runScript('ANALYZE inbox')
    const page = await inbox({ kind: 'messages', page: 3 })
    expect([page.data.length, page.found >= 10_000]).toEqual([50, true])
    expect((await inbox({ search: 'word7421' })).data).toMatchObject([{ code: 'Question 7421' }])
    const planOf = async (act: () => Promise<unknown>) => {
      taken()
      await act()
      const plans: string[] = []
      for (const asked of taken().filter(
        ({ sql: text }) => text.includes('FROM inbox i') && text.includes('LIMIT'),
      )) {
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
          ...asked,
          sql: `EXPLAIN ${asked.sql}`,
        })
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
      return plans.join('\n')
    }
    expect(await planOf(() => inbox())).toMatch(/inbox_first_to_lapse/)
    expect(await planOf(() => inbox({ search: 'word7421' }))).toMatch(/inbox_found/)
  })
})
