import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actForOwner } from '../../../admin/acting.endpoints.ts'
import { addDays } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { CAST as OWNERS } from '../../../membership/cast/owners.ts'
import { MAILS } from '../../../portal/server/mails.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { type RenderedMail, renderMail } from '../../../server/mail/render.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { decideBenefits, listBookingBenefits, takeBackAuthorization } from '../../benefits.endpoints.ts'
import {
  cancelBooking,
  modifyBooking,
  readBooking,
  updateGuests,
  withdrawChange,
} from '../../changes.endpoints.ts'
import { decideBooking } from '../../desk.endpoints.ts'
import { requestBooking, searchRooms } from '../../reservations.endpoints.ts'
import { exportStay } from '../../year.endpoints.ts'
import { nobodyWaits } from '../waiting/testing.no-waits.store.ts'

const main = { na: false, name: 'Elena', lastname: 'Harrington', email: '', phone: '' }
const child = { na: false, name: 'Mia', lastname: 'Harrington', age: 6 }

interface Told extends RenderedMail {
  kind: string
  language: string
  recipient: string
  ics: string
  method: string | undefined
}

describe.each(ENGINES)('mails about stays, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let desk: Visitor
  let contract: number
  let category: number
  let month = addDays(TEST_DAY, 60)

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { db } = stage.database
    const { rows } = await sql<{ id: number; category: number }>`
      SELECT id, category_id AS category FROM contracts WHERE owner_id = ${OWNERS.elena}`.execute(db)
    contract = rows[0]!.id
    category = rows[0]!.category
    await sql`WITH gone AS (DELETE FROM booking_wishes)
              UPDATE bookings SET status = 'cancelled'
               WHERE status NOT IN ('confirmed', 'cancelled', 'rejected') OR contract_id = ${contract}`.execute(
      db,
    )
    await sql`UPDATE booking_benefits SET state = 'returned' WHERE state = 'pending'`.execute(db)
    await sql`DELETE FROM blackouts`.execute(db)
    await sql`DELETE FROM calendar_feeds`.execute(db)
    await nobodyWaits(db)
    await sql`UPDATE room_nights n SET capacity = c.units, free = c.units
                FROM room_categories c WHERE c.id = n.category_id`.execute(db)
    await sql`INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity)
              SELECT id, '2026-01-02', 'grant', 200 FROM benefit_years WHERE contract_id = ${contract}`.execute(
      db,
    )
    const { rows: desks } = await sql<{ email: string }>`
      SELECT email FROM admins WHERE role = 'desk' ORDER BY id LIMIT 1`.execute(db)
    desk = await stage.signedIn(desks[0]!.email, { admin: true })
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    month = addDays(month, 20)
    await sql`DELETE FROM outbox`.execute(stage.database.db)
    await sql`UPDATE hotels SET confirms_itself = true`.execute(stage.database.db)
    await sql`UPDATE owners SET mails_off = '{}', language_name = 'English' WHERE id = ${OWNERS.elena}`.execute(
      stage.database.db,
    )
  })

  const itself = (confirms: boolean) =>
    sql`UPDATE hotels SET confirms_itself = ${confirms}`.execute(stage.database.db)
  const off = (...choices: string[]) =>
    sql`UPDATE owners SET mails_off = ${choices}::text[] WHERE id = ${OWNERS.elena}`.execute(
      stage.database.db,
    )
  const days = () => ({ datein: addDays(month, 3), dateout: addDays(month, 7) })
  /** What has been told since it was last asked, as its reader gets it. */
  const told = async (): Promise<Told[]> => {
    const { rows } = await sql<NewMail>`
      WITH gone AS (DELETE FROM outbox RETURNING *) SELECT kind, recipient, language, content FROM gone ORDER BY id`.execute(
      stage.database.db,
    )
    const ofStays = rows.filter(({ kind }) => kind !== 'new-device')
    return ofStays.map((row) => {
      const mail = renderMail(MAILS[row.kind]!, row, stage.config)
      const ics = String(mail.icalEvent?.content ?? mail.attachments?.[0]?.content ?? '').replace(
        /\r\n /g,
        '',
      )
      const { kind, language, recipient } = row
      return { ...mail, kind, language, recipient, ics, method: mail.icalEvent?.method }
    })
  }
  const one = async (): Promise<Told> => {
    const mails = await told()
    expect(mails.map(({ kind }) => kind)).toHaveLength(1)
    return mails[0]!
  }
  const sequenceOf = ({ ics }: Told) => Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(ics)?.[1])
  const uidOf = ({ ics }: Told) => /\r\nUID:(.+)\r\n/.exec(ics)?.[1]
  const people = (more: object = {}) => ({ adults: [main], children: [], occupant: 'owner', ...more })
  const request = async (who = elena, more: object = {}, key = `stay-${month}-${Math.random()}`) => {
    const body = { idContract: contract, idCategory: category, ...days(), ...people(), terms: true, ...more }
    const answer = await who.call(requestBooking, { body, headers: { 'idempotency-key': key } })
    expect(answer.body).toMatchObject({ status: true })
    return answer.body.data.id as number
  }
  const withBenefits = async () => {
    const search = { idContract: contract, ...days(), adults: 1, children: 0 }
    const { benefits } = (await elena.call(searchRooms, { body: search })).body
    return { benefits: [{ idBenefitYear: benefits[0].idBenefitYear, quantity: 1 }] }
  }
  const motive = async () =>
    (await sql<{ id: number }>`SELECT id FROM cancel_motives ORDER BY id LIMIT 1`.execute(stage.database.db))
      .rows[0]!.id

  test('a request that is confirmed at once is one mail, and the same key again is none', async () => {
    const key = `the-same-stay-${month}`
    const id = await request(elena, {}, key)
    await request(elena, {}, key)
    const mail = await one()
    expect(mail).toMatchObject({ kind: 'stay-confirmed', language: 'en', recipient: 'elena@marea.example' })
    expect(mail.text).toContain(`${stage.config.publicUrl}/my-reservations/${id}\n`)
    expect(mail.text).not.toContain('in your name')
    expect(mail.text).toContain('Address: Carretera costera km 27')
    expect(mail.ics).toContain('LOCATION:Bahía Serena\\, Carretera costera km 27')
    expect([mail.method, uidOf(mail), sequenceOf(mail)]).toEqual([
      'REQUEST',
      `booking-${id}@${stage.config.calendarDomain}`,
      0,
    ])
    // The file of the stay's page and the feed tell of the same event.
    const page = (await elena.call(exportStay, { query: { idBooking: id } })).body
    for (const line of [`UID:${uidOf(mail)}`, 'SEQUENCE:0', 'STATUS:CONFIRMED'])
      expect([page.data?.text ?? page.text, mail.ics].every((text) => text.includes(`\r\n${line}\r\n`))).toBe(
        true,
      )
  })

  test('a word on two benefits that refuses one is told as such, in the mail and in the history', async () => {
    const search = { idContract: contract, ...days(), adults: 1, children: 0 }
    const { benefits } = (await elena.call(searchRooms, { body: search })).body
    const two = benefits.slice(0, 2).map((one: { idBenefitYear: number }) => ({
      idBenefitYear: one.idBenefitYear,
      quantity: 1,
    }))
    const id = await request(elena, { benefits: two })
    await one()
    const used = (await elena.call(listBookingBenefits, { query: { idBooking: id } })).body.data
    const decisions = [
      { id: used[0].id, authorize: true },
      { id: used[1].id, authorize: false },
    ]
    await elena.call(decideBenefits, { body: { idBooking: id, decisions } })
    const { text } = await one()
    expect(text).toContain(`Benefits: ${used[0].name.en} (`)
    expect(text).toContain(`Refused, back in your balance: ${used[1].name.en} (`)
    const { events } = (await elena.call(readBooking, { query: { idBooking: id } })).body.data
    expect(events.find(({ deed }: { deed: string }) => deed === 'authorize-benefits').decided).toMatchObject([
      { name: used[0].name, refused: false },
      { name: used[1].name, refused: true },
    ])
    // A later mail about the stay does not tell of it again.
    await elena.call(cancelBooking, { body: { idBooking: id, idMotive: await motive(), note: 'Plans.' } })
    expect((await one()).text).not.toContain('Refused')
  })

  test('a confirmation says who comes, what it takes and leaves, until when cancelling is free, and the way in', async () => {
    await sql`UPDATE hotels SET arrival_door = '{"en": "North gate, say your name", "es": "Caseta norte, diga su nombre"}'`.execute(
      stage.database.db,
    )
    const id = await request(elena, {
      children: [child],
      adults: [main, { na: true }],
      ...(await withBenefits()),
    })
    const { text: waits } = await one()
    const used = (await elena.call(listBookingBenefits, { query: { idBooking: id } })).body.data
    const name = used[0].name.en
    expect(waits).toContain(`Benefits: ${name} (1), to authorize`)
    expect(waits).toContain('Authorize the benefits:\n')
    await elena.call(decideBenefits, {
      body: { idBooking: id, decisions: [{ id: used[0].id, authorize: true }] },
    })
    const mail = await one()
    expect(mail.kind).toBe('stay-confirmed')
    const { rows } = await sql<{ nights: number; expires: string }>`
      SELECT y.balance AS nights, y.expires FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
       WHERE y.contract_id = ${contract} AND ${days().datein}::date BETWEEN y.starts AND y.expires`.execute(
      stage.database.db,
    )
    const { cancelTerms, nightsCost } = (await elena.call(readBooking, { query: { idBooking: id } })).body
      .data
    for (const line of [
      'Guests: 2 adults, 1 child',
      '  Elena Harrington, Mia Harrington',
      '  1 guest still to be named',
      `Benefits: ${name} (1)`,
      `Nights from your balance: ${nightsCost} nights`,
      `Left in your balance: ${rows[0]!.nights} nights, to use by ${dayInWords(rows[0]!.expires, 'en')}`,
      'Way in: North gate, say your name',
    ])
      expect(mail.text.split('\n')).toContain(line)
    expect(cancelTerms.kind).toBe('free')
    expect(mail.text).toContain(`If you cancel: Free until ${dayInWords(cancelTerms.until, 'en')}`)
    expect(mail.html).not.toContain('×')
  })

  test('requested, changed, refused, cancelled: a mail each, of one entry whose SEQUENCE rises', async () => {
    await itself(false)
    const id = await request()
    const asked = await one()
    expect(asked.kind).toBe('stay-requested')
    expect(asked.ics).toContain('STATUS:TENTATIVE')
    const decide = (deed: string, status: string) =>
      desk.call(decideBooking, { body: { idBooking: id, status, deed, reason: 'As we said.' } })
    await decide('confirm', 'pending-confirmation')
    const yes = await one()
    expect([yes.kind, yes.text.includes('As we said.')]).toEqual(['booking-confirm', true])

    const wish = { datein: addDays(days().datein, 1), dateout: addDays(days().dateout, 2) }
    const body = { idBooking: id, ...wish, ...people({ children: [child] }) }
    await elena.call(modifyBooking, { body })
    const wished = await one()
    expect(wished.kind).toBe('stay-change-asked')
    const line = (label: string, old: string, next: string) =>
      `${label} · As it is: ${old} · As requested: ${next}`
    expect(wished.text).toContain(
      line('Check-in', dayInWords(days().datein, 'en'), dayInWords(wish.datein, 'en')),
    )
    expect(wished.text).toContain(line('Nights', '4', '5'))
    expect(wished.text).toContain(line('Guests', '1 adult', '1 adult, 1 child'))
    expect(wished.text).toContain('Until then your stay remains as it was')
    // The entry lies on the days of the stay that stands.
    expect(wished.ics).toContain(`DTSTART;VALUE=DATE:${days().datein.replaceAll('-', '')}`)

    await decide('confirm', 'pending-modification')
    const changed = await one()
    expect(changed.kind).toBe('booking-change-confirm')
    expect(changed.text).toContain(
      `Check-out · Before: ${dayInWords(days().dateout, 'en')} · Now: ${dayInWords(wish.dateout, 'en')}`,
    )
    expect(changed.ics).toContain(`DTSTART;VALUE=DATE:${wish.datein.replaceAll('-', '')}`)

    await elena.call(cancelBooking, { body: { idBooking: id, idMotive: await motive(), note: 'Plans.' } })
    const gone = await one()
    expect([gone.kind, gone.method]).toEqual(['stay-cancelled', 'CANCEL'])
    expect(gone.text).toMatch(/Back in your balance: 5 nights\nWhat it cost: Nothing/)

    const all = [asked, yes, wished, changed, gone]
    expect(new Set(all.map(uidOf)).size).toBe(1)
    const sequences = all.map(sequenceOf)
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
    expect(all.every(({ html }) => !html.includes('white-space'))).toBe(true)
  })

  test('a change that comes true at once says what was; the same people sent twice are told once', async () => {
    const id = await request()
    await told()
    const wish = { datein: addDays(days().datein, 1), dateout: days().dateout }
    await elena.call(modifyBooking, { body: { idBooking: id, ...wish, ...people() } })
    const mail = await one()
    expect(mail.kind).toBe('stay-changed')
    expect(mail.text).toContain('Nights · Before: 4 · Now: 3')
    expect(mail.text).not.toContain('Guests · Before')
    const guests = { idBooking: id, ...people({ children: [child] }) }
    await elena.call(updateGuests, { body: guests })
    await elena.call(updateGuests, { body: guests })
    expect((await one()).text).toContain('Guests · Before: 1 adult · Now: 1 adult, 1 child')
  })

  test('a change that is taken back', async () => {
    await itself(false)
    const id = await request()
    const wish = { datein: addDays(days().datein, 1), dateout: days().dateout }
    await told()
    await elena.call(modifyBooking, { body: { idBooking: id, ...wish, ...people() } })
    expect((await one()).text).toContain('has no answer yet: if the resort agrees to the change')
    await elena.call(withdrawChange, { query: { idBooking: id } })
    const mail = await one()
    expect(mail.kind).toBe('stay-change-withdrawn')
    expect(mail.text).toContain(dayInWords(days().datein, 'en'))
  })

  test('benefits wait for the owner, who authorizes, takes it back and authorizes again', async () => {
    const id = await request(elena, await withBenefits())
    const waits = await one()
    expect(waits.kind).toBe('stay-to-authorize')
    expect(waits.text).toContain(`Please decide by ${dayInWords(addDays(days().datein, -7), 'en')}.`)
    expect(waits.ics).toContain('STATUS:TENTATIVE')
    const used = (await elena.call(listBookingBenefits, { query: { idBooking: id } })).body.data
    const yes = { idBooking: id, decisions: [{ id: used[0].id, authorize: true }] }
    await elena.call(decideBenefits, { body: yes })
    await elena.call(decideBenefits, { body: yes })
    expect((await one()).kind).toBe('stay-confirmed')
    await elena.call(takeBackAuthorization, { query: { idBooking: id } })
    expect((await one()).kind).toBe('stay-to-authorize')
  })

  test('cancelling inside the window: what it will cost, and then what it cost', async () => {
    const near = { datein: addDays(TEST_DAY, 20), dateout: addDays(TEST_DAY, 24) }
    const id = await request(elena, near)
    await told()
    const body = { idBooking: id, idMotive: await motive(), note: 'Plans.', acceptedPenalty: 1 }
    expect((await elena.call(cancelBooking, { body })).body).toMatchObject({ status: true })
    const asked = await one()
    expect(asked.kind).toBe('stay-cancel-asked')
    expect(asked.text).toContain('it costs the night that you accepted')
    await desk.call(decideBooking, {
      body: { idBooking: id, status: 'pending-cancel', deed: 'agree-to-cancel', reason: 'Of course.' },
    })
    const gone = await one()
    expect(gone.text).toMatch(/Back in your balance: 3 nights\nWhat it cost: 1 night\n/)
    expect(gone.method).toBe('CANCEL')
  })

  test('what an admin does in the owner’s name is told, and by whom, whatever the owner has turned off', async () => {
    await off('stay-requested', 'stay-confirmed')
    const ruth = await stage.signedIn('ruth', { admin: true })
    const { rows } = await sql<{ hotel: number; number: string }>`
      SELECT c.hotel_id AS hotel, h.number FROM contracts c JOIN housing h ON h.id = c.housing_id
       WHERE c.id = ${contract}`.execute(stage.database.db)
    expect((await ruth.call(actForOwner, { body: { idOwner: OWNERS.elena, ...rows[0] } })).code).toBe(200)
    await request(ruth)
    expect((await one()).text).toMatch(/\n\nRuth .+ of Marea did this in your name\.\n/)
  })

  test('comes in the owner’s language, and not at all where they do not want it', async () => {
    await sql`UPDATE owners SET language_name = 'Español' WHERE id = ${OWNERS.elena}`.execute(
      stage.database.db,
    )
    const id = await request()
    const mail = await one()
    expect([mail.language, mail.subject]).toEqual(['es', expect.stringContaining('está confirmada')])
    expect(mail.text).toContain('Llegada: ')
    expect(mail.ics).toContain('SUMMARY:Estancia en ')
    await off('stay-changed')
    await elena.call(modifyBooking, {
      body: { idBooking: id, datein: addDays(days().datein, 1), dateout: days().dateout, ...people() },
    })
    expect(await told()).toEqual([])
  })

  test.each(['', 'English', ' english ', 'Español', 'Français'])(
    'language: %j as everywhere',
    async (name) => {
      const { languageOf } = await import('../../../kernel/language.ts')
      await sql`ALTER TABLE owners DROP CONSTRAINT IF EXISTS owners_language_name_check`.execute(
        stage.database.db,
      )
      await sql`UPDATE owners SET language_name = ${name} WHERE id = ${OWNERS.elena}`.execute(
        stage.database.db,
      )
      await request()
      expect((await one()).language).toBe(languageOf(name))
    },
  )

  test('who follows the feed since before the stay gets the file, and no invitation beside it', async () => {
    await sql`INSERT INTO calendar_feeds (owner_id, token, created_at, renewed_at)
              VALUES (${OWNERS.elena}, ${'a'.repeat(43)}, '2026-01-01', '2026-01-01')`.execute(
      stage.database.db,
    )
    const id = await request()
    const mail = await one()
    expect(mail.icalEvent).toBeUndefined()
    expect(mail.attachments).toMatchObject([{ contentType: expect.stringContaining('method=PUBLISH') }])
    expect(mail.ics).toContain('METHOD:PUBLISH')
    expect(mail.ics).not.toMatch(/ATTENDEE|ORGANIZER/)
    expect(uidOf(mail)).toBe(`booking-${id}@${stage.config.calendarDomain}`)
    await sql`DELETE FROM calendar_feeds`.execute(stage.database.db)
  })
})
