import { useSyncExternalStore } from 'react'

/** A telephone's width, as the styles have it. */
const NARROW = '(max-width: 47.5em)'

/** Whether the window is as narrow as a telephone; it follows the window. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => matchMedia(NARROW).matches)
}

function follow(changed: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}
