import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../../../membership/cast/contracts.ts'
import { clubDatabase, ENGINES, testAppOn } from '../../../portal/server/testing.ts'
import { openCardPage, payCharges } from '../../account/pay.endpoints.ts'
import { readPayment } from '../../account/receipts.endpoints.ts'
import { owedAsDrawn } from '../account/testing.account.store.ts'
import { BOOKS_HOLD, bookFaults } from '../ledger/testing.books.store.ts'
import { openStripe, stripeEnv } from '../stripe/testing.stripe.ts'

const PROGRAM = fileURLToPath(new URL('./killed-booking.ts', import.meta.url))
const COMPILED = join(tmpdir(), 'veranda-compiled')
const { inesSignature: idContract } = CAST_CONTRACTS
/** The exit code of a program whose booking had no statement of that number. */
const CAME_TO_ITS_END = 7
/** More statements than a booking has. */
const MOST = 40

// The embedded database is of one process: a program of its own cannot open it beside the portal.
describe.runIf(ENGINES.includes('postgres'))(
  'the program, killed between the provider’s answer and the booking',
  () => {
    test('the payment is booked whole or not at all, and once', { timeout: 240_000 }, async () => {
      const stripe = await openStripe()
      const database = await clubDatabase('postgres')
      const { db } = database
      const stage = await testAppOn(database, stripeEnv(stripe.url))
      const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)
      const url = new URL(process.env.TEST_DATABASE_URL ?? '')
      url.pathname = `/${rows[0]!.name}`
      const ines = await stage.signedIn('ines')
      const { fee } = await owedAsDrawn(db, idContract, 'killed')
      const body = {
        ...{ idContract, currency: 'USD', way: 'card', moneyCents: 35_200 },
        parts: [{ kind: 'fee', id: fee, cents: 40_000 }],
      }
      const { id } = (await ines.call(payCharges, { body })).body.data
      const { link } = (await ines.call(openCardPage, { body: { idContract, id } })).body.data
      const session = String(link.split('/').pop())
      stripe.pay(session)

      const booked = async () => {
        const all = await sql<{
          state: string
          documents: number
          lines: number
          receipts: number
          mails: number
        }>`
        SELECT y.state, (SELECT count(*)::int FROM transactions t WHERE t.payment_id = y.id) AS documents,
               (SELECT count(*)::int FROM contract_payment_lines l WHERE l.payment_id = y.id) AS lines,
               (SELECT count(*)::int FROM receipts r WHERE r.payment_id = y.id) AS receipts,
               (SELECT count(*)::int FROM outbox WHERE kind = 'payment-received') AS mails
          FROM contract_payments y WHERE y.id = ${id}`.execute(db)
        return all.rows[0]
      }
      const runUntil = async (statement: number) => {
        const { PATH = '', HOME = '' } = process.env
        const child = spawn(process.execPath, [PROGRAM], {
          env: {
            ...{
              PATH,
              HOME,
              NODE_COMPILE_CACHE: COMPILED,
              ...stripeEnv(stripe.url),
              DATABASE_URL: url.href,
              LOG_LEVEL: 'error',
              API_TOKEN: 'killed-booking-token',
            },
            ...{ KILL_AFTER: String(statement), PAGE: session, NOW: stage.clock.now().toISOString() },
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        const ended = once(child, 'exit') as Promise<[number | null, string | null]>
        const [found, said, [code, signal]] = await Promise.all([
          text(child.stdout),
          text(child.stderr),
          ended,
        ])
        expect(found, said).toBe('paid')
        if (signal === 'SIGKILL') return 'killed'
        expect(code, said).toBe(CAME_TO_ITS_END)
        return 'ended'
      }

      const untouched = { state: 'started', documents: 0, lines: 0, receipts: 0, mails: 0 }
      let statement = 0
      while ((await runUntil(statement)) === 'killed') {
        expect(await booked(), `after statement ${statement}`).toEqual(untouched)
        statement += 1
        expect(statement).toBeLessThan(MOST)
      }
      expect(statement).toBeGreaterThan(5)
      const whole = { state: 'paid', documents: 1, lines: 2, receipts: 1, mails: 1 }
      expect(await booked()).toEqual(whole)
      expect(await runUntil(MOST)).toBe('ended')
      expect(await booked()).toEqual(whole)
      const { data } = (await ines.call(readPayment, { query: { idContract, id } })).body
      expect(data.lines.map(({ cents }: { cents: number }) => cents)).toEqual([40_000, -4800])
      expect(await bookFaults(db)).toEqual(BOOKS_HOLD)
      await stage.close()
      await stripe.close()
    })
  },
)
