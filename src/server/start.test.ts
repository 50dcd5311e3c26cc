import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { start } from './start.ts'
import { testConfig } from './testing.ts'

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
}, 60_000)

test('a port that is taken, and a server that does not answer, are sentences too', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => blocker.once('listening', listening))
  const { port } = blocker.address() as { port: number }
  const taken = await start(config({ PORT: String(port) }))
  expect(taken).toMatchObject({ ok: false, fault: expect.stringContaining(`Port ${port} is taken`) })
  blocker.close()

  const env = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/club', API_TOKEN: 'a-token-of-our-own' }
  const away = await start(config(env))
  expect(away).toMatchObject({ ok: false, fault: expect.stringContaining('does not answer') })
  expect(JSON.stringify(away)).not.toContain('secret')
}, 60_000)
