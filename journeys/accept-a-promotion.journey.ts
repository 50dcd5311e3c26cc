import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('a promotion is shared', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const whales = 'Whale weeks at Punta Coralina'
  const card = (page: Page, name = whales) => page.getByRole('article', { name })

  /** What a press puts into the clipboard; the browser of the test has none of its own. */
  async function withClipboard(page: Page, kind: 'works' | 'refuses'): Promise<() => Promise<string>> {
    await page.addInitScript((how) => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            if (how === 'refuses') throw new DOMException('no', 'NotAllowedError')
            document.documentElement.dataset.copied = text
          },
        },
      })
    }, kind)
    return async () => (await page.locator('html').getAttribute('data-copied')) ?? ''
  }

  test('its terms are accepted once, and the link opens for a visitor without a session', async () => {
    const page = await stage.signedIn('elena')
    const copied = await withClipboard(page, 'works')
    await page.goto('/home')
    await page.locator('nav a[href="/promotions"]').click()
    await card(page)
      .getByRole('button', { name: /^Read the terms and share/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Before you share' })
    await dialog.getByText('subject to availability').waitFor()
    await dialog.getByRole('button', { name: 'Accept the terms' }).click()
    await dialog.getByText('Tick the box to accept the terms.').waitFor()
    expect(await page.locator(':focus').getAttribute('name')).toBe('accepted')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })

    await card(page)
      .getByText(/Terms accepted on/)
      .waitFor()
    await card(page)
      .getByRole('button', { name: /^Copy link/ })
      .click()
    await page.getByText('Link copied').waitFor()
    const link = await copied()
    expect(link).toMatch(/\/promotions\/shared\/coralina-whales\/en$/)

    const visitor = await stage.newPage({ language: 'es', width: 390, height: 844 })
    await visitor.goto(link)
    await visitor.getByRole('heading', { level: 1, name: whales }).waitFor()
    expect(await visitor.locator('main a[href^="tel:"]').count()).toBe(1)
    expect(await axeFaults(visitor)).toEqual([])
    await visitor.getByRole('link', { name: 'Español' }).click()
    await visitor.getByRole('heading', { level: 1, name: 'Semanas de ballenas en Punta Coralina' }).waitFor()
    await visitor.getByRole('link', { name: /^Llamar al club/ }).waitFor()

    await page.reload()
    await card(page)
      .getByRole('button', { name: /^Read the terms:/ })
      .click()
    const again = page.getByRole('dialog', { name: 'Terms of this promotion' })
    await again.waitFor()
    expect(await again.getByRole('checkbox').count()).toBe(0)
  })

  test('where nothing can be copied, the address is shown and selected', async () => {
    const page = await stage.signedIn('elena')
    await withClipboard(page, 'refuses')
    await page.goto('/promotions')
    await card(page, 'Your friends at Bahía Serena')
      .getByRole('button', { name: /^Copy link/ })
      .click()
    await page.getByText(/^Error copying link/).waitFor()
    const address = page.getByLabel('Address of the promotion')
    await expect
      .poll(() =>
        address.evaluate(
          (input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0),
        ),
      )
      .toBe((await address.inputValue()).length)
    expect(await axeFaults(page)).toEqual([])
  })

  test('they are read in the other language, too', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/promotions')
    await page.getByRole('button', { name: 'Español' }).click()
    await card(page, 'Sus amistades en Bahía Serena').waitFor()
    expect(page.url()).toContain('lang=es')
    const open = card(page, 'Sus amistades en Bahía Serena').getByRole('link')
    expect(await open.getAttribute('href')).toMatch(/\/es$/)
  })

  test('an admin reads Restricted Access in place of accepting', async () => {
    const page = await stage.signedIn('elena')
    await page.route('**/api/v1/session/', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.user.isAdmin = true
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/promotions')
    await page
      .getByRole('button', { name: /^Read the terms and share/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Before you share' })
    await dialog.getByText('Restricted Access').waitFor()
    expect(await dialog.getByRole('checkbox').count()).toBe(0)
    await dialog.getByText('Close', { exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  test('a list that is not there says so in the words of the specification', async () => {
    const page = await stage.signedIn('elena')
    const answer = { status: false, code: 'NOT_FOUND', message: 'We couldn’t find that.' }
    await page.route('**/getOwnerPromosWeb/**', (route) => route.fulfill({ status: 404, json: answer }))
    await page.goto('/promotions')
    await page.getByRole('heading', { name: 'Error 404 not found' }).waitFor()
    await page.route('**/getOwnerPromosWeb/**', (route) =>
      route.fulfill({ status: 404, json: { ...answer, code: 'PROMOS_NOT_FOUND' } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Promos not found' }).waitFor()
  })

  test('one that is over says so, kindly', async () => {
    const visitor = await stage.newPage()
    await visitor.goto('/promotions/shared/no-such-promotion/en')
    await visitor.getByRole('heading', { level: 1, name: 'This promotion is over' }).waitFor()
    await visitor.getByText('Record not found').waitFor()
  })
})
