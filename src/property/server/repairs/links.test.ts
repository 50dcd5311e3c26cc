import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/day.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import { TEST_DAY } from '../../../server/testing.day.ts'
import { readMaintenance, sendMaintenance } from '../../maintenance.endpoints.ts'
import {
  type DeskRepair,
  moveRepair,
  nameTechnician,
  photographRepair,
  proposeVisit,
  quoteRepair,
  readRepair,
  revokeRepairLink,
  sendRepairLink,
} from '../../repairs/desk.endpoints.ts'
import {
  finishByLink,
  photographByLink,
  readLinkedPhoto,
  readLinkedRepair,
} from '../../repairs/link.endpoints.ts'
import { answerVisit } from '../../repairs/owner.endpoints.ts'

const LAST_DAY = addDays(TEST_DAY, 14)
const LINE = { what: { en: 'Rail', es: 'Riel' }, quantity: 1, unitCents: 12_345 }

describe.each(ENGINES)('a link for whoever repairs, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let provider: Visitor
  let idContract: number
  let photo: File
  let id: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
    provider = club.visitor()
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND c.membership_code = 'CLASSIC' ORDER BY c.id LIMIT 1`.execute(
      club.database.db,
    )
    idContract = rows[0]?.id ?? 0
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
      .png()
      .toBuffer()
    photo = new File([new Uint8Array(png)], 'door.png', { type: 'image/png' })
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    const body = {
      idContract,
      description: 'The terrace door catches at the bottom.',
      firstDay: addDays(TEST_DAY, 1),
      lastDay: addDays(TEST_DAY, 20),
      providerType: 'club',
    }
    id = (await elena.call(sendMaintenance, { body, files: { images: [photo] } })).body.data.id
    await name(4)
  })

  const read = async (): Promise<DeskRepair> =>
    (await desk.call(readRepair, { query: { idRequest: id } })).body.data
  const at = async () => ({ idRequest: id, sequence: (await read()).job?.sequence ?? 0 })
  const name = async (idTechnician: number) =>
    desk.call(nameTechnician, { body: { ...(await at()), idTechnician } })
  const send = async (more: Record<string, unknown> = {}) =>
    desk.call(sendRepairLink, {
      body: { ...(await at()), email: 'Taller@Vidrios.example', language: 'es', lastDay: LAST_DAY, ...more },
    })
  const mail = async () =>
    (
      await sql<{ kind: string; recipient: string; language: string; content: Record<string, string> }>`
        SELECT kind, recipient, language, content FROM outbox WHERE kind = 'repair-link' ORDER BY id DESC LIMIT 1`.execute(
        club.database.db,
      )
    ).rows[0]
  const sent = async (more: Record<string, unknown> = {}): Promise<string> => {
    expect((await send(more)).code).toBe(200)
    return (await mail())?.content.link?.split('#')[1] ?? ''
  }
  const open = (token: string) => provider.call(readLinkedRepair, { body: { token } })
  const add = (token: string, moment: string) =>
    provider.call(photographByLink, { body: { token, moment }, files: { photos: [photo] } })

  test('is mailed to whoever is named, and shown at the desk; only its hash is kept', async () => {
    const token = await sent()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await mail()).toMatchObject({ recipient: 'taller@vidrios.example', language: 'es' })
    expect((await read()).link).toMatchObject({
      recipient: 'taller@vidrios.example',
      lastDay: LAST_DAY,
      state: 'open',
      openedAt: null,
    })
    const { rows } = await sql<{ row: string; token_hash: Buffer }>`
      SELECT l::text AS row, token_hash FROM repair_links l WHERE request_id = ${id}`.execute(
      club.database.db,
    )
    expect(rows[0]?.row).not.toContain(token)
    expect(Buffer.from(rows[0]?.token_hash ?? []).equals(hashOfToken(token))).toBe(true)
    expect((await open(token)).code).toBe(200)
    expect((await read()).link?.openedAt).not.toBeNull()
  })

  test('shows what the visit needs: no owner, no money, no other job', async () => {
    const visit = { other: { day: addDays(TEST_DAY, 3), time: '10:00' } }
    await desk.call(proposeVisit, { body: { ...(await at()), ...visit } })
    await desk.call(quoteRepair, {
      body: { ...(await at()), lines: [LINE], taxBasisPoints: 0, validUntil: LAST_DAY },
    })
    await desk.call(photographRepair, {
      body: { ...(await at()), moment: 'before' },
      files: { photos: [photo] },
    })
    const { body } = await open(await sent())
    expect(body.data).toMatchObject({
      technician: 'Vidrios del Caribe',
      description: 'The terrace door catches at the bottom.',
      visit: { state: 'proposed' },
      state: 'waits',
      photos: [{ moment: 'request' }, { moment: 'before' }],
      room: { before: 9, after: 10 },
    })
    expect(Object.keys(body.data).sort()).toEqual(
      [
        ...['code', 'description', 'lastDay', 'photos', 'residence', 'resort', 'room', 'state'],
        ...['technician', 'visit', 'zone'],
      ].sort(),
    )
    const text = JSON.stringify(body)
    for (const hidden of ['Elena', 'Duarte', 'marea.example', '12345', 'USD', 'Joel'])
      expect(text).not.toContain(hidden)
  })

  test('whoever has one is mailed when the visit changes and when it is agreed, and nobody after it was taken back', async () => {
    const told = async () =>
      (
        await sql<{ recipient: string; content: Record<string, string> }>`
          SELECT recipient, content FROM outbox WHERE kind = 'repair-visit-for-provider' ORDER BY id`.execute(
          club.database.db,
        )
      ).rows
    const propose = async (time: string) =>
      desk.call(proposeVisit, { body: { ...(await at()), other: { day: addDays(TEST_DAY, 3), time } } })
    const before = (await told()).length
    // Without a link nobody is told.
    expect((await propose('09:00')).code).toBe(200)
    expect(await told()).toHaveLength(before)
    await sent()
    expect((await propose('10:00')).code).toBe(200)
    const { job } = await read()
    const accepted = { idRequest: id, sequence: job?.sequence ?? 0, other: null }
    expect((await elena.call(answerVisit, { body: accepted })).code).toBe(200)
    const mails = (await told()).slice(before)
    expect(mails.map(({ recipient, content }) => [recipient, content.visit])).toEqual([
      ['taller@vidrios.example', 'proposed'],
      ['taller@vidrios.example', 'accepted'],
    ])
    for (const hidden of ['Elena', 'Duarte']) expect(JSON.stringify(mails)).not.toContain(hidden)
    await desk.call(revokeRepairLink, { query: { idRequest: id } })
    expect((await propose('11:00')).code).toBe(200)
    expect(await told()).toHaveLength(before + 2)
  })

  test('opens the pictures of its job, and no other', async () => {
    const token = await sent()
    const { data } = (await open(token)).body
    const picture = await provider.call(readLinkedPhoto, { body: { token, key: data.photos[0].key } })
    expect([picture.code, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM stored_files WHERE key <> ${data.photos[0].key}::uuid LIMIT 1`.execute(club.database.db)
    for (const key of [rows[0]?.key, 'nothing'])
      expect((await provider.call(readLinkedPhoto, { body: { token, key } })).code).toBe(404)
    expect((await provider.open(`/api/files/${data.photos[0].key}/door.webp`)).statusCode).toBe(401)
  })

  test('adds pictures and says done: the owner and the desk read who did', async () => {
    const token = await sent()
    expect((await add(token, 'before')).body.data.room).toEqual({ before: 9, after: 10 })
    expect((await add(token, 'after')).code).toBe(200)
    const done = await provider.call(finishByLink, { body: { token, words: 'New rollers.' } })
    expect(done.body.data).toMatchObject({ state: 'finished' })
    expect((await provider.call(finishByLink, { body: { token } })).code).toBe(200)
    const { job, log, link } = await read()
    expect(job).toMatchObject({ stage: 'finished', step: 'finished' })
    expect(job?.photos.map(({ by }) => by)).toEqual(['Vidrios del Caribe', 'Vidrios del Caribe'])
    expect(link).toMatchObject({ said: 'New rollers.' })
    expect(log.slice(-2)).toMatchObject([
      { deed: 'photographed', actor: 'club', actorName: 'Vidrios del Caribe' },
      { deed: 'finished', actor: 'club', actorName: 'Vidrios del Caribe' },
    ])
    const owners = (await elena.call(readMaintenance, { query: { idRequest: id } })).body.data
    expect(owners.log.at(-1)).toMatchObject({
      deed: 'finished',
      actorName: 'Vidrios del Caribe',
      comment: null,
    })
    expect(JSON.stringify(owners)).not.toContain('New rollers.')
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM outbox WHERE recipient = 'elena@marea.example' ORDER BY id DESC LIMIT 1`.execute(
      club.database.db,
    )
    expect(rows).toEqual([{ kind: 'repair-finished' }])
  })

  test('nobody works on a quote that waits, by a link either', async () => {
    const token = await sent()
    await desk.call(quoteRepair, {
      body: { ...(await at()), lines: [LINE], taxBasisPoints: 0, validUntil: LAST_DAY },
    })
    expect((await provider.call(finishByLink, { body: { token } })).body.code).toBe('REPAIR_ELSEWHERE')
    expect((await add(token, 'before')).code).toBe(200)
  })

  test('opens nothing once it is taken back, replaced, past its day, another’s, or the job’s end', async () => {
    const over = async (token: string) => {
      for (const answer of [
        await open(token),
        await add(token, 'before'),
        await provider.call(finishByLink, { body: { token } }),
      ])
        expect([answer.code, answer.body.code]).toEqual([410, 'LINK_OVER'])
    }
    const first = await sent()
    const second = await sent()
    await over(first)
    expect((await open(second)).code).toBe(200)
    const back = await desk.call(revokeRepairLink, { query: { idRequest: id } })
    expect(back.body.data.link).toMatchObject({ state: 'revoked' })
    expect((await desk.call(revokeRepairLink, { query: { idRequest: id } })).code).toBe(200)
    await over(second)

    const third = await sent()
    await name(3)
    await over(third)
    expect((await read()).link).toBeNull()

    const fourth = await sent({ lastDay: TEST_DAY })
    expect((await open(fourth)).code).toBe(200)
    club.clock.pass(24 * 3_600_000)
    await over(fourth)
    desk = await club.signedIn('joel', { admin: true })
    elena = await club.signedIn('elena')
    expect((await read()).link).toMatchObject({ state: 'over' })

    const fifth = await sent()
    const end = { ...(await at()), step: 'close', words: 'Not needed.' }
    expect((await desk.call(moveRepair, { body: end })).code).toBe(200)
    await over(fifth)
    await over('A'.repeat(43))
  })

  test('is not sent for too long, nor for a job that has ended', async () => {
    const today = (await read()).today
    expect((await send({ lastDay: addDays(today, 61) })).body.code).toBe('LINK_DAYS')
    expect((await send({ lastDay: addDays(today, -1) })).body.code).toBe('LINK_DAYS')
    const body = { ...(await at()), step: 'close', words: 'Not needed.' }
    await desk.call(moveRepair, { body })
    expect((await send()).body.code).toBe('REPAIR_ELSEWHERE')
  })

  test('the same key sent again keeps one picture', async () => {
    const token = await sent()
    const body = { token, moment: 'after' }
    const headers = { 'idempotency-key': `picture-of-${id}-again` }
    for (let time = 0; time < 2; time++)
      expect(
        (await provider.call(photographByLink, { body, files: { photos: [photo] }, headers })).code,
      ).toBe(200)
    expect((await read()).job?.photos).toHaveLength(1)
  })

  test('files of a link that opens nothing are not looked at, and misses lock the address', async () => {
    const stranger = club.visitor()
    const body = { token: 'B'.repeat(43), moment: 'after' }
    // Of a link that opens, this would be told that it is no picture.
    const wrong = new File(['no picture at all'], 'a.png')
    const guess = () => stranger.call(photographByLink, { body, files: { photos: [wrong] } })
    expect((await guess()).body.code).toBe('LINK_OVER')
    let answer = await guess()
    for (let time = 0; time < 50 && answer.code !== 429; time++) answer = await guess()
    expect(answer.code).toBe(429)
    // Who has a link that opens is not kept out by others' misses.
    expect((await club.visitor().call(readLinkedRepair, { body: { token: await sent() } })).code).toBe(200)
  })

  test('one link sends sixty calls at once, and then waits', async () => {
    const token = await sent()
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM repair_links WHERE request_id = ${id}`.execute(club.database.db)
    const codes: number[] = []
    for (let time = 0; time < 61; time++)
      codes.push((await provider.call(finishByLink, { body: { token } })).code)
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true)
    expect([codes.at(-1), rows.length]).toEqual([429, 1])
  })

  test('the database has no link of somebody else, and none that opens again', async () => {
    await sent()
    const { db } = club.database
    await expect(
      sql`UPDATE repair_links SET technician_id = 1 WHERE request_id = ${id}`.execute(db),
    ).rejects.toThrow(/link/)
    await expect(
      sql`UPDATE repair_links SET last_day = last_day + 1 WHERE request_id = ${id}`.execute(db),
    ).rejects.toThrow('never changed')
    await sql`UPDATE repair_links SET revoked_at = now() WHERE request_id = ${id}`.execute(db)
    await expect(
      sql`UPDATE repair_links SET revoked_at = NULL WHERE request_id = ${id}`.execute(db),
    ).rejects.toThrow('never changed')
  })
})
