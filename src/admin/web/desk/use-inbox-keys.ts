import { useEffect, useRef, useState } from 'react'
import { remember, remembered } from '../../../web/remembered.ts'
import { deedOfKey, type InboxDeed } from '../../inbox/keys.ts'

/** Where this browser remembers that keys of one letter are switched off. */
const OFF = 'desk-keys-off'

/** Hears the keys of the inbox for as long as it is on show. */
export function useInboxKeys(act: (deed: InboxDeed) => void) {
  const [isOff, setOff] = useState(() => remembered(OFF) === 'yes')
  const newest = useRef({ act, isOff })
  useEffect(() => {
    newest.current = { act, isOff }
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (event.key === 'Escape' && target?.closest('.inbox') && isTyping(target)) leaveField(target)
      if (event.defaultPrevented || event.repeat) return
      const deed = deedOfKey(event, {
        isTyping: isTyping(target),
        isCovered: document.querySelector('dialog[open]') !== null,
        isOnControl: target?.closest('a, button, summary, input') != null,
        isOff: newest.current.isOff,
      })
      if (!deed) return
      event.preventDefault()
      newest.current.act(deed)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return {
    isOff,
    switchOff: (off: boolean) => {
      remember(OFF, off ? 'yes' : 'no')
      setOff(off)
    },
  }
}

/** Leaves a field for what is open: a field that only lost the focus would get it back with the next change of the page. */
function leaveField(field: HTMLElement) {
  field.blur()
  document.getElementById('desk-queue')?.focus({ preventScroll: true })
}

/** Whether letters are the field's. A box to tick takes none. */
function isTyping(target: HTMLElement | null): boolean {
  return (
    target?.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') != null
  )
}
