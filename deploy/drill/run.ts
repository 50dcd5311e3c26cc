/**
 * The drill: three portals behind HAProxy, PostgreSQL twice under Patroni with three etcd, all on this machine's loopback,
 * with owners who use the portal while one thing after the other breaks. Prints for each what the owners saw of it. See
 * docs/operate.md, “Several machines”.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { fillBenchClub } from '../../bench/database.ts'
import { buildWeb } from '../../src/server/boot/build-web.ts'
import { askAt } from './ask.ts'
import { countLost, type Kept } from './count-lost.ts'
import { askPrimary, startCluster, startEtcd } from './database.ts'
import { makeDisk, takeDisksOut } from './disks.ts'
import { FAULTS } from './faults/all.ts'
import type { Fault, World } from './faults/fault.ts'
import { Ledger, type Shown } from './ledger.ts'
import { sendOwners } from './owners.ts'
import { PASSWORD, type Places, placesIn } from './places.ts'
import { portalsOn, startFrontDoor, startWayToDatabase } from './portals.ts'
import { endPrograms, pause, until } from './programs.ts'

/** How long owners use what is whole, before and after each fault, in milliseconds. */
const CALM_MS = 4_000
const FILES_MEGABYTES = 512

const { values: options, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { owners: { type: 'string', default: '12' }, keep: { type: 'boolean', default: false } },
})
const faults = FAULTS.filter(({ name }) => only.length === 0 || only.includes(name))
for (const name of only)
  if (!FAULTS.some((one) => one.name === name)) throw new Error(`There is no fault ${name}`)

const folder = mkdtempSync(join(tmpdir(), 'veranda-drill-'))
// PostgreSQL and HAProxy are other users.
chmodSync(folder, 0o755)
const places = placesIn(folder)
process.once('SIGINT', () => void leave().then(() => process.exit(130)))
try {
  await drill(places)
} catch (error) {
  console.error(error)
  console.error(`What each program said is in ${folder}.`)
  options.keep = true
  process.exitCode = 1
} finally {
  await leave()
}

async function leave(): Promise<void> {
  await endPrograms()
  takeDisksOut()
  if (!options.keep) rmSync(folder, { recursive: true, force: true })
}

async function drill(places: Places): Promise<void> {
  console.log(`${new Date().toISOString()}: starting etcd, PostgreSQL and HAProxy …`)
  const built = await buildWeb(console.log)
  if (!built.ok) throw new Error(built.fault)
  const files = makeDisk(places, 'files', FILES_MEGABYTES)
  await startEtcd(places)
  await startWayToDatabase(places)
  const certificate = await startFrontDoor(places)
  const cluster = await startCluster(places)
  await askPrimary(cluster.url('postgres'), `CREATE ROLE veranda LOGIN PASSWORD '${PASSWORD}'`)
  await askPrimary(cluster.url('postgres'), 'CREATE DATABASE veranda OWNER veranda')
  console.log('filling in a club of 1,000 owners …')
  const crowd = await fillBenchClub(
    `postgres://veranda:${PASSWORD}@127.0.0.1:${places.ports.primary}/veranda`,
  )
  const portals = portalsOn(places, files)
  for (const portal of portals) await portal.start()
  const { ask, close } = askAt(places.ports.https, certificate)

  const ledger = new Ledger()
  const began = Date.now()
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#2a7f8f' } })
    .jpeg()
    .toBuffer()
  const load = sendOwners({ ask, crowd, ledger, owners: Number(options.owners), photo })
  try {
    // Compilers and caches are warm, and what is whole is seen to be whole.
    await until('owners write', 30, () => ledger.intents.some(({ acknowledged }) => acknowledged))
    await pause(CALM_MS)
    for (const fault of faults) {
      const shown = await under(fault, { cluster, portals, files }, ledger)
      print(fault, shown, await countLost(cluster.url('veranda'), files, ledger.intents, began))
    }
  } finally {
    await load.stop()
    close()
  }
  const kept = await countLost(cluster.url('veranda'), files, ledger.intents, began)
  console.log(`in the end: ${inWords(kept)}`)
  if (kept.lost.length > 0 || kept.twice > 0) process.exitCode = 1
  for (const portal of portals) await portal.end()
}

async function under(fault: Fault, world: World, ledger: Ledger): Promise<Shown> {
  const from = Date.now()
  await pause(CALM_MS)
  await fault.act(world)
  await pause(CALM_MS)
  return ledger.between(from, Date.now())
}

function print({ name, what }: Fault, shown: Shown, kept: Kept): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  console.log(`\n${name}: ${what}`)
  console.log(
    `  ${shown.calls} calls, ${shown.failed} failed; longest gap ${seconds(shown.gap)}, without a write ${seconds(shown.writeGap)}`,
  )
  for (const [said, count] of shown.faults) console.log(`    ${count} × ${said}`)
  console.log(`  until now: ${inWords(kept)}`)
}

function inWords({ acknowledged, lost, twice }: Kept): string {
  const which = lost.length > 0 ? ` (${lost.slice(0, 5).join(', ')})` : ''
  return `${acknowledged} writes acknowledged, ${lost.length} of them lost${which}, ${twice} done twice`
}
