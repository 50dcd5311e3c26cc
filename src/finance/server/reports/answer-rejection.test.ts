import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { answerRejection, listRejections, type Rejection } from '../../desk.endpoints.ts'
import { answerAgreement, readAgreement } from '../../statement.endpoints.ts'

const YEAR = 2025

describe.each(ENGINES)('the club answers a rejection, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    const { rows } = await sql<{
      email: string
    }>`SELECT email FROM admins WHERE role = 'desk' ORDER BY id LIMIT 1`.execute(club.database.db)
    desk = await club.signedIn(rows[0]?.email ?? '', { admin: true })
  })
  afterAll(() => club.close())

  const idContract = CAST_CONTRACTS.elena
  const say = (accepted: boolean, comment?: string) =>
    elena.call(answerAgreement, { body: { idContract, year: YEAR, accepted, comment } })
  const open = async () =>
    ((await desk.call(listRejections)).body.data as Rejection[]).filter(
      ({ owner, year }) => owner.email === 'elena@marea.example' && year === YEAR,
    )

  test('a rejection waits until it is answered, once; the owner reads the answer and is told', async () => {
    await say(false, 'The spa in May was not ours.')
    const [one] = await open()
    expect(one).toMatchObject({ comment: 'The spa in May was not ours.' })
    const body = { idAgreement: one?.id, response: 'You are right: it is taken out.' }
    const both = await Promise.all([
      desk.call(answerRejection, { body }),
      desk.call(answerRejection, { body }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409])
    expect(await open()).toEqual([])
    const { data } = (await elena.call(readAgreement, { query: { idContract, year: YEAR } })).body
    expect(data.current).toMatchObject({ accepted: false, response: body.response })
    const { rows } = await sql<{ kind: string; recipient: string }>`
      SELECT kind, recipient FROM outbox ORDER BY id DESC LIMIT 1`.execute(club.database.db)
    expect(rows[0]).toEqual({ kind: 'rejection-answered', recipient: 'elena@marea.example' })
  })

  test('a rejection does not wait once the owner has accepted, and nobody else sees it', async () => {
    await say(false, 'Something else.')
    expect(await open()).toHaveLength(1)
    await say(true)
    expect(await open()).toEqual([])
    expect((await elena.call(listRejections)).code).toBe(404)
    const missing = await desk.call(answerRejection, { body: { idAgreement: 999_999, response: 'Nothing' } })
    expect(missing.code).toBe(404)
  })
})
