import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { overflows } from '../views/axe.ts'
import { shown } from '../views/shown.ts'

/**
 * A reader's own sheet makes the root's letters twice as large. Media queries do not know of it: what breaks into lines and
 * what sticks has to go by the letters themselves.
 */
const TWICE = '200%'

describe('every page, at the letters of its reader’s own sheet', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = await stage.signedIn('elena', { width: 320, height: 640 })
  })
  afterAll(() => stage.close())

  /** Opens a page and makes its letters twice as large. */
  const goTo = async (path: string) => {
    await page.goto(path)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, TWICE)
    await shown(page)
  }
  /** How many pixels of what the open dialog holds lie beside it. */
  const beside = () =>
    page
      .locator('dialog[open]')
      .evaluate((one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollLeft))

  test.each([
    '/my-reservations/request',
    '/my-reservations/request?in=2027-02-14&out=2027-02-21&adults=2&children=1',
    '/things-to-do',
    '/my-reports',
    '/my-property',
    '/condomimium',
    '/resources',
  ])('%s does not scroll sideways', async (path) => {
    await goTo(path)
    expect(await overflows(page)).toBe(false)
  })

  test('the menu does not either, and its foot leaves the links their room', async () => {
    await goTo('/my-account')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const foot = page.locator('dialog[open] footer')
    await foot.waitFor()
    expect(await beside()).toBe(0)
    const last = page.locator('dialog[open] nav a').last()
    const [link, below] = await Promise.all([last.boundingBox(), foot.boundingBox()])
    expect(below?.y).toBeGreaterThanOrEqual((link?.y ?? 0) + (link?.height ?? 0))
    await page.keyboard.press('Escape')
  })

  test('what the keyboard reaches is never under a bar: the calendar’s ways, the number of people', async () => {
    await goTo('/my-reservations/request?in=2027-02-14&out=2027-02-21&adults=2&children=1')
    for (const name of ['Previous month', 'Next month', 'One more: Children']) {
      const control = page.getByRole('button', { name, exact: true }).first()
      await control.focus()
      const isOnTop = await control.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && one.contains(hit)
      })
      expect(isOnTop, name).toBe(true)
    }
  })
})
