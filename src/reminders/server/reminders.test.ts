import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAccount } from '../../finance/account/account.endpoints.ts'
import { addOwnDocument } from '../../finance/server/reports/testing.settlements.store.ts'
import { addDays, type Day } from '../../kernel/day.ts'
import { formatMoney } from '../../kernel/money.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CAST, CO_OWNERS } from '../../membership/cast/owners.ts'
import { changeMailChoice } from '../../membership/mail-choices.endpoints.ts'
import { MAILS } from '../../portal/server/mails.ts'
import { BOTH_ENGINES, clubDatabase, type TestApp, testAppOn } from '../../portal/server/testing.ts'
import { lastFreeDay } from '../../reservations/cancel/penalty.ts'
import { countStatements } from '../../server/database/testing-statements.ts'
import type { WaitingMail } from '../../server/jobs/outbox.store.ts'
import { freshenBy } from '../../server/mail/freshen.ts'
import { renderMail } from '../../server/mail/render.ts'
import { sendWaiting } from '../../server/mail/send-waiting.ts'
import { URGENCY } from '../../server/mail/urgency.ts'
import { TEST_DAY } from '../../server/testing.day.ts'
import { daysOn, reminderOn } from '../remind.ts'
import { chooseReminders } from './choose.store.ts'
import { readReminderDays, readThings } from './things.store.ts'

