import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { CAST as OWNERS } from '../../../membership/cast/owners.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, testConfig } from '../../../portal/server/testing.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { nobodyWaits } from '../waiting/testing.no-waits.store.ts'
import { RESERVATION_MAILS } from './desk-mails.ts'
import { LAPSE_MAILS } from './lapse-mails.ts'
import { STAY_MAIL_CHOICE } from './mail-kinds.ts'
import { STAY_MAILS } from './stay-mails.ts'

const STAY_KINDS = { ...RESERVATION_MAILS, ...LAPSE_MAILS, ...STAY_MAILS }

describe.each(ENGINES)('reminders, on %s', (engine) => {
  let stage: TestApp
  let id: number
  let checkIn = addDays(TEST_DAY, 40)

  beforeAll(async () => {
    stage = await testApp(engine)
    await nobodyWaits(stage.database.db)
    await sql`WITH gone AS (DELETE FROM booking_wishes) UPDATE bookings SET status = 'cancelled'`.execute(
      stage.database.db,
    )
    await sql`UPDATE booking_benefits SET state = 'returned' WHERE state = 'pending'`.execute(
      stage.database.db,
    )
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    checkIn = addDays(checkIn, 20)
    const { db } = stage.database
    await sql`DELETE FROM outbox`.execute(db)
    await sql`UPDATE owners SET mails_off = '{}'`.execute(db)
    await sql`UPDATE bookings SET status = 'cancelled'`.execute(db)
    const { rows } = await sql<{ id: number }>`
      UPDATE bookings SET status = 'confirmed', housing_id = NULL, check_in = ${checkIn}::date, check_out = ${addDays(checkIn, 4)}::date,
             changed_at = ${`${addDays(checkIn, -30)}T12:00:00Z`}::timestamptz
       WHERE id = (SELECT min(b.id) FROM bookings b JOIN contracts c ON c.id = b.contract_id WHERE c.owner_id = ${OWNERS.elena})
      RETURNING id`.execute(db)
    id = rows[0]!.id
  })

  /** The clock at ten in the morning of the resort, so many days before a day. */
  const at = (day: string, days: number, time = '15:00') =>
    stage.clock.pass(Date.parse(`${addDays(day, days)}T${time}:00Z`) - stage.clock.now().getTime())
  /** The demo club’s repairs and trades write on these days as well. */
  const mails = async () =>
    (
      await sql<NewMail>`SELECT kind, recipient, language, content FROM outbox WHERE kind NOT LIKE ALL ('{reminder-%,repair-%,trade-%}') ORDER BY id`.execute(
        stage.database.db,
      )
    ).rows
  const kinds = async () => (await mails()).map(({ kind }) => kind)
  const set = (columns: Record<string, unknown>) =>
    stage.database.db.updateTable('bookings').set(columns).where('id', '=', id).execute()

  test('three days before arrival, once, however often and however many look, and whatever the clock does', async () => {
    at(checkIn, -4)
    await stage.work()
    at(checkIn, -3, '12:00')
    // Seven in the morning.
    await stage.work()
    expect(await kinds()).toEqual([])
    at(checkIn, -3)
    await Promise.all([stage.work(), stage.work(), stage.work()])
    await stage.work()
    at(checkIn, -5)
    await stage.work()
    at(checkIn, -1)
    await stage.work()
    expect(await kinds()).toEqual(['stay-arrival'])
    const [mail] = await mails()
    const { text, icalEvent } = renderMail(MAILS['stay-arrival']!, mail!, stage.config)
    expect(text).toContain('Address: ')
    expect(text).toContain(`/my-reservations/${id}\n`)
    expect(icalEvent?.method).toBe('REQUEST')
  })

  test('a stay that was moved is reminded of before its new date, and not before the old one', async () => {
    at(checkIn, -3)
    await set({ check_in: addDays(checkIn, 9), check_out: addDays(checkIn, 12) })
    await stage.work()
    expect(await kinds()).toEqual([])
    at(checkIn, 6)
    await stage.work()
    expect((await mails()).map(({ content }) => content.checkIn)).toEqual([addDays(checkIn, 9)])
  })

  test('one that was reminded of and moves then is reminded of again', async () => {
    at(checkIn, -3)
    await stage.work()
    await set({ check_in: addDays(checkIn, 9), check_out: addDays(checkIn, 12) })
    at(checkIn, 6)
    await stage.work()
    expect(await kinds()).toEqual(['stay-arrival', 'stay-arrival'])
  })

  test('none of a stay that is cancelled, or that its owner does not want', async () => {
    at(checkIn, -3)
    await set({ status: 'cancelled' })
    await stage.work()
    await set({ status: 'confirmed' })
    await sql`UPDATE owners SET mails_off = '{stay-arrival}'`.execute(stage.database.db)
    await stage.work()
    expect(await kinds()).toEqual([])
  })

  test('that tomorrow is the last day, once, after the notice that names it', async () => {
    await set({ status: 'pending-confirmation' })
    at(checkIn, -3)
    await stage.work()
    await stage.work()
    expect(await kinds()).toEqual(['lapse-soon-decision'])
    at(checkIn, -2)
    await Promise.all([stage.work(), stage.work()])
    await stage.work()
    expect(await kinds()).toEqual(['lapse-soon-decision', 'lapse-tomorrow'])
    const { subject } = renderMail(MAILS['lapse-tomorrow']!, (await mails())[1]!, stage.config)
    expect(subject).toMatch(/is not confirmed yet: tomorrow is the last day$/)
  })

  test('not of what has been decided meanwhile', async () => {
    await set({ status: 'pending-confirmation' })
    at(checkIn, -3)
    await stage.work()
    await set({ status: 'confirmed', changed_at: stage.clock.now() })
    at(checkIn, -2)
    await stage.work()
    expect(await kinds()).toEqual(['lapse-soon-decision'])
  })
})

test('a mail that the version before has left to be sent goes out without table and file', () => {
  const content = {
    ...{
      name: 'Elena',
      code: 'BK-1',
      hotel: 'Marea',
      checkIn: '2026-12-01',
      checkOut: '2026-12-04',
      nights: 0,
    },
    ...{ standing: 'confirmed', reason: 'Welcome.', link: 'https://club.example/my-reservations' },
  }
  for (const kind of Object.keys(RESERVATION_MAILS)) {
    const mail = renderMail(MAILS[kind]!, { content, language: 'es' }, testConfig())
    expect([mail.attachments, mail.icalEvent]).toEqual([undefined, undefined])
    expect(mail.html).not.toMatch(/<caption|undefined|white-space/)
  }
})

test('every mail about a stay is one of the owner’s choices, has words and a file, and says where to choose', () => {
  expect(Object.keys(STAY_KINDS).sort()).toEqual(Object.keys(STAY_MAIL_CHOICE).sort())
  for (const [kind, mail] of Object.entries(STAY_KINDS))
    expect([kind, mail.isChosen, typeof mail.attachments]).toEqual([kind, true, 'function'])
})
