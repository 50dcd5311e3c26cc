import { Trans } from '@lingui/react/macro'
import AtSign from 'lucide-react/icons/at-sign'
import Banknote from 'lucide-react/icons/banknote'
import PenLine from 'lucide-react/icons/pen-line'
import UserPlus from 'lucide-react/icons/user-plus'

/** Before what the portal asks once more who is there (decision 0116). */
export function WhenAsked() {
  return (
    <section className="card pad stack" aria-labelledby="when-asked">
      <h2 className="sub" id="when-asked">
        <Trans>When we ask again</Trans>
      </h2>
      <ul className="when-asked small">
        <li>
          <PenLine className="icon" aria-hidden />
          <Trans>Before you sign a report</Trans>
        </li>
        <li>
          <Banknote className="icon" aria-hidden />
          <Trans>Before a profit settles what you owe</Trans>
        </li>
        <li>
          <AtSign className="icon" aria-hidden />
          <Trans>Before email, phone or a second factor change</Trans>
        </li>
        <li>
          <UserPlus className="icon" aria-hidden />
          <Trans>Before a person or a key is added, and before you end a device</Trans>
        </li>
      </ul>
      <p className="small muted">
        <Trans>Not if you confirmed in the last ten minutes.</Trans>
      </p>
    </section>
  )
}
