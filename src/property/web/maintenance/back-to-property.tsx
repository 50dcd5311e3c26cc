import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'

/** The way back to the list of requests. */
export function BackToProperty() {
  return (
    <Link to="/my-property" className="link small repair-back">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>My property</Trans>
    </Link>
  )
}
