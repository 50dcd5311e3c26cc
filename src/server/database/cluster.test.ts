import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseFolder, layOutCluster } from './cluster.ts'
import { openEmbedded } from './database.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'veranda-cluster-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true, force: true })
})

const mark = () => `${databaseFolder(dataDir)}.unfinished`
const version = () => join(databaseFolder(dataDir), 'PG_VERSION')

async function answersOne(): Promise<boolean> {
  const { db, close } = await openEmbedded(dataDir)
  const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db)
  await close()
  return rows[0]?.one === 1
}

test('a cluster is unpacked into an empty folder, and opens', async () => {
  expect(await layOutCluster(dataDir)).toBe(true)
  expect(existsSync(version())).toBe(true)
  expect(existsSync(mark())).toBe(false)
  expect(await answersOne()).toBe(true)
})

test('a cluster that a kill has left half laid out is laid out anew', async () => {
  mkdirSync(databaseFolder(dataDir))
  writeFileSync(version(), 'half')
  writeFileSync(mark(), '')
  expect(await answersOne()).toBe(true)
  expect(existsSync(mark())).toBe(false)
})

test('a cluster that stands already is left as it is', async () => {
  await layOutCluster(dataDir)
  const own = join(databaseFolder(dataDir), 'own')
  writeFileSync(own, '')
  expect(await layOutCluster(dataDir)).toBe(true)
  expect(existsSync(own)).toBe(true)
})

test('a machine without tar leaves the cluster to the engine, which lays it out by itself', async () => {
  vi.stubEnv('PATH', dataDir)
  expect(await layOutCluster(dataDir)).toBe(false)
  expect(existsSync(databaseFolder(dataDir))).toBe(false)
  expect(await answersOne()).toBe(true)
  expect(existsSync(mark())).toBe(false)
})
