import './toast.css'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { listenToToasts, type Toast, toasts } from './toast-queue.ts'

/** Draws the toasts; once, at the root of the app. */
export function Toasts() {
  const shown = useSyncExternalStore(listenToToasts, toasts, toasts)
  const ref = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id

  // The one shown last lies on top of the top layer: above a dialog that opened in between.
  useEffect(() => {
    const box = ref.current
    if (!box) return
    if (box.matches(':popover-open')) box.hidePopover()
    if (newest !== undefined) box.showPopover()
  }, [newest])

  return (
    <div ref={ref} popover="manual" className="toasts" role="status">
      {shown.map((toast) => (
        <ToastCard key={toast.id} {...toast} />
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
