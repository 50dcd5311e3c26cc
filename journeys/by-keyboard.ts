import type { Page } from 'playwright-core'

/** So many stops of a dialog are walked through. */
const MOST = 25

/**
 * Goes through the dialog that is open by keyboard and says where the focus would be on something that is not seen: under a
 * bar, or beside the window.
 */
export async function hiddenStops(page: Page): Promise<string[]> {
  if ((await page.locator('dialog[open]').count()) === 0) return []
  // A toast lies over a low window for a moment, and goes.
  await page.locator('.toast').first().waitFor({ state: 'detached' })
  const hidden = new Set<string>()
  for (let stop = 0; stop < MOST; stop++) {
    await page.keyboard.press('Tab')
    const said = await page.evaluate(hiddenStop)
    if (said) hidden.add(said)
  }
  return [...hidden]
}

/** In the page: what has focus, if another thing lies over it. */
function hiddenStop(): string | null {
  const on = document.activeElement
  if (!on || on === document.body) return null
  const { left, top, width, height } = on.getBoundingClientRect()
  // Of what is taller than the window, the part that is in it.
  const y = Math.min(Math.max(top + Math.min(height / 2, 20), 0), window.innerHeight - 1)
  const at = document.elementFromPoint(left + width / 2, y)
  // What is inert is not found by a point: a preview of it has only itself.
  if (on.querySelector(':scope > [inert]') && at?.contains(on)) return null
  const isSeen = at !== null && (on.contains(at) || (on as HTMLInputElement).labels?.[0]?.contains(at))
  return isSeen || on.tagName === 'IFRAME'
    ? null
    : `${on.outerHTML.slice(0, 80)} under ${at?.outerHTML.slice(0, 80)}`
}

/** Presses Tab until what has focus is this; says so when it never is. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab')
    const { text } = await focused(page)
    if (typeof name === 'string' ? text === name : name.test(text)) return
  }
  throw new Error(`Tab never came to ${name}`)
}

/** What has focus: its tag, and what it is called. */
export function focused(page: Page): Promise<{ tag: string; text: string }> {
  return page.evaluate(() => {
    const { activeElement: on } = document
    const text = on?.getAttribute('aria-label') ?? on?.textContent ?? ''
    return { tag: on?.tagName ?? '', text: text.trim() }
  })
}

/** Keeps watch over a page from now on: whether the focus was nowhere for longer than a moment. */
export async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const lost: string[] = []
    Object.assign(window, { focusLost: lost })
    let ticks = 0
    let last = ''
    setInterval(() => {
      const on = document.activeElement
      if (on && on !== document.body) {
        ticks = 0
        last = on.getAttribute('aria-label') ?? on.textContent ?? ''
        return
      }
      if (++ticks === 10 && last) lost.push(`after “${last.trim().slice(0, 40)}”`)
    }, 50)
  })
  return () => page.evaluate(() => (window as unknown as { focusLost: string[] }).focusLost)
}
