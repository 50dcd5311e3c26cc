/**
 * The one test command: types, lint, drift, the law, units, the API on the databases that are there, and the journeys
 * in a real browser. Ends with one line that counts. `--quick` leaves out what takes minutes and tests what changed;
 * `--long` tests what random lives and a drill find in an hour.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findOrInstallChromium, HOW_TO_INSTALL } from './chromium.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'veranda-report-'))
let passed = 0
let failed = 0

/** The rules run where this machine is; those that know days have to say the same in these. */
const ZONES = ['America/Cancun', 'America/Tijuana', 'Pacific/Auckland']
/** How often a random life is lived by `--long`. */
const MANY = '1500'

const program = (path: string, ...args: string[]) => [process.execPath, 'scripts/run.mjs', path, ...args]
const types = () => step('types', ['tsc', '--noEmit', '--singleThreaded'])
const lint = () => step('lint', ['biome', 'check', '.'])
const unused = () => step('unused code', ['knip'])
const build = () => step('build', ['vite', 'build', '--logLevel', 'warn'])
const bundles = () => step('bundle budgets', program('scripts/bundle-sizes.ts', '--check'))
const tables = () => step('table types', program('scripts/tables.ts', '--check'))
const notices = () => step('notices', program('scripts/notices.ts', '--check'))

const kind = process.argv[2]
if (kind === '--quick') {
  const changed = ['--changed', 'HEAD~1', '--passWithNoTests']
  await beside(
    [types],
    [
      lint,
      () => suite('laws', ['--project', 'rules', 'law']),
      () => suite('what changed', ['--project', 'rules', '--project', 'units', ...changed]),
    ],
  )
} else if (kind === '--long') {
  await suite('a drill of the backup', ['--project', 'drills'], { FC_RUNS: MANY })
  await suite('random lives', ['--project', 'units', 'pressure'], { FC_RUNS: MANY })
} else if (kind) {
  console.error('npm test, npm test -- --quick, or npm test -- --long')
  process.exit(2)
} else {
  await beside([types, unused], [build, bundles, lint, tables, notices])
  await suite('rules, deeds and API', ['--project', 'rules', '--project', 'units', '--project', 'mocked'])
  await beside(...ZONES.map((zone) => [() => suite(`days in ${zone}`, ['--project', 'days'], { TZ: zone })]))
  await journeys()
}

rmSync(folder, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** Lanes of checks beside each other; in a lane one after the other. */
async function beside(...lanes: (() => Promise<void>)[][]): Promise<void> {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) await check()
    }),
  )
}

/** A check that passes or fails as a whole; what it has to say is printed when it is done. */
async function step(name: string, command: string[]): Promise<void> {
  const started = Date.now()
  const { code, said } = await run(command, { isQuiet: true })
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  process.stdout.write(said)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}, ${seconds(started)}`)
}

/** A suite whose tests are counted one by one. */
async function suite(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const started = Date.now()
  const report = join(folder, `${name.replaceAll(/\W/g, '-')}.json`)
  const { code } = await run(
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  )
  const counts = read(report)
  // A run that broke before its tests is a failure too.
  count(counts.passed, counts.failed || (code === 0 ? 0 : 1))
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds(started)}`,
  )
}

async function journeys(): Promise<void> {
  const chromium = findOrInstallChromium()
  if (chromium) {
    await suite('journeys', ['--project', 'journeys'], { CHROMIUM: chromium })
  } else {
    console.log(`FAIL journeys: ${HOW_TO_INSTALL}`)
    count(0, 1)
  }
}

function read(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

interface RunOptions {
  env?: Record<string, string>
  /** What it says is kept, for another runs beside it. */
  isQuiet?: boolean
}

function run(
  [command = '', ...args]: string[],
  options: RunOptions,
): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: options.isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...options.env },
    })
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece
    })
    child.stderr?.on('data', (piece: Buffer) => {
      said += piece
    })
    child.on('error', (error) => resolve({ code: 1, said: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

function seconds(started: number): string {
  return `${Math.round((Date.now() - started) / 1000)} s`
}

function count(more: number, fewer: number): void {
  passed += more
  failed += fewer
}
