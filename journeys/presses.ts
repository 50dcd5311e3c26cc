import type { Locator, Page } from 'playwright-core'

declare global {
  interface Window {
    countPress: () => Promise<void>
  }
}

/** A picker of the device: one press opens it, one chooses. Chromium's own windows are outside the page, so it is said. */
const PICKER = 2

/** Presses on a page, from when it is watched; what is typed counts nothing. */
export interface Presses {
  count: () => number
  /** Chooses in a list of the device. */
  choose: (list: Locator, option: string | { index: number }) => Promise<void>
  /** Chooses a day in a calendar of the device. */
  chooseDay: (field: Locator, day: string) => Promise<void>
}

/**
 * Counts what an owner's hand does on a page: each press of a pointer, Enter and Space on what has the focus, and two for
 * a picker of the device. A press on the words of a field is one, though the page is told twice.
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
    choose: async (list, option) => {
      await list.selectOption(option)
      presses += PICKER
    },
    chooseDay: async (field, day) => {
      await field.fill(day)
      presses += PICKER
    },
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
