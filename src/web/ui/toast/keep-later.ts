import { atRest } from '../../at-rest.ts'

const ways = () => import('./keep-clear.ts')

/** Loads it when the page is at rest, before it is wanted: the first toast may say that there is no connection. */
export function loadKeepClear(): void {
  void atRest()
    .then(ways)
    .catch(() => undefined)
}

/**
 * Keeps a box that lies over the page off what one may press there (`keep-clear.ts`), which is loaded with the first such box: no
 * first page needs it. Where it cannot be loaded the box stays where it is. Answers how to stop.
 */
export function keepLater(box: HTMLElement, off: 'keepClear' | 'keepOffControls'): () => void {
  let stop: (() => void) | undefined
  let isGone = false
  ways().then(
    (loaded) => {
      if (!isGone) stop = loaded[off](box)
    },
    () => {},
  )
  return () => {
    isGone = true
    stop?.()
  }
}
