/** The gap between a toast and what it must not cover (pixels). */
const GAP = 12

/** What a toast must not cover: submit buttons, the primary button of a page, and a telephone number that one may want now. */
const DEEDS =
  '.button[type=submit], .button:not(.button-secondary, .button-ghost, .button-danger), a[href^="tel:"]'

/**
 * Keeps the toasts off bars at the foot of the window and off the button that one came to press, also while the page
 * scrolls beneath them; answers how to stop.
 */
export function keepClear(box: HTMLElement): () => void {
  let frame = 0
  const place = () => {
    box.style.removeProperty('--toast-lift')
    const lift = liftOf(box.getBoundingClientRect(), obstacles(box))
    if (lift > 0) box.style.setProperty('--toast-lift', `${lift}px`)
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  place()
  addEventListener('scroll', soon, { capture: true, passive: true })
  addEventListener('resize', soon)
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', soon, { capture: true })
    removeEventListener('resize', soon)
  }
}

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** By how many pixels a box has to rise so that it covers none of these; 0 where the window has no room for that. */
export function liftOf(box: Place, others: readonly Place[]): number {
  let lift = 0
  for (const other of [...others].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.right <= box.left || other.left >= box.right
    const isClear = other.bottom <= box.top - lift || other.top >= box.bottom - lift
    if (!isBeside && !isClear) lift = box.bottom - other.top + GAP
  }
  return box.top - lift < GAP ? 0 : lift
}

function obstacles(box: HTMLElement): Place[] {
  const root = box.closest('dialog') ?? document
  const deeds = [...root.querySelectorAll<HTMLElement>(DEEDS)].filter((one) => one.checkVisibility())
  return [...deeds, ...barsAtFoot(box)].map((one) => one.getBoundingClientRect())
}

/** Bars that stick to the window's foot under the toasts. */
function barsAtFoot(box: HTMLElement): Element[] {
  const { left, right } = box.getBoundingClientRect()
  const under = document.elementsFromPoint((left + right) / 2, innerHeight - 2)
  return under.filter((one) => {
    if (box.contains(one) || one.getBoundingClientRect().height > innerHeight / 2) return false
    const { position, bottom } = getComputedStyle(one)
    return position === 'sticky' && bottom !== 'auto'
  })
}
