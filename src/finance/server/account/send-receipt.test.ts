import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { listReceipts, sendReceipt } from '../../account/receipts.endpoints.ts'

const { elena: idContract } = CAST_CONTRACTS

describe.each(ENGINES)('a receipt is mailed once more, on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  test('goes to whoever asks, ten a day, and is of nobody else’s payment', async () => {
    const { body } = await elena.call(listReceipts, { query: { idContract } })
    // That of an order is with the order, and is not mailed.
    const { id } = body.data.find((one: { id: number | null }) => one.id !== null)
    await sql`DELETE FROM outbox`.execute(stage.database.db)
    const answer = await elena.call(sendReceipt, { body: { idContract, id } })
    expect([answer.code, answer.body.data]).toEqual([200, { email: 'elena@marea.example' }])
    const { rows } = await sql<{ recipient: string; content: Record<string, string> }>`
      SELECT recipient, content FROM outbox WHERE kind = 'receipt-again'`.execute(stage.database.db)
    expect(rows).toMatchObject([{ recipient: 'elena@marea.example' }])
    expect(rows[0]?.content.link).toContain(`paid=${id}`)
    expect(rows[0]?.content.contract).toMatch(/^\S+ \((residence|residencia) \S+\)$/)

    const ines = await stage.signedIn('ines')
    expect((await ines.call(sendReceipt, { body: { idContract, id } })).code).toBe(404)
    for (let time = 1; time < 10; time += 1)
      expect((await elena.call(sendReceipt, { body: { idContract, id } })).code).toBe(200)
    expect((await elena.call(sendReceipt, { body: { idContract, id } })).body.code).toBe('RECEIPT_SENT_OFTEN')
  })
})
