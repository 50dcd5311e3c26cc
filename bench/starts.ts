import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { IDLE_AFTER_MS, residentMegabytes } from './sides.ts'

export interface StartFigures {
  /** Milliseconds from `npm start` to the open port: nothing built and no data, built and no data, built and filled. */
  cold: number
  built: number
  warm: number
  /** Megabytes of the last one, some seconds after it began to listen. */
  idleMegabytes: number
}

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** What a fresh checkout does not have, but for the packages, which are linked. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'data'])
const PATIENCE_MS = 180_000
const isWindows = process.platform === 'win32'

/** Starts the portal in a copy of the checkout, so that neither its build nor its data are touched. */
export function measureStarts(): Promise<StartFigures> {
  return inCopy(async (folder) => {
    const cold = await startOnce(folder, 'first')
    const built = await startOnce(folder, 'second')
    const warm = await startOnce(folder, 'second', residentWhenIdle)
    return { cold: cold.ms, built: built.ms, warm: warm.ms, idleMegabytes: warm.value ?? Number.NaN }
  })
}

/** Starts the portal with the demo club in a copy of the checkout, looks at it by its address, and ends it. */
export function lookAtDemo<T>(look: (url: string) => Promise<T>): Promise<T> {
  return inCopy(async (folder) => {
    const { value } = await startOnce(folder, 'first', look)
    if (value === undefined) throw new Error('The portal was not looked at')
    return value
  })
}

async function inCopy<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-bench-'))
  try {
    cpSync(ROOT, folder, {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(relative(ROOT, path).split(sep)[0] ?? ''),
    })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function residentWhenIdle(url: string): Promise<number> {
  await wait(IDLE_AFTER_MS)
  return residentMegabytes(url)
}

/** Runs `npm start` on a data folder until it listens, looks at it if wanted, and ends it. */
async function startOnce<T>(
  folder: string,
  data: string,
  look?: (url: string) => Promise<T>,
): Promise<{ ms: number; value: T | undefined }> {
  const { DATABASE_URL: _, API_TOKEN: __, ...env } = process.env
  const before = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, PORT: '0', DATA_DIR: join(folder, 'data', data), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: isWindows,
    // A group of its own, so that it can be ended with all that npm has started.
    detached: !isWindows,
  })
  const exit = once(child, 'exit')
  try {
    const url = await Promise.race([addressOf(child), tooLong(), exit.then(() => Promise.reject(ended()))])
    const ms = performance.now() - before
    return { ms, value: await look?.(url) }
  } finally {
    end(child)
    await exit
  }
}

/** The address that the portal says it is at. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  for await (const piece of stdout ?? []) {
    said += piece
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
    if (address) return address
  }
  throw ended()
}

const ended = () => new Error('npm start ended before it listened')

async function tooLong(): Promise<never> {
  await wait(PATIENCE_MS, undefined, { ref: false })
  throw new Error('npm start took too long')
}

function end({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (isWindows) spawn('taskkill', ['/pid', String(pid), '/t', '/f'])
  else process.kill(-pid, 'SIGTERM')
}
