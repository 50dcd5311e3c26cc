import { useEffect, useRef } from 'react'

/** An open modal with a history entry of its own above the page's. */
interface OpenModal {
  mark: string
  close: () => void
  /** Its history entry has been left already. */
  left: boolean
}

/** The open modals, the outermost first. */
const modals: OpenModal[] = []

/**
 * The history entry of a modal that closed a moment ago: the next one reuses it, as when one dialog follows another.
 */
let freed: { mark: string; waiting: ReturnType<typeof setTimeout> } | null = null

/**
 * The number of `history.back()` calls of ours whose popstate is still to come; it is hidden from all other listeners.
 */
let ownSteps = 0
/** What waits for a closing modal's entry to be left. */
let onPage: (() => void)[] = []
let isListening = false
let count = 0

const markOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'modal' in state ? String(state.modal) : null

/**
 * Back closes a modal and nothing else, as people expect on a phone; closed otherwise, its history entry is removed.
 * The URL stays the same and the router sees no navigation: the entry is a copy of the page's state with a mark.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    const modal = enter(() => close.current())
    return () => leave(modal)
  }, [open])
}

function enter(close: () => void): OpenModal {
  if (!isListening) {
    // Registered before the router's listener, which would treat the step as a navigation.
    window.addEventListener('popstate', onStep, { capture: true })
    isListening = true
  }
  const modal: OpenModal = { mark: `${Date.now()}-${count++}`, close, left: false }
  if (freed && markOf(history.state) === freed.mark) {
    clearTimeout(freed.waiting)
    modal.mark = freed.mark
  } else addEntry(modal)
  freed = null
  modals.push(modal)
  return modal
}

/** The prototype's method: the router has patched that of `window.history`. */
function addEntry({ mark }: OpenModal): void {
  History.prototype.pushState.call(window.history, { ...window.history.state, modal: mark }, '')
}

function leave(modal: OpenModal): void {
  modals.splice(modals.indexOf(modal), 1)
  if (modal.left) return
  const { mark } = modal
  // Delayed: what closes a modal often navigates, or opens the next modal.
  const waiting = setTimeout(() => {
    if (freed?.mark === mark) freed = null
    if (markOf(history.state) !== mark) return
    ownSteps++
    history.back()
  })
  freed = { mark, waiting }
}

/**
 * Calls once the page's own entry is on top. What replaces the address right after a modal's yes would else replace the
 * modal's entry, and Back would lead to the address that was to be replaced.
 */
export function whenOnPage(act: () => void): void {
  if (markOf(history.state) === null) act()
  else onPage.push(act)
}

function onStep(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps--
    event.stopImmediatePropagation()
    const waiting = onPage
    onPage = []
    for (const act of waiting) whenOnPage(act)
    return
  }
  const mark = markOf(event.state)
  const top = modals.at(-1)
  if (top) {
    // More than one step back: the page changes, and its modals unmount.
    const below = modals.at(-2)?.mark ?? null
    if (mark !== below || top.left) return
    event.stopImmediatePropagation()
    top.left = true
    top.close()
    setTimeout(() => {
      // The modal stayed open, for instance while something is being sent: its entry is pushed again.
      if (!modals.includes(top)) return
      top.left = false
      addEntry(top)
    })
  } else if (mark !== null) {
    // A left-over entry of a closed modal, below a page that was opened from it: skipped.
    event.stopImmediatePropagation()
    history.back()
  }
}
