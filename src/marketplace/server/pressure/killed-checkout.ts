import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { KyselyPlugin } from 'kysely'
import { API } from '../../../kernel/endpoint.ts'
import { sessionKeeper } from '../../../membership/server/sign-in/sessions.store.ts'
import { readConfig } from '../../../server/boot/config.ts'
import { openEmbedded, openPostgres } from '../../../server/database/database.ts'
import { openFiles } from '../../../server/files/open-files.ts'
import { buildApp } from '../../../server/http/app.ts'
import { SESSION_COOKIE } from '../../../server/http/caller.ts'
import { marketplaceHandlers } from '../handlers.ts'
import { MARKETPLACE_REFUSALS } from '../words.ts'
import { lookAtOrders } from './breaches.store.ts'

/**
 * A program of its own that sends one call to the portal and is gone, as if the kernel had killed it, right after the
 * statement of the number that `KILL_AFTER` names: its transaction is still open. 0 kills it with the answer ready to
 * be sent, so that all is written and nobody was told. A call with fewer statements comes to its end: then the program
 * ends with the code 7, and the parent knows that there are no further steps. Before the call it says what it finds in the
 * database: what the program that was killed before it has left.
 */
const { KILL_AFTER, CALL, TOKEN, NOW, BEFORE } = process.env as Record<
  'KILL_AFTER' | 'CALL' | 'TOKEN' | 'NOW' | 'BEFORE',
  string
>
// Shares Node's compile cache, so that the next run starts faster; a killed process writes none itself.
flushCompileCache()
const die = () => process.kill(process.pid, 'SIGKILL')
const lastStatement = Number(KILL_AFTER)

const reading = readConfig(process.env)
if (!reading.ok) throw new Error(reading.faults.join(' '))
const { config } = reading
const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir)

let counted = 0
const deadly: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    counted += 1
    if (counted === lastStatement) die()
    return result
  },
}

const app = await buildApp({
  config,
  database: { ...database, db: database.db.withPlugin(deadly) },
  files: await openFiles(config),
  clock: () => new Date(NOW),
  // Finding the session is no part of the deed.
  sessions: sessionKeeper(database.db),
  handlers: marketplaceHandlers,
  words: MARKETPLACE_REFUSALS,
  web: null,
})
app.addHook('onSend', async () => {
  if (lastStatement === 0) die()
})
// At once: what waits to be written goes with the kill.
writeSync(1, JSON.stringify(await lookAtOrders(database.db, new Map(JSON.parse(BEFORE)))))
const call = JSON.parse(CALL) as { method: 'POST' | 'PUT'; path: string; key?: string; body: object }
const response = await app.inject({
  method: call.method,
  url: API + call.path,
  cookies: { [SESSION_COOKIE]: TOKEN },
  headers: { token: config.apiToken, ...(call.key && { 'idempotency-key': call.key }) },
  payload: call.body,
})
if (response.statusCode !== 200) throw new Error(`The call was refused: ${response.body}`)
await app.close()
await database.close()
process.exit(7)
