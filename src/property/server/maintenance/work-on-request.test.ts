import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeMailChoice } from '../../../membership/mail-choices.endpoints.ts'
import { ENGINES, type TestApp, testApp, type Visitor } from '../../../portal/server/testing.ts'
import {
  listOpenMaintenance,
  type OpenMaintenance,
  readMaintenanceFile,
  workOnMaintenance,
} from '../../desk.endpoints.ts'
import { cancelMaintenance, readMaintenance, sendMaintenance } from '../../maintenance.endpoints.ts'

describe.each(ENGINES)('the desk works on maintenance requests, %s', (engine) => {
  let club: TestApp
  let desk: Visitor
  let elena: Visitor
  let idContract: number
  beforeAll(async () => {
    club = await testApp(engine)
    elena = await club.signedIn('elena')
    desk = await club.signedIn('joel', { admin: true })
    const { rows } = await sql<{ id: number }>`
      SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND c.membership_code = 'CLASSIC'`.execute(club.database.db)
    idContract = rows[0]?.id ?? 0
  })
  afterAll(() => club.close())

  const send = async (files: Record<string, File[]> = {}): Promise<number> => {
    const body = {
      idContract,
      description: 'The tap drips.',
      firstDay: '2026-11-20',
      lastDay: '2026-11-22',
      providerType: 'club',
    }
    return (await elena.call(sendMaintenance, { body, files })).body.data.id
  }
  const open = async (id: number) =>
    ((await desk.call(listOpenMaintenance)).body.data as OpenMaintenance[]).find((one) => one.id === id)
  const comment = (idRequest: number, status: string, words = 'The plumber comes on Friday.') =>
    desk.call(workOnMaintenance, { body: { idRequest, deed: 'comment', status, words } })
  const read = async (idRequest: number) =>
    (await elena.call(readMaintenance, { query: { idRequest } })).body.data
  const lastMail = async () =>
    (
      await sql<{ kind: string; recipient: string; content: Record<string, string> }>`
        SELECT kind, recipient, content FROM outbox ORDER BY id DESC LIMIT 1`.execute(club.database.db)
    ).rows[0]

  test('comments: the owner reads it in the log and is told of it', async () => {
    const id = await send()
    expect(await open(id)).toMatchObject({ status: 'open', technician: null, deeds: ['comment'] })
    expect((await comment(id, 'open')).body.data).toEqual({ status: 'open' })
    expect(await lastMail()).toMatchObject({
      kind: 'maintenance-comment',
      recipient: 'elena@marea.example',
      content: { words: 'The plumber comes on Friday.', description: 'The tap drips.' },
    })
    expect((await open(id))?.lastWord).toMatchObject({ by: 'club', comment: 'The plumber comes on Friday.' })
    expect(await read(id)).toMatchObject({
      status: 'open',
      log: [
        { deed: 'created', actor: 'owner' },
        {
          deed: 'commented',
          actor: 'club',
          actorName: 'Joel Canul Uc',
          comment: 'The plumber comes on Friday.',
        },
      ],
    })
  })

  test('tells nobody who does not want to hear of it by email', async () => {
    const id = await send()
    await elena.call(changeMailChoice, { body: { choice: 'maintenance', on: false } })
    const before = await lastMail()
    expect((await comment(id, 'open', 'Nobody hears of it.')).code).toBe(200)
    expect(await lastMail()).toEqual(before)
    await elena.call(changeMailChoice, { body: { choice: 'maintenance', on: true } })
  })

  test('what its owner has cancelled meanwhile stays so', async () => {
    const id = await send()
    await elena.call(cancelMaintenance, { body: { idRequest: id, resolution: 'It stopped.' } })
    expect((await comment(id, 'open')).body.code).toBe('DECIDED_MEANWHILE')
    expect((await comment(id, 'cancelled')).body.code).toBe('MAINTENANCE_CLOSED')
    expect(await open(id)).toBeUndefined()
    expect((await read(id)).status).toBe('cancelled')
    expect((await comment(999_999, 'open')).code).toBe(404)
    expect((await comment(id, 'open', ' ')).body.fields).toHaveProperty('words')
  })

  test('opens what came with it, of that request and no other', async () => {
    const id = await send({ files: [new File(['item,price\nvalve,120\n'], 'quote.csv')] })
    const [file] = (await open(id))?.files ?? []
    expect(file).toMatchObject({ name: 'quote.csv', kind: 'file' })
    const query = { idRequest: id, key: file?.key }
    expect((await desk.call(readMaintenanceFile, { query })).bytes.toString()).toBe('item,price\nvalve,120\n')
    const other = { ...query, idRequest: await send() }
    expect((await desk.call(readMaintenanceFile, { query: other })).code).toBe(404)
  })
})
