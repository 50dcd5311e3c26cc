import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * The place of a page that its address names behind the number sign: once it is there, which may be long after the page
 * was opened, it is brought into sight and has the focus. Give the reference to its heading, which takes focus.
 */
export function useNamedPlace<E extends HTMLElement>(name: string): React.RefObject<E | null> {
  const place = useRef<E>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === name })
  useEffect(() => {
    if (!isNamed) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [isNamed])
  return place
}
