import type { Page } from 'playwright-core'

declare global {
  interface Window {
    countPress: () => Promise<void>
  }
}

/** Presses on a page, from when it is watched; what is typed counts nothing. */
export interface Presses {
  count: () => number
}

/**
 * Counts what an owner's hand does on a page: each press of a pointer, Enter and Space on what has the focus. A press on
 * the words of a field is one, though the page is told twice. A picker of the device is outside the page: no job needs one.
 */
export async function countPresses(page: Page): Promise<Presses> {
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses++
  })
  await page.addInitScript(watchHand)
  await page.evaluate(watchHand)
  return {
    count: () => presses,
  }
}

/** In the page. A click that the keyboard or the words of a field made has no pointer of its own. */
function watchHand(): void {
  const count = () => void window.countPress()
  document.addEventListener('pointerdown', (event) => event.isTrusted && count(), true)
  document.addEventListener(
    'keydown',
    (event) => {
      const isTyping = (event.target as Element).matches('textarea, input:not([type=checkbox], [type=radio])')
      if (event.isTrusted && (event.key === 'Enter' || (event.key === ' ' && !isTyping))) count()
    },
    true,
  )
}
