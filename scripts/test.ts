/**
 * The one test command: the law, types, lint, drift, units, the API on every database that is there, and the
 * journeys in a real browser. Ends with one line that counts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findOrInstallChromium, HOW_TO_INSTALL } from './chromium.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'veranda-report-'))
let passed = 0
let failed = 0

/** The zones in which the rules have to say the same. */
const ZONES = ['UTC', 'America/Cancun', 'America/Tijuana', 'Pacific/Auckland']

step('types', 'tsc', ['--noEmit', '--singleThreaded'])
step('lint', 'biome', ['check', '.'])
step('table types', process.execPath, ['scripts/run.mjs', 'scripts/tables.ts', '--check'])
step('unused code', 'knip', [])
step('build', 'vite', ['build', '--logLevel', 'warn'])
step('notices', process.execPath, ['scripts/run.mjs', 'scripts/notices.ts', '--check'])
suite('units and API', ['--project', 'units'])
for (const zone of ZONES) suite(`rules in ${zone}`, ['--project', 'rules'], { TZ: zone })
journeys()

rmSync(folder, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

/** A check that passes or fails as a whole. */
function step(name: string, command: string, args: string[]): void {
  const ok = run(command, args) === 0
  count(ok ? 1 : 0, ok ? 0 : 1)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
}

/** A suite whose tests are counted one by one. */
function suite(name: string, args: string[], env: Record<string, string> = {}): void {
  const report = join(folder, `${name.replaceAll(/\W/g, '-')}.json`)
  const code = run(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  const counts = read(report)
  // A run that broke before its tests is a failure too.
  count(counts.passed, counts.failed || (code === 0 ? 0 : 1))
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts.passed} passed, ${counts.failed} failed`)
}

function journeys(): void {
  const chromium = findOrInstallChromium()
  if (chromium) {
    suite('journeys', ['--project', 'journeys'], { CHROMIUM: chromium })
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

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

function count(more: number, fewer: number): void {
  passed += more
  failed += fewer
}
