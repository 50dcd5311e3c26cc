import { Trans } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { Note } from '../../web/ui/note.tsx'

/** What an admin sees in place of the acts that only the owner has (spec, section 6). */
export function RestrictedNote() {
  return (
    <Note tone="gold" icon={Lock} title={<Trans>Restricted Access</Trans>}>
      <Trans>
        Sorry, you are not allowed to do this action. Please request to the Owner do it by itself.
      </Trans>
    </Note>
  )
}
