import { API } from '../../src/kernel/endpoint.ts'
import { searchRooms as call } from '../../src/reservations/reservations.endpoints.ts'
import { type RoomSearch, roomSearchStatement } from '../../src/reservations/server/room-search.store.ts'
import { openPostgres } from '../../src/server/database.ts'
import { browserCall, memberOf, plainCall, type Scenario, stayOf } from './scenario.ts'

/** Each value stands for itself, so that the statement's parameters say where each belongs. */
const STANDINS: RoomSearch = {
  ownerId: 1,
  contractId: 2,
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  guests: 3,
  today: 'today',
}

/** The portal's own statement as bare text, and the values that it takes in their order. */
function bareStatement(): { text: string; valuesOf: (asked: RoomSearch) => unknown[] } {
  const db = openPostgres('postgres://nobody@127.0.0.1:1/nothing').db
  const { sql: text, parameters } = roomSearchStatement(STANDINS).compile(db)
  const names = parameters.map((standin) => {
    const found = Object.entries(STANDINS).find(([, value]) => value === standin)
    if (!found) throw new Error(`The statement has a value of its own: ${standin}`)
    return found[0] as keyof RoomSearch
  })
  return { text, valuesOf: (asked) => names.map((name) => asked[name]) }
}

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
    const asked = { ownerId, contractId, ...stayOf(crowd, turn % 50_000), guests: 2, today: crowd.today }
    return plainCall('/room-search', asked)
  },
  mountPlain: (app, pool) => {
    const { text, valuesOf } = bareStatement()
    app.post<{ Body: RoomSearch }>('/room-search', async ({ body }) => {
      const { rows } = await pool.query({ name: 'find-rooms', text, values: valuesOf(body) })
      return rows[0]
    })
  },
}
