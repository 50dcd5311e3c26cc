import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actForOwner, stopActing } from '../../admin/acting.endpoints.ts'
import { countVainSearch } from '../../marketplace/search/vain.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { stayActive } from '../membership.endpoints.ts'
import { updateOwnerStatus } from '../owner.endpoints.ts'
import { DEEDS_A_PAGE, readTrail } from '../trail.endpoints.ts'
import { CLUB_CAST } from './testing.club.ts'

describe.each(ENGINES)('what is done in an owner’s name, %s', (engine) => {
  let club: TestApp
  let ruth: Visitor
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    ruth = await club.signedIn('ruth', { admin: true })
    await sql`DELETE FROM deeds`.execute(club.database.db)
  })
  afterAll(() => club.close())

  test('says who, when and what, in the owner’s language, and to that owner only', async () => {
    expect((await elena.call(readTrail)).body).toMatchObject({ data: [], total: 0 })
    await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
    await ruth.call(updateOwnerStatus, { body: { newsletter: false } })
    const told = await elena.call(readTrail)
    expect(told.body).toMatchObject({
      total: 1,
      data: [
        {
          at: club.clock.now().toISOString(),
          admin: expect.stringMatching(/^Ruth /),
          deed: 'updateOwnerStatus',
          what: 'Changed your newsletter setting or the portal’s language',
        },
      ],
    })
    const spanish = await elena.call(readTrail, { headers: { 'accept-language': 'es' } })
    expect(spanish.body.data[0].what).toBe('Cambió su boletín o el idioma del portal')
    const marcos = await club.signedIn('marcos')
    expect((await marcos.call(readTrail)).body.total).toBe(0)
    expect((await ruth.call(readTrail)).body.total).toBe(1)
  })

  test('an admin choosing another owner, a heartbeat, a search in vain and the end of acting write nothing to the trail', async () => {
    await ruth.call(stayActive)
    expect((await ruth.call(countVainSearch, { body: { q: 'zip line' } })).code).toBe(200)
    await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.marcos.id } })
    await ruth.call(stopActing)
    const { rows } = await sql<{ deed: string }>`SELECT deed FROM deeds`.execute(club.database.db)
    expect(rows).toEqual([{ deed: 'updateOwnerStatus' }])
  })

  test('a deed with money names its sum', async () => {
    const { db } = club.database
    await sql`
      INSERT INTO deeds (at, deed, actor_admin_id, owner_id, subject, detail)
      VALUES (now(), 'enterPayment', ${CLUB_CAST.ruth.id}, ${CLUB_CAST.elena.id}, 'x', '{"cents": 63488, "currency": "USD"}')`.execute(
      db,
    )
    expect((await elena.call(readTrail)).body.data[0]).toMatchObject({ cents: 63_488, currency: 'USD' })
    await sql`DELETE FROM deeds WHERE subject = 'x'`.execute(db)
    expect((await elena.call(readTrail)).body.data[0]).toMatchObject({ cents: null, currency: null })
  })

  test('the latest first, by the page; a deed of an older portal has words too', async () => {
    const { db } = club.database
    await sql`
      INSERT INTO deeds (at, deed, actor_admin_id, owner_id, subject)
      SELECT now() + n * interval '1 day', 'forgottenDeed', ${CLUB_CAST.ruth.id}, ${CLUB_CAST.elena.id}, 'x'
        FROM generate_series(1, ${DEEDS_A_PAGE}::int) n`.execute(db)
    const first = (await elena.call(readTrail)).body
    expect([first.data.length, first.total, first.data[0].what]).toEqual([
      DEEDS_A_PAGE,
      DEEDS_A_PAGE + 1,
      'Changed something',
    ])
    const second = (await elena.call(readTrail, { query: { page: 2 } })).body
    expect(second.data.map(({ deed }: { deed: string }) => deed)).toEqual(['updateOwnerStatus'])
    expect((await elena.call(readTrail, { query: { page: 0 } })).body.code).toBe('BAD_INPUT')
  })
})
