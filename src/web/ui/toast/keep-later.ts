/**
 * Keeps a box that lies over the page off what one may press there (`keep-clear.ts`), which is loaded with the first such box: no
 * first page needs it. Where it cannot be loaded the box stays where it is. Answers how to stop.
 */
export function keepLater(box: HTMLElement, off: 'keepClear' | 'keepOffControls'): () => void {
  let stop: (() => void) | undefined
  let isGone = false
  import('./keep-clear.ts').then(
    (ways) => {
      if (!isGone) stop = ways[off](box)
    },
    () => {},
  )
  return () => {
    isGone = true
    stop?.()
  }
}
