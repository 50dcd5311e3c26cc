import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAt, openStage, type Stage } from '../stage.ts'

/** In the page, from its first document on: writes down what its live regions say. */
function keepSaid(): void {
  const said: string[] = []
  const texts = new WeakMap<Element, string>()
  Object.assign(window, { said })
  const look = () => {
    for (const one of document.querySelectorAll('[role=alert], [role=status], [aria-live=polite], output')) {
      const text = one.textContent?.trim() ?? ''
      const before = texts.get(one)
      texts.set(one, text)
      // A polite region that is inserted with its text is not announced; an alert is.
      if (text && text !== before && (before !== undefined || one.role === 'alert')) said.push(text)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))

describe('booking a stay', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('a residence that costs more than is left shows what of it fits', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations/request?in=2027-06-10&out=2027-06-18&adults=1')
    await page.getByRole('button', { name: 'Choose' }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Choose', disabled: true }).count()).toBe(0)
    const sky = page.getByRole('article', { name: 'Three-bedroom Sky Residence' })
    await sky.getByRole('button', { name: 'See what fits' }).click()
    await sky.locator('.offer').first().click()
    await isAt(page, (url) => !url.search.includes('in=2027-06-10&out=2027-06-18'))
    await page.locator('[data-found]:focus').waitFor()
  })

  test.each([1440, 390])('says at %i px what came of it, and nothing else', async (width) => {
    const page = await stage.signedIn('elena', { width })
    await page.addInitScript(keepSaid)
    const day = width === 390 ? 'in=2027-05-17&out=2027-05-20' : 'in=2027-05-10&out=2027-05-13'
    await page.goto(`/my-reservations/request?${day}&adults=1`)
    await page.getByRole('button', { name: 'Choose' }).first().click()
    const review = page.getByRole('dialog')
    await review.getByRole('checkbox', { name: /I accept/ }).check()
    await said(page)
    await review.getByRole('button', { name: 'Book this stay' }).click()
    await isAt(page, /\/my-reservations\?fresh=/)
    const note = page.locator('.coming-note:focus')
    await note.waitFor()
    await page.locator('.toast').first().waitFor({ state: 'detached' })
    const heard = await said(page)
    expect(heard.length, heard.join(' | ')).toBeLessThanOrEqual(2)
    expect(heard.join(' ')).toMatch(/Your stay is confirmed\. Reference BK-\d+/)
    expect(heard.join(' ')).not.toMatch(/You have a stay on these days/)
    // The reference is where one looks.
    expect(await note.innerText()).toMatch(/BK-\d+ is confirmed/)
    const { top, bottom } = await note.evaluate((one) => one.getBoundingClientRect().toJSON())
    expect(top).toBeGreaterThan(60)
    expect(bottom).toBeLessThan(900)
  })
})
