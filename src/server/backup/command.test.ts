import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockFolder } from '../boot/lock.ts'
import { openEmbedded } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { databaseSnapshot } from './testing.bare.store.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'veranda-backup-'))
const data = join(folder, 'data')
const BACKUP_PASSPHRASE = 'a quiet loggia at dawn'
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function club(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const { DATABASE_URL: _, BACKUP_PASSPHRASE: __, ...rest } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/club.ts', ...args], {
    cwd: ROOT,
    env: { ...rest, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: (await ended)[0], said: out + complaints }
}

describe('npm run club -- backup and restore, on the embedded database', () => {
  const file = join(folder, 'club.backup')
  beforeAll(async () => {
    const database = await openEmbedded(data)
    await migrate(database)
    await database.runScript(
      `INSERT INTO cancel_motives (channel, name) VALUES (1, '{"en":"Rain","es":"Lluvia"}')`,
    )
    await database.close()
    writeFileSync(join(data, 'signing.p12'), 'the key')
  })

  test('carries the club and its key from one folder to another', async () => {
    const taken = await club(['backup', file, '--with-signing-key'], { BACKUP_PASSPHRASE })
    expect(taken).toMatchObject({ code: 0, said: expect.stringContaining('It is encrypted') })
    expect(taken.said).toMatch(/cancel_motives: 1 rows/)
    const other = join(folder, 'other')
    expect(await club(['restore', file], { DATA_DIR: other })).toMatchObject({
      code: 1,
      said: expect.stringContaining('This backup is encrypted'),
    })
    // What a refused restore has laid out is gone again, and does not stand in the way of the next.
    expect(readdirSync(other)).toEqual(['lock'])
    const back = await club(['restore', file], { DATA_DIR: other, BACKUP_PASSPHRASE })
    expect(back).toMatchObject({ code: 0, said: expect.stringContaining('is back') })
    expect(readFileSync(join(other, 'signing.p12'), 'utf8')).toBe('the key')
    expect(existsSync(join(other, 'database.unfinished'))).toBe(false)
    const [one, two] = [await openEmbedded(data), await openEmbedded(other)]
    expect(await databaseSnapshot(two)).toEqual(await databaseSnapshot(one))
    await one.close()
    await two.close()
    const again = await club(['restore', file], { DATA_DIR: other, BACKUP_PASSPHRASE })
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('The database is not empty') })
    expect(existsSync(join(other, 'database'))).toBe(true)
  }, 240_000)

  test('each thing that the command refuses is said in a sentence', async () => {
    const refused = async (says: string, args: string[], env: Record<string, string> = {}) => {
      const { code, said } = await club(args, env)
      expect(code, said).toBe(1)
      expect(said).toContain(says)
      expect(said).not.toContain('    at ')
    }
    const path = join(folder, 'new.backup')
    writeFileSync(join(folder, 'known'), '')
    await refused('is there already', ['backup', join(folder, 'known')])
    await refused('There is no folder', ['backup', join(folder, 'nowhere', 'x')])
    await refused('is too short', ['backup', path], { BACKUP_PASSPHRASE: 'short' })
    await refused('only into an encrypted backup', ['backup', path, '--with-signing-key'])
    await refused('There is no database in the folder', ['backup', path], { DATA_DIR: join(folder, 'none') })
    await refused('There is no file', ['restore', path])
    writeFileSync(`${path}.part`, '')
    await refused('another backup is being written, or was ended', ['backup', path])
    rmSync(`${path}.part`)
    const lock = lockFolder(data)
    await refused('On a PostgreSQL server a backup is taken beside it', ['backup', path])
    lock?.release()
    expect(existsSync(path)).toBe(false)
    const kept = join(folder, 'kept')
    mkdirSync(kept)
    const open = join(folder, 'open.backup')
    expect(await club(['backup', open])).toMatchObject({
      code: 0,
      said: expect.stringContaining('whoever reads this file reads everything in it'),
    })
    await refused('nobody can tell whether it is yours', ['restore', open], {
      DATA_DIR: kept,
      BACKUP_PASSPHRASE,
    })
  }, 240_000)
})
