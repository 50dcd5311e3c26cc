import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { fillDemoClub } from '../src/demo/server/fill-club.ts'
import { todayIn } from '../src/kernel/day.ts'
import { hashPassword } from '../src/membership/server/sign-in/hash.ts'
import { openPostgres } from '../src/server/database/database.ts'
import { migrate } from '../src/server/database/migrate.ts'
import { addCrowd, type Crowd, PASSWORD } from './crowd.ts'
import { PRODUCTS } from './market.ts'

/** Two databases of the same club, one for each side, and who lives in them. The plain side's has the yardstick's tables too. */
export interface Club {
  crowd: Crowd
  verandaUrl: string
  plainUrl: string
  /** Makes every session look recently used, as after a few seconds of use. */
  freshenSessions: () => Promise<void>
  drop: () => Promise<void>
}

/** Creates the demo club with a crowd of owners on a PostgreSQL server, twice. */
export async function makeClub(serverUrl: string, products = PRODUCTS): Promise<Club> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const names = { template: name, veranda: `${name}_veranda`, plain: `${name}_plain` }
  const server = openPostgres(serverUrl, { connections: 1 })
  const drop = async () => {
    for (const one of Object.values(names))
      await server.runScript(`DROP DATABASE IF EXISTS ${one} WITH (FORCE)`)
    await server.close()
  }
  const urlOf = (database: string) => {
    const url = new URL(serverUrl)
    url.pathname = `/${database}`
    return url.href
  }
  try {
    await server.runScript(`CREATE DATABASE ${names.template}`)
    const crowd = await fillBenchClub(urlOf(names.template), products)
    for (const copy of [names.veranda, names.plain])
      await server.runScript(`CREATE DATABASE ${copy} TEMPLATE ${names.template}`)
    const verandaUrl = urlOf(names.veranda)
    await addYardstick(urlOf(names.plain), products)
    return {
      crowd,
      verandaUrl,
      plainUrl: urlOf(names.plain),
      freshenSessions: () => freshenSessions(verandaUrl),
      drop,
    }
  } catch (error) {
    await drop()
    throw error
  }
}

/** Fills an empty database with the demo club and a crowd of owners. */
export async function fillBenchClub(url: string, products = PRODUCTS): Promise<Crowd> {
  // Ten thousand products take longer than a call may.
  const database = openPostgres(url, { patience: 'command' })
  try {
    await migrate(database)
    const today = todayIn('America/Cancun', new Date())
    const passwordHash = await hashPassword(PASSWORD)
    await fillDemoClub(database.db, { today, seed: 1, passwordHash })
    const crowd = await addCrowd(database.db, { today, passwordHash, products })
    await database.runScript('VACUUM ANALYZE')
    return crowd
  } finally {
    await database.close()
  }
}

async function addYardstick(url: string, products: number): Promise<void> {
  const database = openPostgres(url, { patience: 'command' })
  const script = readFileSync(new URL('yardstick/schema.sql', import.meta.url), 'utf8')
  await database.runScript(script.replaceAll(':products', String(products)))
  await database.runScript('VACUUM ANALYZE')
  await database.close()
}

/** Spread over the time after which activity is noted again, so that the notes are spread as well. */
async function freshenSessions(url: string): Promise<void> {
  const database = openPostgres(url, { connections: 1 })
  await sql`UPDATE sessions SET last_active_at = now() - random() * interval '20 seconds'`.execute(
    database.db,
  )
  await database.close()
}
