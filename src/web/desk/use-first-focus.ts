import { type RefObject, useEffect } from 'react'

/**
 * Once a dialog's form is drawn, the focus stands on its deed or on the words that it needs: a dialog gives it to its first button
 * otherwise, which closes it, and Enter after the key that opened the dialog would do nothing but that.
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, on: 'deed' | 'words'): void {
  useEffect(() => {
    const first = on === 'deed' ? '[type=submit]' : 'textarea, input'
    form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [form, on])
}
