import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays, todayIn } from '../../../kernel/day.ts'
import { signIn } from '../../../membership/membership.endpoints.ts'
import { ENGINES } from '../../../portal/server/testing.ts'
import type { Database } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { cancelBooking } from '../../changes.endpoints.ts'
import { requestBooking } from '../../reservations.endpoints.ts'
import { LIVE_STATUSES } from '../../stay/booking.ts'
import { joinWaits } from '../../waiting.endpoints.ts'
import { findStayBreaches, lastBooking } from './breaches.store.ts'
import { type Browser, callOver, startProgram } from './program.ts'
import { addOwners, openSmallHotel } from './small-hotel.store.ts'
import { groundOf, killOnce } from './testing.ground.store.ts'
import { findWaitBreaches } from './waiting-breaches.store.ts'

/** Contracts of the chain: each but the first wishes the stay of the one before in the place of its own. */
const LINKS = 4
/** The first night, counted from today: far enough that giving up costs nothing. */
const FIRST = 32
const MOST_STARTS = 40

interface Chain {
  contracts: number[]
  today: string
  hotelId: number
  since: number
}

/** A hotel of one room whose owners have two nights each, one after the other. */
async function openChain(db: Database): Promise<Chain & { category: number }> {
  const since = await lastBooking(db)
  const today = todayIn('America/Cancun', new Date())
  const [owner] = await addOwners(db, ['uno.chain'])
  const owners = Array<number>(LINKS).fill(owner!)
  const hotel = await openSmallHotel(db, { today, owners, rooms: 1, nights: 20, confirmsItself: true })
  const contracts = hotel.contracts.map(({ id }) => id)
  return { contracts, today, hotelId: hotel.id, since, category: hotel.categories[0]! }
}

/** How many links have come true, and the first night of the live stay of each contract, counted from the first of all. */
async function standing(db: Database, { contracts, today }: Chain) {
  const { rows } = await sql<{ id: number; nights: number[] }>`
    SELECT c.id, coalesce((SELECT jsonb_agg(b.check_in - ${addDays(today, FIRST)}::date) FROM bookings b
                            WHERE b.contract_id = c.id AND b.status = ANY (${LIVE_STATUSES as string[]})), '[]') AS nights
      FROM contracts c WHERE c.id = ANY (${contracts}::int[]) ORDER BY c.id`.execute(db)
  const { rows: taken } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM waits WHERE contract_id = ANY (${contracts}::int[]) AND state = 'taken'`.execute(
    db,
  )
  return { taken: taken[0]!.count, nights: rows.map((row) => row.nights) }
}

/** A kill at a state needs a database that another process may look into; the embedded engine is killed by the clock, in the long run of tests alone. */
const isTried = (engine: string) => engine === 'postgres' || process.env.EVERY_ENGINE !== undefined

describe.each(ENGINES)('the program, killed while a chain of swaps settles, on %s', (engine) => {
  test.runIf(isTried(engine))(
    'goes on where it was: each has one stay at every moment, and the chain comes to its end',
    {
      timeout: 480_000,
    },
    async () => {
      const place = await groundOf(engine)
      onTestFinished(() => place.clear())
      const before = await place.open()
      const { category, ...chain } = await openChain(before.db)
      await before.close()
      const { contracts, today } = chain
      const begin = async () => {
        const program = await startProgram(place.env)
        onTestFinished(() => program.kill())
        return program
      }

      const program = await begin()
      const browser: Browser = { token: place.env.API_TOKEN!, cookie: '' }
      const send = async (...[endpoint, body]: [Parameters<typeof callOver>[2], object]) => {
        const answer = await callOver(program, browser, endpoint, { body })
        expect([endpoint.name, answer.code, answer.body.message]).toEqual([endpoint.name, 200, undefined])
        return answer.body.data as { id: number }
      }
      await callOver(program, browser, signIn, {
        body: { email: 'uno.chain@marea.example', password: TEST_PASSWORD },
      })
      const daysOf = (link: number) => [
        addDays(today, FIRST + link * 2),
        addDays(today, FIRST + link * 2 + 2),
      ]
      const stays: number[] = []
      for (const [link, idContract] of contracts.entries()) {
        const [datein, dateout] = daysOf(link)
        const guests = {
          adults: [{ na: false, name: 'Ana', lastname: 'Uno' }],
          children: [],
          occupant: 'owner',
        }
        const stay = { idContract, idCategory: category, datein, dateout, terms: true, acceptNearby: true }
        stays.push((await send(requestBooking, { ...stay, ...guests })).id)
        if (link === 0) continue
        const [firstDay, lastDay] = daysOf(link - 1)
        await send(joinWaits, {
          ...{ idContract, firstDay, lastDay, nightsFrom: 2, nightsTo: 2, categories: [category] },
          ...{ adults: 1, children: 0, takes: 'at-once', idSwap: stays[link], acceptedPenalty: 0 },
        })
      }
      await send(cancelBooking, { idBooking: stays[0]!, idMotive: 1, note: '' })

      const seen: number[] = []
      let running = program
      for (let start = 0; start < MOST_STARTS; start++) {
        const reached = async (db: Database) => {
          const { taken } = await standing(db, chain)
          return taken >= Math.min(start, LINKS - 1)
        }
        await killOnce(running, place, { start, reached })
        const after = await place.open()
        const { taken, nights } = await standing(after.db, chain)
        expect(await findStayBreaches(after.db, chain.since)).toEqual([])
        expect(await findWaitBreaches(after.db)).toEqual([])
        // Whoever has come to their turn has the nights of the one before, whoever has not their own: nobody both, nobody none.
        expect(nights).toEqual(
          contracts.map((_, link) => (link === 0 ? [] : [link <= taken ? (link - 1) * 2 : link * 2])),
        )
        await after.close()
        seen.push(taken)
        if (taken === LINKS - 1) break
        running = await begin()
      }
      expect(seen.at(-1)).toBe(LINKS - 1)
      // A kill came between its links: without that the test would say nothing. The embedded engine may have been too quick.
      if (place.isShared) expect(seen.some((taken) => taken < LINKS - 1)).toBe(true)
      const { db, close } = await place.open()
      const { rows: twice } = await sql`
      SELECT kind, content->>'code' AS code FROM outbox WHERE recipient = 'uno.chain@marea.example' AND content->>'code' IS NOT NULL
       GROUP BY 1, 2 HAVING count(*) > 1`.execute(db)
      expect(twice).toEqual([])
      const { rows: open } = await sql`
      SELECT FROM wait_offers o JOIN waits w ON w.id = o.wait_id WHERE w.hotel_id = ${chain.hotelId} AND o.state = 'open'`.execute(
        db,
      )
      expect(open).toEqual([])
      await close()
    },
  )
})
