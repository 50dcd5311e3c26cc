import type { Page } from 'playwright-core'
import { shown } from './shown.ts'

/** What a view's state is made of: what is open, what is said of it, and what is wrong. */
const STATE =
  'dialog[open], [role=dialog], [role=menu], [role=listbox], details[open], [role=alert], [aria-invalid=true], .state-box, .skeleton'

/** The state of a page as it stands, a line each; what says something for a moment alone is no part of it. */
export function stateOf(page: Page): Promise<string[]> {
  return page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((one) => one.checkVisibility() && !one.closest('.toast, .toasts'))
        .map((one) => `${one.localName} ${one.getAttribute('role') ?? ''} ${one.classList[0] ?? ''}`)
        .sort(),
    STATE,
  )
}

/**
 * Turns a page to another skin and language where it stands, as another tab does in which somebody chooses them: the tab
 * writes them down, and says that it did a deed, so that the answers come anew in their language.
 */
export async function turnTo(
  page: Page,
  { theme, language }: { theme: 'light' | 'dark'; language: 'en' | 'es' },
): Promise<void> {
  await page.evaluate(
    async (chosen) => {
      for (const [key, newValue] of chosen) {
        localStorage.setItem(key, newValue)
        dispatchEvent(new StorageEvent('storage', { key, newValue }))
      }
      const [[, skin], [, words]] = chosen
      const root = document.documentElement
      while (root.dataset.theme !== skin || root.lang !== words) await new Promise(requestAnimationFrame)
      const deeds = new BroadcastChannel('veranda.deeds')
      deeds.postMessage('updateLanguage')
      deeds.close()
    },
    [
      ['veranda.theme', theme],
      ['veranda.language', language],
    ] as const,
  )
  // Waits until the page has asked anew.
  await page.waitForTimeout(50)
  await shown(page)
}
