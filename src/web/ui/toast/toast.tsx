import './toast.css'
import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTopModal } from '../dialog/open-modals.ts'
import { keepLater } from './keep-later.ts'
import { heardToasts, holdToasts, listenToToasts, releaseToasts, type Toast, toasts } from './toast-queue.ts'

/** The delay of the live region (milliseconds): the page is inert until the dialog has closed. */
const SPEAK_MS = 350

/** Draws the toasts and speaks them; once, at the root of the app. */
export function Toasts() {
  const modal = useTopModal()
  // While a modal dialog is open the rest of the page is inert, so the toasts move into the dialog.
  return createPortal(<ToastBox key={modal ? 'modal' : 'page'} />, modal ?? document.body)
}

function ToastBox() {
  const { t } = useLingui()
  const shown = useSyncExternalStore(listenToToasts, toasts, toasts)
  const box = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id

  // `showPopover` again puts it on top of the top layer, above modals that opened in between.
  useLayoutEffect(() => {
    const { current } = box
    // The dialog that held it may unmount at the same moment: the next host shows it.
    if (!current?.isConnected) return
    if (current.matches(':popover-open')) current.hidePopover()
    if (newest === undefined) return
    current.showPopover()
    return keepLater(current, 'keepClear')
  }, [newest])

  return (
    <>
      <Voice />
      <section
        ref={box}
        popover="manual"
        className="toasts"
        aria-label={t`Messages`}
        onPointerEnter={holdToasts}
        onPointerLeave={releaseToasts}
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} {...toast} />
        ))}
      </section>
    </>
  )
}

/** Which live region has said a toast, by its id. */
const saidIn = new Map<number, string>()

/** Whether a toast is this region's to say: no other has said it before. */
function isSaidIn({ id }: Toast, place: string): boolean {
  if (!saidIn.has(id)) saidIn.set(id, place)
  return saidIn.get(id) === place
}

/** The live region is always mounted: one that is inserted with its text is not announced. */
function Voice() {
  const heard = useSyncExternalStore(listenToToasts, heardToasts, heardToasts)
  const [said, setSaid] = useState<readonly Toast[]>([])
  const place = useId()
  useEffect(() => {
    // What the dialog said that has just closed is not said a second time by the page.
    const soon = setTimeout(() => {
      setSaid(heard.filter((one) => isSaidIn(one, place)))
    }, SPEAK_MS)
    return () => clearTimeout(soon)
  }, [heard, place])
  return (
    // Only what is new is read out, not again what was said before it.
    <div className="hidden-text" role="status" aria-atomic="false">
      {said.map(({ id, title, text }) => (
        <p key={id}>{text ? `${title}. ${text}` : title}</p>
      ))}
    </div>
  )
}

function ToastCard({ title, text, tone }: Toast) {
  const Icon = tone === 'good' ? Check : CircleAlert
  return (
    <div className={`toast toast-${tone}`}>
      <Icon className="icon" aria-hidden />
      <b>{title}</b>
      {text && <p>{text}</p>}
    </div>
  )
}
