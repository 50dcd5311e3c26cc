import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../portal/server/testing.ts'
import { countUnread, listMessages, readAnswers, sendMessage } from '../messages.endpoints.ts'

const aPicture = async () => {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2a7' } })
  return new File([new Uint8Array(await image.png().toBuffer())], 'awning.png')
}

describe.each(ENGINES)('messages on %s', (engine) => {
  let stage: TestApp
  let elena: Visitor

  beforeAll(async () => {
    stage = await testApp(engine)
    elena = await stage.signedIn('elena')
  })
  beforeEach(async () => {
    await sql`DELETE FROM messages WHERE created_at >= ${stage.clock.now()}`.execute(stage.database.db)
    await sql`DELETE FROM outbox`.execute(stage.database.db)
    await sql`DELETE FROM day_limits WHERE of LIKE 'messages%'`.execute(stage.database.db)
  })
  afterAll(() => stage.close())

  const text = { subject: 'The  awning\n drips', body: 'It does.\n\nSince Monday.' }
  const mails = async () =>
    (
      await sql<{ kind: string; recipient: string; language: string; content: Record<string, string> }>`
        SELECT kind, recipient, language, content FROM outbox WHERE kind <> 'new-device' ORDER BY id`.execute(
        stage.database.db,
      )
    ).rows
  const contractOf = async (owner: number) =>
    (
      await sql<{ id: number }>`SELECT id FROM contracts WHERE owner_id = ${owner} ORDER BY id`.execute(
        stage.database.db,
      )
    ).rows.map(({ id }) => id)

  test('one to a person is kept and mailed to them, to be answered to the owner', async () => {
    const { code, body } = await elena.call(sendMessage, { body: { ...text, idStaff: 8 } })
    expect(code).toBe(200)
    expect(body.data).toMatchObject({
      to: { idStaff: 8, name: 'Beatriz' },
      subject: 'The awning drips',
      body: 'It does.\n\nSince Monday.',
      byAdmin: false,
    })
    const [mail] = await mails()
    expect(mail).toMatchObject({
      kind: 'owner-message',
      recipient: 'beatriz.canche@marea.example',
      language: 'es',
      content: {
        owner: 'Elena Harrington Ruiz',
        ownerEmail: 'elena@marea.example',
        subject: 'The awning drips',
      },
    })
    const { data } = (await elena.call(listMessages)).body
    expect(data[0]).toEqual(body.data)
    expect(data).toHaveLength(2)
  })

  test('one to nobody in particular goes to the concierge of the contract’s resort', async () => {
    const marcos = await stage.signedIn('marcos')
    const [idContract] = await contractOf(2)
    const { code, body } = await marcos.call(sendMessage, { body: { ...text, idContract } })
    expect([code, body.data.to]).toEqual([200, null])
    await elena.call(sendMessage, { body: text })
    const resort = await sql<{ hotel_id: number }>`
      SELECT hotel_id FROM contracts WHERE id = ${idContract}`.execute(stage.database.db)
    const concierge = await sql<{ email: string }>`
      SELECT email FROM staff WHERE department = 'concierge' AND hotel_id = ${resort.rows[0]!.hotel_id}`.execute(
      stage.database.db,
    )
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      concierge.rows[0]!.email,
      'andres.poot@marea.example',
    ])
  })

  test('the same with the same key is one message', async () => {
    const sent = { body: text, headers: { 'idempotency-key': 'a-message-once' } }
    const once = await elena.call(sendMessage, sent)
    expect((await elena.call(sendMessage, sent)).body).toEqual(once.body)
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    [{ subject: '' }, 'subject'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ body: ' \n ' }, 'body'],
    [{ body: 'a NUL: \u0000' }, 'body'],
    [{ body: 'x'.repeat(4001) }, 'body'],
  ])('%j is refused with its field named', async (change, field) => {
    const { code, body } = await elena.call(sendMessage, { body: { ...text, ...change } })
    expect([code, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('a person, or a contract, that is not there is 404; nobody reads another’s', async () => {
    const [notHers] = await contractOf(3)
    for (const change of [{ idStaff: 999 }, { idContract: notHers }])
      expect((await elena.call(sendMessage, { body: { ...text, ...change } })).code).toBe(404)
    const ines = await stage.signedIn('ines')
    const { data } = (await ines.call(listMessages)).body
    expect(data.map(({ subject }: { subject: string }) => subject)).toEqual(['Factura del segundo trimestre'])
    expect((await stage.visitor().call(listMessages)).code).toBe(401)
    expect((await stage.visitor().call(sendMessage, { body: text })).code).toBe(401)
  })

  test('a program that runs wild stops at twenty a day', async () => {
    const marcos = await stage.signedIn('marcos')
    for (let sent = 0; sent < 20; sent++)
      expect((await marcos.call(sendMessage, { body: text })).code).toBe(200)
    const { code, body } = await marcos.call(sendMessage, { body: text })
    expect([code, body.code]).toEqual([429, 'DAY_LIMIT'])
    // The first of the twenty is a day old in so many hours.
    expect(body.message).toMatch(/ 20\b.* 24 h/)
    stage.clock.pass(3_600_000)
    const later = await marcos.call(sendMessage, { body: text, headers: { 'veranda-background': '1' } })
    expect(later.code).toBe(401)
    const again = await (await stage.signedIn('marcos')).call(sendMessage, { body: text })
    expect([again.body.message, again.headers['retry-after']]).toEqual([
      expect.stringMatching(/ 23 h/),
      '82800',
    ])
    elena = await stage.signedIn('elena')
    expect((await elena.call(sendMessage, { body: text })).code).toBe(200)
  })

  test('what an admin writes for the owner leaves the owner their own twenty', async () => {
    const ruth = await stage.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = 1 WHERE admin_id IS NOT NULL`.execute(stage.database.db)
    for (let sent = 0; sent < 20; sent++) await ruth.call(sendMessage, { body: text })
    expect((await ruth.call(sendMessage, { body: text })).code).toBe(429)
    elena = await stage.signedIn('elena')
    expect((await elena.call(sendMessage, { body: text })).code).toBe(200)
  })

  test('pictures of a message that the day takes no more are not drawn', async () => {
    const marcos = await stage.signedIn('marcos')
    for (let sent = 0; sent < 20; sent++) await marcos.call(sendMessage, { body: text })
    const broken = new File([new Uint8Array(60)], 'no-picture.png', { type: 'image/png' })
    const { body } = await marcos.call(sendMessage, { body: text, files: { pictures: [broken] } })
    expect(body.code).toBe('DAY_LIMIT')
  })

  test('what an admin writes for the owner is stored as theirs', async () => {
    const { db } = stage.database
    const ruth = await stage.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = 1 WHERE admin_id IS NOT NULL`.execute(db)
    expect((await ruth.call(sendMessage, { body: text })).body.data.byAdmin).toBe(true)
    const { rows } = await sql`
      SELECT owner_id, created_by_admin_id FROM messages ORDER BY id DESC LIMIT 1`.execute(db)
    expect(rows).toEqual([{ owner_id: 1, created_by_admin_id: 1 }])
  })

  test('pictures are re-encoded; only the owner may open them, and a fifth is refused', async () => {
    const picture = await aPicture()
    const sent = await elena.call(sendMessage, { body: text, files: { pictures: [picture, picture] } })
    expect(sent.code).toBe(200)
    expect(sent.body.data.pictures.map(({ name }: { name: string }) => name)).toEqual([
      'awning.webp',
      'awning.webp',
    ])
    const [{ fileRoute }] = sent.body.data.pictures
    expect((await elena.open(fileRoute)).statusCode).toBe(200)
    const ines = await stage.signedIn('ines')
    expect((await ines.open(fileRoute)).statusCode).toBe(404)
    const five = Array.from({ length: 5 }, () => picture)
    expect((await elena.call(sendMessage, { body: text, files: { pictures: five } })).code).toBe(400)
  })

  test('an answer is unread until its owner reads it; an admin who looks leaves it so', async () => {
    const { db } = stage.database
    await elena.call(sendMessage, { body: text })
    await sql`
      UPDATE messages SET answer = 'Yes.', answered_at = created_at, answered_by_admin_id = 2
       WHERE owner_id = 1 AND answer IS NULL`.execute(db)
    const waiting = (await elena.call(countUnread)).body.unread
    expect(waiting).toBeGreaterThan(0)
    expect((await elena.call(listMessages)).body).toMatchObject({
      unread: waiting,
      data: [{ answer: { text: 'Yes.', byMail: false, read: false } }, {}],
    })
    const ruth = await stage.signedIn('ruth', { admin: true })
    await sql`UPDATE sessions SET acting_owner_id = 1 WHERE admin_id IS NOT NULL`.execute(db)
    expect((await ruth.call(readAnswers)).body.unread).toBe(waiting)
    const { rows: deeds } = await sql`SELECT FROM deeds WHERE deed = 'readAnswers'`.execute(db)
    expect(deeds).toEqual([])
    const ines = await stage.signedIn('ines')
    await ines.call(readAnswers)
    expect((await elena.call(countUnread)).body.unread).toBe(waiting)
    expect((await elena.call(readAnswers)).body.unread).toBe(0)
    expect((await elena.call(listMessages)).body.data[0].answer.read).toBe(true)
  })
})
