import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width of an element in pixels, followed as it changes; `initial` until it is known. */
export function useWidth<Element extends HTMLElement>(initial: number): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // Told once the frame's layout is made and before it is painted: asked for here, the page would be laid out twice.
    const observer = new ResizeObserver(() =>
      flushSync(() => setWidth(Math.max(1, Math.round(element.clientWidth)))),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
