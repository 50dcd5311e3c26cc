import { StepUp } from '../../../membership/web/session/step-up.tsx'
import { StillThere } from '../../../membership/web/session/still-there.tsx'
import { Toasts } from '../../../web/ui/toast/toast.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { ScreenPaperHead } from './paper-head.tsx'
import { ToTop } from './to-top.tsx'

interface FrameRestProps {
  menuOpen: boolean
  onMenuClosed: () => void
}

/** What the frame of a signed-in page shows later or never: it comes once the page is drawn. */
export default function FrameRest({ menuOpen, onMenuClosed }: FrameRestProps) {
  return (
    <>
      <NavigationDrawer open={menuOpen} onClose={onMenuClosed} />
      <ToTop />
      <ScreenPaperHead />
      <StillThere />
      <StepUp />
      <Toasts />
    </>
  )
}
