import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST as OWNERS } from '../../../membership/cast/owners.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { hasPoppler, infoOf, treeOf } from '../../../server/press/testing.structure.ts'
import { readConfirmation } from '../../year.endpoints.ts'
import { readOwnBooking } from '../bookings.store.ts'
import { readPaperFacts } from './confirmation.store.ts'
import { writeConfirmation } from './write-confirmation.ts'

describe.each(ENGINES)('a stay as a PDF, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  let id: number
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
    const { rows } = await sql<{ id: number }>`
      SELECT b.id FROM bookings b JOIN contracts c ON c.id = b.contract_id
       WHERE c.owner_id = ${OWNERS.elena} AND b.status = 'confirmed' ORDER BY b.check_in DESC LIMIT 1`.execute(
      stage.database.db,
    )
    id = rows[0]!.id
  })
  afterAll(() => stage.close())

  const ask = (who: Visitor, language = 'en') =>
    who.call(readConfirmation, { query: { idBooking: id }, headers: { 'accept-language': language } })
  const paper = async (language: 'en' | 'es' = 'en') => {
    const { db } = stage.database
    const booking = (await readOwnBooking(db, OWNERS.elena, id))!
    const facts = await readPaperFacts(db, id)
    return {
      booking,
      written: writeConfirmation({ booking, facts, language, today: '2026-11-18' }, stage.config),
    }
  }

  test('its owner gets it, in the language of the screen', async () => {
    const [english, spanish] = [await ask(elena), await ask(elena, 'es')]
    for (const { code, headers, bytes } of [english, spanish]) {
      expect([code, headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(String(english.headers['content-disposition'])).toContain('Confirmation%20BK-')
    expect(String(spanish.headers['content-disposition'])).toContain(encodeURIComponent('Confirmación BK-'))
  })

  test.runIf(hasPoppler)('it is read aloud as it is read: language, title, headings, tables', async () => {
    for (const [language, lang] of [
      ['en', 'en-US'],
      ['es', 'es-MX'],
    ] as const) {
      const { written } = await paper(language)
      const { bytes } = await ask(elena, language)
      const tree = treeOf(bytes)
      expect(infoOf(bytes)).toMatchObject({ Title: written.title, Tagged: 'yes' })
      expect(bytes.toString('latin1')).toContain(`/Lang (${lang})`)
      expect(tree.filter((line) => line.startsWith('. H'))).toEqual([
        `. H1 "${written.resort}"`,
        ...written.sections.map(({ title }) => `. H2 "${title}"`),
        ...(written.wishes ? [`. H2 "${written.wishes.title}"`] : []),
      ])
      const heads = written.sections.flatMap(({ rows }) => rows)
      expect(tree.filter((line) => line === '. . . TH')).toHaveLength(heads.length)
      for (const { label } of heads) expect(tree).toContain(`. . . . P "${label}"`)
      expect(tree.filter((line) => line === '. . LI')).toHaveLength(written.figures.length)
    }
  })

  test('nobody else does, and none there is not told apart from another’s', async () => {
    const ines = await stage.signedIn('ines')
    const unknown = await elena.call(readConfirmation, { query: { idBooking: 999_999 } })
    const others = await ask(ines)
    expect([others.code, others.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
    expect([unknown.code, unknown.body.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
  })

  test('says what the stay is: days, people, balance, how to arrive', async () => {
    const { booking, written } = await paper()
    expect(written.kind).toBe('Confirmation')
    expect(written.note.title).toBe('Your stay is confirmed')
    expect(written.figures.map(({ label }) => label)).toEqual(['Check-in', 'Check-out', 'Nights'])
    const guests = written.sections.find(({ title }) => title === 'Guests')
    expect(guests?.rows).toHaveLength(booking.guests.length)
    expect(written.sections.map(({ title }) => title)).toContain('How to arrive')
  })

  test.each([
    ['pending', 'Summary of a stay', 'Not confirmed yet'],
    ['pending-cancel', 'Summary of a stay', 'Cancellation requested'],
    ['cancelled', 'Summary of a stay', 'This stay is cancelled'],
    ['rejected', 'Summary of a stay', 'This stay was not accepted'],
  ] as const)('confirms nothing of a stay that is %s', async (status, kind, title) => {
    const { booking } = await paper()
    const facts = await readPaperFacts(stage.database.db, id)
    const stay = { ...booking, bookingStatus: status }
    const written = writeConfirmation(
      { booking: stay, facts, language: 'en', today: '2026-11-18' },
      stage.config,
    )
    expect([written.kind, written.note.title]).toEqual([kind, title])
    expect(JSON.stringify(written)).not.toContain('is confirmed')
  })
})
