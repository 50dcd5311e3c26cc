import './popover.css'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'

interface PopoverOverlayProps {
  label: string
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The part of `PopoverButton` that loads later: placed beside the trigger, keeps focus, closes on Escape. */
export function PopoverOverlay({ label, trigger, onClose, children }: PopoverOverlayProps) {
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      className="popover popover-roomy"
      placement="bottom start"
      offset={12}
    >
      <Dialog aria-label={label} className="popover-dialog">
        {children}
      </Dialog>
    </Popover>
  )
}
