import './back-to-catalogue.css'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'

/** The way back to where things to do are listed. */
export function BackToCatalogue() {
  return (
    <Link to="/things-to-do" className="link small market-back">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>Things to do</Trans>
    </Link>
  )
}
