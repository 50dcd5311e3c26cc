import './caller.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { Note } from '../../../web/ui/note.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../../web/ui/restricted-note.tsx'
import { NeverAsked } from '../never-asked.tsx'
import { CallerCard } from './caller-card.tsx'

/** The number that only the desk sees too: the caller reads it out, the owner listens. */
export default function CallerScreen() {
  const { t } = useLingui()
  const { user } = useSession()
  return (
    <div className="page fade">
      <PageHead
        back={
          <Link to="/my-account/security" className="link small caller-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>Security</Trans>
          </Link>
        }
        title={t`Verify a caller`}
        lead={<Trans>Ask the caller to read you this number. You only listen.</Trans>}
      />
      {user.isAdmin ? (
        <RestrictedNote />
      ) : (
        <div className="caller">
          <CallerCard />
          <div className="caller-aside">
            <Note tone="gold" title={<Trans>Never read it out yourself.</Trans>}>
              <Trans>
                A stranger will ask you for it; ours won’t. Our people read it when they have called you, not
                when you were called by somebody who wants you to wait or to call back elsewhere.
              </Trans>
            </Note>
            <NeverAsked title={t`Even ours never ask for`} />
          </div>
        </div>
      )}
    </div>
  )
}
