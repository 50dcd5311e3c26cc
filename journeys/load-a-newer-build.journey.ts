import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { shown } from './views/shown.ts'

describe('another build is put in place under an open page', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    // That files are missing is what these stories are about.
    expect(
      stage.faults.filter((fault) => !/dynamically imported|Unable to preload|MIME type/.test(fault)),
    ).toEqual([])
    await stage.close()
  })

  /**
   * From now on the files of this name are gone. Where there is a newer build, the next page that is loaded is of it: its
   * files are there. Answers how many pages were loaded since.
   */
  async function replace(page: Page, files: RegExp, { newer }: { newer: boolean }): Promise<() => number> {
    let pages = 0
    let isFormer = true
    await page.route(/./, async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'document') {
        pages++
        if (newer) isFormer = false
        return route.continue()
      }
      if (files.test(pathname) && isFormer) return route.fulfill({ status: 404, body: 'Not found' })
      return route.continue()
    })
    return () => pages
  }

  const menu = (page: Page, name: string) => page.locator('.navigation').getByRole('link', { name })

  test('a screen that was not opened yet comes with the newer build, and what was typed stays', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/about-us?show=message')
    await shown(page)
    const text = page.locator('main textarea')
    await text.fill('Two chairs on the terrace, please')
    const pages = await replace(page, /\/benefits\.screen/, { newer: true })
    // What is only fetched ahead interrupts nobody who is typing.
    await Promise.all([page.waitForResponse(/\/benefits\.screen/), menu(page, 'My Benefits').hover()])
    expect([pages(), await text.inputValue()]).toEqual([0, 'Two chairs on the terrace, please'])
    await menu(page, 'My Benefits').click()
    await page.getByRole('heading', { name: 'My Benefits', level: 1 }).waitFor()
    await shown(page)
    expect(pages()).toBe(1)
    await page.goto('/about-us?show=message')
    await shown(page)
    expect(await text.inputValue()).toBe('Two chairs on the terrace, please')
    await page.context().close()
  })

  test('so does a part of a screen, by one press', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations')
    await shown(page)
    const pages = await replace(page, /\/year-view/, { newer: true })
    await page.locator('.look-choice').getByText('18 months').click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.year-notes').waitFor()
    await shown(page)
    expect(pages()).toBe(1)
    await page.context().close()
  })

  test('where the build is the same the page says that it could not be opened, and is not loaded again and again', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    await shown(page)
    const pages = await replace(page, /\/benefits\.screen/, { newer: false })
    await menu(page, 'My Benefits').click()
    await page.getByRole('heading', { name: 'We couldn’t open this page.', level: 1 }).waitFor()
    const before = pages()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await menu(page, 'Dashboard').click()
    await page.getByRole('heading', { name: 'Benefit balances' }).waitFor()
    expect(before).toBeLessThanOrEqual(1)
    expect(pages()).toBe(before)
    await page.context().close()
  })
})
