import { useSyncExternalStore } from 'react'

/** A telephone's width, as the styles have it. */
const NARROW = '(max-width: 47.5em)'

let narrow = false

/** Whether the window is as narrow as a telephone; it follows the window. Paper has what the window had. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, isNarrow)
}

/** A page that is drawn anew while it is laid out for print leaves empty sheets behind it. */
function isNarrow(): boolean {
  if (!matchMedia('print').matches) narrow = matchMedia(NARROW).matches
  return narrow
}

function follow(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
