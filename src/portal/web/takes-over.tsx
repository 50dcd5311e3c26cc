import { useLayoutEffect, useRef } from 'react'
import { hadFirstFrame, takeOver } from './first-frame.ts'

/** Carries over what was done with the page's first frame, in the very drawing that takes its place. */
export function TakesOver({ root }: { root: HTMLElement }) {
  // While React draws, the frame still stands; it goes when this is committed.
  const focused = useRef(document.activeElement)
  const over = useRef(!hadFirstFrame())
  useLayoutEffect(() => {
    if (!over.current) takeOver(root, focused.current)
    over.current = true
  }, [root])
  return null
}
