import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { API } from '../../kernel/endpoint.ts'
import { listProducts } from '../../marketplace/catalogue.endpoints.ts'
import { signIn } from '../../membership/membership.endpoints.ts'
import { testConfig } from '../../portal/server/testing.ts'
import type { OpenedPortal } from '../boot/open-portal.ts'
import { start } from '../boot/start.ts'
import { type OpenDatabase, openPostgres } from './database.ts'
import { migrate } from './migrate.ts'
import { PROGRAMS, primaryAndReplica } from './testing.servers.ts'

const LONG = { timeout: 60_000, interval: 100 }

describe.runIf(PROGRAMS)(
  'a portal that reads from a replica of PostgreSQL',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'veranda-reads-'))
    let servers: Awaited<ReturnType<typeof primaryAndReplica>>
    let portal: OpenedPortal
    let onPrimary: OpenDatabase
    let cookies: Record<string, string> = {}
    const token = 'a-token-of-the-drill'

    beforeAll(async () => {
      servers = await primaryAndReplica()
      const config = testConfig({
        PORT: '0',
        DATA_DIR: folder,
        DATABASE_URL: servers.primary.url('postgres'),
        DATABASE_READ_URL: servers.replica.url('postgres'),
        API_TOKEN: token,
        DEMO: 'on',
      })
      const opened = await start(config)
      if (!opened.ok) throw new Error(opened.fault)
      portal = opened
      onPrimary = openPostgres(servers.primary.url('postgres'), { connections: 1 })
      const answer = await portal.app.inject({
        method: signIn.method,
        url: API + signIn.path,
        headers: { token },
        payload: { email: 'elena@marea.example', password: 'veranda-demo' },
      })
      expect(answer.statusCode).toBe(200)
      // Not the one of what one has just written: this is somebody who reads.
      const kept = answer.cookies.filter(({ name }) => name !== 'veranda_wrote')
      cookies = Object.fromEntries(kept.map(({ name, value }) => [name, value]))
      await vi.waitFor(async () => expect(await attention()).toEqual([]), LONG)
    }, 300_000)
    afterAll(async () => {
      await onPrimary?.close()
      await portal?.stop()
      await servers?.end()
      rmSync(folder, { recursive: true, force: true })
    })

    const attention = async (): Promise<string[]> =>
      ((await portal.app.inject('/ready')).json().attention ?? []).filter((one: string) => one === 'replica')
    const metric = async (line: RegExp) =>
      Number(line.exec((await portal.app.inject('/metrics')).body)?.[1] ?? Number.NaN)
    const readsOf = (from: string) =>
      metric(new RegExp(`^veranda_reads_total\\{from="${from}"\\} (\\d+)$`, 'm'))
    const isRead = () => metric(/^veranda_replica_read\{replica="[^"]+"\} (\d)$/m)
    /** The names of the catalogue's first page. */
    const names = async (): Promise<string[]> => {
      const url = `${API}${listProducts.path}?page=1`
      const answer = await portal.app.inject({ url, headers: { token }, cookies })
      expect(answer.statusCode).toBe(200)
      return answer.json().data.map(({ name }: { name: { en: string } }) => name.en)
    }
    const rename = (name: string) =>
      sql`UPDATE products SET name = name || jsonb_build_object('en', ${name}::text)`.execute(onPrimary.db)

    /** Whether the next read of the catalogue is answered by the replica. */
    const goesTo = async () => {
      const before = [await readsOf('replica'), await readsOf('primary')]
      await names()
      const after = [await readsOf('replica'), await readsOf('primary')]
      return after[0] !== before[0] ? 'replica' : after[1] !== before[1] ? 'primary' : 'neither'
    }
    const isBack = () =>
      vi.waitFor(async () => expect([await attention(), await isRead()]).toEqual([[], 1]), LONG)
    const isOut = () =>
      vi.waitFor(async () => expect([await attention(), await isRead()]).toEqual([['replica'], 0]), LONG)

    test('reads the catalogue there, and soon what was written to the primary', async () => {
      expect(await goesTo()).toBe('replica')
      await rename('Written once')
      await vi.waitFor(async () => expect(new Set(await names())).toEqual(new Set(['Written once'])), LONG)
    })

    test('a replica that stops replaying is not read once it is too far behind, and is when it has caught up', async () => {
      const onReplica = openPostgres(servers.replica.url('postgres'), { connections: 1 })
      await sql`SELECT pg_wal_replay_pause()`.execute(onReplica.db)
      await rename('Written while it stood')
      await isOut()
      expect(new Set(await names())).toEqual(new Set(['Written while it stood']))
      expect(await goesTo()).toBe('primary')
      await sql`SELECT pg_wal_replay_resume()`.execute(onReplica.db)
      await onReplica.close()
      await isBack()
      expect(await goesTo()).toBe('replica')
      expect(new Set(await names())).toEqual(new Set(['Written while it stood']))
    })

    test('a replica that hangs or is killed causes no failed call, and is read again once it is back', async () => {
      servers.replica.signal('SIGSTOP')
      expect((await names()).length).toBeGreaterThan(0)
      await isOut()
      expect(await goesTo()).toBe('primary')
      servers.replica.signal('SIGCONT')
      await isBack()

      servers.replica.signal('SIGKILL')
      expect((await names()).length).toBeGreaterThan(0)
      await isOut()
      expect(await goesTo()).toBe('primary')
      servers.replica.start()
      await isBack()
      expect(await goesTo()).toBe('replica')
    })

    test('a replica is no primary: a start on it is a sentence', async () => {
      const wrong = openPostgres(servers.replica.url('postgres'), { connections: 1, patience: 'command' })
      await expect(migrate(wrong)).rejects.toThrow(/^DATABASE_URL: this server is a replica/)
      await wrong.close()
    })

    test('one that was promoted is a server of its own, and never read again', async () => {
      servers.replica.promote()
      await isOut()
      expect(await goesTo()).toBe('primary')
    })
  },
  600_000,
)
