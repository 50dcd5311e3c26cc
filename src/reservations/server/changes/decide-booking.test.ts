import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { renderMail } from '../../../server/mail/render.ts'
import { readBooking } from '../../changes.endpoints.ts'
import { decideBooking, listWaitingBookings, type WaitingBooking } from '../../desk.endpoints.ts'
import { RESERVATION_MAILS } from '../mails/desk-mails.ts'
import { nobodyWaits } from '../waiting/testing.no-waits.store.ts'

describe.each(ENGINES)('the desk decides on bookings, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    const { rows } = await sql<{
      email: string
    }>`SELECT email FROM admins WHERE role = 'desk' ORDER BY id LIMIT 1`.execute(club.database.db)
    desk = await club.signedIn(rows[0]?.email ?? '', { admin: true })
    await nobodyWaits(club.database.db)
  })
  afterAll(() => club.close())

  const waiting = async () => (await desk.call(listWaitingBookings)).body.data as WaitingBooking[]
  const decide = (of: Pick<WaitingBooking, 'id' | 'status'>, deed: string, who = desk) =>
    who.call(decideBooking, {
      body: { idBooking: of.id, status: of.status, deed, reason: 'As we said on the phone.' },
    })
  /** Puts a live stay that lies ahead into a state, holding what it holds. */
  const put = async (status: string, penalty = 0): Promise<{ id: number; status: 'pending' }> => {
    const { rows } = await sql<{ id: number }>`
      UPDATE bookings SET status = ${status}, penalty_nights = ${penalty}
       WHERE id = (SELECT b.id FROM bookings b WHERE b.status = 'confirmed' AND b.check_in > '2027-01-01'
                     AND EXISTS (SELECT FROM benefit_entries e WHERE e.booking_id = b.id AND e.kind = 'hold')
                     AND NOT EXISTS (SELECT FROM booking_events v WHERE v.booking_id = b.id AND v.deed LIKE '%-booking'
                                      AND v.actor_admin_id IS NOT NULL)
                   ORDER BY b.id LIMIT 1)
      RETURNING id`.execute(club.database.db)
    return { id: rows[0]?.id ?? 0, status: status as 'pending' }
  }
  const heldBy = async (id: number) =>
    (
      await sql<{ held: number; used: number }>`
        SELECT -coalesce(sum(quantity) FILTER (WHERE kind IN ('hold', 'return')), 0)::int AS held,
               -coalesce(sum(quantity) FILTER (WHERE kind = 'use'), 0)::int AS used
          FROM benefit_entries WHERE booking_id = ${id}`.execute(club.database.db)
    ).rows[0]
  const freeOf = async (id: number) =>
    Number(
      (
        await sql<{ free: number }>`
          SELECT sum(n.free) AS free FROM room_nights n JOIN bookings b ON b.category_id = n.category_id
           WHERE b.id = ${id} AND n.night >= b.check_in AND n.night < b.check_out`.execute(club.database.db)
      ).rows[0]?.free,
    )
  const nightsOf = async (id: number) =>
    (
      await sql<{
        nights: number
      }>`SELECT check_out - check_in AS nights FROM bookings WHERE id = ${id}`.execute(club.database.db)
    ).rows[0]?.nights ?? 0

  test('a yes goes without words: its mail has none and the history neither; a no does not', async () => {
    const stay = await put('pending-confirmation')
    const silent = (deed: string) =>
      desk.call(decideBooking, { body: { idBooking: stay.id, status: stay.status, deed } })
    const refused = await silent('reject')
    expect([refused.code, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['reason']])
    expect((await silent('confirm')).code).toBe(200)
    const { rows } = await sql<{ kind: string; content: Record<string, string>; detail: object }>`
      SELECT m.kind, m.content, (SELECT e.detail FROM booking_events e WHERE e.booking_id = ${stay.id} ORDER BY e.id DESC LIMIT 1) AS detail
        FROM outbox m ORDER BY m.id DESC LIMIT 1`.execute(club.database.db)
    const [mail] = rows
    expect(mail).toMatchObject({ kind: 'booking-confirm', content: { said: 'no' } })
    expect(mail?.detail).not.toHaveProperty('reason')
    const { text } = renderMail(
      RESERVATION_MAILS['booking-confirm'],
      { content: mail?.content ?? {}, language: 'en' },
      club.config,
    )
    expect(text).toContain('is confirmed')
    expect(text).not.toContain('The concierge writes')
  })

  test('sees what waits, and nobody else does', async () => {
    const { id } = await put('pending-confirmation')
    const one = (await waiting()).find((each) => each.id === id)
    expect(one).toMatchObject({ status: 'pending-confirmation', deeds: ['confirm', 'reject'] })
    for (const who of [await club.signedIn('elena'), await club.signedIn('ruth', { admin: true })]) {
      expect((await who.call(listWaitingBookings)).code).toBe(404)
      expect((await decide({ id, status: 'pending-confirmation' }, 'confirm', who)).code).toBe(404)
    }
  })

  test('confirms: the stay holds what it held, the owner hears it and reads why', async () => {
    const stay = await put('pending')
    const [before, free] = [await heldBy(stay.id), await freeOf(stay.id)]
    expect((await decide(stay, 'confirm')).body.data).toEqual({ bookingStatus: 'confirmed' })
    expect([await heldBy(stay.id), await freeOf(stay.id)]).toEqual([before, free])
    const { rows } = await sql<{ kind: string; recipient: string; content: { reason: string } }>`
      SELECT kind, recipient, content FROM outbox ORDER BY id DESC LIMIT 1`.execute(club.database.db)
    expect(rows[0]).toMatchObject({
      kind: 'booking-confirm',
      content: { reason: 'As we said on the phone.' },
    })
    const name = rows[0]?.recipient ?? ''
    const owner = await club.signedIn(name).catch(() => null)
    if (owner) {
      const events = (await owner.call(readBooking, { query: { idBooking: stay.id } })).body.data.events
      expect(events.at(-1)).toMatchObject({
        deed: 'confirm-booking',
        actor: 'club',
        reason: 'As we said on the phone.',
      })
    }
  })

  test('rejects: nights and benefits go back', async () => {
    const stay = await put('pending-confirmation')
    const free = await freeOf(stay.id)
    expect((await decide(stay, 'reject')).body.data).toEqual({ bookingStatus: 'rejected' })
    expect(await heldBy(stay.id)).toEqual({ held: 0, used: 0 })
    expect(await freeOf(stay.id)).toBe(free + (await nightsOf(stay.id)))
  })

  test('agrees to cancel: all goes back but the penalty; keeps: nothing does', async () => {
    const stay = await put('pending-cancel', 1)
    expect((await decide(stay, 'agree-to-cancel')).body.data).toEqual({ bookingStatus: 'cancelled' })
    expect(await heldBy(stay.id)).toEqual({ held: 0, used: 1 })
    const kept = await put('pending-cancel', 1)
    const before = await heldBy(kept.id)
    expect((await decide(kept, 'keep')).body.data).toEqual({ bookingStatus: 'confirmed' })
    expect(await heldBy(kept.id)).toEqual(before)
  })

  test('decides once, of two at once one; a deed that the table does not know is refused', async () => {
    const stay = await put('pending')
    const codes = (await Promise.all([decide(stay, 'confirm'), decide(stay, 'reject')])).map(
      ({ code }) => code,
    )
    expect(codes.sort()).toEqual([200, 409])
    const other = await put('pending')
    for (const deed of ['keep', 'agree-to-cancel']) {
      const unasked = (await decide(other, deed)).body
      expect(unasked.code).toBe('DEED_NOT_ASKED')
      expect(unasked.message).toContain('Confírmela o rechácela')
    }
    const leaving = await put('pending-cancel', 1)
    expect((await decide(leaving, 'confirm')).body.message).toContain('Acéptela o conserve la estancia')
    expect(
      (await decide({ ...other, status: 'pending-cancel' as 'pending' }, 'agree-to-cancel')).body.code,
    ).toBe('DECIDED_MEANWHILE')
    expect((await decide({ id: 999_999, status: 'pending' }, 'confirm')).code).toBe(404)
  })
})
