/** The gap between what lies over the page and what it must not cover (pixels). */
const GAP = 12

/** What a toast must not cover: submit buttons, the primary button of a page, and a telephone number that one may want now. */
const DEEDS =
  '.button[type=submit], .button:not(.button-secondary, .button-ghost, .button-danger), a[href^="tel:"]'

/** Whatever one may press or fill in. A card that is a link as a whole leaves room beside what lies over it. */
const CONTROLS = 'button, input, select, textarea, summary, a[href]'
/** A control that is higher than this has room beside what lies over it (pixels). */
const HIGH = 96

/** The most that something rises over other controls, as a part of the window's height. */
const HIGHEST = 0.5

/**
 * Keeps the toasts off bars at the foot of the window, off the button that one came to press and, where the window has room for it, off
 * every other control, also while the page scrolls beneath them; answers how to stop.
 */
export function keepClear(box: HTMLElement): () => void {
  const modal = box.closest('dialog')
  if (modal) return keepOffModal(box, modal)
  return keepPlaced(box, () => {
    const deeds = [...deedsIn(box), ...barsAtFoot(box)]
    const own = box.getBoundingClientRect()
    const all = liftOf(own, placesOf([...deeds, ...controlsIn(box)]))
    return isWithinReach(all) ? (all ?? 0) : (liftOf(own, placesOf(deeds)) ?? 0)
  })
}

/**
 * In a modal dialog the toasts cover none of its controls, also of those that are drawn once they are read; where these leave no
 * room, as in a menu, at least none of its buttons. Where even those leave none they are only heard.
 */
function keepOffModal(box: HTMLElement, modal: HTMLElement): () => void {
  const lifted = () => {
    const own = box.getBoundingClientRect()
    const controls = controlsIn(box)
    const buttons = controls.filter((one) => one.matches('.button'))
    const lift = liftOf(own, placesOf(controls)) ?? liftOf(own, placesOf(buttons))
    box.toggleAttribute('data-crowded', lift === null)
    return lift ?? 0
  }
  const stop = keepPlaced(box, lifted, [modal, ...modal.children])
  return () => {
    stop()
    box.removeAttribute('data-crowded')
  }
}

/** Keeps something that lies over the page off its controls, as far as the window has room; answers how to stop. */
export function keepOffControls(box: HTMLElement): () => void {
  return keepPlaced(box, () => {
    const lift = liftOf(box.getBoundingClientRect(), placesOf([...controlsIn(box), ...barsAtFoot(box)]))
    return isWithinReach(lift) ? (lift ?? 0) : 0
  })
}

/** Raises a box by `--lift` as often as the page moves, or one of the parts around it grows. */
function keepPlaced(box: HTMLElement, lifted: () => number, parts: readonly Element[] = []): () => void {
  let frame = 0
  const place = () => {
    box.style.removeProperty('--lift')
    const lift = lifted()
    if (lift > 0) box.style.setProperty('--lift', `${lift}px`)
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  place()
  addEventListener('scroll', soon, { capture: true, passive: true })
  addEventListener('resize', soon)
  const grows = new ResizeObserver(soon)
  for (const part of parts) if (part !== box) grows.observe(part)
  return () => {
    cancelAnimationFrame(frame)
    grows.disconnect()
    removeEventListener('scroll', soon, { capture: true })
    removeEventListener('resize', soon)
  }
}

const isWithinReach = (lift: number | null) => lift !== null && lift <= innerHeight * HIGHEST

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** By how many pixels a box has to rise so that it covers none of these; null where the window has no room for that. */
export function liftOf(box: Place, others: readonly Place[]): number | null {
  let lift = 0
  for (const other of [...others].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.right <= box.left || other.left >= box.right
    const isClear = other.bottom <= box.top - lift || other.top >= box.bottom - lift
    if (!isBeside && !isClear) lift = box.bottom - other.top + GAP
  }
  return box.top - lift < GAP ? null : lift
}

const placesOf = (elements: readonly Element[]): Place[] => elements.map((one) => one.getBoundingClientRect())

const rootOf = (box: HTMLElement): ParentNode => box.closest('dialog') ?? document

function deedsIn(box: HTMLElement): Element[] {
  return [...rootOf(box).querySelectorAll<HTMLElement>(DEEDS)].filter((one) => one.checkVisibility())
}

/** The controls in sight, without those that the box itself holds or is. */
function controlsIn(box: HTMLElement): Element[] {
  return [...rootOf(box).querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => {
    if (one === box || box.contains(one)) return false
    const { top, bottom, height } = one.getBoundingClientRect()
    return height > 0 && height <= HIGH && bottom > 0 && top < innerHeight && one.checkVisibility()
  })
}

/** Bars that stick to the window's foot under a box. */
function barsAtFoot(box: HTMLElement): Element[] {
  const { left, right } = box.getBoundingClientRect()
  const under = document.elementsFromPoint((left + right) / 2, innerHeight - 2)
  return under.filter((one) => {
    if (box.contains(one) || one.getBoundingClientRect().height > innerHeight / 2) return false
    const { position, bottom } = getComputedStyle(one)
    return position === 'sticky' && bottom !== 'auto'
  })
}
