import './dialog.css'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button.tsx'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  /** Asked by Escape, the close button and a press beside the dialog; set `open` to false in it. */
  onClose: () => void
  title: ReactNode
  /** One line under the title. */
  lead?: ReactNode
  /** An alert wants an answer: no close button, and a press beside it does nothing. Escape asks `onClose`. */
  alert?: boolean
  /** The page's address says that it is open: Back leads to an address without it. */
  addressed?: boolean
  /** 760 wide instead of 560. */
  wide?: boolean
  children?: ReactNode
}

/** A modal dialog. Put `<DialogActions>` last, inside the form if there is one. */
export function Dialog({ open, onClose, title, lead, alert, addressed, wide, children }: DialogProps) {
  const { t } = useLingui()
  const id = useId()
  const modal = useModal(open, onClose, { keepOnBackdrop: alert, addressed })
  return (
    <dialog
      {...modal.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      className={clsx('dialog', wide && 'dialog-wide')}
    >
      {modal.drawn && (
        <div className="dialog-body">
          <header className="dialog-head">
            <h2 id={`${id}-title`} className="title">
              {title}
            </h2>
            {!alert && (
              <IconButton label={t`Close`} onClick={onClose}>
                <X className="icon" />
              </IconButton>
            )}
            {lead && (
              <p id={`${id}-lead`} className="muted">
                {lead}
              </p>
            )}
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** The dialog's buttons: on the right, always in sight. The safe choice comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>
}
