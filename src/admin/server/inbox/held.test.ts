import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerMessage } from '../../../about/desk.endpoints.ts'
import { sendMessage } from '../../../about/messages.endpoints.ts'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { BOTH_ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { giveAnswersNow, type HeldRow, listHeldAnswers, takeAnswersBack } from '../../inbox/held.endpoints.ts'
import { listInbox, readThing } from '../../inbox/inbox.endpoints.ts'

describe.each(BOTH_ENGINES)('answers that can be taken back, on %s', (engine) => {
  let stage: TestApp
  let raul: Visitor
  let joel: Visitor
  let elena: Visitor
  beforeAll(async () => {
    stage = await testApp(engine)
    raul = await stage.signedIn('raul', { admin: true })
    joel = await stage.signedIn('joel', { admin: true })
    elena = await stage.signedIn('elena')
  })
  afterAll(() => stage.close())

  let written = 0
  const write = async () => {
    const subject = `A question ${++written}`
    const sent = await elena.call(sendMessage, {
      body: { idContract: CAST_CONTRACTS.elena, subject, body: 'Is the gate open on Friday?' },
    })
    expect(sent.code, JSON.stringify(sent.body)).toBe(200)
    const { body } = await raul.call(listInbox, { query: { kind: 'messages', sort: 'newest' } })
    return body.data.find(({ code }: { code: string }) => code === subject).id as number
  }
  const answer = (who: Visitor, idMessage: number, key: string, words = 'Yes, all day.') =>
    who.call(answerMessage, {
      body: { idMessage, answer: words },
      headers: { 'idempotency-key': key, 'veranda-held': key },
    })
  const heldOf = async (who: Visitor) => (await who.call(listHeldAnswers)).body.data as HeldRow[]
  const waits = async (id: number) => {
    const { body } = await raul.call(listInbox, { query: { kind: 'messages', sort: 'newest' } })
    return body.data.some((row: { id: number }) => row.id === id)
  }
  const mails = async () => {
    const { rows } = await sql<{
      count: number
    }>`SELECT count(*)::int AS count FROM outbox WHERE kind = 'message-answered'`.execute(stage.database.db)
    return rows[0]?.count
  }
  const tenSeconds = () => {
    stage.clock.pass(10_001)
    return stage.work()
  }

  test('nothing of it has happened for ten seconds, and then all of it has', async () => {
    const id = await write()
    const before = await mails()
    const { code, body } = await answer(raul, id, 'first-answer')
    expect([code, body]).toEqual([
      202,
      { status: true, held: { id: expect.any(Number), press: 'first-answer' } },
    ])
    expect(await waits(id)).toBe(false)
    await stage.work()
    expect(await mails()).toBe(before)
    expect(await heldOf(raul)).toMatchObject([{ kind: 'messages', idThing: id, self: true, leftMs: 10_000 }])
    expect(await heldOf(joel)).toMatchObject([{ idThing: id, self: false, by: expect.any(String) }])
    await tenSeconds()
    expect(await heldOf(raul)).toEqual([])
    expect(await mails()).toBe(Number(before) + 1)
    expect(await waits(id)).toBe(false)
    // A second look gives nothing twice.
    await stage.work()
    expect(await mails()).toBe(Number(before) + 1)
  })

  test('taken back, its thing waits again and no mail leaves', async () => {
    const id = await write()
    const before = await mails()
    const { body } = await answer(raul, id, 'undone-answer')
    const ids = [body.held.id]
    expect((await joel.call(takeAnswersBack, { body: { ids } })).code).toBe(404)
    expect((await joel.call(giveAnswersNow, { body: { ids } })).code).toBe(404)
    expect((await raul.call(takeAnswersBack, { body: { ids } })).code).toBe(200)
    expect(await waits(id)).toBe(true)
    await tenSeconds()
    expect(await mails()).toBe(before)
    expect((await raul.call(takeAnswersBack, { body: { ids } })).body.code).toBe('GIVEN_ALREADY')
  })

  test('given now it is given at once', async () => {
    const id = await write()
    const before = await mails()
    const { body } = await answer(raul, id, 'given-answer')
    expect((await raul.call(giveAnswersNow, { body: { ids: [body.held.id] } })).code).toBe(200)
    await stage.work()
    expect(await mails()).toBe(Number(before) + 1)
    expect((await raul.call(takeAnswersBack, { body: { ids: [body.held.id] } })).body.code).toBe(
      'GIVEN_ALREADY',
    )
  })

  test('of two desks one answers; the other hears who was faster, and may not see what is not their work', async () => {
    const id = await write()
    const tries = await Promise.all([answer(raul, id, 'raul-answers'), answer(joel, id, 'joel-answers')])
    expect(tries.map(({ code }) => code).sort()).toEqual([202, 409])
    expect(tries.find(({ code }) => code === 409)?.body.code).toBe('ANSWERED_MEANWHILE')
    const other = tries[0]?.code === 202 ? joel : raul
    const { body } = await other.call(readThing, { query: { kind: 'messages', id } })
    expect(body.data.held).toMatchObject({ self: false })
    const marina = await stage.signedIn('marina', { admin: true })
    expect((await marina.call(listHeldAnswers)).code).toBe(404)
    await tenSeconds()
  })

  test('the same key is the same answer, held and given', async () => {
    const id = await write()
    const first = await answer(raul, id, 'one-key-alone')
    expect((await answer(raul, id, 'one-key-alone')).body).toEqual(first.body)
    await tenSeconds()
    const again = await answer(raul, id, 'one-key-alone')
    expect(again.code).toBe(200)
    expect(await heldOf(raul)).toEqual([])
  })

  test('a refusal comes at once, and nothing is held', async () => {
    const id = await write()
    await answer(raul, id, 'answer-before')
    await tenSeconds()
    const late = await answer(joel, id, 'answer-after')
    expect([late.code, late.body.code]).toEqual([409, 'DECIDED_MEANWHILE'])
    expect(await heldOf(joel)).toEqual([])
  })

  test('what is refused when its seconds are over waits again, and whoever answered reads why', async () => {
    const id = await write()
    await answer(raul, id, 'refused-later')
    const roles = (to: string) =>
      sql`UPDATE admins SET roles = ${to}::text[] WHERE email = 'raul@marea.example'`.execute(
        stage.database.db,
      )
    const { rows } = await sql<{ roles: string }>`
      SELECT roles::text AS roles FROM admins WHERE email = 'raul@marea.example'`.execute(stage.database.db)
    await roles('{gate}')
    await tenSeconds()
    await roles(rows[0]?.roles ?? '')
    const [row] = await heldOf(raul)
    expect(row).toMatchObject({ idThing: id, failed: expect.stringMatching(/\w/), leftMs: 0 })
    expect(await heldOf(joel)).toEqual([])
    expect(await waits(id)).toBe(true)
    expect((await raul.call(takeAnswersBack, { body: { ids: [row?.id] } })).code).toBe(200)
    expect(await heldOf(raul)).toEqual([])
  })

  test('a process that ends between the decision and the mail loses nothing', async () => {
    const id = await write()
    await answer(raul, id, 'killed-between')
    const before = await mails()
    stage.clock.pass(600_000)
    // Another process, and both at once: one of them gives it.
    await Promise.all([stage.work(), stage.work()])
    expect(await mails()).toBe(Number(before) + 1)
    expect(await waits(id)).toBe(false)
  })
})
