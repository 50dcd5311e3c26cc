/**
 * The benchmarks: the portal's calls beside their ceilings on PostgreSQL, the bundles, and the starts. No figure makes
 * this fail; a call that is refused says so loudly beside its line.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ClubFigures, measureClub, printClub } from './club.ts'
import { type Comparison, compare } from './compare.ts'
import { type Club, makeClub } from './database.ts'
import { type DrawFigures, measureDraw, printDraw } from './draw.ts'
import { type ExportFigures, measureExport, printExport } from './export.ts'
import { type FirstPage, findLighthouse, measureFirstPages, printFirstPages } from './first-page.ts'
import { type Growth, measureGrowth, printGrowth } from './growth.ts'
import { addLongYear } from './long-year.ts'
import { type MemoryFigures, measureMemory, printMemory } from './memory.ts'
import { type Options, readOptions } from './options.ts'
import { printComparisons, printStarts } from './print.ts'
import { SCENARIOS } from './scenarios/all.ts'
import { memberOf, type Scenario } from './scenarios/scenario.ts'
import { STATEMENT_LINES } from './scenarios/statement.ts'
import { IDLE_AFTER_MS, residentMegabytes, startSide } from './sides.ts'
import { measureStarts, type StartFigures } from './starts.ts'
import { measureWaiting, printWaiting, type WaitingFigures } from './waiting.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

interface Figures {
  at: string
  machine: string
  seconds: number
  idleMegabytesOnPostgres?: number
  comparisons: Comparison[]
  growth?: Growth[]
  exports?: ExportFigures[]
  clubs?: ClubFigures[]
  starts?: StartFigures
  firstPages?: FirstPage[]
  memory?: MemoryFigures[]
  draw?: DrawFigures
  waiting?: WaitingFigures
}

const options = parseOrLeave()
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
const figures: Figures = { at: new Date().toISOString(), machine, seconds: options.seconds, comparisons: [] }
console.log(`${machine}; ${options.seconds} s for each side at each number of users`)

await measureCalls()
await measureGrowing()
await measureExports()
if (options.only.includes('club')) {
  figures.clubs = await measureClub(process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL)
  printClub(figures.clubs)
}
if (options.only.includes('bundles')) measureBundles()
if (options.only.includes('starts')) {
  figures.starts = await measureStarts()
  printStarts(figures.starts)
}
await measurePages()
await measureHour()
if (options.only.includes('draw')) {
  figures.draw = await measureDraw()
  printDraw(figures.draw)
}
await measureWishes()
if (options.json) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)

async function measureWishes(): Promise<void> {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (!url || !options.only.includes('waiting')) return
  figures.waiting = await measureWaiting(url)
  printWaiting(figures.waiting)
}

async function measureCalls(): Promise<void> {
  const wanted = SCENARIOS.filter(({ name }) => options.only.includes(name))
  if (wanted.length === 0) return
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (!url) {
    console.log('\nThe calls are left out: BENCH_DATABASE_URL names no PostgreSQL server.')
    return
  }
  const club = await makeClub(url, options.products)
  process.once('SIGINT', () => club.drop().finally(() => process.exit(130)))
  try {
    if (options.only.includes('statement'))
      for (const one of [club.verandaUrl, club.plainUrl])
        await addLongYear(one, memberOf(club.crowd, 0), { transactions: STATEMENT_LINES, details: 1 })
    await measureOn(club, wanted)
  } finally {
    await club.drop()
  }
}

async function measureOn(club: Club, wanted: readonly Scenario[]): Promise<void> {
  const veranda = await startSide('veranda.ts', club.verandaUrl)
  const plain = await startSide('ceiling.ts', club.plainUrl)
  try {
    await wait(IDLE_AFTER_MS)
    figures.idleMegabytesOnPostgres = await residentMegabytes(veranda.url)
    console.log(
      `\nmemory when idle on PostgreSQL: ${figures.idleMegabytesOnPostgres.toFixed(0)} MB (goal: 120)`,
    )
    for (const scenario of wanted) {
      const found = await compare(scenario, club, { veranda, plain }, options.seconds)
      printComparisons(found)
      figures.comparisons.push(...found)
    }
  } finally {
    await Promise.all([veranda.stop(), plain.stop()])
  }
}

async function measureGrowing(): Promise<void> {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (!options.only.includes('growth') || !url) return
  figures.growth = await measureGrowth(url, options.seconds)
  printGrowth(figures.growth)
}

async function measureExports(): Promise<void> {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (!options.only.includes('export') || !url) return
  figures.exports = await measureExport(url)
  printExport(figures.exports)
}

async function measurePages(): Promise<void> {
  if (!options.only.includes('first-page')) return
  const lighthouse = findLighthouse()
  if (!lighthouse) {
    console.log('\nThe first pages are left out: there is no Lighthouse (npm install --global lighthouse).')
    return
  }
  figures.firstPages = await measureFirstPages(lighthouse)
  printFirstPages(figures.firstPages)
}

async function measureHour(): Promise<void> {
  const url = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL
  if (!options.only.includes('memory') || !url) return
  console.log(`\nmemory on PostgreSQL, ${options.minutes} minutes of load`)
  figures.memory = await measureMemory(url, options.minutes)
  printMemory(figures.memory)
}

/** The bundles' sizes by route, against their budgets. */
function measureBundles(): void {
  if (!existsSync(`${ROOT}scripts/bundles/weigh-bundles.ts`)) {
    console.log('\nThe bundles are left out: scripts/bundles/weigh-bundles.ts is not here.')
    return
  }
  console.log('\nbundles, brotli (goals: login 105 KB of JavaScript, dashboard 130)')
  spawnSync(process.execPath, ['scripts/bundles/weigh-bundles.ts'], { cwd: ROOT, stdio: 'inherit' })
}

function parseOrLeave(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
