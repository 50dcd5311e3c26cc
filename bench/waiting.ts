import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, type Day } from '../src/kernel/day.ts'
import { API } from '../src/kernel/endpoint.ts'
import { cancelBooking } from '../src/reservations/changes.endpoints.ts'
import { requestBooking } from '../src/reservations/reservations.endpoints.ts'
import { type Database, openPostgres } from '../src/server/database/database.ts'
import type { Crowd, Member } from './crowd.ts'
import { fillBenchClub } from './database.ts'
import { browserCall } from './scenarios/scenario.ts'
import { startSide } from './sides.ts'

/** Four a contract. */
const WISHES = 100_000
const EACH = 4
const NIGHTS = 7
const STAYS = 100
/** So many of a run before it counts. */
const WARM = 10

/** Medians and 95th percentiles in milliseconds. */
interface Took {
  p50: number
  p95: number
}

export interface WaitingFigures {
  wishes: number
  /** Requesting a week, and cancelling it, where nobody waits and where all wish that week; the goal is 20 more for a cancellation. */
  alone: { create: Took; cancel: Took }
  waitedFor: { create: Took; cancel: Took }
}

/** Books and cancels a week of one kind of residence, first with nobody on the waiting list, then with 100,000 wishes for it. */
export async function measureWaiting(serverUrl: string): Promise<WaitingFigures> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const server = openPostgres(serverUrl, { connections: 1 })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  try {
    await server.runScript(`CREATE DATABASE ${name}`)
    const crowd = await fillBenchClub(url.href)
    const database = openPostgres(url.href, { patience: 'command' })
    const side = await startSide('veranda.ts', url.href)
    try {
      const week = await chooseWeek(database.db, crowd)
      const alone = await bookAndCancel(side.url, database.db, week)
      await addWishes(database.db, week)
      await database.runScript('VACUUM ANALYZE')
      const waitedFor = await bookAndCancel(side.url, database.db, week)
      return { wishes: WISHES, alone, waitedFor }
    } finally {
      await side.stop()
      await database.close()
    }
  } finally {
    await server.runScript(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await server.close()
  }
}

interface Week {
  members: readonly Member[]
  categoryId: number
  checkIn: Day
}

/** A week far enough ahead that cancelling is free, of the kind that most members have; as many residences are free as stays are booked. */
async function chooseWeek(db: Database, crowd: Crowd): Promise<Week> {
  const byKind = Map.groupBy(crowd.members, ({ categoryId }) => categoryId)
  const [most] = [...byKind].sort(([, a], [, b]) => b.length - a.length)
  if (!most || most[1].length < STAYS) throw new Error('The crowd has too few of one kind of residence')
  const [categoryId, members] = most
  const days = crowd.checkIns.get(members[0]?.hotelId ?? 0) ?? []
  const isOpen = (from: Day) => [0, 6].every((later) => days.includes(addDays(from, later)))
  const checkIn = days.find((day) => day >= addDays(crowd.today, 120) && isOpen(day))
  if (!checkIn) throw new Error('No week is open')
  await sql`
    UPDATE room_nights SET free = ${STAYS}::int, capacity = ${STAYS}::int
     WHERE category_id = ${categoryId} AND night BETWEEN ${checkIn}::date - 70 AND ${checkIn}::date + 70`.execute(
    db,
  )
  await sql`
    UPDATE room_nights SET free = 0 WHERE category_id = ${categoryId}
       AND (night BETWEEN ${checkIn}::date - 70 AND ${checkIn}::date - 1
            OR night BETWEEN ${checkIn}::date + ${NIGHTS}::int AND ${checkIn}::date + 70)`.execute(db)
  return { members: members.slice(0, STAYS), categoryId, checkIn }
}

