import { API } from '../../src/kernel/endpoint.ts'
import { searchRooms as call } from '../../src/reservations/reservations.endpoints.ts'
import { browserCall, memberOf, plainCall, type Scenario, stayOf } from './scenario.ts'

interface Asked {
  ownerId: number
  contractId: number
  checkIn: string
  checkOut: string
  guests: number
}

const FIND_ROOMS = `
  SELECT h.zone, (o.can_book AND c.category_id IS NOT NULL) AS can_book, c.starts, c.ends,
         coalesce(y.balance, 0) AS balance, y.year,
         (SELECT s.level FROM seasons s
           WHERE s.hotel_id = c.hotel_id AND $3::date BETWEEN s.first_night AND s.last_night LIMIT 1) AS season,
         (SELECT jsonb_build_object('firstNight', k.first_night, 'lastNight', k.last_night) FROM blackouts k
           WHERE k.hotel_id = c.hotel_id AND k.first_night < $4::date AND k.last_night >= $3::date
           ORDER BY k.first_night LIMIT 1) AS blackout,
         coalesce((
           SELECT jsonb_agg(jsonb_build_object(
                    'idCategory', r.id, 'code', r.code, 'name', r.name, 'description', r.description,
                    'beds', r.beds, 'sleeps', r.sleeps, 'squareMeters', r.square_meters, 'scene', r.scene,
                    'nightPercent', r.night_percent, 'own', r.id = c.category_id, 'left', n.least)
                  ORDER BY r.id <> c.category_id, r.night_percent, r.id)
             FROM room_categories r
             CROSS JOIN LATERAL (
               SELECT min(n.free) AS least, count(*) AS open FROM room_nights n
                WHERE n.category_id = r.id AND n.night >= $3::date AND n.night < $4::date) n
            WHERE r.hotel_id = c.hotel_id AND r.sleeps >= $5::int
              AND n.open = $4::date - $3::date AND n.least > 0), '[]') AS rooms
    FROM contracts c
    JOIN owners o ON o.id = c.owner_id
    JOIN hotels h ON h.id = c.hotel_id
    LEFT JOIN benefits b ON b.code = 'nights'
    LEFT JOIN benefit_years y ON y.contract_id = c.id AND y.benefit_id = b.id AND $3::date BETWEEN y.starts AND y.expires
   WHERE c.id = $2 AND c.owner_id = $1`

/** Searching rooms, beside the one statement that finds them. */
export const roomSearch: Scenario = {
  name: 'room-search',
  goal: 'ratio of 0.6 or more',
  ratioAtLeast: 0.6,
  veranda: (crowd, turn) => {
    const member = memberOf(crowd, turn)
    const { checkIn, checkOut } = stayOf(crowd, turn % 50_000)
    return browserCall({ method: 'POST', path: API + call.path }, member, {
      idContract: member.contractId,
      datein: checkIn,
      dateout: checkOut,
      adults: 2,
      children: 0,
    })
  },
  plain: (crowd, turn) => {
    const { ownerId, contractId } = memberOf(crowd, turn)
    return plainCall('/room-search', { ownerId, contractId, ...stayOf(crowd, turn % 50_000), guests: 2 })
  },
  mountPlain: (app, pool) => {
    app.post<{ Body: Asked }>('/room-search', async ({ body }) => {
      const { rows } = await pool.query({
        name: 'find-rooms',
        text: FIND_ROOMS,
        values: [body.ownerId, body.contractId, body.checkIn, body.checkOut, body.guests],
      })
      return rows[0]
    })
  },
}
