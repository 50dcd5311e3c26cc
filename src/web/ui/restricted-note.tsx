import { Trans, useLingui } from '@lingui/react/macro'
import Lock from 'lucide-react/icons/lock'
import { RESTRICTED_ACTION_WORDS } from '../../kernel/words.ts'
import { Note } from './note.tsx'

/** What an admin sees in place of the acts that only the owner has (spec, section 6). */
export function RestrictedNote() {
  const { i18n } = useLingui()
  const { id, message } = RESTRICTED_ACTION_WORDS
  return (
    <Note tone="gold" icon={Lock} title={<Trans>Restricted Access</Trans>}>
      {i18n._(id, undefined, { message })}
    </Note>
  )
}
