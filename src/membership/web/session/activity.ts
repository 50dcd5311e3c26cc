import { call } from '../../../web/calls/call.ts'
import { stayActive } from '../../membership.endpoints.ts'
import { idleState } from '../../sign-in/idle.ts'
import { endSession } from './end-session.ts'
import { store, stored } from './store.ts'

/** Mouse, key and touch (spec, section 4). */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart'] as const

/** Activity is written to the store at most this often (milliseconds). */
const STORE_EVERY_MS = 5_000
/** The server is told of activity at most this often (milliseconds). */
const TELL_EVERY_MS = 60_000
const CHECK_EVERY_MS = 1_000

/** How a session stands at a check. */
export interface IdleCheck {
  state: 'active' | 'warn'
  /** When somebody was last active in any tab, and in this one; milliseconds since 1970. */
  lastActivity: number
  lastHere: number
}

let lastHere = 0
let toldAt = Date.now()

/** Notes that somebody is there. Too late, once the time is over: the next check ends the session. */
export function noteActivity(): void {
  const now = Date.now()
  const { lastActivity } = stored()
  if (idleState(lastActivity, now) === 'ended') return
  lastHere = now
  if (now - lastActivity >= STORE_EVERY_MS) store(() => ({ lastActivity: now }))
}

/** The person pressed “stay signed in”: tells the server at once. */
export async function stayHere(): Promise<void> {
  noteActivity()
  toldAt = Date.now()
  await call(stayActive)
}

/** Watches for activity and for its absence while the portal is open; answers how to stop. */
export function watchActivity(onCheck: (check: IdleCheck) => void): () => void {
  const check = () => {
    const now = Date.now()
    const { lastActivity } = stored()
    const state = idleState(lastActivity, now)
    if (state === 'ended') return endSession('idle')
    // Sent at the end of the interval, not at its beginning, so that the last activity before a pause is always
    // reported.
    if (lastHere > toldAt && now - toldAt >= TELL_EVERY_MS) {
      toldAt = now
      void call(stayActive)
    }
    onCheck({ state, lastActivity, lastHere })
  }
  const checking = setInterval(check, CHECK_EVERY_MS)
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, noteActivity, { passive: true, capture: true })
  addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(checking)
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, noteActivity, { capture: true })
    removeEventListener('focus', check)
    document.removeEventListener('visibilitychange', check)
  }
}
