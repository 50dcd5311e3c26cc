import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMessages, sendMessage } from '../../about/messages.endpoints.ts'
import { type FoundOwner, findOwners } from '../../membership/find-owners.endpoints.ts'
import { readOwner, updateOwnerStatus } from '../../membership/owner.endpoints.ts'
import { CLUB_CAST } from '../../membership/server/testing.club.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { actForOwner, listHousing, readChoices, stopActing } from '../acting.endpoints.ts'

describe.each(ENGINES)('an admin chooses an owner and acts for them, %s', (engine) => {
  let club: TestApp
  let ruth: Visitor
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
  })
  beforeEach(async () => {
    ruth = await club.signedIn('ruth', { admin: true })
  })
  afterAll(() => club.close())

  const found = async (body: object) => (await ruth.call(findOwners, { body })).body.data as FoundOwner[]

  test('finds by the start of any word, without accents, and by contract or residence', async () => {
    expect((await found({ search: 'ine' })).map(({ email }) => email)).toContain('ines@marea.example')
    expect((await found({ search: 'TOMAS' })).map(({ email }) => email)).toContain('tomas@marea.example')
    const [first] = await found({ search: 'elena@' })
    const contract = first?.contracts[0]
    expect((await found({ search: contract?.number.toLowerCase() })).map(({ idOwner }) => idOwner)).toContain(
      first?.idOwner,
    )
    // By telephone, however it is written.
    for (const search of ['+52 669 555 0117', '6695550117', '(669) 555-0117'])
      expect((await found({ search })).map(({ email }) => email)).toEqual(['marcos@marea.example'])
    expect(await found({ search: 'nobody of this name' })).toEqual([])
    expect(await found({ search: '%' })).toEqual([])
    const here = await found({ idHotel: contract?.resortsid })
    expect(
      here.every(({ contracts }) => contracts.some(({ resortsid }) => resortsid === contract?.resortsid)),
    ).toBe(true)
    const all = await ruth.call(findOwners, { body: {} })
    expect([all.body.data.length, all.body.more]).toEqual([20, true])
  })

  test('a contract names the others who hold it, to whoever looks for one of them', async () => {
    const heldBy = async (search: string) =>
      (await found({ search })).flatMap(({ contracts }) => contracts.map(({ heldwith }) => heldwith))
    const both = [await heldBy('james.abernathy@'), await heldBy('leticia.murillo@')]
    expect(both.map((contracts) => contracts.flat())).toEqual([
      ['Leticia Murillo Aceves'],
      ['James Abernathy'],
    ])
    expect((await heldBy('elena@')).flat()).toEqual([])
  })

  test('an idempotency key is of the owner for whom it was sent: for another it is another request', async () => {
    const ines = (await found({ search: 'ines@' }))[0]?.idOwner
    const send = async (idOwner: number | undefined) => {
      await ruth.call(actForOwner, { body: { idOwner } })
      const body = { subject: 'The tap', body: 'It drips' }
      const sent = await ruth.call(sendMessage, { body, headers: { 'idempotency-key': 'one-key-for-two' } })
      const { data } = (await ruth.call(listMessages)).body
      return [sent.body.data?.idMessage, data[0]?.idMessage]
    }
    const [forElena, first] = await send(CLUB_CAST.elena.id)
    const [forInes, second] = await send(ines)
    expect(forElena).toBe(first)
    expect(forInes).toBe(second)
    expect(forInes).not.toBe(forElena)
    expect(await send(CLUB_CAST.elena.id)).toEqual([forElena, forElena])
  })

  test('lists residences with their owners', async () => {
    const { hotels } = (await ruth.call(readChoices)).body
    const query = { idHotel: hotels[0].id }
    const all = (await ruth.call(listHousing, { query })).body.data
    expect(all.length).toBe(hotels[0].residences)
    const some = (
      await ruth.call(listHousing, { query: { ...query, numberHouse: all[0].number.slice(0, 2) } })
    ).body.data
    expect(some.every(({ number }: { number: string }) => number.startsWith(all[0].number.slice(0, 2)))).toBe(
      true,
    )
  })

  test('sees nothing of an owner until one is chosen, then acts, and what is done stands in the owner’s trail', async () => {
    expect((await ruth.call(readOwner)).body.code).toBe('NO_OWNER_SELECTED')
    const acting = await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
    expect(acting.body.data).toMatchObject({
      actingFor: { idOwner: CLUB_CAST.elena.id, name: 'Elena' },
      restricted: false,
    })
    expect((await ruth.call(readOwner)).body.data.email).toBe('elena@marea.example')
    await ruth.call(updateOwnerStatus, { body: { idOwner: CLUB_CAST.elena.id, newsletter: false } })
    const { rows } = await sql<{ deed: string; actor_admin_id: number; owner_id: number }>`
      SELECT deed, actor_admin_id, owner_id FROM deeds ORDER BY id DESC LIMIT 1`.execute(club.database.db)
    expect(rows[0]).toEqual({
      deed: 'updateOwnerStatus',
      actor_admin_id: CLUB_CAST.ruth.id,
      owner_id: CLUB_CAST.elena.id,
    })
    const stopped = await ruth.call(stopActing)
    expect(stopped.body.data).toMatchObject({ actingFor: null, contracts: [] })
    expect((await ruth.call(readOwner)).body.code).toBe('NO_OWNER_SELECTED')
    expect((await ruth.call(readChoices)).body.recent[0].idOwner).toBe(CLUB_CAST.elena.id)
  })

  test('a refused deed leaves no trail, and an owner’s own deed is nobody else’s', async () => {
    await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.elena.id } })
    const count = async () => (await sql`SELECT id FROM deeds`.execute(club.database.db)).rows.length
    const before = await count()
    await ruth.call(updateOwnerStatus, { body: { idOwner: CLUB_CAST.marcos.id, newsletter: false } })
    await elena.call(updateOwnerStatus, { body: { newsletter: true } })
    expect(await count()).toBe(before)
  })

  test('knows of a report that waits, refuses who has no contract or is nobody, and is no business of owners', async () => {
    const marcos = await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.marcos.id } })
    expect(marcos.body.data.restricted).toBe(true)
    expect((await ruth.call(actForOwner, { body: { idOwner: CLUB_CAST.tomas.id } })).body.code).toBe(
      'OWNER_HAS_NO_CONTRACT',
    )
    expect((await ruth.call(actForOwner, { body: { idOwner: 999_999 } })).code).toBe(404)
    for (const [endpoint, input] of [
      [findOwners, { body: {} }],
      [listHousing, { query: { idHotel: 1 } }],
      [readChoices, {}],
      [actForOwner, { body: { idOwner: CLUB_CAST.marcos.id } }],
      [stopActing, {}],
    ] as const)
      expect((await elena.call(endpoint, input)).code, endpoint.name).toBe(404)
  })
})
