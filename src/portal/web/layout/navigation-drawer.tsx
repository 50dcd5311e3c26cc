import './navigation-drawer.css'
import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { boot } from '../../../web/boot.ts'
import { Drawer } from '../../../web/ui/dialog/drawer.tsx'
import { Logo } from '../../../web/ui/logo.tsx'
import { Navigation } from './navigation-links.tsx'
import { SidebarFoot } from './sidebar.tsx'

/** The width from which the sidebar stands open by itself (spec, section 9). */
const WIDE = '(min-width: 60em)'

interface NavigationDrawerProps {
  open: boolean
  onClose: () => void
}

/** The sidebar of narrow windows; it closes at every change of route, and when the window grows. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { t } = useLingui()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const close = useRef(onClose)
  close.current = onClose
  // The drawer comes once the page is drawn: it may have been opened before, and only a change of the path closes it.
  const shownOn = useRef(path)
  useEffect(() => {
    if (shownOn.current === path) return
    shownOn.current = path
    close.current()
  }, [path])
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const look = () => wide.matches && close.current()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="left"
      title={
        <span data-title={t`Menu`}>
          <Logo name={boot.brand.name} tagline={boot.brand.tagline} />
        </span>
      }
      footer={<SidebarFoot />}
    >
      <Navigation />
    </Drawer>
  )
}
