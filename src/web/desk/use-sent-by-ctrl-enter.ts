import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl-Enter (on a Mac ⌘-Enter) sends a form: of a dialog wherever in the dialog the focus is, another one from its fields. */
export function useSentByCtrlEnter(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    const heard: HTMLElement | null = form.current?.closest('dialog') ?? form.current
    heard?.addEventListener('keydown', hear)
    return () => heard?.removeEventListener('keydown', hear)
  }, [])
  return form
}
