import './dialog.css'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button.tsx'
import { useModal } from './use-modal.ts'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The navigation slides in from the left, the cart from the right (default). */
  side?: 'left' | 'right'
  /** Stays at the bottom while the middle scrolls. */
  footer?: ReactNode
  /** Nothing in it takes the focus: its middle does, so that the keyboard can scroll it. */
  reads?: boolean
  children?: ReactNode
}

/** A modal panel at the edge of the window, as high as it. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'right',
  footer,
  reads = false,
  children,
}: DrawerProps) {
  const { t } = useLingui()
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal.dialog}
      aria-labelledby={id}
      className={clsx('drawer', side === 'left' && 'drawer-left')}
    >
      {modal.drawn && (
        <div className="drawer-body">
          <header>
            <h2 id={id} className="title">
              {title}
            </h2>
            <IconButton label={t`Close`} onClick={onClose}>
              <X className="icon" />
            </IconButton>
          </header>
          <section className="drawer-middle" aria-labelledby={id} tabIndex={reads ? 0 : undefined}>
            {children}
          </section>
          {footer && <footer>{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
