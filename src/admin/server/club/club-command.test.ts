import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, test } from 'vitest'
import { writeClubFolder } from '../../../../bench/club-folder.ts'
import { signIn } from '../../../membership/membership.endpoints.ts'
import { changePassword } from '../../../membership/passwords.endpoints.ts'
import { clubSnapshot } from '../../../portal/server/testing.snapshot.ts'
import { ENGINES, testAppOn } from '../../../portal/server/testing.ts'
import { lockFolder } from '../../../server/boot/lock.ts'
import { databaseFolder } from '../../../server/database/cluster.ts'
import { openEmbedded } from '../../../server/database/database.ts'
import { CLUB_FILES } from '../../club/folder.ts'
import { countRows, EXAMPLE, emptyDatabase, newFolder } from './testing.folder.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

type Child = ChildProcessByStdio<Writable, Readable, Readable>

function club(args: string[], env: Record<string, string>): Child {
  const { DATABASE_URL: _, ...rest } = process.env
  return spawn(process.execPath, ['scripts/run.mjs', 'scripts/club.ts', ...args], {
    cwd: ROOT,
    env: { ...rest, LOG_LEVEL: 'silent', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function ran(child: Child, input = ''): Promise<{ code: number; said: string }> {
  child.stdin.end(input)
  const ended = once(child, 'exit')
  const [out, complaints] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: (await ended)[0], said: out + complaints }
}

describe.each(ENGINES)('an import on %s', (engine) => {
  test('that is killed in the middle has written nothing', async () => {
    const folder = newFolder()
    await writeClubFolder(folder, { owners: 50, transactions: 21_000, lines: 1 })
    const server = engine === 'postgres' ? await emptyDatabase('postgres') : null
    const data = newFolder()
    const env: Record<string, string> = server?.url
      ? { DATABASE_URL: server.url, API_TOKEN: 'a-token-of-the-tests' }
      : { DATA_DIR: data }
    const child = club(['import', folder], env)
    let said = ''
    for await (const piece of child.stdout) {
      said += piece
      if (said.includes('of 21,000 written')) break
    }
    expect(said).toContain('transactions.csv: 20,000 of 21,000 written')
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    const after = server ?? (await openEmbedded(data))
    for (const { table } of CLUB_FILES) expect(await countRows(after, table), table).toBe(0)
    await after.close()
  }, 180_000)
})

describe('the command', () => {
  test('refuses a folder on which the portal runs', async () => {
    const data = newFolder()
    const lock = lockFolder(data)
    const { code, said } = await ran(club(['import', EXAMPLE], { DATA_DIR: data }))
    lock?.release()
    expect(code).toBe(1)
    expect(said).toContain(`The portal runs on the folder “${data}”. End it first`)
  })

  test('says how it is used', async () => {
    const { code, said } = await ran(club(['bring', 'x'], {}))
    expect(code).toBe(1)
    expect(said).toContain('npm run club -- import FOLDER')
  })

  test('brings a club in, tells what is wrong with a second, and gives an admin a password', async () => {
    const data = newFolder()
    const imported = await ran(club(['import', EXAMPLE], { DATA_DIR: data }))
    expect(imported).toMatchObject({ code: 0 })
    expect(imported.said).toMatch(/owners\.csv +2 +2 +0 +0/)
    const wrong = await ran(club(['import', '/nowhere'], { DATA_DIR: data }))
    expect(wrong.code).toBe(1)
    expect(wrong.said).toContain('Nothing was written: one thing is wrong.')
    const set = (email: string, password: string) =>
      ran(club(['password', email], { DATA_DIR: data }), password)
    expect((await set('pilar.rios@cala.example', 'short')).said).toContain(
      'A password has 10 to 128 characters',
    )
    expect((await set('nobody@cala.example', 'a quiet loggia')).said).toContain('There is no admin')
    const given = await set('Pilar.Rios@cala.example', 'a quiet loggia\n')
    expect(given.code).toBe(0)
    // What the log of security events keeps of it: who, never what.
    const line = /^\{.*"log":"security".*\}$/m.exec(given.said)?.[0] ?? ''
    expect(JSON.parse(line)).toMatchObject({ event: 'password-set', by: 'command' })
    expect(line).not.toMatch(/pilar|loggia/i)
    expect(imported.said).toMatch(/"event":"role-set","by":"command","account":"admin:\d+","role":"gate"/)
    const app = await testAppOn(await openEmbedded(data))
    const body = { email: 'pilar.rios@cala.example', password: 'a quiet loggia', admin: true }
    expect((await app.visitor().call(signIn, { body })).code).toBe(200)
    await app.close()
  }, 120_000)

  test('invites owners by a link that sets a password, to an address that they can reach', async () => {
    const data = newFolder()
    const bare = await ran(club(['import', EXAMPLE, '--invite'], { DATA_DIR: data, PUBLIC_URL: '' }))
    expect(bare).toMatchObject({ code: 1, said: expect.stringContaining('PUBLIC_URL is missing') })
    const env = { DATA_DIR: data, PUBLIC_URL: 'https://club.example' }
    const { said } = await ran(club(['import', EXAMPLE, '--invite'], env))
    expect(said).toContain('2 owners are invited')
    const database = await openEmbedded(data)
    const app = await testAppOn(database)
    app.clock.pass(Date.now() - app.clock.now().getTime())
    const mail = await database.db.selectFrom('outbox').selectAll().orderBy('id').executeTakeFirstOrThrow()
    const { link } = mail.content as { link: string }
    expect(link).toMatch(/^https:\/\/club\.example\/reset-password\?token=[\w-]{43}$/)
    const [email, newPassword] = [mail.recipient, 'a quiet loggia']
    const token = new URL(link).searchParams.get('token') ?? ''
    expect((await app.visitor().call(changePassword, { body: { token, newPassword } })).code).toBe(200)
    expect((await app.visitor().call(signIn, { body: { email, password: newPassword } })).code).toBe(200)
    expect(
      (await app.visitor().call(changePassword, { body: { token, newPassword: 'another loggia' } })).code,
    ).toBe(410)
    await app.close()
  }, 120_000)

  test('does not mix a club with the demo', async () => {
    const data = newFolder()
    const loadDataDir = await clubSnapshot()
    await (await PGlite.create(databaseFolder(data), { loadDataDir })).close()
    const { code, said } = await ran(club(['import', EXAMPLE], { DATA_DIR: data }))
    expect(code).toBe(1)
    expect(said).toContain('The demo club lives in this database')
    // A check writes nothing, so it is made beside the demo too. Its receipts may bear the numbers of the example's.
    const checked = await ran(club(['check', EXAMPLE], { DATA_DIR: data }))
    expect(checked.said).toContain('receipts.csv: 1 rows read')
    expect(checked.said).not.toContain('The demo club lives in this database')
  }, 120_000)
})
