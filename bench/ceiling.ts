import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import pg from 'pg'
import { SCENARIOS } from './scenarios/all.ts'
import { mountYardstick } from './yardstick/routes.ts'

/** The other side: plain Fastify routes with prepared statements, the least that could do the same, and the yardstick. */
const DATE = 1082

const types = new pg.TypeOverrides()
types.setTypeParser(DATE, (value) => value)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, types })
const app = fastify()
for (const { mountPlain } of SCENARIOS) mountPlain?.(app, pool)
mountYardstick(app, pool)
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port)
process.on('disconnect', async () => {
  await app.close()
  await pool.end()
  process.exit(0)
})
