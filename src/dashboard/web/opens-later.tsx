import { Trans } from '@lingui/react/macro'
import Lock from 'lucide-react/icons/lock'

/** In the place of a link to what an unsigned report closes. */
export function OpensLater() {
  return (
    <span className="opens-later">
      <Lock className="icon-small" aria-hidden />
      <Trans>Opens with your signature</Trans>
    </span>
  )
}
