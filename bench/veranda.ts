import type { AddressInfo } from 'node:net'
import { putTogether } from '../src/portal/server/put-together.ts'
import { readConfig } from '../src/server/boot/config.ts'
import { openPostgres } from '../src/server/database/database.ts'
import { openFiles } from '../src/server/files/open-files.ts'

/** The side under test: the whole application as it runs, without the web's files, in a process of its own. */
const reading = readConfig(process.env)
if (!reading.ok || !reading.config.databaseUrl) throw new Error('The bench starts this with a configuration')
const { config } = reading

const database = openPostgres(reading.config.databaseUrl)
const { app } = await putTogether({
  config,
  database,
  files: await openFiles(config),
  clock: () => new Date(),
  web: null,
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.((app.server.address() as AddressInfo).port)
process.on('disconnect', async () => {
  await app.close()
  await database.close()
  process.exit(0)
})
