import './header.css'
import { useLingui } from '@lingui/react/macro'
import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import { logOut } from '../../../membership/web/session/end-session.ts'
import { HEADER_SLOT } from '../../../web/header-slot.tsx'
import { IconButton } from '../../../web/ui/button.tsx'
import { SkinToggle } from '../../../web/ui/skin-toggle.tsx'
import { ContractSwitcher } from './contract-switcher.tsx'
import { useRouteRow } from './use-route-row.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** The scroll position from which the header's hairline shows, in pixels. */
const HAIRLINE_AT = 8

interface HeaderProps {
  menuOpen: boolean
  onMenu: () => void
}

/** The selected contract, the page's title, the skin and the way out (spec, section 2). */
export function Header({ menuOpen, onMenu }: HeaderProps) {
  const { t, i18n } = useLingui()
  const row = useRouteRow()
  const scrolled = useScrolledPast(HAIRLINE_AT)
  return (
    <header className={scrolled ? 'header header-scrolled' : 'header'}>
      <IconButton
        className="header-menu"
        label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Menu className="icon" />
      </IconButton>
      <ContractSwitcher />
      {row && <span className="header-title">{i18n._(row.title)}</span>}
      <span className="header-space" />
      <span id={HEADER_SLOT} />
      <SkinToggle />
      <IconButton className="header-logout" label={t`Log out`} onClick={() => void logOut()}>
        <LogOut className="icon" />
      </IconButton>
    </header>
  )
}
