import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** The place in the header where a screen may put its own button. */
export const HEADER_SLOT = 'header-slot'

/** Shows its children in the header, left of the skin, for as long as the screen is open: the cart's button. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // The header mounts with the frame; a screen that loads faster waits for it.
  useEffect(() => setPlace(document.getElementById(HEADER_SLOT)), [])
  return place && createPortal(children, place)
}
