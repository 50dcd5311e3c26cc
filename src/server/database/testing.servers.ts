import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where PostgreSQL's own programs are; null on a machine that has none. */
export const PROGRAMS = globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? null

/** A PostgreSQL server of a test's own. */
export interface TestServer {
  url: (database: string) => string
  signal: (name: NodeJS.Signals) => void
  start: () => Promise<void>
  promote: () => void
}

/** Two servers, the second a streaming replica of the first; `end` stops both and takes their folder away. */
export async function primaryAndReplica(): Promise<{
  primary: TestServer
  replica: TestServer
  end: () => Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-replica-'))
  const user = userOfPostgres()
  if (user) {
    chmodSync(folder, 0o711)
    chownSync(folder, user.uid, user.gid)
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(PROGRAMS ?? '', program), args, { stdio: 'ignore', cwd: folder, ...user })
  const [one, two] = [await freePort(), await freePort()]
  const [first, second] = ['primary', 'replica'].map((name) => join(folder, name)) as [string, string]
  run('initdb', '-D', first, '-U', 'veranda', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  appendFileSync(join(first, 'postgresql.conf'), `fsync = off\nlisten_addresses = '127.0.0.1'\n`)
  const server = (data: string, port: number): TestServer & { end: () => Promise<void> } => {
    let child: ChildProcess | null = null
    const signal = (name: NodeJS.Signals) => signalAll(child?.pid ?? 0, name)
    return {
      url: (database) => `postgres://veranda@127.0.0.1:${port}/${database}`,
      signal,
      start: async () => {
        // A child of ours, so that one that was killed is gone for good, and its folder free.
        const args = ['-D', data, '-p', String(port), '-k', folder]
        child = spawn(join(PROGRAMS ?? '', 'postgres'), args, { stdio: 'ignore', cwd: folder, ...user })
        const wait = ['-h', '127.0.0.1', '-p', String(port), '-U', 'veranda', '-t', '1']
        for (let tries = 0; tries < 60; tries++) {
          if (spawnSync(join(PROGRAMS ?? '', 'pg_isready'), wait).status === 0) return
          await new Promise((over) => setTimeout(over, 250))
        }
        throw new Error(`The server in ${data} does not answer`)
      },
      promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
      end: async () => {
        if (!child || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        signal('SIGKILL')
        await ended
      },
    }
  }
  const [primary, replica] = [server(first, one), server(second, two)]
  await primary.start()
  run(
    'pg_basebackup',
    '-D',
    second,
    '-R',
    '-c',
    'fast',
    '-h',
    '127.0.0.1',
    '-p',
    String(one),
    '-U',
    'veranda',
  )
  await replica.start()
  return {
    primary,
    replica,
    end: async () => {
      for (const one of [replica, primary]) await one.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function userOfPostgres(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('There is no user postgres, and PostgreSQL does not run as root')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Sends a signal to a server and to all its processes: a machine that stands still, or is lost. */
function signalAll(server: number, name: NodeJS.Signals): void {
  if (!server) return
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(server)], { encoding: 'utf8' })
  for (const id of [server, ...stdout.split('\n').map(Number).filter(Boolean)])
    try {
      process.kill(id, name)
    } catch {}
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
