import { sql } from 'kysely'
import type { Currency } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { lastChange } from '../../../server/publications.store.ts'
import type { EventTimes } from '../../publish/publish.ts'
import type { EventText, WrittenEvent } from '../../publish/publish-events.endpoints.ts'
import { isFound, onceOnSale, photoAlts, writePictures } from './goods-on-sale.store.ts'

/** The longest list that the desk gets. */
const MOST = 500

/** The events as the desk writes them, the latest day first; the one of `id`, or those that have all words. */
export async function readWrittenEvents(
  db: Database,
  { id, words }: { id: number | undefined; words: readonly string[] },
  now: Date,
): Promise<{ data: WrittenEvent[]; total: number }> {
  const where = id ? sql`e.id = ${id}` : isFound(words, sql`e.name`, sql`e.metatag`)
  const { rows } = await sql<WrittenEvent & { total: number }>`
    SELECT e.id, e.slug, e.active, (e.end_day + e.end_time::time) AT TIME ZONE h.zone <= ${now}::timestamptz AS ended,
           ${onceOnSale('event', sql`e.id`, sql`e.active`)} AS "onceOnSale",
           jsonb_build_object('id', h.id, 'name', h.name, 'zone', h.zone) AS hotel,
           e.name, e.metatag, e.detail AS eventdetail, e.location, e.start_day AS "startDate",
           e.start_time AS "startTime", e.end_day AS "endDate", e.end_time AS "endTime", e.sale_cents AS sale, e.currency,
           e.capacity, e.taken, e.sihot_service AS sihot, e.picture,
           coalesce((SELECT jsonb_agg(g.picture ORDER BY g.position) FROM event_pictures g
                      WHERE g.event_id = e.id AND g.picture <> e.picture), '[]') AS gallery,
           ${photoAlts('event', sql`e.id`)} AS photos,
           ${lastChange('event', sql`e.id`)} AS changed, count(*) OVER ()::int AS total
      FROM events e JOIN hotels h ON h.id = e.hotel_id
     WHERE ${where} ORDER BY e.start_day DESC, e.start_time DESC, e.id DESC LIMIT ${MOST}`.execute(db)
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** What a change has to know of the event that is there. */
export interface StandingEvent extends EventTimes {
  id: number
  slug: string
  active: boolean
  onceOnSale: boolean
  hotelId: number
  currency: Currency
  taken: number
}

/** An event, locked for a change: nobody takes a seat meanwhile. Null where there is none. */
export async function lockEvent(trx: Database, id: number): Promise<StandingEvent | null> {
  const { rows } = await sql<StandingEvent>`
    SELECT e.id, e.slug, e.active, ${onceOnSale('event', sql`e.id`, sql`e.active`)} AS "onceOnSale",
           e.hotel_id AS "hotelId", e.currency, e.taken, e.start_day AS "startDate", e.end_day AS "endDate",
           e.start_time AS "startTime", e.end_time AS "endTime"
      FROM events e WHERE e.id = ${id} FOR NO KEY UPDATE OF e`.execute(trx)
  return rows[0] ?? null
}

/** The zone of a hotel; null where there is none of that number. */
export async function zoneOfHotel(db: Database, hotelId: number): Promise<string | null> {
  const { rows } = await sql<{ zone: string }>`SELECT zone FROM hotels WHERE id = ${hotelId}`.execute(db)
  return rows[0]?.zone ?? null
}

/** Writes an event, on sale or off. Answers its number. */
export async function writeEvent(
  trx: Database,
  id: number | null,
  { slug, active }: { slug: string; active: boolean },
  text: EventText,
): Promise<number> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
  const columns = sql`slug, active, hotel_id, name, metatag, detail, location, start_day, end_day, start_time, end_time,
    sale_cents, currency, capacity, sihot_service, picture`
  const values = sql`${slug}, ${active}::boolean, ${text.hotelId}::int, ${json(text.name)}, ${json(text.metatag)},
    ${json(text.eventdetail)}, ${json(text.location)}, ${text.startDate}::date, ${text.endDate}::date,
    ${text.startTime}, ${text.endTime}, ${text.sale}::int, ${text.currency}, ${text.capacity}::int, ${text.sihot},
    ${text.picture}`
  const { rows } = await (id === null
    ? sql<{ id: number }>`INSERT INTO events (${columns}) VALUES (${values}) RETURNING id`
    : sql<{ id: number }>`UPDATE events SET (${columns}) = ROW (${values}) WHERE id = ${id} RETURNING id`
  ).execute(trx)
  if (!rows[0]) throw new Error('A locked event is gone')
  await writePictures(trx, 'event', rows[0].id, text)
  return rows[0].id
}
