import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { Words } from '../../kernel/language.ts'
import { SESSION_EXPIRED_WORDS } from '../../kernel/words.ts'
import { boot } from '../../web/boot.ts'
import { Note } from '../../web/ui/note.tsx'
import { SESSION_WORDS } from '../words.ts'
import type { SessionEnding } from './session/end-session.ts'

declare module '../../web/searches.ts' {
  interface Searches {
    /** Where to go afterwards, and why the session ended. */
    '/login': { redirect?: string | undefined; ended?: SessionEnding | undefined; as?: 'trusted' | undefined }
  }
}

/** Somebody was signed in here, and the server knows of no such session any more. */
const ENDED_ELSEWHERE: Words = /*i18n*/ {
  id: 'session.ended-elsewhere',
  message:
    'Your session was ended from another device, by a new password or by the club. Please sign in again.',
}

/** The person, or whoever uses this browser too, signed out in another tab. */
const ENDED_IN_ANOTHER_TAB: Words = /*i18n*/ {
  id: 'session.ended-in-another-tab',
  message: 'You signed out in another tab of this browser. Sign in to go on where you were.',
}

/** The portal has a new version: what this browser kept is of the one before (spec, section 4). */
const RENEWED: Words = /*i18n*/ {
  id: 'session.renewed',
  message: 'The portal was updated. Sign in once more to go on where you were.',
}

const WORDS: Record<SessionEnding, Words> = {
  idle: SESSION_EXPIRED_WORDS,
  'signed-out': ENDED_ELSEWHERE,
  'other-tab': ENDED_IN_ANOTHER_TAB,
  renewed: RENEWED,
  'no-contract': SESSION_WORDS.NO_CONTRACT,
}

/** Why the one who was signed in has to sign in again. */
export function EndedNote() {
  const { i18n } = useLingui()
  const { ended } = useSearch({ strict: false })
  // Anybody may have written the address.
  if (!ended || !Object.hasOwn(WORDS, ended)) return null
  const words = WORDS[ended]
  return (
    <Note tone={ended === 'no-contract' ? 'bad' : 'info'} spoken>
      {i18n._(words.id, { phone: boot.phone }, { message: words.message })}
    </Note>
  )
}
