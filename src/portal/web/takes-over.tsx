import { useLayoutEffect, useRef } from 'react'
import { hadFirstFrame, takeOver } from './first-frame.ts'

/** Transfers input and focus from the static sign-in form in the commit that replaces it (layout effect). */
export function TakesOver({ root }: { root: HTMLElement }) {
  // During rendering the static form is still in the page; the commit removes it.
  const focused = useRef(document.activeElement)
  const over = useRef(!hadFirstFrame())
  useLayoutEffect(() => {
    if (!over.current) takeOver(root, focused.current)
    delete root.dataset.drawn
    over.current = true
  }, [root])
  return null
}
