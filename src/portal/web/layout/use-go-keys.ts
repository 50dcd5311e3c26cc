import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { GO_MS, goTo } from '../../../admin/inbox/go-to.ts'
import { DESK_KEYS_OFF } from '../../../admin/inbox/keys.ts'
import { isTyping } from '../../../web/is-typing.ts'
import { remembered } from '../../../web/remembered.ts'

/** G and then a letter leads to a screen of the menu, from anywhere at the desk; before the letters of the screen itself. */
export function useGoKeys(screens: readonly { path: string }[]) {
  const navigate = useNavigate()
  const newest = useRef({ screens, navigate })
  useEffect(() => {
    newest.current = { screens, navigate }
  })
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, timeStamp, target } = event
      if (ctrlKey || metaKey || altKey || repeat || key === 'Shift') return
      if (isTyping(target) || document.querySelector('dialog[open]')) return
      const path = timeStamp - since < GO_MS ? goTo(key, newest.current.screens) : null
      since = key.toLowerCase() === 'g' && remembered(DESK_KEYS_OFF) !== 'yes' ? timeStamp : -Infinity
      if (path === null) return
      event.preventDefault()
      void newest.current.navigate({ to: path })
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}
