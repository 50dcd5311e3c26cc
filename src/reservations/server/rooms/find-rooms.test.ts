import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../../kernel/day.ts'
import { BOTH_ENGINES, clubDatabase } from '../../../portal/server/testing.ts'
import type { OpenDatabase } from '../../../server/database/database.ts'
import { keepOwn } from '../../../server/kept-own.ts'
import { TEST_DAY, TEST_NOW } from '../../../server/testing.day.ts'
import { findRooms } from './find-rooms.ts'
import type { RoomSearch } from './room-search.store.ts'

type Asked = RoomSearch & { today: Day }

/** Room searches in one statement that keeps nothing, for each its answer or null. */
function inOneStatement(asked: readonly Asked[]): RawBuilder<{ found: unknown }> {
  return sql`
    SELECT (SELECT to_json(found) FROM (
    SELECT h.zone, h.confirms_itself AS "confirmsItself", (o.can_book AND c.category_id IS NOT NULL) AS "canBook", c.starts, c.ends,
           coalesce((
             SELECT json_agg(json_build_object('id', y.id, 'year', y.year, 'balance', y.balance, 'starts', y.starts,
                                                 'expires', y.expires) ORDER BY y.expires, y.id)
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit = 'nights'
              WHERE y.contract_id = c.id AND q."checkIn" BETWEEN y.starts AND y.expires), '[]') AS accounts,
           coalesce((
             SELECT json_agg(json_build_object('idBenefitYear', y.id, 'code', f.code, 'name', f.name, 'unit', f.unit,
                                                 'currency', f.currency, 'balance', y.balance, 'expires', y.expires)
                              ORDER BY f.position, y.expires)
               FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id AND f.unit <> 'nights'
              WHERE y.contract_id = c.id AND q."checkIn" BETWEEN y.starts AND y.expires
                AND y.balance > 0), '[]') AS benefits,
           coalesce((
             SELECT json_agg(json_build_object('fromDays', t.from_days, 'percent', t.percent) ORDER BY t.from_days)
               FROM penalty_tiers t
              WHERE t.hotel_id = c.hotel_id AND t.valid_from = (
                    SELECT max(valid_from) FROM penalty_tiers
                     WHERE hotel_id = c.hotel_id AND valid_from <= q.today)), '[]') AS tiers,
           (SELECT s.level FROM seasons s
             WHERE s.hotel_id = c.hotel_id AND q."checkIn" BETWEEN s.first_night AND s.last_night
             LIMIT 1) AS season,
           (SELECT json_build_object('firstNight', k.first_night, 'lastNight', k.last_night) FROM blackouts k
             WHERE k.hotel_id = c.hotel_id AND k.first_night < q."checkOut" AND k.last_night >= q."checkIn"
             ORDER BY k.first_night LIMIT 1) AS blackout,
           coalesce((
             SELECT json_agg(json_build_object(
                      'idCategory', r.id, 'code', r.code, 'name', r.name, 'description', r.description,
                      'beds', r.beds, 'sleeps', r.sleeps, 'squareMeters', r.square_meters, 'scene', r.scene,
                      'nightPercent', r.night_percent, 'own', r.id = c.category_id, 'left', n.least)
                    ORDER BY r.id <> c.category_id, r.night_percent, r.id)
               FROM room_categories r
               CROSS JOIN LATERAL (
                 SELECT min(n.free) AS least, count(*) AS open FROM room_nights n
                  WHERE n.category_id = r.id AND n.night >= q."checkIn" AND n.night < q."checkOut") n
              WHERE r.hotel_id = c.hotel_id AND r.sleeps >= q.guests
                AND n.open = q."checkOut" - q."checkIn" AND n.least > 0), '[]') AS rooms,
           (SELECT max(n.night) FROM room_nights n JOIN room_categories r ON r.id = n.category_id
             WHERE r.hotel_id = c.hotel_id) AS "lastOpenNight"
      FROM contracts c
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = q."contractId" AND c.owner_id = q."ownerId") found) AS found
      FROM json_to_recordset(${JSON.stringify(asked.map((one, at) => ({ ...one, at })))}::json) AS q (
             at int, "ownerId" int, "contractId" int, "checkIn" date, "checkOut" date, guests int, today date)
     ORDER BY q.at`
}

