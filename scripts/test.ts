/**
 * The one test command: types, lint, drift, the law, units, the API on the databases that are there, and the journeys
 * in a real browser. Ends with one line that counts. `--quick` leaves out what takes minutes: types, lint, rules, and
 * the deeds beside what changed;
 * `--long` tests what random lives and a drill find in an hour, and all deeds on the embedded database too.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeTestClub } from '../src/portal/server/testing.club-folder.ts'
import { findOrInstallChromium, HOW_TO_INSTALL } from './chromium.ts'
import { faultOf, findFirefox } from './firefox.ts'
import { brokenOf, type Report, readReport } from './test-report.ts'
import { testsBeside } from './tests-beside.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'veranda-report-'))
/** The tests' club is made by the first run that needs it, for those after it too. */
const club = mkdtempSync(join(tmpdir(), 'veranda-test-'))
process.env.TEST_CLUB = club
let passed = 0
let failed = 0
/** What failed, named at the end: whoever reads the last lines alone knows what it was. */
const lost: string[] = []
/** Tests that failed beside the others and passed alone. They count as passed and are named at the end. */
const unsteady: string[] = []
/** Stories that failed and passed when they were played again at once: the same holds for them. */
const triedAgain: string[] = []
/** Tests that were left out, because this machine lacks what they need. */
const skipped: string[] = []

/** So many failed files may be the machine's fault; more are the code's, and are not run again. */
const MOST_AGAIN = 6

/** How often a random life is lived by `--long`. */
const MANY = '1500'

const program = (path: string, ...args: string[]) => [process.execPath, 'scripts/run.mjs', path, ...args]
const types = () => step('types', ['tsc', '--noEmit', '--singleThreaded'])
const lint = () => step('lint', ['biome', 'check', '.'])
const unused = () => step('unused code', ['knip'])
const build = () => step('build', ['vite', 'build', '--logLevel', 'warn'])
const bundles = () => step('bundle budgets', program('scripts/bundles/weigh-bundles.ts', '--check'))
const tables = () => step('table types', program('scripts/tables.ts', '--check'))
const notices = () => step('notices', program('scripts/notices.ts', '--check'))

const kind = process.argv[2]
if (kind === '--quick') {
  const units = unitsOfChange()
  await beside(
    [types],
    [
      lint,
      () => suite('rules', ['--project', 'rules']),
      ...(units.length > 0
        ? [() => suite('deeds beside what changed', ['--project', 'units', '--passWithNoTests', ...units])]
        : []),
    ],
  )
} else if (kind === '--long') {
  await suite('a drill of the backup', ['--project', 'drills'], { FC_RUNS: MANY })
  await suite('random lives', ['--project', 'units', 'pressure'], { FC_RUNS: MANY })
  await suite('deeds and API on every engine', ['--project', 'units'], { EVERY_ENGINE: '1' })
} else if (kind) {
  console.error('npm test, npm test -- --quick, or npm test -- --long')
  process.exit(2)
} else {
  await beside([types, unused], [build, bundles, lint, tables, notices])
  await suite('rules, deeds and API', ['--project', 'rules', '--project', 'units', '--project', 'mocked'])
  await suite('days in other time zones', ['--project', 'days in *'])
  await journeys()
}

rmSync(folder, { recursive: true, force: true })
await removeTestClub(club)
if (skipped.length > 0) console.log(`SKIPPED, for want of a program or a database here: ${skipped.length}`)
for (const name of skipped) console.log(`  ${name}`)
for (const name of unsteady) console.log(`UNSTEADY (failed once, passed alone): ${name}`)
for (const name of triedAgain) console.log(`UNSTEADY (failed once, passed at once again): ${name}`)
for (const name of lost) console.log(`FAILED: ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** The unit tests beside what changed since the commit before the last: in the working copy too, and in new files. */
function unitsOfChange(): string[] {
  const git = (...args: string[]) => {
    const { stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    return (stdout ?? '').split('\n').filter(Boolean)
  }
  const unknown = ['--others', '--exclude-standard']
  const tests = git('ls-files', '--cached', ...unknown).filter(
    (path) => /(^src\/.*\/server\/|^scripts\/).*\.test\.ts$/.test(path) && existsSync(join(ROOT, path)),
  )
  return testsBeside([...git('diff', '--name-only', 'HEAD~1'), ...git('ls-files', ...unknown)], tests)
}

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
  if (code !== 0) lost.push(name)
  process.stdout.write(said)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}, ${seconds(started)}`)
}

/** A suite whose tests are counted one by one. Files that failed are run once more, alone; what fails then too has failed. */
async function suite(name: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const started = Date.now()
  const first = await vitest(name, args, env)
  const again = first.failing.length > 0 && first.failing.length <= MOST_AGAIN
  const last = again ? await vitest(`${name}, again`, [...args, ...first.failing], env) : first
  const broken = brokenOf(name, last)
  if (again) unsteady.push(...first.failedTests.filter((test) => !broken.includes(test)))
  lost.push(...broken)
  skipped.push(...first.skippedTests)
  triedAgain.push(...first.triedAgain)
  const counted = Math.max(0, first.passed + first.failed - broken.length)
  count(counted, broken.length)
  console.log(
    `${broken.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counted} passed, ${broken.length} failed, ${seconds(started)}`,
  )
}

async function vitest(name: string, args: string[], env: Record<string, string>): Promise<Report> {
  const report = join(folder, `${name.replaceAll(/\W/g, '-')}.json`)
  const { code } = await run(
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env },
  )
  return readReport(report, { root: ROOT, code })
}

async function journeys(): Promise<void> {
  // Each story finds the Chromium that is enough for it: one that is named to all would be the heavier one.
  if (findOrInstallChromium()) {
    await suite('journeys', ['--project', 'journeys'])
    await journeysInFirefox()
  } else {
    console.log(`FAIL journeys: ${HOW_TO_INSTALL}`)
    lost.push('journeys')
    count(0, 1)
  }
}

/** Where there is a Firefox that can be driven, it plays some of them too; without one that is said, and nothing fails. */
async function journeysInFirefox(): Promise<void> {
  const firefox = findFirefox()
  const fault = firefox ? faultOf(firefox) : 'there is no Firefox here'
  if (!firefox || fault) {
    skipped.push(`journeys in Firefox: ${fault}`)
    return
  }
  await suite('journeys in Firefox', ['--project', 'firefox'], { FIREFOX: firefox, BROWSER: 'firefox' })
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
