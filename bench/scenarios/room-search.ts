import { API } from '../../src/kernel/endpoint.ts'
import { searchRooms as call } from '../../src/reservations/reservations.endpoints.ts'
import { yardstickCall } from '../yardstick/calls.ts'
import { browserCall, memberOf, type Scenario, stayOf } from './scenario.ts'

/** Searching rooms, beside the yardstick's. */
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
  plain: (_, turn) => yardstickCall('rooms', turn),
}
