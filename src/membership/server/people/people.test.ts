import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actForOwner } from '../../../admin/acting.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { createAccess } from '../../../property/access.endpoints.ts'
import { readPasses } from '../../../property/passes.endpoints.ts'
import { CAST_CONTRACTS } from '../../cast/contracts.ts'
import { changePerson, forgetPerson, keepPerson, listPeople, type Person } from '../../people.endpoints.ts'
import { MOST_PEOPLE } from '../../person.ts'
import { readTrail } from '../../trail.endpoints.ts'
import { CLUB_CAST } from '../testing.club.ts'

const somebody = (name: string, more: object = {}) => ({ kind: 'guest', name, lastname: 'Bishop', ...more })

describe.each(ENGINES)('an owner’s people, %s', (engine) => {
  let club: TestApp
  let elena: Visitor
  let ines: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    await sql`DELETE FROM people`.execute(club.database.db)
    elena = await club.signedIn('elena')
    ines = await club.signedIn('ines')
  })
  afterAll(() => club.close())

  const keep = (who: Visitor, body: object, headers: Record<string, string> = {}) =>
    who.call(keepPerson, { body, headers })
  const peopleOf = async (who: Visitor) => (await who.call(listPeople)).body.data as Person[]
  const find = async (name: string) => (await peopleOf(elena)).find((one) => one.name === name)!
  const one = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(club.database.db)).rows[0]!

  test('are written once, family first, and are nobody else’s', async () => {
    const clarisse = { ...somebody('Clarisse'), email: ' Clarisse@Marea.example ', phone: '(998) 555-0142' }
    const headers = { 'idempotency-key': 'clarisse-is-kept-once' }
    expect((await keep(elena, clarisse, headers)).code).toBe(200)
    expect((await keep(elena, clarisse, headers)).body.data).toHaveLength(1)
    await keep(elena, {
      kind: 'family',
      name: 'Walter',
      lastname: 'Zane',
      relation: 'Uncle',
      birthday: '1950-02-28',
    })
    expect(
      (await peopleOf(elena)).map(({ name, kind, email, relation }) => [name, kind, email, relation]),
    ).toEqual([
      ['Walter', 'family', null, 'Uncle'],
      ['Clarisse', 'guest', 'clarisse@marea.example', null],
    ])
    expect(await peopleOf(ines)).toEqual([])
    expect((await club.visitor().call(listPeople)).code).toBe(401)
  })

  test('a name stands there once, however it is written, and a birthday has been', async () => {
    const twice = await keep(elena, somebody('CLARISSE', { lastname: ' bíshop' }))
    expect([twice.code, twice.body.code]).toEqual([409, 'PERSON_KEPT'])
    expect(twice.body.message).toContain('Clarisse Bishop')
    const unborn = await keep(elena, somebody('Nobody', { birthday: '2026-11-20' }))
    expect(unborn.body.code).toBe('BIRTHDAY_TO_COME')
    const bad = await keep(elena, somebody('', { email: 'x', phone: 'call me', birthday: '2014-02-30' }))
    expect(Object.keys(bad.body.fields).sort()).toEqual(['birthday', 'email', 'name', 'phone'])
    // At once: the second waits and finds the first.
    const both = await Promise.all([keep(elena, somebody('Twin')), keep(elena, somebody('twin'))])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    const { id } = await find('Walter')
    const renamed = await elena.call(changePerson, { body: { idPerson: id, ...somebody('Clarisse') } })
    expect(renamed.body.code).toBe('PERSON_KEPT')
    const same = { idPerson: id, ...somebody('Walter', { lastname: 'Zané' }) }
    expect((await elena.call(changePerson, { body: same })).code).toBe(200)
    expect(await find('Walter')).toMatchObject({
      lastname: 'Zané',
      kind: 'guest',
      relation: null,
      birthday: null,
    })
  })

  test('somebody else’s are not there to be changed or forgotten', async () => {
    const { id } = await find('Clarisse')
    const change = await ines.call(changePerson, { body: { idPerson: id, ...somebody('Mine') } })
    const forget = await ines.call(forgetPerson, { query: { idPerson: id } })
    expect([change.code, forget.code]).toEqual([404, 404])
    expect((await find('Clarisse')).name).toBe('Clarisse')
  })

  test('forgetting takes the entry, addresses and telephones, and the passes; past stays keep the name', async () => {
    const { db } = club.database
    const stay = await one(sql<{ id: number; position: number }>`
      SELECT g.booking_id AS id, g.position FROM booking_guests g JOIN bookings b ON b.id = g.booking_id
       WHERE b.contract_id = ${CAST_CONTRACTS.elena} AND b.check_out < '2026-11-01' AND b.status = 'confirmed'
         AND g.kind = 'adult' AND NOT g.not_given
       ORDER BY b.check_in DESC, g.position DESC LIMIT 1`)
    await sql`
      UPDATE booking_guests SET name = 'clarisse', lastname = 'Bishop', email = 'clarisse@marea.example', phone = '555 0142'
       WHERE booking_id = ${stay.id} AND position = ${stay.position}`.execute(db)
    await sql`
      UPDATE order_details SET beneficiaries = '[
        {"fullname": "Clarisse Bishop", "phone": "555 0142", "email": "clarisse@marea.example", "room": "12"},
        {"fullname": "Somebody Else", "phone": "555 0000", "email": "", "room": ""}]'
       WHERE id = (SELECT min(d.id) FROM order_details d JOIN orders o ON o.id = d.order_id
                    WHERE o.owner_id = ${CLUB_CAST.elena.id})`.execute(db)
    const visit = {
      idContract: CAST_CONTRACTS.elena,
      type: 'VI',
      datein: '2026-11-20',
      dateout: '2026-11-20',
      allDay: true,
      reason: 'Dinner',
      guests: [
        { name: 'Clarisse', lastname: 'Bishop', email: 'clarisse@marea.example', guestType: 'adult' },
        { name: 'Oscar', lastname: 'Bishop', email: 'oscar@marea.example', guestType: 'adult' },
      ],
    }
    const idAccess = (await elena.call(createAccess, { body: visit })).body.data.id
    const clarisse = await find('Clarisse')
    expect(clarisse).toMatchObject({ passes: 1, pastStays: 1, visits: 1, comingStay: null })
    expect(clarisse.next).toMatchObject({ kind: 'visit', id: idAccess })

    const { code, body } = await elena.call(forgetPerson, { query: { idPerson: clarisse.id } })
    expect([code, body.data.map(({ name }: Person) => name)]).toEqual([200, ['Twin', 'Walter']])
    expect(
      await one(sql`
        SELECT name, email, phone FROM booking_guests
         WHERE booking_id = ${stay.id} AND position = ${stay.position}`),
    ).toEqual({ name: 'clarisse', email: null, phone: null })
    const { rows } = await sql<{ name: string; email: string | null }>`
      SELECT name, email FROM access_guests WHERE access_id = ${idAccess} ORDER BY position`.execute(db)
    expect(rows).toEqual([
      { name: 'Clarisse', email: null },
      { name: 'Oscar', email: 'oscar@marea.example' },
    ])
    const { passes } = (await elena.call(readPasses, { query: { idAccess } })).body.data
    expect(passes.map(({ state }: { state: string }) => state)).toEqual(['withdrawn', 'live'])
    expect(
      (
        await one(sql<{ beneficiaries: object[] }>`
          SELECT beneficiaries FROM order_details WHERE beneficiaries::text LIKE '%Clarisse%'`)
      ).beneficiaries,
    ).toEqual([
      { fullname: 'Clarisse Bishop', phone: '', email: '', room: '12' },
      { fullname: 'Somebody Else', phone: '555 0000', email: '', room: '' },
    ])
    // Nor is a forgotten person offered to be kept; who is in a visit with an address, is.
    const { met } = (await elena.call(listPeople)).body
    const names = met.map(({ name }: { name: string }) => name)
    expect(names).not.toContain('Clarisse')
    expect(names).not.toContain('Elena')
  })

  test('who is in a stay to come cannot be forgotten; the refusal names the stay', async () => {
    const coming = await one(sql<{ id: number; name: string; lastname: string }>`
      SELECT b.id, g.name, g.lastname FROM booking_guests g JOIN bookings b ON b.id = g.booking_id
        JOIN owners o ON o.id = ${CLUB_CAST.elena.id}
       WHERE b.contract_id = ${CAST_CONTRACTS.elena} AND b.check_in > '2026-11-18' AND b.status = 'confirmed'
         AND NOT g.not_given AND g.name <> o.name ORDER BY b.check_in LIMIT 1`)
    const { body } = await keep(elena, { kind: 'family', name: coming.name, lastname: coming.lastname })
    const person = body.data.find(({ name }: Person) => name === coming.name) as Person
    expect(person.comingStay?.id).toBe(coming.id)
    const refused = await elena.call(forgetPerson, { query: { idPerson: person.id } })
    expect([refused.code, refused.body.code]).toEqual([409, 'PERSON_IN_STAY'])
    expect(refused.body.message).toContain(person.comingStay!.resort)
    expect(await find(coming.name)).toBeDefined()
  })

  test('an admin who acts for the owner may write somebody down, which the trail tells, and forgets nobody', async () => {
    const ruth = await club.signedIn('ruth', { admin: true })
    await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
    expect((await keep(ruth, somebody('Told by telephone'))).code).toBe(200)
    const { id } = await find('Told by telephone')
    const forget = await ruth.call(forgetPerson, { query: { idPerson: id } })
    expect([forget.code, forget.body.code]).toEqual([403, 'RESTRICTED_ACTION'])
    const { data } = (await elena.call(readTrail, { query: {} })).body
    expect(data[0].what).toBe('Added somebody to My people')
  })

  test('the list has an end', async () => {
    await sql`
      INSERT INTO people (owner_id, kind, name, lastname, plain_name, created_at, changed_at)
      SELECT ${CLUB_CAST.elena.id}, 'guest', 'N' || n, 'Many', 'n' || n || ' many', now(), now()
        FROM generate_series(1, ${MOST_PEOPLE}::int) n`.execute(club.database.db)
    const full = await keep(elena, somebody('One too many'))
    expect([full.code, full.body.code]).toEqual([409, 'PEOPLE_FULL'])
  })
})