const [CONTRACT] = [CAST_CONTRACTS.elena]
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe.each(BOTH_ENGINES)('reminders of what has a day, on %s', (engine) => {
  let stage: TestApp
  /** A fee of Elena's contract, the only thing in the club that is open until a test says otherwise. */
  let fee: number
  let today: Day
  let taken: () => CompiledQuery[]
  const db = () => stage.database.db

  beforeAll(async () => {
    const counted = countStatements(await clubDatabase(engine))
    taken = counted.taken
    stage = await testAppOn(counted.database)
    await sql`WITH gone AS (DELETE FROM booking_wishes) UPDATE bookings SET status = 'cancelled', housing_id = NULL`.execute(
      db(),
    )
    await sql`UPDATE executive_reports SET issued_at = '2090-01-01' WHERE signed_at IS NULL`.execute(db())
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM condo_fees WHERE contract_id = ${CONTRACT} ORDER BY due DESC LIMIT 1`.execute(db())
    fee = rows[0]!.id
    today = TEST_DAY
  })
  afterAll(() => stage.close())

  // Each test plays on a day of its own, at ten in the morning in Cancún.
  beforeEach(async () => {
    today = addDays(today, 60)
    stage.clock.pass(Date.parse(`${today}T15:00:00Z`) - stage.clock.now().getTime())
    await sql`DELETE FROM outbox`.execute(db())
    await sql`DELETE FROM reminder_mailings`.execute(db())
    await sql`DELETE FROM reminders`.execute(db())
    await sql`DELETE FROM reminder_runs`.execute(db())
    await sql`UPDATE owners SET mails_off = '{}', active = true`.execute(db())
    await sql`UPDATE condo_fees SET paid_cents = cents`.execute(db())
    await sql`UPDATE transactions SET status = 'paid' WHERE part IS NULL AND due IS NOT NULL AND status <> 'paid'`.execute(
      db(),
    )
    await sql`UPDATE benefit_years SET expires = starts + 3650`.execute(db())
    await sql`UPDATE bookings SET status = 'cancelled' WHERE status <> 'cancelled'`.execute(db())
  })

  const openFee = (left: number, id = fee) =>
    sql`UPDATE condo_fees SET due = ${addDays(today, left)}::date, paid_cents = 0
         WHERE id = ${id}`.execute(db())
  const pay = () => sql`UPDATE condo_fees SET paid_cents = cents WHERE id = ${fee}`.execute(db())
  const outbox = async () =>
    (
      await sql<WaitingMail & { urgency: number }>`
        SELECT id, kind, recipient, language, content, urgency, attempts, created_at AS "createdAt", code
          FROM outbox WHERE kind LIKE 'reminder-%' ORDER BY recipient, id`.execute(db())
    ).rows
  const kinds = async () => (await outbox()).map(({ kind }) => kind)
  const chosen = async () =>
    (
      await sql<{ kind: string; days: number; owner: number }>`
        SELECT kind, days, owner_id AS owner FROM reminders ORDER BY owner_id, kind, days`.execute(db())
    ).rows
  const freshen = freshenBy(MAILS)
  /** What goes out now, as its readers have it. */
  const sent = async () => {
    const mails: { to: string; subject: string; text: string; html: string }[] = []
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const host = { isThere: async () => true, answered: () => {}, failed: () => {} }
    await sendWaiting(
      {
        ...{ db: db(), clock: stage.clock.now, log, host, freshen },
        send: async (mail) => {
          if (!mail.kind.startsWith('reminder-')) return
          const { subject, text, html } = renderMail(MAILS[mail.kind]!, mail, stage.config)
          mails.push({ to: mail.recipient, subject, text, html })
        },
      },
      URGENCY.news,
      () => false,
    )
    return mails
  }
  const pass = (days: number) => {
    stage.clock.pass(days * DAY)
    today = addDays(today, days)
  }

  test('the statement chooses by the same rule and rows as the rule itself', async () => {
    const rows = await readReminderDays(db())
    // Of one owner each who can sign in; no report has paid any of it.
    const { rows: fees } = await sql<{ id: number }>`
      SELECT f.id FROM condo_fees f JOIN contracts c ON c.id = f.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE o.password_hash IS NOT NULL AND (SELECT count(*) FROM contract_owners k WHERE k.contract_id = c.id) = 1
         AND NOT EXISTS (SELECT FROM transactions s WHERE s.condo_fee_id = f.id AND s.part <> 'fee')
         AND NOT EXISTS (SELECT FROM contract_payment_lines l WHERE l.condo_fee_id = f.id)
       ORDER BY f.id LIMIT 70`.execute(db())
    expect(fees.length).toBe(70)
    const lefts = fees.map((_, at) => at - 30)
    for (const [at, { id }] of fees.entries()) await openFee(lefts[at]!, id)
    await chooseReminders(db(), stage.clock.now())
    const { rows: got } = await sql<{ due: Day; days: number }>`
      SELECT DISTINCT due, days FROM reminders WHERE kind = 'fee'`.execute(db())
    const byRule = lefts.flatMap((left) => {
      const due = addDays(today, left)
      const one = reminderOn(daysOn(rows, 'fee', today), due, today)
      return one ? [{ due, days: one.days }] : []
    })
    const inOrder = (some: { due: Day; days: number }[]) =>
      some.map(({ due, days }) => `${due} ${days}`).sort()
    expect(inOrder(got)).toEqual(inOrder(byRule))
    expect(new Set(got.map(({ days }) => days))).toEqual(new Set([30, 7, 1, -1]))
  })

  test('all fees of the club that are due are chosen in one statement, and again none', async () => {
    const { rows } = await sql<{ id: number }>`
      UPDATE condo_fees f SET due = ${addDays(today, 7)}::date, paid_cents = 0
       WHERE NOT EXISTS (SELECT FROM transactions s WHERE s.condo_fee_id = f.id AND s.part <> 'fee')
         AND NOT EXISTS (SELECT FROM contract_payment_lines l WHERE l.condo_fee_id = f.id)
      RETURNING f.id`.execute(db())
    taken()
    const count = await chooseReminders(db(), stage.clock.now())
    expect(taken()).toHaveLength(1)
    expect(count).toBeGreaterThan(200)
    expect((await chosen()).length).toBe(count)
    const { rows: fees } = await sql<{ id: number }>`SELECT DISTINCT subject_id AS id FROM reminders`.execute(
      db(),
    )
    expect(fees.length).toBeLessThanOrEqual(rows.length)
    expect(await chooseReminders(db(), stage.clock.now())).toBe(0)
  })

  test('an installment or any other charge with a due day is reminded of as a fee is; not while a saved card will pay it, and no interest', async () => {
    const due = async (ahead: number, origin: string | null = null) => {
      const reference = `RM-${ahead}-${origin}-${engine}`
      const document = { contractId: CONTRACT, day: today, reference, status: 'sent', cents: -5000 }
      const id = await addOwnDocument(db(), document)
      await sql`UPDATE transactions SET due = ${addDays(today, ahead)}, origin = ${origin},
                  concept = '{"en": "Installment 2 of 4", "es": "Parcialidad 2 de 4"}' WHERE id = ${id}`.execute(
        db(),
      )
      return id
    }
    const inAWeek = await due(7)
    for (const ahead of [1, -1, 40]) await due(ahead)
    await due(-2, 'interest')
    await chooseReminders(db(), stage.clock.now())
    const days = async () => (await chosen()).filter(({ kind }) => kind === 'charge').map((one) => one.days)
    expect(new Set(await days())).toEqual(new Set([7, 1, -1]))
    const mails = await (await stage.work(), sent())
    const text = mails.map((mail) => mail.text).join()
    expect(text).toContain('Installment 2 of 4')
    await sql`DELETE FROM reminders`.execute(db())
    await sql`DELETE FROM reminder_runs`.execute(db())
    await sql`
      WITH card AS (
        INSERT INTO mandates (contract_id, owner_id, reference, state, language, asked_at, customer, card, brand, last4, active_at)
        SELECT id, owner_id, 'reminded-card', 'active', 'en', now(), 'cus_1', 'pm_1', 'Visa', '4242', now() FROM contracts WHERE id = ${CONTRACT}
        RETURNING id)
      INSERT INTO mandate_payments (mandate_id, transaction_id, currency, cents, due, told_at, state, changed_at)
      SELECT card.id, ${inAWeek}::int, 'USD', 5000, ${today}::date + 7, now(), 'told', now() FROM card`.execute(
      db(),
    )
    await chooseReminders(db(), stage.clock.now())
    expect(new Set(await days())).toEqual(new Set([1, -1]))
    await sql`DELETE FROM mandate_payments`.execute(db())
    await sql`DELETE FROM mandates`.execute(db())
    await sql`UPDATE transactions SET status = 'paid' WHERE reference LIKE 'RM-%'`.execute(db())
  })

  test('rows with a later day take the place of the others from that day on', async () => {
    await openFee(14)
    await sql`INSERT INTO reminder_days (kind, valid_from, days, at_once)
              VALUES ('fee', ${today}::date, 14, true), ('fee', ${addDays(today, 1)}::date, 3, false)`.execute(
      db(),
    )
    await stage.work()
    expect(await chosen()).toEqual([{ kind: 'fee', days: 14, owner: CAST.elena }])
    expect(await kinds()).toEqual(['reminder-clock'])
    await sql`DELETE FROM reminder_days`.execute(db())
  })

  test('the last day on which a stay is cancelled free is the rule’s', async () => {
    const { rows: stays } = await sql<{ id: number; hotel: number; checkIn: Day }>`
      UPDATE bookings SET status = 'confirmed', check_in = ${addDays(today, 70)}::date, check_out = ${addDays(today, 74)}::date,
             nights_cost = 4, penalty_kept = '[]'
       WHERE id = (SELECT min(id) FROM bookings WHERE contract_id = ${CONTRACT})
      RETURNING id, hotel_id AS hotel, check_in AS "checkIn"`.execute(db())
    const { id, hotel, checkIn } = stays[0]!
    const tables = [
      [],
      [{ fromDays: 0, percent: 100 }],
      [{ fromDays: 0, percent: 0 }],
      [
        { fromDays: 60, percent: 0 },
        { fromDays: 30, percent: 50 },
        { fromDays: 0, percent: 100 },
      ],
      [
        { fromDays: 1, percent: 0 },
        { fromDays: 0, percent: 100 },
      ],
    ]
    const { rows: kept } = await sql`SELECT * FROM penalty_tiers`.execute(db())
    for (const tiers of tables) {
      await sql`DELETE FROM penalty_tiers`.execute(db())
      for (const { fromDays, percent } of tiers)
        await sql`INSERT INTO penalty_tiers (hotel_id, valid_from, from_days, percent)
                  VALUES (${hotel}, '2020-01-01', ${fromDays}, ${percent})`.execute(db())
      const things = await readThings(db(), { ownerId: CAST.elena, now: stage.clock.now(), days: 365 })
      const free = things.find((one) => one.kind === 'free-cancel' && one.id === id)
      expect([tiers, free?.due ?? null]).toEqual([tiers, lastFreeDay(checkIn, tiers)])
    }
    // While nobody has answered, free cancelling has no last day.
    await sql`UPDATE bookings SET status = 'pending-confirmation' WHERE id = ${id}`.execute(db())
    const open = await readThings(db(), { ownerId: CAST.elena, now: stage.clock.now(), days: 365 })
    expect(open.some((one) => one.kind === 'free-cancel' && one.id === id)).toBe(false)
    await sql`DELETE FROM penalty_tiers`.execute(db())
    await sql`INSERT INTO penalty_tiers SELECT * FROM jsonb_populate_recordset(NULL::penalty_tiers, ${JSON.stringify(kept)}::jsonb)`.execute(
      db(),
    )
  })

  test('a day is chosen and told once, however many look; none before eight; the next day is another', async () => {
    await openFee(1)
    stage.clock.pass(-2 * HOUR - 60_000)
    await stage.work()
    expect(await chosen()).toEqual([])
    stage.clock.pass(2 * HOUR + 60_000)
    await Promise.all([stage.work(), stage.work(), stage.work()])
    await stage.work()
    expect(await chosen()).toEqual([{ kind: 'fee', days: 1, owner: CAST.elena }])
    expect(await kinds()).toEqual(['reminder-clock'])
    pass(1)
    await stage.work()
    expect(await kinds()).toEqual(['reminder-clock'])
    pass(1)
    await stage.work()
    expect(await kinds()).toEqual(['reminder-clock', 'reminder-clock'])
    expect((await chosen()).map(({ days }) => days)).toEqual([-1, 1])
  })

  test('each resort has its own day: at eight in Cancún it is six in Mazatlán', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT max(f.id) AS id FROM condo_fees f JOIN contracts c ON c.id = f.contract_id JOIN hotels h ON h.id = c.hotel_id
        JOIN owners o ON o.id = c.owner_id AND o.password_hash IS NOT NULL
       WHERE h.zone = 'America/Mazatlan' AND (SELECT count(*) FROM contract_owners k WHERE k.contract_id = c.id) = 1`.execute(
      db(),
    )
    await openFee(1)
    await openFee(1, rows[0]!.id)
    stage.clock.pass(-2 * HOUR)
    await stage.work()
    expect((await chosen()).map(({ owner }) => owner)).toEqual([CAST.elena])
    stage.clock.pass(2 * HOUR)
    await stage.work()
    expect((await chosen()).length).toBe(2)
    expect((await kinds()).length).toBe(2)
  })

  test('killed between choosing and telling: the next look tells, and chooses nothing anew', async () => {
    await openFee(30)
    expect(await chooseReminders(db(), stage.clock.now())).toBe(1)
    expect(await kinds()).toEqual([])
    expect(await chooseReminders(db(), stage.clock.now())).toBe(0)
    await Promise.all([stage.work(), stage.work()])
    expect(await kinds()).toEqual(['reminder-digest'])
  })

  test('killed while it is sent: it goes out again with what there is then', async () => {
    await openFee(1)
    await stage.work()
    const [mail] = await outbox()
    const first = await freshen(db(), mail!, stage.clock.now())
    await openFee(1)
    expect(await freshen(db(), mail!, stage.clock.now())).toEqual(first)
    expect((await sent()).length).toBe(1)
    expect(await sent()).toEqual([])
  })

  test('what is done between choosing and sending is not told; nothing left is no mail, and no week', async () => {
    await openFee(30)
    await stage.work()
    await pay()
    expect(await sent()).toEqual([])
    expect(await outbox()).toEqual([])
    // The digest that was left out is none: another one may come the next day.
    pass(1)
    await openFee(7)
    await stage.work()
    expect((await sent()).map(({ to }) => to)).toEqual(['elena@marea.example'])
  })

  test('a fee that is in question is not told of until the question is settled', async () => {
    // One that the statement lists already: of another nobody can ask.
    const { rows } = await sql<{ id: number }>`
      SELECT t.condo_fee_id AS id FROM transactions t
       WHERE t.contract_id = ${CONTRACT} AND t.part = 'fee' AND t.condo_fee_id <> ${fee}
         AND NOT EXISTS (SELECT FROM money_questions q WHERE q.transaction_id = t.id)
         AND NOT EXISTS (SELECT FROM transactions s WHERE s.condo_fee_id = t.condo_fee_id AND s.part <> 'fee')
       ORDER BY t.day DESC LIMIT 1`.execute(db())
    const listed = rows[0]!.id
    await openFee(1, listed)
    await stage.work()
    await sql`INSERT INTO money_questions (contract_id, transaction_id, concept, reference, cents, currency, owner_id, words, asked_at)
              SELECT contract_id, id, concept, reference, cents, currency, ${CAST.elena}, 'Why so much?', ${stage.clock.now()}::timestamptz
                FROM transactions WHERE condo_fee_id = ${listed} AND part = 'fee'`.execute(db())
    const asked =
      await sql`SELECT FROM money_questions WHERE settled_at IS NULL AND words = 'Why so much?'`.execute(db())
    expect(asked.rows.length).toBe(1)
    expect(await sent()).toEqual([])
    await sql`UPDATE money_questions SET outcome = 'withdrawn', settled_at = ${stage.clock.now()}::timestamptz WHERE words = 'Why so much?'`.execute(
      db(),
    )
    pass(2)
    await stage.work()
    expect((await sent()).length).toBe(1)
  })

  test('what is done is left out of a mail that has something else to say', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM condo_fees WHERE contract_id = ${CONTRACT} AND id <> ${fee} ORDER BY due DESC LIMIT 1`.execute(
      db(),
    )
    await openFee(1)
    await openFee(1, rows[0]!.id)
    await stage.work()
    await pay()
    const [mail] = await sent()
    expect(mail?.text.match(/my-reports\?contract=\d+&pay=USD/g)?.length).toBe(1)
  })

  test('one digest in a week: what comes meanwhile waits, what has a clock does not', async () => {
    await openFee(30)
    await stage.work()
    expect((await sent()).length).toBe(1)
    const { rows } = await sql<{ id: number; contractId: number }>`
      UPDATE benefit_years SET expires = ${addDays(today, 31)}::date
       WHERE id = (SELECT max(y.id) FROM benefit_years y JOIN benefits b ON b.id = y.benefit_id
                    WHERE y.contract_id = ${CONTRACT} AND y.balance > 0 AND b.unit = 'nights' AND y.starts < ${addDays(today, 31)}::date)
      RETURNING id`.execute(db())
    expect(rows.length).toBe(1)
    pass(1)
    await stage.work()
    expect((await chosen()).filter(({ kind }) => kind === 'nights')).toEqual([
      { kind: 'nights', days: 30, owner: CAST.elena },
    ])
    expect(await sent()).toEqual([])
    pass(1)
    await openFee(1)
    await stage.work()
    const [urgent, ...more] = await sent()
    expect(more).toEqual([])
    expect(urgent?.subject).toMatch(/^A fee of \$[\d,.]+ (?:USD|MXN) is due \w+, \w+ \d+, \d{4}$/)
    pass(5)
    await pay()
    await stage.work()
    const [digest] = await sent()
    expect(digest?.subject).toMatch(/^Nights of \d+ expire /)
  })

  test('what a digest has told ahead of its day is not the reason for another', async () => {
    await openFee(30)
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM condo_fees WHERE contract_id = ${CONTRACT} AND id <> ${fee} ORDER BY due DESC LIMIT 1`.execute(
      db(),
    )
    await openFee(34, rows[0]!.id)
    await stage.work()
    const [digest] = await sent()
    expect(digest?.text).toContain('Also coming')
    for (let day = 0; day < 10; day++) {
      pass(1)
      await stage.work()
    }
    expect(await sent()).toEqual([])
  })

  test('a kind that is switched off is not chosen; one that is switched off later is left out', async () => {
    const turn = async (on: boolean) => {
      const elena = await stage.signedIn('elena')
      return elena.call(changeMailChoice, { body: { choice: 'remind-fee', on } })
    }
    await openFee(1)
    expect((await turn(false)).code).toBe(200)
    await stage.work()
    expect(await chosen()).toEqual([])
    await turn(true)
    pass(1)
    await openFee(1)
    await stage.work()
    expect(await kinds()).toEqual(['reminder-clock'])
    await turn(false)
    expect(await sent()).toEqual([])
    expect(await kinds()).toEqual([])
  })

  test('each of a contract’s owners by their own choice; who cannot sign in is told nothing', async () => {
    const { rows } = await sql<{ id: number }>`
      SELECT max(f.id) AS id FROM condo_fees f JOIN contracts c ON c.id = f.contract_id
       WHERE c.owner_id = ${CO_OWNERS.james} AND EXISTS (
             SELECT FROM contract_owners h WHERE h.contract_id = c.id AND h.owner_id = ${CO_OWNERS.leticia})`.execute(
      db(),
    )
    await openFee(1, rows[0]!.id)
    const owners = async () => {
      await sql`DELETE FROM reminders`.execute(db())
      await sql`DELETE FROM reminder_runs`.execute(db())
      await chooseReminders(db(), stage.clock.now())
      return (await chosen()).map(({ owner }) => owner)
    }
    expect(await owners()).toEqual([CO_OWNERS.leticia, CO_OWNERS.james])
    await sql`UPDATE owners SET mails_off = '{remind-fee}' WHERE id = ${CO_OWNERS.james}`.execute(db())
    expect(await owners()).toEqual([CO_OWNERS.leticia])
    await sql`UPDATE owners SET active = false WHERE id = ${CO_OWNERS.leticia}`.execute(db())
    expect(await owners()).toEqual([])
  })

  test('a report that takes all signatures reminds those whose own is missing', async () => {
    const { rows } = await sql<{ id: number; contractId: number; owner: number }>`
      SELECT r.id, r.contract_id AS "contractId", c.owner_id AS owner FROM executive_reports r JOIN contracts c ON c.id = r.contract_id
       WHERE r.signed_at IS NULL ORDER BY r.id LIMIT 1`.execute(db())
    const { id, contractId, owner } = rows[0]!
    const co = CO_OWNERS.leticia
    await sql`INSERT INTO contract_owners (contract_id, owner_id) VALUES (${contractId}, ${co})`.execute(db())
    await sql`UPDATE executive_reports SET issued_at = ${`${addDays(today, -3)}T15:00:00Z`}::timestamptz WHERE id = ${id}`.execute(
      db(),
    )
    const concerned = async (ownerId: number) =>
      (await readThings(db(), { ownerId, now: stage.clock.now() })).some(
        (one) => one.kind === 'report' && one.id === id,
      )
    const both = async () => [await concerned(owner), await concerned(co)]
    expect(await both()).toEqual([true, true])
    await sql`UPDATE contracts SET signing = 'all' WHERE id = ${contractId}`.execute(db())
    expect(await both()).toEqual([true, true])
    await sql`INSERT INTO report_signatures (report_id, owner_id, signer, signed_at)
              VALUES (${id}, ${owner}, 'Signed', ${stage.clock.now()}::timestamptz)`.execute(db())
    expect(await both()).toEqual([false, true])
    await sql`UPDATE executive_reports SET issued_at = '2090-01-01' WHERE id = ${id}`.execute(db())
  })

  test('a late fee is told with what is past due in all, which is the figure of the account’s page', async () => {
    await openFee(-1)
    await addOwnDocument(db(), {
      contractId: CONTRACT,
      day: addDays(today, -40),
      reference: `LATE-${engine}`,
      status: 'past-due',
      cents: -14_400,
    })
    await sql`UPDATE transactions SET due = ${addDays(today, -10)}::date WHERE reference = ${`LATE-${engine}`}`.execute(
      db(),
    )
    await stage.work()
    const [mail] = await sent()
    const elena = await stage.signedIn('elena')
    const { body } = await elena.call(readAccount, { query: { idContract: CONTRACT } })
    const own = body.data.find(({ currency }: { currency: string }) => currency === 'USD')
    const late = formatMoney({ cents: own.pastDueCents, currency: 'USD' })
    expect(own.pastDueCents).toBeGreaterThan(14_400)
    expect(mail?.text).toContain(`In all, ${late} USD of your charges is past due.`)
    await sql`UPDATE transactions SET status = 'paid' WHERE reference = ${`LATE-${engine}`}`.execute(db())
    pass(7)
    await openFee(-1)
    await stage.work()
    // The fee alone is late: its own amount says it all.
    expect((await sent())[0]?.text).not.toContain('In all')
  })

  test('the mail speaks its owner’s language, names the amount in the subject, and presses lead to the very thing', async () => {
    await openFee(-1)
    await sql`UPDATE owners SET language_name = 'Español' WHERE id = ${CAST.elena}`.execute(db())
    await stage.work()
    const [spanish] = await sent()
    expect(spanish?.subject).toMatch(/^Vencida: una cuota de \$[\d,.]+ (?:USD|MXN)$/)
    expect(spanish?.text).toMatch(/Vencida desde el .+\n\$[\d,.]+ (?:USD|MXN) por pagar\n/)
    await sql`UPDATE owners SET language_name = 'English' WHERE id = ${CAST.elena}`.execute(db())
    pass(7)
    await openFee(30)
    await stage.work()
    const [digest] = await sent()
    expect(digest?.subject).toMatch(/^A fee of \$[\d,.]+ (?:USD|MXN) is due /)
    expect(digest?.text).toContain(
      `Pay or settle:\n${stage.config.publicUrl}/my-reports?contract=${CONTRACT}&pay=USD\n`,
    )
    expect(digest?.html).toContain(`/my-reports?contract=${CONTRACT}&amp;pay=USD`)
    expect(digest?.html).not.toContain('<img')
    // Nothing of it has a clock: no button is filled.
    expect(digest?.html).not.toContain('class="button"')
    expect(spanish?.html).toContain('class="button"')
    expect(digest?.text).toContain(`${stage.config.publicUrl}/my-account/mail`)
  })
})
