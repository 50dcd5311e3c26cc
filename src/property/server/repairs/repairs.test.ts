import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportWhy, readWhy } from '../../../finance/ledger.endpoints.ts'
import { addDays } from '../../../kernel/day.ts'
import { proveItsYou } from '../../../membership/proof.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { TEST_DAY, TEST_PASSWORD } from '../../../server/testing.day.ts'
import { listOpenMaintenance, type OpenMaintenance, workOnMaintenance } from '../../desk.endpoints.ts'
import {
  cancelMaintenance,
  type MaintenanceDetails,
  readMaintenance,
  sendMaintenance,
} from '../../maintenance.endpoints.ts'
import {
  billRepair,
  type DeskRepair,
  listRepairs,
  moveRepair,
  nameTechnician,
  photographRepair,
  proposeVisit,
  quoteRepair,
  readRepair,
} from '../../repairs/desk.endpoints.ts'
import { answerQuote, answerVisit } from '../../repairs/owner.endpoints.ts'
import { listTechnicians, saveTechnician } from '../../repairs/technician.endpoints.ts'

const LINES = [
  { what: { en: 'Rail, aluminium', es: 'Riel de aluminio' }, quantity: 1, unitCents: 21_000 },
  { what: { en: 'Roller set', es: 'Juego de rodillos' }, quantity: 2, unitCents: 3_800 },
  { what: { en: 'Labor, hours', es: 'Mano de obra, horas' }, quantity: 3, unitCents: 4_200 },
]
const TOTAL = 47_792
const VALID_UNTIL = addDays(TEST_DAY, 10)