/** The horizon is told only where nothing is free. */
function wantedOf(found: unknown): unknown {
  if (!found) return found
  const { rooms } = found as { rooms: unknown[] }
  return rooms.length === 0 ? found : { ...found, lastOpenNight: null }
}

describe.each(BOTH_ENGINES)(
  'a room search on %s finds, from what is kept, what one statement finds',
  (engine) => {
    let database: OpenDatabase
    let contracts: { id: number; owner: number }[]
    const keptOwn = keepOwn()
    beforeAll(async () => {
      database = await clubDatabase(engine)
      const { rows } = await sql<(typeof contracts)[number]>`
      SELECT id, owner_id AS owner FROM contracts ORDER BY id`.execute(database.db)
      contracts = rows
    })
    afterAll(() => database.close())

    const change = (statement: ReturnType<typeof sql>) => statement.execute(database.db)
    /** Both answers to each question, as they travel. */
    async function both(all: readonly Asked[]) {
      const { rows } = await inOneStatement(all).execute(database.db)
      const answers = []
      for (const [at, asked] of all.entries()) {
        const found = await findRooms({ db: database.db, now: TEST_NOW, keptOwn }, asked)
        answers.push({ found: JSON.parse(JSON.stringify(found)), wanted: wantedOf(rows[at]?.found) })
      }
      return answers
    }
    /** Stays of the whole calendar, for every contract. */
    async function compareAll(): Promise<void> {
      const asked = contracts.flatMap(({ id, owner }, at) =>
        [-3, 2, 30 + at, 95, 140 + at, 260, 380, 700].map((ahead) => {
          const checkIn = addDays(TEST_DAY, ahead)
          const checkOut = addDays(checkIn, 1 + ((at + ahead + 3) % 9))
          const today = addDays(TEST_DAY, -(at % 3) * 400)
          return { ownerId: owner, contractId: id, checkIn, checkOut, today, guests: 1 + (at % 7) }
        }),
      )
      const answers = await both(asked)
      for (const { found, wanted } of answers) expect(found).toEqual(wanted)
      expect(answers.flatMap(({ wanted }) => (wanted as { rooms: unknown[] }).rooms).length).toBeGreaterThan(
        100,
      )
    }

    test('for every contract, all over the calendar', compareAll)

    test.each<[string, () => ReturnType<typeof sql>]>([
      [
        'balances',
        () => sql`INSERT INTO benefit_entries (benefit_year_id, at, kind, quantity)
                           SELECT id, now(), 'grant', 5 FROM benefit_years`,
      ],
      ['seasons', () => sql`UPDATE seasons SET level = 'high'`],
      ['closed nights', () => sql`UPDATE blackouts SET last_night = first_night`],
      ['penalties', () => sql`UPDATE penalty_tiers SET percent = percent / 2`],
      [
        'rooms',
        () => sql`UPDATE room_categories SET night_percent = 300 - night_percent, sleeps = sleeps + 1`,
      ],
      ['benefits', () => sql`UPDATE benefits SET name = '{"en": "Another", "es": "Otro"}'`],
      ['resorts', () => sql`UPDATE hotels SET zone = 'America/Tijuana'`],
      ['nights', () => sql`UPDATE room_nights SET free = 0 WHERE night > ${TEST_DAY}::date + 100`],
    ])('with its next call after a change of %s', async (_, statement) => {
      await change(statement())
      await compareAll()
    })

    test('nobody gets another owner’s accounts', async () => {
      const [first, other] = [contracts[0]!, contracts.find((one) => one.owner !== contracts[0]!.owner)!]
      const checkIn = addDays(TEST_DAY, 30)
      const stay = { checkIn, checkOut: addDays(checkIn, 2), guests: 2, today: TEST_DAY }
      const asked = { ...stay, ownerId: other.owner, contractId: first.id }
      expect(await both([asked])).toEqual([{ found: null, wanted: null }])
    })
  },
)
