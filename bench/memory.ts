import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Club, makeClub } from './database.ts'
import { dayOfOwners, type Owners } from './owners-day.ts'
import { API_TOKEN } from './scenarios/scenario.ts'

/**
 * What the process holds, in megabytes: all that it has in memory, and its share of what it shares with others; beside it
 * the shares of the processes that it has started (the press).
 */
export interface Held {
  minute: number
  rss: number
  pss: number
  beside: number
}

export interface MemoryFigures {
  start: string
  idle: Held
  /** The last quarter's mean, and the most of any minute. */
  afterLoad: Held
  most: Held
  calls: number
  failures: number
  firstFailure: string | null
  minutes: Held[]
}

const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** A minute after its start a portal is idle. */
const IDLE_AFTER_MS = 60_000
const IDLE_GOAL = 120
const LOAD_GOAL = 220
const MEGABYTE_OF_KB = 1024

/** How the portal is started: as `npm start` does in a checkout, and what is packed as the unit file and the container do. */
const STARTS: readonly {
  start: string
  isPacked: boolean
  flags: readonly string[]
  env: Record<string, string>
}[] = [
  { start: 'plain', isPacked: false, flags: [], env: {} },
  {
    start: 'unit file',
    isPacked: true,
    flags: ['--max-semi-space-size=4', '--heap-growing-percent=20'],
    env: { MALLOC_ARENA_MAX: '1' },
  },
]

/** What a portal holds on a PostgreSQL server: idle, and while owners' days go through it at a modest rate. */
export async function measureMemory(serverUrl: string, minutes: number): Promise<MemoryFigures[]> {
  const packed = pack()
  const club = await makeClub(serverUrl)
  try {
    const urls = [club.verandaUrl, club.plainUrl]
    const measured = STARTS.map((how, at) =>
      measureStart(how, how.isPacked ? packed : ROOT, urls[at] ?? '', club, minutes),
    )
    // Where one fails, the other's portal is ended all the same.
    await Promise.allSettled(measured)
    return await Promise.all(measured)
  } finally {
    await club.drop()
  }
}

/** What a server gets, laid out within the checkout, whose packages it finds. Where it is. */
function pack(): string {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/pack.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('What a server gets could not be packed')
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return join(ROOT, 'dist', `veranda-${version}`)
}

async function measureStart(
  { start, flags, env }: (typeof STARTS)[number],
  root: string,
  databaseUrl: string,
  club: Club,
  minutes: number,
): Promise<MemoryFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-bench-'))
  const child = spawn(process.execPath, [...flags, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      API_TOKEN,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  try {
    const url = await Promise.race([addressOf(child), exit.then(() => Promise.reject(ended()))])
    await wait(IDLE_AFTER_MS)
    const idle = heldBy(child, 0)
    console.log(`  ${start.padEnd(10)} idle       ${sizeOf(idle)}`)
    const owners = dayOfOwners(url, club.crowd)
    const held: Held[] = []
    for (let minute = 1; minute <= minutes; minute++) {
      await wait(60_000)
      const now = heldBy(child, minute)
      held.push(now)
      console.log(
        `  ${start.padEnd(10)} minute ${String(minute).padStart(3)} ${sizeOf(now)}   ${owners.calls()} calls, ${owners.failures()} failed ${owners.firstFailure() ?? ''}`,
      )
    }
    return { start, idle, ...summaryOf(held), ...(await endOf(owners)), minutes: held }
  } finally {
    child.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
}

async function endOf(owners: Owners): Promise<Pick<MemoryFigures, 'calls' | 'failures' | 'firstFailure'>> {
  await owners.stop()
  return { calls: owners.calls(), failures: owners.failures(), firstFailure: owners.firstFailure() }
}

/** The address that the portal says it is at; what it says afterwards is read, so that it can go on saying it. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((found, lost) => {
    stdout?.on('data', (piece) => {
      said += said.length < 10_000 ? piece : ''
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address) found(address)
    })
    stdout?.on('end', () => lost(ended()))
  })
}

const ended = () => new Error('The portal ended before it listened')

/** What the system says that a process holds; its own word is not asked. */
function heldBy({ pid }: ChildProcess, minute: number): Held {
  const of = (one: string | number | undefined, name: 'Rss' | 'Pss') =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollupOf(one))?.[1] ?? 0) / MEGABYTE_OF_KB
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const beside = children.reduce((sum, one) => sum + of(one, 'Pss'), 0)
  return { minute, rss: of(pid, 'Rss'), pss: of(pid, 'Pss'), beside }
}

/** A process that has ended meanwhile has no memory. */
function rollupOf(pid: string | number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  } catch {
    return ''
  }
}

function summaryOf(held: readonly Held[]): Pick<MemoryFigures, 'afterLoad' | 'most'> {
  const last = held.slice(-Math.ceil(held.length / 4))
  const mean = (of: (one: Held) => number) => last.reduce((sum, one) => sum + of(one), 0) / last.length
  return {
    afterLoad: {
      minute: held.length,
      rss: mean(({ rss }) => rss),
      pss: mean(({ pss }) => pss),
      beside: mean(({ beside }) => beside),
    },
    most: held.reduce((most, one) => (one.rss > most.rss ? one : most), {
      minute: 0,
      rss: 0,
      pss: 0,
      beside: 0,
    }),
  }
}

const sizeOf = ({ rss, pss, beside }: Held) =>
  `RSS ${rss.toFixed(0)} MB   PSS ${pss.toFixed(0)} MB   beside it ${beside.toFixed(0)} MB`

/** Prints what was held, beside the goals. */
export function printMemory(found: readonly MemoryFigures[]): void {
  for (const { start, idle, afterLoad, most, calls, failures, firstFailure } of found) {
    const verdict = (size: number, goal: number) => `goal ${goal}, ${size <= goal ? 'reached' : 'MISSED'}`
    console.log(`\n${start}: idle ${sizeOf(idle)} (${verdict(idle.pss, IDLE_GOAL)})`)
    console.log(
      `  after ${afterLoad.minute} minutes of load ${sizeOf(afterLoad)} (${verdict(afterLoad.pss, LOAD_GOAL)})`,
    )
    console.log(`  the most, in minute ${most.minute}: ${sizeOf(most)}; ${calls} calls`)
    if (failures > 0) console.log(`  !! ${failures} calls failed. First: ${firstFailure}`)
  }
}