describe.each(ENGINES)('a repair as a job, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let idContract: number
  let idTechnician: number
  let photo: File
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND c.membership_code = 'CLASSIC' ORDER BY c.id LIMIT 1`.execute(
      club.database.db,
    )
    idContract = rows[0]?.id ?? 0
    const saved = await desk.call(saveTechnician, {
      body: {
        id: null,
        name: 'Herrería del Puerto',
        kind: 'provider',
        trade: { en: 'Glass and rails', es: 'Vidrio y rieles' },
        idHotel: null,
        active: true,
      },
    })
    idTechnician = saved.body.data.id
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
      .png()
      .toBuffer()
    photo = new File([new Uint8Array(png)], 'door.png', { type: 'image/png' })
  })
  afterAll(() => club.close())

  const send = async (): Promise<number> => {
    const body = {
      idContract,
      description: 'The terrace door catches at the bottom.',
      firstDay: addDays(TEST_DAY, 1),
      lastDay: addDays(TEST_DAY, 20),
      providerType: 'club',
    }
    return (await elena.call(sendMaintenance, { body })).body.data.id
  }
  const read = async (idRequest: number): Promise<DeskRepair> =>
    (await desk.call(readRepair, { query: { idRequest } })).body.data
  const seen = async (idRequest: number): Promise<MaintenanceDetails> =>
    (await elena.call(readMaintenance, { query: { idRequest } })).body.data
  const sequence = async (id: number) => (await read(id)).job?.sequence ?? 0
  const at = async (idRequest: number) => ({ idRequest, sequence: await sequence(idRequest) })
  const name = async (id: number) => desk.call(nameTechnician, { body: { ...(await at(id)), idTechnician } })
  const quote = async (id: number, more: Record<string, unknown> = {}) =>
    desk.call(quoteRepair, {
      body: { ...(await at(id)), lines: LINES, taxBasisPoints: 1600, validUntil: VALID_UNTIL, ...more },
    })
  const answer = async (id: number, approves: boolean, more: Record<string, unknown> = {}) => {
    const { job } = await seen(id)
    const waits = job?.quotes[0]
    const body = { idRequest: id, sequence: job?.sequence, idQuote: waits?.id, totalCents: waits?.totalCents }
    return elena.call(answerQuote, { body: { ...body, approves, ...more } })
  }
  const move = async (id: number, step: string, words?: string) =>
    desk.call(moveRepair, { body: { ...(await at(id)), step, words } })
  const bill = async (id: number, cents: number) =>
    desk.call(billRepair, { body: { ...(await at(id)), cents, words: 'A new rail.' } })
  const lastMail = async () =>
    (
      await sql<{ kind: string; recipient: string; content: Record<string, string | number> }>`
        SELECT kind, recipient, content FROM outbox ORDER BY id DESC LIMIT 1`.execute(club.database.db)
    ).rows[0]
  const mailsOf = async (kind: string) =>
    (
      await sql<{ count: number }>`SELECT count(*)::int AS count FROM outbox WHERE kind = ${kind}`.execute(
        club.database.db,
      )
    ).rows[0]?.count ?? 0
  const finished = async () => {
    const id = await send()
    await name(id)
    await quote(id)
    await answer(id, true)
    await move(id, 'start')
    await move(id, 'finish')
    return id
  }

  test('goes from the request to the bill, and each step is told to the owner', async () => {
    const id = await send()
    expect((await read(id)).deeds).toEqual(['name', 'close'])
    expect((await seen(id)).job).toBeNull()
    expect((await name(id)).code).toBe(200)
    expect(await seen(id)).toMatchObject({ status: 'in-progress', job: { stage: 'named', step: 'planned' } })
    expect(await lastMail()).toMatchObject({
      kind: 'repair-named',
      recipient: 'elena@marea.example',
      content: { technician: 'Herrería del Puerto' },
    })

    const day = addDays(TEST_DAY, 3)
    const proposed = await desk.call(proposeVisit, {
      body: { ...(await at(id)), other: { day, time: '10:00' }, words: 'Nobody stays then.' },
    })
    expect(proposed.body.data.job).toMatchObject({ stage: 'to-accept', visit: { state: 'proposed' } })
    expect((await lastMail())?.content).toMatchObject({ words: 'Nobody stays then.' })
    const other = { day, time: '16:30', words: 'We arrive at noon.' }
    const countered = await elena.call(answerVisit, { body: { ...(await at(id)), other } })
    expect(countered.body.data.job).toMatchObject({ stage: 'countered' })
    const agreed = await desk.call(proposeVisit, { body: { ...(await at(id)), other: null } })
    expect(agreed.body.data.job).toMatchObject({ stage: 'appointed', visit: { state: 'accepted' } })

    expect((await quote(id)).body.data.job).toMatchObject({ stage: 'to-approve' })
    expect(await lastMail()).toMatchObject({ kind: 'repair-to-approve', content: { totalCents: TOTAL } })
    expect((await move(id, 'start')).body.code).toBe('REPAIR_ELSEWHERE')
    expect((await answer(id, true)).body.data.job).toMatchObject({
      stage: 'approved',
      quotes: [{ state: 'approved', proven: true, answeredBy: expect.stringContaining('Elena') }],
    })
    expect((await move(id, 'start')).body.data.job).toMatchObject({ stage: 'working' })
    const cancelled = await elena.call(cancelMaintenance, { body: { idRequest: id, resolution: 'No more' } })
    expect(cancelled.body.code).toBe('REPAIR_UNDER_WAY')
    for (const moment of ['before', 'after'])
      await desk.call(photographRepair, { body: { ...(await at(id)), moment }, files: { photos: [photo] } })
    expect((await move(id, 'finish')).body.data.job).toMatchObject({ stage: 'finished' })
    expect((await bill(id, TOTAL)).body.data).toMatchObject({ status: 'resolved', deeds: [] })

    const { job, log } = await seen(id)
    expect(job).toMatchObject({ stage: 'billed', bill: { cents: TOTAL, due: addDays(TEST_DAY, 15) } })
    expect(job?.photos.map(({ moment }) => moment)).toEqual(['before', 'after'])
    expect((await elena.open(job?.photos[0]?.fileRoute ?? '')).statusCode).toBe(200)
    expect(log.map(({ deed }) => deed)).toEqual([
      'created',
      'named',
      'visit-proposed',
      'visit-countered',
      'visit-accepted',
      'quoted',
      'quote-approved',
      'started',
      'photographed',
      'photographed',
      'finished',
      'billed',
    ])
    const why = await elena.call(readWhy, { query: { id: job?.bill?.idTransaction } })
    expect(why.body.data.reason.repair).toMatchObject({
      provider: 'Herrería del Puerto',
      images: 2,
      pictures: [
        { moment: 'before', name: 'door.webp' },
        { moment: 'after', name: 'door.webp' },
      ],
      quote: {
        number: job?.quotes[0]?.number,
        lines: [{ cents: 21_000 }, { quantity: 2, cents: 7_600 }, { quantity: 3, cents: 12_600 }],
        taxBasisPoints: 1600,
        taxCents: 6_592,
        totalCents: TOTAL,
        approvedBy: expect.stringContaining('Elena'),
        proven: true,
        billedCents: TOTAL,
      },
    })
    expect((await elena.open(why.body.data.reason.repair.pictures[1].fileRoute)).statusCode).toBe(200)
    const ines = await club.signedIn('ines')
    expect((await ines.open(why.body.data.reason.repair.pictures[1].fileRoute)).statusCode).toBe(404)
    const file = { id: job?.bill?.idTransaction }
    const csv = (await elena.call(exportWhy, { query: file })).bytes.toString('utf8')
    expect(csv).toMatch(/,Quoted,2 × Roller set,76\.00,USD/)
    expect(csv).toMatch(/,Tax,16%,65\.92,USD/)
    expect(csv).toContain(`,The quote comes to,${job?.quotes[0]?.number},477.92,USD`)
    expect(csv).toMatch(/,"Approved, with a fresh proof, by",Elena [^,]+,,USD/)
    expect(csv).toMatch(/,Photograph before the repair,door\.webp,,USD/)
    expect((await ines.call(exportWhy, { query: file })).code).toBe(404)
    expect(why.body.data).toMatchObject({
      cents: -TOTAL,
      lines: [
        { cents: -21_000 },
        { quantity: 2, cents: -7_600 },
        { quantity: 3, cents: -12_600 },
        { cents: -6_592 },
      ],
      reason: { origin: 'repair' },
    })
    const { rows } = await sql<{ cents: number }>`
      SELECT p.cents FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id AND p.account = 'contract'
       WHERE e.source = 'transaction' AND e.source_id = ${job?.bill?.idTransaction}`.execute(club.database.db)
    expect(rows).toEqual([{ cents: -TOTAL }])
  })

  test('two desks at once: the second one changes nothing', async () => {
    const id = await send()
    await name(id)
    const before = await at(id)
    expect((await quote(id)).code).toBe(200)
    const late = await desk.call(moveRepair, { body: { ...before, step: 'start' } })
    expect(late.body.code).toBe('DECIDED_MEANWHILE')
  })

  test('of two desks that press at the same moment one quotes, and the owner gets one mail', async () => {
    const id = await send()
    await name(id)
    const seenByBoth = await at(id)
    const press = () =>
      desk.call(quoteRepair, {
        body: { ...seenByBoth, lines: LINES, taxBasisPoints: 1600, validUntil: VALID_UNTIL },
      })
    const before = await mailsOf('repair-to-approve')
    const pressed = await Promise.all([press(), press(), press()])
    expect(pressed.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    expect((await read(id)).job?.quotes).toHaveLength(1)
    expect(await mailsOf('repair-to-approve')).toBe(before + 1)
  })

  test.each([
    ['quote', 'repair-to-approve', 'named'],
    ['bill', 'repair-billed', 'finished'],
  ] as const)(
    'a %s whose mail cannot be kept is not there either, and comes whole with the next press',
    async (deed, mail, stage) => {
      const { db } = club.database
      const id = deed === 'bill' ? await finished() : await send()
      if (deed === 'quote') await name(id)
      const press = () => (deed === 'bill' ? bill(id, TOTAL) : quote(id))
      const charges = async () =>
        (
          await sql<{ count: number }>`
          SELECT count(*)::int AS count FROM transactions WHERE contract_id = ${idContract} AND origin = 'repair'`.execute(
            db,
          )
        ).rows[0]?.count ?? 0
      const [mails, charged] = [await mailsOf(mail), await charges()]
      await sql`
      CREATE FUNCTION refuse_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no mail today'; END $$`.execute(
        db,
      )
      await sql`CREATE TRIGGER no_mail BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse_mail()`.execute(
        db,
      )
      try {
        expect((await press()).code).toBe(500)
      } finally {
        await sql`DROP FUNCTION refuse_mail CASCADE`.execute(db)
      }
      expect((await read(id)).job).toMatchObject({ stage })
      expect([await mailsOf(mail), await charges()]).toEqual([mails, charged])
      expect((await press()).code).toBe(200)
      expect([await mailsOf(mail), await charges()]).toEqual([mails + 1, charged + (deed === 'bill' ? 1 : 0)])
    },
  )

  test('the same key sent again makes no second quote', async () => {
    const id = await send()
    await name(id)
    const body = { ...(await at(id)), lines: LINES, taxBasisPoints: 1600, validUntil: VALID_UNTIL }
    const headers = { 'idempotency-key': `quote-of-${id}-again` }
    const first = await desk.call(quoteRepair, { body, headers })
    const again = await desk.call(quoteRepair, { body, headers })
    expect([first.code, again.code]).toEqual([200, 200])
    expect((await read(id)).job?.quotes).toHaveLength(1)
  })

  test('above the club’s limit the approval asks who is there; below it does not', async () => {
    const id = await send()
    await name(id)
    await quote(id)
    club.clock.pass(11 * 60_000)
    expect((await answer(id, true)).body.code).toBe('CONFIRM_ITS_YOU')
    await quote(id, { lines: [{ ...LINES[0], unitCents: 20_000 }] })
    expect((await answer(id, true)).body.data.job).toMatchObject({
      stage: 'approved',
      quotes: [{ proven: false }, { state: 'replaced' }],
    })
    expect((await elena.call(proveItsYou, { body: { password: TEST_PASSWORD } })).code).toBe(200)
  })

  test('a quote is approved as it was read, and not after its last day', async () => {
    const id = await send()
    await name(id)
    await quote(id)
    expect((await answer(id, true, { totalCents: 1 })).body.code).toBe('DECIDED_MEANWHILE')
    await sql`ALTER TABLE repair_quotes DISABLE TRIGGER repair_quotes_state`.execute(club.database.db)
    await sql`UPDATE repair_quotes SET valid_until = ${addDays(TEST_DAY, -1)} WHERE request_id = ${id}`.execute(
      club.database.db,
    )
    await sql`ALTER TABLE repair_quotes ENABLE TRIGGER repair_quotes_state`.execute(club.database.db)
    expect((await seen(id)).job).toMatchObject({ stage: 'lapsed' })
    expect((await answer(id, true)).body.code).toBe('QUOTE_LAPSED')
    expect((await move(id, 'start')).body.code).toBe('REPAIR_ELSEWHERE')
    expect((await quote(id)).body.data.job).toMatchObject({ stage: 'to-approve' })
  })

  test('a refused quote charges nothing; the repair is closed with words', async () => {
    const id = await send()
    await name(id)
    await quote(id)
    expect((await answer(id, false, { words: 'Too much' })).body.data.job).toMatchObject({ stage: 'refused' })
    expect((await move(id, 'start')).body.code).toBe('REPAIR_ELSEWHERE')
    expect((await move(id, 'close')).code).toBe(400)
    expect((await move(id, 'close', 'Not wanted.')).body.data).toMatchObject({
      status: 'resolved',
      resolution: 'Not wanted.',
      job: { stage: 'closed', bill: null },
    })
  })

  test('is billed at most as approved; less is said as a line of its own; a second quote asks again', async () => {
    const id = await finished()
    expect((await bill(id, TOTAL + 1)).body.code).toBe('BILL_ABOVE_QUOTE')
    await quote(id, { lines: [...LINES, LINES[1]] })
    expect((await bill(id, TOTAL)).body.code).toBe('REPAIR_ELSEWHERE')
    expect((await answer(id, false)).body.data.job).toMatchObject({ stage: 'finished' })
    expect((await bill(id, 40_000)).code).toBe(200)
    const why = await elena.call(readWhy, { query: { id: (await seen(id)).job?.bill?.idTransaction } })
    expect(why.body.data.lines.at(-1)).toMatchObject({ cents: 7_792 })
  })

  test('the owner may cancel until the work begins, and the job ends with it', async () => {
    const id = await send()
    await name(id)
    await quote(id)
    const { body } = await elena.call(cancelMaintenance, {
      body: { idRequest: id, resolution: 'It closes again' },
    })
    expect(body.data).toMatchObject({ status: 'cancelled', job: { step: 'closed' } })
  })

  test('work begins with somebody named for it alone; what nobody has to come for is closed with words', async () => {
    const id = await send()
    expect((await move(id, 'start')).body.code).toBe('REPAIR_ELSEWHERE')
    expect((await move(id, 'finish')).body.code).toBe('REPAIR_ELSEWHERE')
    expect((await move(id, 'close', 'The breaker was off.')).body.data).toMatchObject({
      status: 'resolved',
      deeds: [],
    })
    expect(await lastMail()).toMatchObject({
      kind: 'maintenance-resolve',
      recipient: 'elena@marea.example',
      content: { words: 'The breaker was off.' },
    })
    expect(await seen(id)).toMatchObject({ resolution: 'The breaker was off.', job: null })
    expect((await name(id)).body.code).toBe('REPAIR_ELSEWHERE')
  })

  test('the inbox comments on a job; all else is done on the repair’s page', async () => {
    const id = await send()
    await name(id)
    const body = { idRequest: id, status: 'in-progress', words: 'Done' }
    for (const deed of ['start', 'resolve'])
      expect((await desk.call(workOnMaintenance, { body: { ...body, deed } })).code).toBe(400)
    expect((await desk.call(workOnMaintenance, { body: { ...body, deed: 'comment' } })).code).toBe(200)
    const queue = (await desk.call(listOpenMaintenance)).body.data as OpenMaintenance[]
    expect(queue.find((one) => one.id === id)).toMatchObject({
      stage: 'named',
      technician: 'Herrería del Puerto',
      deeds: ['comment'],
    })
    const list = (await desk.call(listRepairs, { query: { shelf: 'open' } })).body.data as { id: number }[]
    expect(list.find((one) => one.id === id)).toMatchObject({
      stage: 'named',
      technician: 'Herrería del Puerto',
    })
  })

  test('another owner’s repair is not there', async () => {
    const id = await send()
    await name(id)
    await quote(id)
    const { job } = await seen(id)
    const ines = await club.signedIn('ines')
    const { sequence: now = 0, quotes = [] } = job ?? {}
    const body = { idRequest: id, sequence: now, idQuote: quotes[0]?.id, totalCents: TOTAL, approves: true }
    expect((await ines.call(answerQuote, { body })).code).toBe(404)
    expect((await ines.call(answerVisit, { body: { idRequest: id, sequence: now, other: null } })).code).toBe(
      404,
    )
  })

  test('who no longer works gets no repair, and a name is given once', async () => {
    const id = await send()
    const away = await desk.call(saveTechnician, {
      body: {
        id: null,
        name: 'Gone Away',
        kind: 'staff',
        trade: { en: 'Paint', es: 'Pintura' },
        idHotel: null,
        active: false,
      },
    })
    const named = await desk.call(nameTechnician, {
      body: { ...(await at(id)), idTechnician: away.body.data.id },
    })
    expect(named.body.code).toBe('TECHNICIAN_ELSEWHERE')
    const { technicians } = (await desk.call(listTechnicians)).body.data
    const again = { ...technicians[0], id: null }
    expect((await desk.call(saveTechnician, { body: again })).body.code).toBe('TECHNICIAN_KNOWN')
  })

  test('the database has no bill above its quote, no job that goes back, and none that outlives its request', async () => {
    const { db } = club.database
    const id = await finished()
    const charge = sql`
      INSERT INTO transactions (contract_id, year, day, concept, reference, status, cents, currency, origin, origin_number)
      SELECT m.contract_id, 2026, ${TEST_DAY}, '{"en": "x", "es": "x"}', 'MT-TOO-MUCH', 'sent', ${-TOTAL - 1}, q.currency, 'repair', m.code
        FROM maintenance_requests m JOIN repair_quotes q ON q.request_id = m.id WHERE m.id = ${id} RETURNING id`
    const billed = db.transaction().execute(async (trx) => {
      const { rows } = await charge.execute(trx)
      const document = (rows[0] as { id: number }).id
      await sql`INSERT INTO transaction_lines VALUES (${document}, 1, '{"en": "x", "es": "x"}', 1, ${-TOTAL - 1}, ${-TOTAL - 1})`.execute(
        trx,
      )
      await sql`
        UPDATE repair_jobs SET step = 'billed', ended_at = now(), transaction_id = ${document}, billed_cents = ${TOTAL + 1}
         WHERE request_id = ${id}`.execute(trx)
    })
    await expect(billed).rejects.toThrow('within its approved quote')
    await expect(
      sql`UPDATE repair_jobs SET step = 'planned', started_at = NULL WHERE request_id = ${id}`.execute(db),
    ).rejects.toThrow('does not go from')
    await expect(
      sql`UPDATE maintenance_requests SET status = 'resolved', resolution = 'x', closed_at = now() WHERE id = ${id}`.execute(
        db,
      ),
    ).rejects.toThrow('end together')
    await expect(
      sql`UPDATE repair_quotes SET net_cents = net_cents WHERE request_id = ${id}`.execute(db),
    ).rejects.toThrow('does not go from')
  })
})
