import type { Endpoint } from '../../../kernel/endpoint.ts'
import { stayActive } from '../../../membership/membership.endpoints.ts'
import { stored } from '../../../membership/web/session/store.ts'
import { selected } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { onCallDone } from '../../../web/calls/call-done.ts'
import { logEvents } from '../../analytics.endpoints.ts'
import { type Happening, newBatch } from './batch.ts'

/** Records wait for others this long (milliseconds). */
const FLUSH_EVERY_MS = 10_000

/** Whether the person’s browser asks not to be watched: Global Privacy Control, or Do Not Track. */
const isUnwatched =
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'

let page = '/'

const batch = newBatch<Happening>(async (records) => {
  const state = stored()
  // Nobody is signed in: the records are dropped.
  if (!state.session) return true
  // The contract on show, which is the first until another one is chosen.
  const contract = selected(state)
  const data = contract ? { contract_id: contract.id } : {}
  const result = await call(logEvents, {
    body: records.map((event) => ({ origin: 1 as const, event, data })),
    // Does not count as activity of the person, and is still sent when the page is being left.
    background: true,
    keepalive: true,
  })
  // A refused batch is dropped as if it had been stored: sent again it would be refused again.
  return result.ok || result.status !== 0
})

/** Notes that a screen came on show: its path in the route table. */
export function noteView(path: string): void {
  page = path
  note({ event: 'page-view', action: 'view', component: 'portal', page })
}

/** A call that changed something is an action, named as the call is. */
function noteDeed({ name, group, method }: Endpoint): void {
  if (method === 'GET' || name === logEvents.name || name === stayActive.name) return
  note({ event: 'action', action: name, component: group, page })
}

function note(happening: Happening): void {
  if (!isUnwatched) batch.add(happening)
}

if (!isUnwatched) {
  onCallDone(noteDeed)
  setInterval(() => void batch.flush(), FLUSH_EVERY_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void batch.flush()
  })
  addEventListener('pagehide', () => void batch.flush())
}
