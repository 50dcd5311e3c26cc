import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { hash } from '@node-rs/argon2'
import { inject } from 'vitest'
import { fillDemoClub } from '../../demo/server/fill-club.ts'
import { emptyCluster } from '../../server/database/cluster.ts'
import { embedded, engineOptions, type OpenDatabase } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { TEST_DAY, TEST_PASSWORD } from '../../server/testing.day.ts'

/**
 * The cost of the club's password, which hundreds of tests and stories sign in with: the least there is. What a password
 * costs in truth is proven where one is set (`hash.test.ts`).
 */
const CHEAP = { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 } as const

/** Fills a migrated database with the club that all tests begin with. */
export async function fillTestClub(database: OpenDatabase): Promise<void> {
  const passwordHash = await hash(TEST_PASSWORD, CHEAP)
  await fillDemoClub(database.db, { today: TEST_DAY, seed: 1, passwordHash })
}

/** The tests' club as a folder of the embedded engine, which takes fifteen seconds of a processor to make. */
export const clubSnapshot = (): Promise<Blob> =>
  madeOnce(inject('snapshot'), async (path) => writeSnapshot(path, await schemaSnapshot(), fillTestClub))

/** The schema alone, with nothing in it: to migrate an empty engine takes four of those seconds. */
export const schemaSnapshot = (): Promise<Blob> =>
  madeOnce(`${inject('snapshot')}.schema`, async (path) => writeSnapshot(path, await emptyCluster(), migrate))

/**
 * A folder of the embedded engine that the first worker that asks makes; another that asks meanwhile waits. A run in which nobody
 * asks does without.
 */
async function madeOnce(path: string, make: (path: string) => Promise<void>): Promise<Blob> {
  if (!existsSync(path) && isFirst(path)) await make(path)
  while (!existsSync(path)) await wait(100)
  return new Blob([readFileSync(path)])
}

let engine: Promise<{ pgliteWasmModule: WebAssembly.Module; fsBundle: Blob }> | null = null

/** The embedded engine's program, compiled once for all the databases of a worker, and its files, read once. */
export function compiledEngine(): NonNullable<typeof engine> {
  engine ??= compileEngine()
  return engine
}

async function compileEngine() {
  const { resolve } = createRequire(import.meta.url)
  return {
    pgliteWasmModule: await WebAssembly.compile(readFileSync(resolve('@electric-sql/pglite/pglite.wasm'))),
    fsBundle: new Blob([readFileSync(resolve('@electric-sql/pglite/pglite.data'))]),
  }
}

/** Of those that ask for a snapshot that is not there, one alone can make its folder. */
function isFirst(path: string): boolean {
  try {
    mkdirSync(`${path}.begun`)
    return true
  } catch {
    return false
  }
}

async function writeSnapshot(
  path: string,
  from: Blob,
  fill: (database: OpenDatabase) => Promise<unknown>,
): Promise<void> {
  const filled = await PGlite.create({
    // The log of the filling is let go at the checkpoint: it was half of what each test file unpacks.
    ...engineOptions([...PGlite.defaultStartParams, '-c', 'wal_recycle=off']),
    ...(await compiledEngine()),
    loadDataDir: from,
  })
  const database = embedded(filled)
  await fill(database)
  // Whoever opens it has nothing to recover from: that took a third of the time of opening it.
  await database.runScript('CHECKPOINT')
  writeFileSync(`${path}.part`, Buffer.from(await (await filled.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  renameSync(`${path}.part`, path)
}
