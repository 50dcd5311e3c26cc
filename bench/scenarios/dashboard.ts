import { readDashboard as call } from '../../src/dashboard/dashboard.endpoints.ts'
import { API } from '../../src/kernel/endpoint.ts'
import { yardstickCall } from '../yardstick/calls.ts'
import { browserCall, memberOf, type Scenario } from './scenario.ts'

/** All that the dashboard shows, beside the yardstick's. */
export const dashboard: Scenario = {
  name: 'dashboard',
  goal: 'ratio of 0.5 or more',
  ratioAtLeast: 0.5,
  veranda: (crowd, turn) => {
    const member = memberOf(crowd, turn)
    const path = `${API}${call.path}?idContract=${member.contractId}`
    return browserCall({ method: 'GET', path }, member)
  },
  plain: (_, turn) => yardstickCall('dashboard', turn),
}
