import { sql } from 'kysely'
import { API } from '../src/kernel/endpoint.ts'
import { searchRooms } from '../src/reservations/reservations.endpoints.ts'
import { readYear } from '../src/reservations/year.endpoints.ts'
import { openPostgres } from '../src/server/database/database.ts'
import { type Club, makeClub } from './database.ts'
import { applyLoad, joined, quantile, rate, type Sample } from './load.ts'
import { browserCall, type Call, memberOf, stayOf } from './scenarios/scenario.ts'
import { type Side, startSide } from './sides.ts'

/** The bookings in the database, and how many a contract has: a life of stays. */
const SIZES = [100_000, 1_000_000] as const
const BOOKINGS_A_CONTRACT = 50
const USERS = 10
const ROUNDS = 4

export interface Growth {
  call: string
  /** Median milliseconds and calls a second with the fewer and with the more bookings. */
  medianMs: [number, number]
  perSecond: [number, number]
  /** Time with the more by time with the fewer; the goal is 1.2 at most. */
  ratio: number
}

/** Searches rooms over a year, and reads the year view, with 100,000 and with 1,000,000 bookings, in turns. */
export async function measureGrowth(serverUrl: string, seconds: number): Promise<Growth[]> {
  const clubs: Club[] = []
  const sides: Side[] = []
  try {
    for (const size of SIZES) {
      const club = await makeClub(serverUrl)
      clubs.push(club)
      await addBookings(club.verandaUrl, size)
      sides.push(await startSide('veranda.ts', club.verandaUrl))
    }
    const found: Growth[] = []
    for (const [name, callOf] of Object.entries(CALLS))
      found.push(await compareSizes(name, callOf, clubs, sides, seconds))
    return found
  } finally {
    await Promise.all(sides.map((side) => side.stop()))
    await Promise.all(clubs.map((club) => club.drop()))
  }
}

const CALLS: Record<string, (club: Club, turn: number) => Call> = {
  'room search': ({ crowd }, turn) => {
    const member = memberOf(crowd, turn)
    const { checkIn, checkOut } = stayOf(crowd, turn % 50_000)
    const body = { idContract: member.contractId, datein: checkIn, dateout: checkOut, adults: 2, children: 0 }
    return browserCall({ method: 'POST', path: API + searchRooms.path }, member, body)
  },
  'year view': ({ crowd }, turn) => {
    const member = memberOf(crowd, turn)
    const year = Number(crowd.today.slice(0, 4)) + (turn % 2)
    return browserCall(
      { method: 'GET', path: `${API}${readYear.path}?idContract=${member.contractId}&year=${year}` },
      member,
    )
  },
}

async function compareSizes(
  call: string,
  callOf: (club: Club, turn: number) => Call,
  clubs: readonly Club[],
  sides: readonly Side[],
  seconds: number,
): Promise<Growth> {
  const samples: Sample[][] = [[], []]
  let turn = 0
  for (let round = 0; round <= ROUNDS; round++) {
    // The one, the other; then the other first: a machine that slows down slows both.
    for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const [club, side] = [clubs[which], sides[which]]
      if (!club || !side) continue
      await club.freshenSessions()
      const load = { users: USERS, seconds: seconds / ROUNDS, nextCall: () => callOf(club, turn++) }
      const sample = await applyLoad(side.url, load)
      if (sample.failures > 0)
        console.log(`  !! ${call} failed ${sample.failures} times: ${sample.firstFailure}`)
      // The first round only warms up.
      if (round > 0) samples[which]?.push(sample)
    }
  }
  const [few, many] = samples.map((one) => joined(one))
  if (!few || !many) throw new Error('Nothing was measured')
  return {
    call,
    medianMs: [quantile(few, 0.5), quantile(many, 0.5)],
    perSecond: [rate(few), rate(many)],
    ratio: rate(few) / rate(many),
  }
}

/** Adds contracts of other owners with stays over many years, straight into the tables: the counters do not change. */
async function addBookings(url: string, count: number): Promise<void> {
  const database = openPostgres(url, { connections: 1 })
  const contracts = count / BOOKINGS_A_CONTRACT
  await sql`
    INSERT INTO contracts (number, owner_id, hotel_id, housing_id, category_id, membership_code, info_long, starts, ends)
    SELECT 'GROWTH-' || n, c.owner_id, c.hotel_id, c.housing_id, c.category_id, c.membership_code, c.info_long,
           c.starts, c.ends
      FROM generate_series(1, ${contracts}::int) n
      JOIN LATERAL (SELECT * FROM contracts WHERE id <= 40 ORDER BY id OFFSET (n % 40) LIMIT 1) c ON true`.execute(
    database.db,
  )
  await sql`
    INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                          nights_cost, created_at, changed_at)
    SELECT c.id, c.hotel_id, c.category_id, current_date - 3000 + n * 80, current_date - 3000 + n * 80 + 4, 2, 0,
           'owner', 'confirmed', 4, now(), now()
      FROM contracts c, generate_series(1, ${BOOKINGS_A_CONTRACT}::int) n
     WHERE c.number LIKE 'GROWTH-%'`.execute(database.db)
  await database.runScript('VACUUM ANALYZE')
  await database.close()
}

/** Prints what growth costs. */
export function printGrowth(found: readonly Growth[]): void {
  console.log(
    `\n${SIZES.map((size) => size.toLocaleString('en')).join(' and ')} bookings, ${USERS} users (goal: 1.2 times at most)`,
  )
  for (const { call, medianMs, perSecond, ratio } of found)
    console.log(
      `  ${call.padEnd(12)} p50 ${medianMs.map((ms) => ms.toFixed(2)).join(' → ')} ms   ` +
        `${perSecond.map((calls) => calls.toFixed(0)).join(' → ')} calls/s   ${ratio.toFixed(2)} times   ` +
        (ratio <= 1.2 ? 'reached' : 'MISSED'),
    )
}
