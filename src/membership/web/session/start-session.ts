import { isGuard } from '../../../kernel/endpoint.ts'
import { languageOf } from '../../../kernel/language.ts'
import { atRest } from '../../../web/at-rest.ts'
import { boot } from '../../../web/boot.ts'
import { earlyAnswers } from '../../../web/calls/asked-early.ts'
import { call, onLocked, onSessionLost } from '../../../web/calls/call.ts'
import { isKeptPage, onConnectionBack } from '../../../web/calls/connection.ts'
import { beginIn, chosenLanguage, setLanguage } from '../../../web/words.ts'
import { readSession, signOut, type WireSession } from '../../membership.endpoints.ts'
import { idleState } from '../../sign-in/idle.ts'
import { endSession, isLeaving, loginAddress, sayGoodbye } from './end-session.ts'
import { emptyState, onStored, type State, store, stored } from './store.ts'

/**
 * Restores the session before the first drawing; false when the page is being left. The stored session is used at once
 * and verified with the server meanwhile.
 */
export async function startSession(): Promise<boolean> {
  // The gate has a sign-in of its own, and goes on when every session has ended (decision 0026).
  if (/^\/gate/.test(location.pathname)) return true
  const isOther = stored().appVersion !== boot.version
  if (isOther && isKeptPage()) {
    // A page from the service worker's cache may be older than the stored state: nothing is discarded, and it reloads
    // once the server can be reached.
    onConnectionBack(() => location.reload())
  } else if (isOther) {
    const { session } = stored()
    store(() => emptyState(boot.version))
    if (session) {
      await sayGoodbye()
      location.replace(loginAddress('renewed', session.user.isAdmin))
      return false
    }
  }
  onSessionLost((code) => endSession(code === 'SESSION_EXPIRED' ? 'idle' : 'signed-out'))
  onLocked(lockSession)
  const { session, lastActivity } = stored()
  if (session && idleState(lastActivity, Date.now()) === 'ended') {
    void call(signOut, { background: true })
    store(() => ({ session: null, lastActivity: 0 }))
    history.replaceState(null, '', loginAddress('idle', session.user.isAdmin))
  } else if (session) {
    // The account decides: in another language the page would be drawn twice.
    beginIn(languageOf(session.user.languageName))
    // A page from the service worker's cache has no server to ask yet.
    if (!isKeptPage()) void verifyInTime()
    onConnectionBack(() => void (stored().session && verifySession()))
  }
  followOtherTabs()
  return true
}

/**
 * Where the page asks early for what it shows, those answers say whether the session stands, and what else it says comes once
 * they are drawn: it would take their place on a slow line.
 */
async function verifyInTime() {
  const early = earlyAnswers()
  if (early) await early.then(atRest)
  if (stored().session) await verifySession()
}

let isLocking = false

/** A report has been issued meanwhile: the session is read anew, and the frame says what waits and leads to signing it. */
function lockSession() {
  if (isLocking || stored().session?.restricted !== false) return
  isLocking = true
  void verifySession().finally(() => {
    isLocking = false
  })
}

/** Takes what sign-in answered: from here on this person is signed in, in every tab. */
export async function beginSession(session: WireSession): Promise<void> {
  const own = languageOf(session.user.languageName)
  // Of the club's people an account keeps its language; whoever else chose one at the door reads on in it.
  const wished = session.user.isAdmin ? null : chosenLanguage()
  await setLanguage(wished ?? own)
  store(() => ({ session, lastActivity: Date.now() }))
  if (wished && wished !== own) {
    const { keepLanguage } = await import('./keep-language.ts')
    await keepLanguage(wished, session)
    await verifySession()
  }
}

/** Reads the session from the server and stores it: modules, contracts and locks may have changed. */
export async function verifySession(): Promise<void> {
  const asked = await call(readSession)
  if (asked.ok) {
    const { data } = asked.value
    if (!stored().session) return
    // A guard has signed in here meanwhile, who may only use the gate, and keep the keys of the account.
    if (isGuard(data.user.roles) && location.pathname !== '/my-keys') return location.replace('/gate')
    store(() => ({ session: data }))
    await setLanguage(languageOf(data.user.languageName)).catch((problem) => warn(problem))
  } else if (asked.code === 'NO_CONTRACT') {
    endSession('no-contract')
  } else {
    warn(asked.code)
  }
}

/** A failed check of the session or the version is only logged in the console (spec, section 8). */
function warn(problem: unknown) {
  console.warn('The session could not be checked', problem)
}

/** A session that another tab ended ends here too; one that another tab began with another person starts anew. */
function followOtherTabs() {
  let before = stored()
  onStored(() => {
    const now = stored()
    if (!isLeaving()) leaveIfChanged(before, now)
    before = now
  })
}

function leaveIfChanged(before: State, now: State) {
  if (now.appVersion !== boot.version) return location.reload()
  if (!before.session) return
  if (!now.session) {
    const idle = idleState(before.lastActivity, Date.now()) !== 'active'
    const { isAdmin } = before.session.user
    location.replace(loginAddress(idle ? 'idle' : 'other-tab', isAdmin))
  } else if (personOf(before.session) !== personOf(now.session)) {
    location.replace('/home')
  }
}

function personOf({ user, actingFor }: WireSession): string {
  return [user.idOwner, user.idUser, actingFor?.idOwner].join()
}
