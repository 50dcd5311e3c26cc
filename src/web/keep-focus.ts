/** The focusable elements, where they are visible. */
const STOPS =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])'
/** How many of the next focusable elements are remembered: more than one row of a list may be removed at once. */
const REMEMBERED = 40
/** A screen, menu or dialog that restores the focus by itself has done so by then (milliseconds). */
const PATIENCE_MS = 120

interface Standing {
  on: HTMLElement
  /** The focusable elements after the focused one, and its ancestors, nearest first. */
  next: HTMLElement[]
  within: HTMLElement[]
}

/**
 * A fallback for lost focus: where the focused element is removed or disabled and nothing else took the focus, it moves
 * to the next focusable element, or to the heading of what is left. Screens that know better restore it themselves.
 * What has the focus already counts as focused now. It goes on as long as the page, and so does what is said of forms.
 */
export function keepFocus(): void {
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return
    // It comes with the first form that is submitted, and watches whether something is wrong in it.
    import('./ui/fields/faults-summary.tsx').then(({ showFaults }) => showFaults(target)).catch(() => {})
  })
  const { activeElement: first } = document
  let standing = first instanceof HTMLElement && first !== document.body ? standingOf(first) : null
  let waiting: ReturnType<typeof setTimeout> | undefined

  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) standing = standingOf(target)
  }
  // A press on the background blurs on purpose.
  const letGo = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${STOPS}, label, [tabindex]`)) standing = null
  }
  // The browser blurs a removed element only at the next frame, so the check is delayed.
  const look = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      if (standing && document.activeElement === document.body && document.hasFocus()) goOn(standing)
    }, PATIENCE_MS)
  }
  const watching = new MutationObserver(look)
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open', 'aria-hidden'],
  })
  addEventListener('focusin', note)
  addEventListener('pointerdown', letGo)
}

function standingOf(on: HTMLElement): Standing {
  const within: HTMLElement[] = []
  for (let one = on.parentElement; one && one !== document.body; one = one.parentElement) within.push(one)
  const all = [
    ...(on.closest('dialog, main, [role=dialog]') ?? document.body).querySelectorAll<HTMLElement>(STOPS),
  ]
  const at = all.indexOf(on)
  return { on, within, next: at < 0 ? [] : all.slice(at + 1, at + 1 + REMEMBERED) }
}

function goOn({ on, next, within }: Standing): void {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const isThere = (one: HTMLElement) =>
    one.isConnected && one.checkVisibility({ visibilityProperty: true }) && (!modal || modal.contains(one))
  const left = within.find(isThere) ?? modal ?? document.getElementById('main')
  const headings = [...(left?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])]
  const place =
    [on, ...next].find((one) => isThere(one) && one.matches(STOPS)) ??
    headings.find(isThere) ??
    left?.closest<HTMLElement>('dialog, main') ??
    document.querySelector<HTMLElement>('main')
  if (!place) return
  if (!place.matches(STOPS)) place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: place.matches('main, dialog') })
}
