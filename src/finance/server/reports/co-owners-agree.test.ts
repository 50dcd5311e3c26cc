import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { answerRejection, listRejections, type Rejection } from '../../desk.endpoints.ts'
import { answerAgreement, readAgreement } from '../../statement.endpoints.ts'

const JAMES = 39
const LETICIA = 23
const YEAR = 2025

describe.each(BOTH_ENGINES)('the answers of two who hold a contract, on %s', (engine) => {
  let stage: TestApp
  let desk: Visitor
  let james: Visitor
  let leticia: Visitor
  let idContract: number

  beforeAll(async () => {
    stage = await testApp(engine)
    james = await stage.signedIn('james.abernathy')
    leticia = await stage.signedIn('leticia.murillo')
    const { rows } = await sql<{ id: number; email: string }>`
      SELECT c.id, a.email FROM contracts c,
             (SELECT email FROM admins WHERE role = 'desk' ORDER BY id LIMIT 1) a
       WHERE c.owner_id = ${JAMES} AND c.signing = 'all'`.execute(stage.database.db)
    idContract = rows[0]?.id ?? 0
    desk = await stage.signedIn(rows[0]?.email ?? '', { admin: true })
  })
  afterAll(() => stage.close())
  beforeEach(async () => {
    await sql`DELETE FROM transaction_agreements WHERE contract_id = ${idContract}`.execute(stage.database.db)
  })

  const say = (who: Visitor, accepted: boolean, comment?: string) =>
    who.call(answerAgreement, { body: { idContract, year: YEAR, accepted, comment } })
  const read = async (who: Visitor) =>
    (await who.call(readAgreement, { query: { idContract, year: YEAR } })).body.data
  const open = async () =>
    ((await desk.call(listRejections)).body.data as Rejection[]).filter(
      ({ owner, year }) => [JAMES, LETICIA].includes(owner.idOwner) && year === YEAR,
    )
  const reply = (idAgreement: number | undefined) =>
    desk.call(answerRejection, { body: { idAgreement, response: 'It is put right.' } })

  test('one accepts, and the rejection of the other stays until the club has answered it', async () => {
    await say(leticia, false, 'The spa was not ours.')
    const accepted = await say(james, true)
    for (const seen of [accepted.body.data, await read(leticia)]) {
      expect(seen.current).toMatchObject({ accepted: false, by: { idOwner: LETICIA, name: 'Leticia' } })
      expect(seen.history).toMatchObject([
        { accepted: true, by: { idOwner: JAMES, name: 'James', lastname: 'Abernathy' } },
        { accepted: false, by: { idOwner: LETICIA } },
      ])
    }
    const [one, ...others] = await open()
    expect(one?.owner).toMatchObject({ idOwner: LETICIA, email: 'leticia.murillo@marea.example' })
    expect(one?.coOwners).toEqual(['James Abernathy'])
    expect(others).toEqual([])
    expect((await reply(one?.id)).code).toBe(200)
    expect(await open()).toEqual([])
    expect((await read(james)).current).toMatchObject({ accepted: true, by: { idOwner: JAMES } })
  })

  test('the answer of the club is told to both, and who had rejected to the other one', async () => {
    await say(leticia, false, 'The spa was not ours.')
    await sql`DELETE FROM outbox`.execute(stage.database.db)
    await reply((await open())[0]?.id)
    const { rows } = await sql<{ kind: string; recipient: string; content: { who?: string } }>`
      SELECT kind, recipient, content FROM outbox ORDER BY recipient`.execute(stage.database.db)
    expect(rows).toMatchObject([
      {
        kind: 'rejection-of-co-owner-answered',
        recipient: 'james.abernathy@marea.example',
        content: { who: 'Leticia Murillo Aceves' },
      },
      { kind: 'rejection-answered', recipient: 'leticia.murillo@marea.example' },
    ])
  })

  test('each owner has one answer that counts: repeating it writes nothing, whatever the other said between', async () => {
    await say(james, true)
    await say(leticia, false, 'Wrong.')
    await say(james, true)
    await say(leticia, false, 'Wrong.')
    expect((await read(james)).history).toHaveLength(2)
    await say(leticia, true)
    expect((await read(james)).current).toMatchObject({ accepted: true, by: { idOwner: LETICIA } })
    expect(await open()).toEqual([])
  })

  test('two answers at the same moment are both kept, and the rejection stays open', async () => {
    const both = await Promise.all([say(james, true), say(leticia, false, 'At once.')])
    expect(both.map(({ code }) => code)).toEqual([200, 200])
    expect((await read(james)).current).toMatchObject({ accepted: false, by: { idOwner: LETICIA } })
    expect(await open()).toHaveLength(1)
  })

  test('a rejection that its owner has replaced takes no answer', async () => {
    await say(leticia, false, 'Wrong.')
    const [first] = await open()
    await say(leticia, false, 'Wrong, twice.')
    const { code, body } = await reply(first?.id)
    expect([code, body.code]).toEqual([409, 'REJECTION_SUPERSEDED'])
    expect(await open()).toMatchObject([{ comment: 'Wrong, twice.' }])
  })
})
