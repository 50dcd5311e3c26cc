import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testConfig } from '../../portal/server/testing.ts'
import { databaseFolder } from '../database/cluster.ts'
import { start } from './start.ts'

const folder = mkdtempSync(join(tmpdir(), 'veranda-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const config = (more: Record<string, string> = {}) =>
  testConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), ...more })

test('a second process on the same folder is refused with a sentence; a second start keeps what was written', async () => {
  const running = await start(config())
  if (!running.ok) throw new Error(running.fault)
  expect(running.demo).toBe(true)
  expect((await running.app.inject({ url: '/ready' })).statusCode).toBe(200)

  const other = await start(config())
  expect(other).toMatchObject({ ok: false, fault: expect.stringContaining('DATA_DIR') })

  const { db } = running.database
  await sql`UPDATE owners SET phone = '+52 1 2 3 4 5' WHERE email = 'elena@marea.example'`.execute(db)
  await running.stop()

  const again = await start(config())
  if (!again.ok) throw new Error(again.fault)
  const { rows } = await sql<{
    phone: string
  }>`SELECT phone FROM owners WHERE email = 'elena@marea.example'`.execute(again.database.db)
  expect(rows[0]?.phone).toBe('+52 1 2 3 4 5')
  await again.stop()
}, 240_000)

test('the demo’s documents are listed from the start, and made when they are opened', async () => {
  const running = await start(config({ DATA_DIR: join(folder, 'documents') }))
  if (!running.ok) throw new Error(running.fault)
  const { app } = running
  const token = { token: 'veranda-demo-token' }
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/v1/ownerlogin/',
    headers: token,
    payload: { email: 'elena@marea.example', password: 'veranda-demo' },
  })
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]))
  const list = async (): Promise<{ fileRoute: string; bytes: number | null }[]> => {
    const url = '/api/v1/fivesClub/contractdocumentsData/?idContract=1'
    return (await app.inject({ url, headers: token, cookies })).json().data
  }
  const listed = await list()
  expect(listed.length).toBe(6)
  // The one that would be made last.
  const papers = listed.filter(({ fileRoute }) => fileRoute.endsWith('.pdf'))
  const { fileRoute = '' } = papers.findLast(({ bytes }) => bytes === null) ?? papers[0] ?? {}
  expect((await app.inject({ url: fileRoute })).statusCode).toBe(401)
  const opened = await app.inject({ url: fileRoute, cookies })
  expect([opened.statusCode, opened.headers['content-type'], opened.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  const [again] = (await list()).filter((one) => one.fileRoute === fileRoute)
  expect(again?.bytes).toBe(opened.rawPayload.length)
  await running.stop()
}, 240_000)

test('a port that is taken, and a server that does not answer, are sentences too', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => blocker.once('listening', listening))
  const { port } = blocker.address() as { port: number }
  const settings = config({ PORT: String(port), DATA_DIR: join(folder, 'unused') })
  const taken = await start(settings)
  expect(taken).toMatchObject({ ok: false, fault: expect.stringContaining(`Port ${port} is taken`) })
  // It was said before anything was made.
  expect(existsSync(databaseFolder(settings.dataDir))).toBe(false)
  blocker.close()

  const env = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/club', API_TOKEN: 'a-token-of-our-own' }
  const away = await start(config(env))
  expect(away).toMatchObject({ ok: false, fault: expect.stringContaining('does not answer') })
  expect(JSON.stringify(away)).not.toContain('secret')
}, 240_000)
