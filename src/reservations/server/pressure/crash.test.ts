import { describe, expect, onTestFinished, test } from 'vitest'
import { todayIn } from '../../../kernel/day.ts'
import { signIn } from '../../../membership/membership.endpoints.ts'
import { BOTH_ENGINES } from '../../../portal/server/testing.ts'
import type { Database } from '../../../server/database/database.ts'
import { TEST_PASSWORD } from '../../../server/testing.day.ts'
import { type Booking, listBookings } from '../../reservations.endpoints.ts'
import { findStayBreaches, lastBooking } from './breaches.store.ts'
import { type Browser, callOver, type Program, startProgram } from './program.ts'
import { addOwners, openSmallHotel } from './small-hotel.store.ts'
import { groundOf } from './testing.ground.store.ts'
import { brokenPromise, pursue, Refused, type SentWish, wishesOf } from './wishes.ts'

/** Each contract is a window of its own: so many calls are always under way. */
const WINDOWS = 8
const KILLS = 3
/** Answers that are heard before a kill. */
const HEARD = 45

/** A hotel with room for every wish: what is missing afterwards was lost, not refused. */
async function prepare(db: Database): Promise<{ category: number; wishes: SentWish[]; since: number }> {
  const since = await lastBooking(db)
  const today = todayIn('America/Cancun', new Date())
  const [ana] = await addOwners(db, ['ana.uno'])
  const owners = Array<number>(WINDOWS).fill(ana!)
  const hotel = await openSmallHotel(db, { today, owners, rooms: WINDOWS, nights: 60, confirmsItself: true })
  const wishes = hotel.contracts.flatMap(({ id }) => wishesOf(id, today))
  return { category: hotel.categories[0]!, wishes, since }
}

describe.each(BOTH_ENGINES)('the program, killed in the middle of its work, on %s', (engine) => {
  test('keeps all that it has acknowledged, and nothing half done', { timeout: 240_000 }, async () => {
    const place = await groundOf(engine)
    onTestFinished(() => place.clear())
    const before = await place.open()
    const { category, wishes, since } = await prepare(before.db)
    await before.close()
    const browser: Browser = { token: place.env.API_TOKEN!, cookie: '' }
    let lost = 0

    const list = async (program: Program): Promise<Booking[]> =>
      (await callOver(program, browser, listBookings)).body.data

    for (let kill = 0; kill < KILLS; kill++) {
      const program = await begin(place.env)
      if (!browser.cookie) {
        const body = { email: 'ana.uno@marea.example', password: TEST_PASSWORD }
        expect((await callOver(program, browser, signIn, { body })).code).toBe(200)
      }
      // What the kill before has left, and then on with it: whatever was not acknowledged is sent again.
      expect(promisesBroken(wishes, await list(program))).toEqual([])
      lost += await streamUntilKilled(program, wishes, category, browser)
    }
    // Each kill came in the middle of a call: without that the test would say nothing.
    expect(lost).toBeGreaterThanOrEqual(KILLS)

    const program = await begin(place.env)
    expect(promisesBroken(wishes, await list(program))).toEqual([])
    await Promise.all(
      wishes.map((wish) =>
        pursue(wish, category, (endpoint, input) => callOver(program, browser, endpoint, input)),
      ),
    )
    const told = await list(program)
    expect(promisesBroken(wishes, told)).toEqual([])
    expect(told).toHaveLength(wishes.length)
    expect(await program.stop()).toBe(0)

    const after = await place.open()
    expect(await findStayBreaches(after.db, since)).toEqual([])
    await after.close()
  })
})

/** Starts the program; a test that fails leaves none behind. */
async function begin(env: Record<string, string>): Promise<Program> {
  const program = await startProgram(env)
  onTestFinished(() => program.kill())
  return program
}

const promisesBroken = (wishes: readonly SentWish[], bookings: readonly Booking[]) =>
  wishes.map((wish) => brokenPromise(wish, bookings)).filter((one) => one !== null)

/** Pursues wishes in every window at once and kills the program under them. Answers how many calls went unheard. */
async function streamUntilKilled(
  program: Program,
  wishes: readonly SentWish[],
  category: number,
  browser: Browser,
): Promise<number> {
  let heard = 0
  let ended: Promise<void> | null = null
  const send = async (...[endpoint, input]: Parameters<Parameters<typeof pursue>[2]>) => {
    const answer = await callOver(program, browser, endpoint, input)
    heard++
    // The others are under way at this moment, at every stage between the socket and the disk.
    if (heard >= HEARD) ended ??= program.kill()
    return answer
  }
  const windows = Map.groupBy(wishes, ({ contract }) => contract)
  const ends = await Promise.allSettled(
    [...windows.values()].map(async (mine) => {
      for (const wish of mine) await pursue(wish, category, send)
    }),
  )
  if (!ended) throw new Error('All wishes were granted before the kill')
  await ended
  const reasons = ends.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of reasons) if (reason instanceof Refused) throw reason
  return reasons.length
}
