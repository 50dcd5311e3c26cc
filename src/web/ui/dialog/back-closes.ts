import { useEffect, useRef } from 'react'

/** A modal that is open, with an entry of its own in the browser's history, above its page's. */
interface OpenModal {
  mark: string
  close: () => void
  /** Its entry has been left already. */
  left: boolean
}

/** The open ones, the outermost first. */
const modals: OpenModal[] = []

/** One that closed a moment ago: the next one takes its entry over, as when one dialog follows another. */
let freed: { mark: string; waiting: ReturnType<typeof setTimeout> } | null = null

/** Steps back that we take ourselves: nobody else hears of them. */
let ownSteps = 0
let isListening = false
let count = 0

const markOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'modal' in state ? String(state.modal) : null

/**
 * Back closes a modal and nothing else, as people expect on a phone; closed otherwise, it takes its entry away again. The
 * page's address stays, and the router does not hear of it: an entry of ours is a copy of the page's with a mark.
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
    // Before the router's own, which would take the step for a navigation.
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

/** The prototype's own method: the router has put its ear on that of the window's history. */
function addEntry({ mark }: OpenModal): void {
  History.prototype.pushState.call(window.history, { ...window.history.state, modal: mark }, '')
}

function leave(modal: OpenModal): void {
  modals.splice(modals.indexOf(modal), 1)
  if (modal.left) return
  const { mark } = modal
  // A moment later: what closes a modal often goes on to another page, or to the next modal.
  const waiting = setTimeout(() => {
    if (freed?.mark === mark) freed = null
    if (markOf(history.state) !== mark) return
    ownSteps++
    history.back()
  })
  freed = { mark, waiting }
}

function onStep(event: PopStateEvent): void {
  if (ownSteps > 0) {
    ownSteps--
    event.stopImmediatePropagation()
    return
  }
  const mark = markOf(event.state)
  const top = modals.at(-1)
  if (top) {
    // Further than to the entry below: the page changes, and its modals go with it.
    const below = modals.at(-2)?.mark ?? null
    if (mark !== below || top.left) return
    event.stopImmediatePropagation()
    top.left = true
    top.close()
    setTimeout(() => {
      // It did not close: something is being sent, say.
      if (!modals.includes(top)) return
      top.left = false
      addEntry(top)
    })
  } else if (mark !== null) {
    // The entry of a modal that is gone, under a page that was opened from it: nothing is to be seen there.
    event.stopImmediatePropagation()
    history.back()
  }
}
