import { useLingui } from '@lingui/react/macro'
import type { Words } from '../../kernel/language.ts'
import { SESSION_EXPIRED_WORDS, SESSION_REQUIRED_WORDS } from '../../kernel/words.ts'
import { boot } from '../../web/boot.ts'
import { Note } from '../../web/ui/note.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { SESSION_WORDS } from '../words.ts'
import { loginSearch } from './login-search.ts'
import type { Ending } from './session/end-session.ts'

const WORDS: Record<Ending, Words> = {
  idle: SESSION_EXPIRED_WORDS,
  'signed-out': SESSION_REQUIRED_WORDS,
  'no-contract': SESSION_WORDS.NO_CONTRACT,
}

/** Why the one who was signed in has to sign in again. */
export function EndedNote() {
  const { i18n } = useLingui()
  const { ended } = useSearchOf(loginSearch)
  if (!ended) return null
  const words = WORDS[ended]
  return (
    <Note tone={ended === 'no-contract' ? 'bad' : 'info'} spoken>
      {i18n._(words.id, { phone: boot.phone }, { message: words.message })}
    </Note>
  )
}
