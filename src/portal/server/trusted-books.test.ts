import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../kernel/day.ts'
import { done } from '../../kernel/outcome.ts'
import { CAST_CONTRACTS } from '../../membership/cast/contracts.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { letIn } from '../../membership/server/trusted/testing.trusted.ts'
import { readTrail } from '../../membership/trail.endpoints.ts'
import { changeTrusted } from '../../membership/trusted.endpoints.ts'
import {
  addBenefit,
  decideBenefits,
  deleteBenefit,
  listBookingBenefits,
  takeBackAuthorization,
} from '../../reservations/benefits.endpoints.ts'
import {
  cancelBooking,
  listCancelMotives,
  modifyBooking,
  readBooking,
  readPenalty,
  updateGuests,
  withdrawCancellation,
  withdrawChange,
} from '../../reservations/changes.endpoints.ts'
import { findPlaces } from '../../reservations/places.endpoints.ts'
import { requestBooking, searchRooms } from '../../reservations/reservations.endpoints.ts'
import { findFlexibleStays } from '../../reservations/year.endpoints.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from './testing.ts'

const { elena: CONTRACT, inesClassic, inesSignature } = CAST_CONTRACTS
const CARMEN = 'carmen.books@example.org'

describe.each(BOTH_ENGINES)('somebody trusted books for the owner, on %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let carmen: Visitor
  let trust: number
  let category: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    const asked = { email: CARMEN, scopes: ['book'], contracts: [CONTRACT], relation: 'spouse' }
    const entered = await letIn(club, elena, asked)
    carmen = entered.visitor
    trust = entered.id
    const { rows } = await sql<{ category: number }>`
      SELECT category_id AS category FROM contracts WHERE id = ${CONTRACT}`.execute(club.database.db)
    category = rows[0]?.category ?? 0
  })
  afterAll(() => club.close())

  const main = { na: false, name: 'Elena', lastname: 'Arriaga', email: '', phone: '' }
  const people = { adults: [main], children: [], occupant: 'owner' }
  const wanted = (datein: string, more: object = {}) => ({
    ...{ idContract: CONTRACT, idCategory: category, datein, dateout: addDays(datein, 3), ...people },
    ...{ terms: true, acceptNearby: true, ...more },
  })
  const rooms = (datein: string) =>
    carmen.call(searchRooms, {
      body: { idContract: CONTRACT, datein, dateout: addDays(datein, 3), adults: 1, children: 0 },
    })
  const codes = async (calls: Promise<{ code: number }>[]) =>
    (await Promise.all(calls)).map(({ code }) => code)
  const eventsOf = async (id: number, who = elena) =>
    (await who.call(readBooking, { query: { idBooking: id } })).body.data.events
  const mailsOf = async (id: number) => {
    const { rows } = await sql<{ kind: string; recipient: string; trusted: string; forWhom: string }>`
      SELECT kind, recipient, content ->> 'trusted' AS trusted, content ->> 'trustedFor' AS "forWhom" FROM outbox
       WHERE content ->> 'link' LIKE ${`%/my-reservations/${id}`} ORDER BY outbox.id`.execute(
      club.database.db,
    )
    return rows
  }
  let motive: number

  test('a stay from search to cancellation: theirs for the owner in the history, in the mails and in the trail', async () => {
    const found = await rooms('2027-09-06')
    expect(found.code).toBe(200)
    const asked = await carmen.call(requestBooking, { body: wanted('2027-09-06') })
    expect([asked.code, asked.body.code]).toEqual([200, undefined])
    const { id } = asked.body.data
    expect(await eventsOf(id)).toMatchObject([
      { deed: 'request-booking', actor: 'trusted', actorName: 'Jorge Ruiz', actorFor: null },
    ])
    const { rows } = await sql<object>`
      SELECT actor_owner_id AS owner, actor_admin_id AS admin, actor_trust_id AS trust FROM booking_events
       WHERE booking_id = ${id}`.execute(club.database.db)
    expect(rows).toEqual([{ owner: CLUB_CAST.elena.id, admin: null, trust }])
    expect(await mailsOf(id)).toMatchObject([
      { recipient: CLUB_CAST.elena.email, trusted: 'Jorge Ruiz', forWhom: 'you' },
    ])

    const guests = { idBooking: id, ...people, adults: [main, { ...main, name: 'Carmen' }] }
    expect((await carmen.call(updateGuests, { body: guests })).body.code).toBeUndefined()
    const moved = { ...guests, datein: '2027-09-13', dateout: '2027-09-16', acceptNearby: true }
    expect((await carmen.call(modifyBooking, { body: moved })).body.code).toBeUndefined()
    expect((await carmen.call(readPenalty, { query: { idBooking: id } })).body.orders).toEqual([])
    const motives = await carmen.call(listCancelMotives)
    motive = motives.body.data[0].id
    const cancel = { idBooking: id, idMotive: motive, note: 'Plans changed' }
    const gone = await carmen.call(cancelBooking, { body: cancel })
    expect(gone.body.data).toMatchObject({ bookingStatus: 'cancelled' })
    const by = (await eventsOf(id)).filter(({ actor }: { actor: string }) => actor !== 'clockwork')
    expect(by.map(({ actor }: { actor: string }) => actor)).toEqual(by.map(() => 'trusted'))
    expect((await mailsOf(id)).every(({ trusted }) => trusted === 'Jorge Ruiz')).toBe(true)
    const trail = await elena.call(readTrail)
    expect(trail.body.data[0]).toMatchObject({ admin: 'Jorge Ruiz', relation: 'spouse' })
  })

  test('benefits are the owner’s alone: none is used, authorized, refused, taken back or removed', async () => {
    const when = { datein: '2027-10-04', dateout: '2027-10-07' }
    expect((await rooms(when.datein)).body.benefits).toEqual([])
    const asOwner = { idContract: CONTRACT, ...when, adults: 1, children: 0 }
    const all = (await elena.call(searchRooms, { body: asOwner })).body.benefits
    const of = (unit: string) => all.find((one: { unit: string }) => one.unit === unit)?.idBenefitYear
    const [passes, money] = [
      { idBenefitYear: of('passes'), quantity: 1 },
      { idBenefitYear: of('money'), quantity: 1000 },
    ]
    const restricted = async (call: Promise<{ code: number; body: { code?: string } }>) => {
      const { code, body } = await call
      expect([code, body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    }
    for (const benefits of [[passes], [money]])
      for (const authorize of [true, false])
        await restricted(carmen.call(requestBooking, { body: wanted('2027-10-18', { benefits, authorize }) }))

    const asked = wanted(when.datein, { benefits: [passes] })
    const idBooking = (await elena.call(requestBooking, { body: asked })).body.data.id
    const seen = (await carmen.call(readBooking, { query: { idBooking } })).body.data
    expect(seen.bookingStatus).toBe('to-authorize')
    expect((await carmen.call(listBookingBenefits, { query: { idBooking } })).body.open).toEqual([])
    const { id } = seen.usedBenefits[0]
    const word = (authorize: boolean) => ({ body: { idBooking, decisions: [{ id, authorize }] } })
    await restricted(carmen.call(addBenefit, { body: { idBooking, ...money } }))
    await restricted(carmen.call(decideBenefits, word(true)))
    await restricted(carmen.call(decideBenefits, word(false)))
    await restricted(carmen.call(deleteBenefit, { query: { id } }))
    const after = (await elena.call(readBooking, { query: { idBooking } })).body.data
    expect(after).toMatchObject({ bookingStatus: 'to-authorize', usedBenefits: [{ id, state: 'pending' }] })
    await elena.call(decideBenefits, word(true))
    await restricted(carmen.call(takeBackAuthorization, { query: { idBooking } }))
  })

  test('the rules of a stay are the owner’s: no night is taken twice, and what is not there is not given', async () => {
    expect((await carmen.call(requestBooking, { body: wanted('2020-01-01') })).body.code).toBe(
      'STAY_IN_THE_PAST',
    )
    const twice = await Promise.all(
      [carmen, elena].map((who) => who.call(requestBooking, { body: wanted('2027-11-08') })),
    )
    expect(twice.map(({ code }) => code).sort()).toEqual([200, 409])
  })

  test('who only sees stays changes none, and nothing of another contract is there for who books', async () => {
    const ines = await club.signedIn('ines')
    const of = { contracts: [inesClassic], relation: 'child' }
    const sees = (await letIn(club, ines, { ...of, email: 'sees@example.org', scopes: ['stays'] })).visitor
    const books = (await letIn(club, ines, { ...of, email: 'books@example.org', scopes: ['book'] })).visitor
    const stays = await Promise.all([inesClassic, inesSignature].map(aStay))
    const [own = 0, other = 0] = stays
    const writes = (idBooking: number) =>
      [
        [updateGuests, { body: { idBooking, ...people } }],
        [modifyBooking, { body: { idBooking, ...people, datein: '2027-12-06', dateout: '2027-12-08' } }],
        [cancelBooking, { body: { idBooking, idMotive: motive, note: 'No' } }],
        [readPenalty, { query: { idBooking } }],
        [withdrawChange, { query: { idBooking } }],
        [withdrawCancellation, { query: { idBooking } }],
        [addBenefit, { body: { idBooking, idBenefitYear: 1, quantity: 1 } }],
        [decideBenefits, { body: { idBooking, decisions: [{ id: 1, authorize: true }] } }],
        [takeBackAuthorization, { query: { idBooking } }],
      ] as const
    const hidden = (answer: { code: number; body: { code?: string } }) =>
      answer.code === 404 && answer.body.code === 'NOT_FOUND'
    for (const [who, id] of [
      [sees, own],
      [sees, other],
      [books, other],
    ] as const)
      for (const [call, input] of writes(id))
        expect([call.name, hidden(await who.call(call, input))]).toEqual([call.name, true])
    for (const idContract of [inesSignature, CONTRACT]) {
      const query = { idContract }
      expect((await books.call(requestBooking, { body: { ...wanted('2027-12-06'), idContract } })).code).toBe(
        404,
      )
      expect((await books.call(findPlaces, { query })).code).toBe(404)
    }
    const span = { idContract: inesClassic, from: '2027-12-01', to: '2027-12-20', nights: 2 }
    expect(hidden(await sees.call(findFlexibleStays, { query: span }))).toBe(true)
    // What one may is written; the other stay is as it was.
    expect((await books.call(updateGuests, { body: { idBooking: own, ...people } })).code).toBe(200)
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM booking_events WHERE booking_id = ${other}`.execute(club.database.db)
    expect(rows).toEqual([{ count: 0 }])
  })

  async function aStay(contract: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, r.id, '2027-08-02', '2027-08-05', 1, 0, 'owner', 'confirmed', 3, now(), now()
        FROM contracts c JOIN room_categories r ON r.hotel_id = c.hotel_id
       WHERE c.id = ${contract} ORDER BY r.id LIMIT 1 RETURNING id`.execute(club.database.db)
    return rows[0]?.id ?? 0
  }

  test('taken away between the door and the write: the write waits for it, and finds nothing', async () => {
    const before = await countStays()
    let late: Promise<{ code: number }> = Promise.resolve({ code: 0 })
    await inTransaction(club.database.db, async (trx) => {
      await sql`UPDATE trusts SET ended_at = ${club.clock.now()} WHERE id = ${trust}`.execute(trx)
      // Nobody else knows of it yet: the call passes the door, and waits at the trust's row.
      late = carmen.call(requestBooking, { body: wanted('2028-01-10') })
      await new Promise((resolve) => setTimeout(resolve, 300))
      return done(null)
    })
    expect([401, 404]).toContain((await late).code)
    expect(await countStays()).toBe(before)
    expect((await rooms('2028-01-24')).code).toBe(401)
  })

  const countStays = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM booking_events WHERE actor_trust_id = ${trust} AND deed = 'request-booking'`.execute(
      club.database.db,
    )
    return rows[0]?.count ?? 0
  }

  test('the scope taken away, or the last day over: what was open is not there', async () => {
    const asked = { email: 'later@example.org', scopes: ['book'], contracts: [CONTRACT], relation: 'spouse' }
    const { id, visitor } = await letIn(club, elena, asked)
    const search = () =>
      visitor.call(searchRooms, {
        body: { idContract: CONTRACT, datein: '2027-09-20', dateout: '2027-09-22', adults: 1, children: 0 },
      })
    expect((await search()).code).toBe(200)
    const { relation, contracts } = asked
    const less = { id, relation, scopes: ['stays'], contracts, lastDay: null }
    expect((await elena.call(changeTrusted, { body: less })).code).toBe(200)
    expect(await codes([search(), visitor.call(requestBooking, { body: wanted('2027-09-20') })])).toEqual([
      404, 404,
    ])
    await sql`UPDATE trusts SET scopes = '{stays,book}', last_day = '2026-01-01', ends_at = ${new Date(club.clock.now().getTime() - 1)}
               WHERE id = ${id}`.execute(club.database.db)
    expect(await codes([search(), visitor.call(requestBooking, { body: wanted('2027-09-20') })])).toEqual([
      401, 401,
    ])
  })
})
