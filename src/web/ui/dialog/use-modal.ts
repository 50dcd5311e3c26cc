import { type PointerEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBackCloses } from './back-closes.ts'
import { beginInDialog } from './begin-in.ts'
import { noteModal } from './open-modals.ts'

/** How long a closing dialog stays drawn, so that it does not empty before it has faded (milliseconds). */
const LEAVING_MS = 260

/**
 * A native `<dialog>` that follows `open`. The browser traps focus and gives it back to where it was; this adds
 * what it lacks: a press beside the dialog closes it (unless `keepOnBackdrop`), Escape asks the owner of `open`
 * instead of closing behind its back, and leaving the page part closes first so that focus returns. Back closes it and
 * nothing else; one that is open because of the page's address (`addressed`) leaves that to its page.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  { keepOnBackdrop = false, addressed = false } = {},
) {
  useBackCloses(open && !addressed, onClose)
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const drawn = useDrawn(open)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    beginInDialog(dialog)
    const closed = noteModal(dialog)
    return () => {
      closed()
      dialog.close()
    }
  }, [open])

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget
  return {
    drawn,
    dialog: {
      ref,
      // A file field inside sends `cancel` too, hence the look at who sends.
      onCancel: (event: SyntheticEvent) => {
        if (!isOwn(event)) return
        event.preventDefault()
        onClose()
      },
      // The browser may close it by itself (Escape pressed twice); our own closing finds `open` false already.
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (isOwn(event) && open && !event.currentTarget.open) onClose()
      },
      onPointerDown: (event: PointerEvent) => {
        // A click whose target is the dialog itself is on the backdrop; a selection that ends outside has begun
        // inside.
        pressedBeside.current = isOwn(event)
      },
      onClick: (event: SyntheticEvent) => {
        if (isOwn(event) && pressedBeside.current && !keepOnBackdrop) onClose()
      },
    },
  }
}

/** True while open and for a moment after. */
function useDrawn(open: boolean): boolean {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!open) return
    setLeaving(true)
    return () => {
      setTimeout(() => setLeaving(false), LEAVING_MS)
    }
  }, [open])
  return open || leaving
}
