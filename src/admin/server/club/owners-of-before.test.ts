import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../portal/server/testing.ts'
import { importClub } from './import-club.ts'
import { EXAMPLE, emptyDatabase, exampleWith } from './testing.folder.ts'

const OLD = 'julia.orozco@cala.example'
const NEW = 'julia@orozco.example'

describe.each(BOTH_ENGINES)('an owner who changed address and telephone in the portal, on %s', (engine) => {
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  const now = new Date('2026-11-26T12:00:00Z')
  const brings = (folder: string) => importClub(database, { folder, now })
  const julia = async () => {
    const { rows } = await sql<{ email: string; phone: string; name: string; contracts: string[] }>`
      SELECT o.email, o.phone, o.name,
             (SELECT jsonb_agg(c.number) FROM held_contracts c WHERE c.owner_id = o.id) AS contracts
        FROM owners o ORDER BY o.id`.execute(database.db)
    return rows
  }

  beforeAll(async () => {
    database = await emptyDatabase(engine)
    expect((await brings(EXAMPLE)).ok).toBe(true)
    await sql`
      INSERT INTO address_changes (owner_id, old_email, new_email, token_hash, asked_at, expires_at, confirmed_at)
      SELECT id, email, ${NEW}, sha256('x'), ${now}::timestamptz, ${now}::timestamptz + interval '1 hour', ${now}
        FROM owners WHERE email = ${OLD}`.execute(database.db)
    await sql`
      INSERT INTO phone_changes (owner_id, at, old_phone, new_phone)
      SELECT id, ${now}, phone, '998 555 0000' FROM owners WHERE email = ${OLD}`.execute(database.db)
    await sql`UPDATE owners SET email = ${NEW}, phone = '998 555 0000' WHERE email = ${OLD}`.execute(
      database.db,
    )
  })
  afterAll(() => database.close())

  test('the folder of before names them by the old address: nobody is twice, the contract stays theirs, and so does what they changed', async () => {
    const before = await julia()
    const folder = exampleWith({
      owners: (text) => text.replace('Julia,Orozco Leal', 'Julia Elena,Orozco Leal'),
    })
    expect((await brings(folder)).ok).toBe(true)
    expect(await julia()).toEqual(
      before.map((one) => (one.email === NEW ? { ...one, name: 'Julia Elena' } : one)),
    )
  })

  test('a telephone that they have not had is news of the club’s, and is taken', async () => {
    const folder = exampleWith({ owners: (text) => text.replace('+52 333 555 0141', '+52 333 555 7777') })
    expect((await brings(folder)).ok).toBe(true)
    expect((await julia()).find(({ email }) => email === NEW)?.phone).toBe('+52 333 555 7777')
  })

  test('a row by each of the two addresses is a fault', async () => {
    const folder = exampleWith({
      owners: (text) => `${text}${NEW},Julia,Orozco Leal,,Español,yes,yes,yes,\r\n`,
    })
    const outcome = await brings(folder)
    expect(outcome).toMatchObject({ ok: false, faults: [{ file: 'owners', line: 4 }] })
  })

  test('the folder that has learnt the new address goes on as ever', async () => {
    const renamed = (text: string) => text.replaceAll(OLD, NEW)
    const folder = exampleWith({ owners: renamed, contracts: renamed })
    expect((await brings(folder)).ok).toBe(true)
    expect(await julia()).toHaveLength(2)
  })
})
