import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl-Enter (on a Mac ⌘-Enter) sends the form of a dialog, wherever in the dialog the focus is. */
export function useSentByCtrlEnter(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    const dialog = form.current?.closest('dialog')
    dialog?.addEventListener('keydown', hear)
    return () => dialog?.removeEventListener('keydown', hear)
  }, [])
  return form
}
