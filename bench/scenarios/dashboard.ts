import { readDashboard as call } from '../../src/dashboard/dashboard.endpoints.ts'
import { API } from '../../src/kernel/endpoint.ts'
import { LIVE_STATUSES } from '../../src/reservations/booking.ts'
import { browserCall, memberOf, plainCall, type Scenario } from './scenario.ts'

interface Asked {
  ownerId: number
  contractId: number
  language: string
}

const READ_ALL = `
  SELECT c.starts, c.ends, h.zone,
    (SELECT to_jsonb(s) FROM (
       SELECT b.id, b.code, b.contract_id, h.name AS resort, h.check_in_time, h.scene, r.name AS room,
              r.scene AS room_scene, b.check_in, b.check_out, b.check_out - b.check_in AS nights, b.nights_cost, b.adults,
              b.children, b.occupant, b.status, b.created_by_admin_id IS NOT NULL AS by_admin, b.note,
              (SELECT jsonb_agg(jsonb_build_object('kind', g.kind, 'na', g.not_given, 'name', g.name,
                                                   'lastname', g.lastname, 'age', g.age) ORDER BY g.position)
                 FROM booking_guests g WHERE g.booking_id = b.id) AS guests,
              (SELECT jsonb_agg(jsonb_build_object('name', f.name, 'unit', f.unit, 'quantity', u.quantity,
                                                   'state', u.state) ORDER BY f.position)
                 FROM booking_benefits u JOIN benefit_years y ON y.id = u.benefit_year_id
                 JOIN benefits f ON f.id = y.benefit_id WHERE u.booking_id = b.id) AS benefits
         FROM bookings b JOIN room_categories r ON r.id = b.category_id
        WHERE b.contract_id = c.id AND b.check_out >= current_date AND b.status = ANY ($4)
        ORDER BY b.check_in, b.id LIMIT 1) s) AS next_stay,
    (SELECT count(*)::int FROM bookings b
      WHERE b.contract_id = c.id AND b.check_out >= current_date AND b.status = 'to-authorize') AS to_authorize,
    (SELECT jsonb_agg(a ORDER BY a.position) FROM (
       SELECT y.id, f.code, f.name, f.unit, f.currency, f.position, y.year, y.starts, y.expires, y.balance,
              sum(e.quantity) FILTER (WHERE e.kind IN ('grant', 'adjust', 'expire')) AS granted,
              -sum(e.quantity) FILTER (WHERE e.kind = 'use') AS used,
              -sum(e.quantity) FILTER (WHERE e.kind IN ('hold', 'return')) AS held
         FROM benefit_years y JOIN benefits f ON f.id = y.benefit_id
         LEFT JOIN benefit_entries e ON e.benefit_year_id = y.id
        WHERE y.contract_id = c.id AND current_date BETWEEN y.starts AND y.expires
        GROUP BY y.id, f.id) a) AS balances,
    (SELECT jsonb_agg(t ORDER BY t.day DESC, t.id DESC) FROM (
       SELECT id, day, concept, reference, status, cents, currency FROM transactions
        WHERE contract_id = c.id ORDER BY day DESC, id DESC LIMIT 6) t) AS transactions,
    (SELECT jsonb_agg(n ORDER BY n.published DESC, n.id DESC) FROM (
       SELECT id, title, summary, body, picture, published FROM newsletters
        WHERE language = $3 AND status AND for_owners ORDER BY published DESC, id DESC LIMIT 3) n) AS news,
    (SELECT jsonb_agg(p ORDER BY p.month) FROM (
       SELECT month, occupancy_basis_points, average_rate_cents, revpar_cents, guest_score_tenths, currency
         FROM hotel_performance WHERE hotel_id = c.hotel_id AND month <= current_date
          AND month >= (date_trunc('year', current_date) - interval '1 year')::date) p) AS months
    FROM contracts c JOIN hotels h ON h.id = c.hotel_id
   WHERE c.id = $2 AND c.owner_id = $1`

/** All that the dashboard shows, beside one statement that reads the same. */
export const dashboard: Scenario = {
  name: 'dashboard',
  goal: 'under 10 ms for one user',
  medianAtOneBelow: 10,
  veranda: (crowd, turn) => {
    const member = memberOf(crowd, turn)
    const path = `${API}${call.path}?idContract=${member.contractId}`
    return browserCall({ method: 'GET', path }, member)
  },
  plain: (crowd, turn) => {
    const { ownerId, contractId } = memberOf(crowd, turn)
    return plainCall('/dashboard', { ownerId, contractId, language: 'en' })
  },
  mountPlain: (app, pool) => {
    app.post<{ Body: Asked }>('/dashboard', async ({ body }) => {
      const { rows } = await pool.query({
        name: 'read-dashboard',
        text: READ_ALL,
        values: [body.ownerId, body.contractId, body.language, LIVE_STATUSES],
      })
      return rows[0]
    })
  },
}