/** 25,000 owners with a contract, nights enough and four wishes each: that very week, and windows of two weeks, a month and sixty days around it. */
async function addWishes(db: Database, { members, checkIn }: Week): Promise<void> {
  const [one] = members
  if (!one) throw new Error('Nobody is there')
  await sql`
    INSERT INTO owners (name, lastname, phone, email, language_code, language_name, password_hash)
    SELECT o.name, o.lastname, o.phone, 'wish-' || n || '@bench.example', o.language_code, o.language_name, o.password_hash
      FROM owners o CROSS JOIN generate_series(1, ${WISHES / EACH}::int) n WHERE o.id = ${one.ownerId}`.execute(
    db,
  )
  await sql`
    INSERT INTO contracts (number, owner_id, hotel_id, housing_id, category_id, membership_code, info_long, starts, ends)
    SELECT 'W-' || o.id, o.id, c.hotel_id, c.housing_id, c.category_id, c.membership_code, c.info_long, c.starts, c.ends
      FROM contracts c CROSS JOIN owners o WHERE c.id = ${one.contractId} AND o.email LIKE 'wish-%@bench.example'`.execute(
    db,
  )
  await sql`
    WITH years AS (
      INSERT INTO benefit_years (contract_id, benefit_id, year, starts, expires)
      SELECT c.id, y.benefit_id, y.year, y.starts, y.expires
        FROM contracts c CROSS JOIN benefit_years y WHERE c.number LIKE 'W-%' AND y.id = ${one.nightsYearId} RETURNING id)
    INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity) SELECT id, now(), 'grant', 100 FROM years`.execute(
    db,
  )
  await sql`
    WITH wished AS (
      SELECT c.id AS contract_id, c.hotel_id, c.owner_id, s.slot, ${checkIn}::date - s.before AS first_day,
             ${checkIn}::date - s.before + s.span AS last_day
        FROM contracts c CROSS JOIN (VALUES (1, 0, 7), (2, 3, 14), (3, 11, 30), (4, 26, 60)) AS s(slot, before, span)
       WHERE c.number LIKE 'W-%')
    INSERT INTO waits (contract_id, hotel_id, owner_id, slot, first_day, last_day, nights_from, nights_to, adults, children,
                       takes, counts_until, placed_at, created_at)
    SELECT contract_id, hotel_id, owner_id, slot, first_day, last_day, ${NIGHTS}::int, ${NIGHTS}::int, 2, 0, 'ask',
           last_day - ${NIGHTS + 15}::int, now() - make_interval(secs => contract_id * 4 + slot), now()
      FROM wished`.execute(db)
  await sql`
    INSERT INTO wait_categories (wait_id, hotel_id, category_id)
    SELECT w.id, w.hotel_id, ${one.categoryId}::int FROM waits w JOIN contracts c ON c.id = w.contract_id
     WHERE c.number LIKE 'W-%'`.execute(db)
}

async function bookAndCancel(url: string, db: Database, week: Week): Promise<{ create: Took; cancel: Took }> {
  const create: number[] = []
  const cancel: number[] = []
  const booked: { member: Member; idBooking: number }[] = []
  for (const member of week.members) {
    const { took, answer } = await send(url, member, requestBooking, {
      ...{ idContract: member.contractId, idCategory: week.categoryId },
      ...{ datein: week.checkIn, dateout: addDays(week.checkIn, NIGHTS), adults: GUESTS, children: [] },
      ...{ occupant: 'owner', terms: true },
    })
    create.push(took)
    booked.push({ member, idBooking: (answer as { data: { id: number } }).data.id })
  }
  for (const { member, idBooking } of booked) {
    cancel.push((await send(url, member, cancelBooking, { idBooking, idMotive: 1, acceptedPenalty: 0 })).took)
    // Each finds the line as the first did: what one holds for somebody is over before the next.
    await sql`UPDATE wait_offers SET state = 'lapsed', ended_at = now() WHERE state = 'open'`.execute(db)
  }
  return { create: tookOf(create), cancel: tookOf(cancel) }
}

const GUESTS = [
  { na: false, name: 'Owner', lastname: 'Bench', email: 'owner@bench.example', phone: '+52 998 555 0100' },
  { na: true },
]

/** Sends a call and says how long its answer took (milliseconds); what is refused ends the measuring. */
async function send(
  url: string,
  member: Member,
  { method, path }: { method: string; path: string },
  body: object,
): Promise<{ took: number; answer: unknown }> {
  const call = browserCall({ method: method as 'POST', path: API + path }, member, body)
  const begun = performance.now()
  const answer = await fetch(url + call.path, {
    method,
    headers: { ...call.headers, 'idempotency-key': randomUUID() },
    body: call.body ?? '',
  })
  const text = await answer.text()
  const took = performance.now() - begun
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return { took, answer: JSON.parse(text) }
}

function tookOf(times: readonly number[]): Took {
  const sorted = times.slice(WARM).sort((a, b) => a - b)
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95) }
}

/** Prints what a week takes that nobody waits for, and one that all wish. */
export function printWaiting({ wishes, alone, waitedFor }: WaitingFigures): void {
  const words = ({ p50, p95 }: Took) => `${p50} ms (95 of 100: ${p95})`
  console.log(
    `\nA week without wishes: booked in ${words(alone.create)}, cancelled in ${words(alone.cancel)}`,
  )
  console.log(
    `With ${wishes} wishes for it: booked in ${words(waitedFor.create)}, cancelled in ${words(waitedFor.cancel)}; ` +
      `${Math.round((waitedFor.cancel.p50 - alone.cancel.p50) * 10) / 10} ms more for a cancellation (20 at most)`,
  )
}
