import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { openPostgres } from '../src/server/database/database.ts'
import { writeClubFolder } from './club-folder.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SIZE = { owners: 5000, transactions: 100_000, lines: 2 }
const SECONDS_GOAL = 60
const PEAK_GOAL = 500
/** The process itself says at its end what it held at most. */
const TELL_PEAK = `data:text/javascript,process.on('exit',()=>console.log('peak '+process.resourceUsage().maxRSS))`

interface Run {
  seconds: number
  peakMegabytes: number
}

export interface ClubFigures {
  engine: 'PostgreSQL' | 'embedded'
  import: Run
  /** The same folder once more: nothing changes. */
  again: Run
  export: Run
}

/** Brings a club of 5,000 owners and 100,000 transactions in by the command itself, again, and writes it out. */
export async function measureClub(serverUrl: string | undefined): Promise<ClubFigures[]> {
  const work = mkdtempSync(join(tmpdir(), 'veranda-bench-'))
  try {
    const folder = join(work, 'club')
    await writeClubFolder(folder, SIZE)
    const found: ClubFigures[] = []
    if (serverUrl) found.push(await onServer(serverUrl, work, folder))
    const data = { DATA_DIR: join(work, 'data') }
    found.push(await measureOn('embedded', data, folder, join(work, 'embedded')))
    return found
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

async function onServer(serverUrl: string, work: string, folder: string): Promise<ClubFigures> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const server = openPostgres(serverUrl, { connections: 1 })
  await server.runScript(`CREATE DATABASE ${name}`)
  try {
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    const env = { DATABASE_URL: url.href, API_TOKEN: 'a-token-of-the-benchmarks' }
    return await measureOn('PostgreSQL', env, folder, join(work, 'server'))
  } finally {
    await server.runScript(`DROP DATABASE ${name} WITH (FORCE)`)
    await server.close()
  }
}

async function measureOn(
  engine: ClubFigures['engine'],
  env: Record<string, string>,
  folder: string,
  written: string,
): Promise<ClubFigures> {
  const first = await run(['import', folder], env)
  const again = await run(['import', folder], env)
  return { engine, import: first, again, export: await run(['export', written], env) }
}

async function run(args: string[], env: Record<string, string>): Promise<Run> {
  const { DATABASE_URL: _, DATA_DIR: __, ...rest } = process.env
  const before = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', TELL_PEAK, 'scripts/run.mjs', 'scripts/club.ts', ...args],
    {
      cwd: ROOT,
      env: { ...rest, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const said = await text(child.stdout)
  const [code] = await ended
  const [, peak] = /^peak (\d+)$/m.exec(said) ?? []
  if (code !== 0 || !peak) throw new Error(`npm run club -- ${args.join(' ')} ended with ${code}`)
  return { seconds: (performance.now() - before) / 1000, peakMegabytes: Number(peak) / 1024 }
}

/** Prints what bringing a club in takes. */
export function printClub(found: readonly ClubFigures[]): void {
  console.log(
    `\na club of ${SIZE.owners.toLocaleString('en')} owners, ${SIZE.transactions.toLocaleString('en')} transactions and ` +
      `${(SIZE.transactions * SIZE.lines).toLocaleString('en')} lines (goal of the import: ${SECONDS_GOAL} s, ${PEAK_GOAL} MB)`,
  )
  const figuresOf = ({ seconds, peakMegabytes }: Run) =>
    `${seconds.toFixed(1)} s, ${peakMegabytes.toFixed(0)} MB`
  for (const { engine, import: first, again, export: written } of found) {
    const reached = first.seconds < SECONDS_GOAL && first.peakMegabytes < PEAK_GOAL ? 'reached' : 'MISSED'
    console.log(
      `  ${engine.padEnd(11)} import ${figuresOf(first)}   again ${figuresOf(again)}   export ${figuresOf(written)}   ${reached}`,
    )
  }
}
