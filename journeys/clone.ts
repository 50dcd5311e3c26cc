import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const isWindows = process.platform === 'win32'
/** How long a process has to end by itself. */
const PATIENCE_MS = 15_000

const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })

/** The commit that a clone of this checkout would hold, and what of the checkout it would lack. */
export function committed(): { ok: true; commit: string; changed: string[] } | { ok: false; why: string } {
  const head = git('rev-parse', '--short', 'HEAD')
  if (head.error) return { ok: false, why: 'git is not installed' }
  if (head.status !== 0) return { ok: false, why: `this folder is no git checkout: ${head.stderr.trim()}` }
  const changed = git('status', '--porcelain').stdout.split('\n').filter(Boolean)
  return { ok: true, commit: head.stdout.trim(), changed }
}

/** Clones the checkout's commit into a folder. */
export function cloneInto(folder: string): void {
  const { status, stderr } = git('clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder)
  if (status !== 0) throw new Error(`git clone failed: ${stderr}`)
}

/** The commands under the README's "Two commands", as a newcomer would copy them. */
export function commandsOfReadme(folder: string): string[] {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const [, block = ''] = /## Two commands\s+```sh\n([\s\S]*?)```/.exec(readme) ?? []
  return block.split('\n').filter(Boolean)
}

/** A terminal of somebody who has just cloned: nothing of this run, of its packages or of its settings is in it. */
export function newcomersTerminal(more: Record<string, string>): Record<string, string | undefined> {
  const ours =
    /^(npm_(?!config_(registry|cafile|userconfig|globalconfig|cache)$)|VITEST|TEST|NODE_|DATABASE_URL|DATA_DIR|API_TOKEN|PUBLIC_URL|HOST$|DEMO|LOG_LEVEL)/i
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name)))
  const path = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'))
  return { ...env, PATH: path.join(delimiter), ...more }
}

/** A port that is free just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export interface Running {
  /** What it has printed so far, on both streams. */
  printed: () => string
  /** Waits until something is printed, or it ends. */
  prints: (what: RegExp, ms: number) => Promise<RegExpExecArray>
  /** Waits until it ends. The exit code. */
  ends: (ms: number) => Promise<number | null>
  /** Ends it and all that it has started. */
  stop: () => Promise<void>
}

/** Runs a command line. It is ended with this process at the latest. */
export function run(command: string, cwd: string, env: Record<string, string | undefined>): Running {
  // A group of its own, so that it can be ended with all that npm has started.
  const child = spawn(command, {
    cwd,
    env,
    shell: true,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (piece) => {
      printed += piece
    })
  }
  const atExit = () => signal(child, 'SIGKILL')
  process.once('exit', atExit)
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  exit.catch(() => {})

  const until = async <T>(what: string, ms: number, look: () => T | null): Promise<T> => {
    const end = performance.now() + ms
    while (performance.now() < end) {
      const found = look()
      if (found !== null) return found
      if (child.exitCode !== null) break
      await wait(100)
    }
    const late = look()
    if (late !== null) return late
    throw new Error(`“${command}” ${what}. It printed:\n${printed}`)
  }
  return {
    printed: () => printed,
    prints: (what, ms) => until(`did not print ${what}`, ms, () => what.exec(printed)),
    ends: async (ms) => {
      await until('did not end', ms, () => child.exitCode)
      return exit
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        signal(child, 'SIGTERM')
        await Promise.race([exit, wait(PATIENCE_MS)])
      }
      // Also what outlived the one that started it.
      signal(child, 'SIGKILL')
      process.off('exit', atExit)
    },
  }
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'])
    else process.kill(-pid, name)
  } catch {
    // It has ended already.
  }
}
