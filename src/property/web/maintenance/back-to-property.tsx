import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'

/** The way back to the list of requests. */
export function BackToProperty() {
  return (
    <Link to="/my-property" className="link small repair-back">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>My property</Trans>
    </Link>
  )
}
