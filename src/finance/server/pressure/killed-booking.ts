import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { KyselyPlugin } from 'kysely'
import { readConfig } from '../../../server/boot/config.ts'
import { openPostgres } from '../../../server/database/database.ts'
import { CHARGE_BOOK } from '../account/charge-book.ts'
import { readPage } from '../stripe/provider.ts'
import { takePageNow } from '../stripe/take-page.ts'

/**
 * A program of its own that asks Stripe about a page, takes what it says, and is gone, as if the kernel had killed it, right after the
 * statement of the number that `KILL_AFTER` names: what was answered is not booked. 0 kills it between the answer and the first
 * statement. One that has no statement of that number comes to its end, and ends with the code 7.
 */
const { KILL_AFTER, PAGE, NOW } = process.env as Record<'KILL_AFTER' | 'PAGE' | 'NOW', string>
// Shares Node's compile cache, so that the next run starts faster; a killed process writes none itself.
flushCompileCache()
const die = () => process.kill(process.pid, 'SIGKILL')
const lastStatement = Number(KILL_AFTER)

const reading = readConfig(process.env)
if (!reading.ok) throw new Error(reading.faults.join(' '))
const { config } = reading
if (!config.stripe || !config.databaseUrl) throw new Error('This program needs Stripe and PostgreSQL')
const database = openPostgres(config.databaseUrl)

let counted = 0
const deadly: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    counted += 1
    if (counted === lastStatement) die()
    return result
  },
}

const page = await readPage(config.stripe, PAGE)
writeSync(1, page.state)
if (lastStatement === 0) die()
await takePageNow(database.db.withPlugin(deadly), [CHARGE_BOOK], page, { config, now: new Date(NOW) })
await database.close()
process.exit(7)
