import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { focused, tabTo, watchFocus } from './by-keyboard.ts'
import { isAt, openStage, type Stage } from './stage.ts'
import { shown } from './views/shown.ts'
import { withCart } from './views/things-to-do.acts.ts'

describe('by keyboard alone the focus is always somewhere', () => {
  let stage: Stage
  let page: Page | undefined
  let lost: () => Promise<string[]>
  beforeAll(async () => {
    stage = await openStage()
  })
  afterEach(async () => {
    // Whatever went away, went away by now.
    await page?.waitForTimeout(900)
    expect(await lost()).toEqual([])
    expect((await focused(page as Page)).tag).not.toBe('BODY')
    await page?.context().close()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  async function watched(who: string, path: string, come = (at: Page) => at.goto(path) as Promise<unknown>) {
    page = await stage.signedIn(who)
    await come(page)
    await shown(page)
    lost = await watchFocus(page)
    return page
  }
  const press = (key: string) => (page as Page).keyboard.press(key)

  test('a line that leaves the cart hands over to the next, the last one to what is there instead', async () => {
    const cart = await watched('elena', '/things-to-do/cart', (at) => withCart(at, '/things-to-do/cart'))
    const lines = cart.locator('.cart-line')
    expect(await lines.count()).toBe(2)
    // The first line's: behind it there is another.
    await tabTo(cart, /^Remove /)
    await press('Enter')
    await expect.poll(() => lines.count()).toBe(1)
    await expect
      .poll(() => cart.evaluate(() => document.activeElement?.closest('.cart-line') !== null))
      .toBe(true)
    await tabTo(cart, /^Remove /)
    await press('Enter')
    await cart.getByText('Your cart is empty').waitFor()
  })

  test('a button that reaches its end stays, or hands over to its neighbour', async () => {
    const request = await watched('elena', '/my-reservations/request')
    await tabTo(request, /^One less: Adults/)
    for (let pressed = 0; pressed < 3; pressed++) await press('Enter')
    await expect.poll(async () => (await focused(request)).text).toMatch(/^(One (less|more): |Search)/)
  })

  test('the window’s title says the view, then the dialog over it, and the view again', async () => {
    const reports = await watched('marcos', '/my-reports?view=reports')
    const title = () => reports.title()
    await expect.poll(title).toBe('Reportes ejecutivos · Mis reportes · Marea')
    await tabTo(reports, 'Firmar el reporte')
    await press('Enter')
    await expect
      .poll(title)
      .toBe('Firmar el reporte de octubre de 2026 · Reportes ejecutivos · Mis reportes · Marea')
    await press('Escape')
    await expect.poll(title).toBe('Reportes ejecutivos · Mis reportes · Marea')
    await reports.getByRole('button', { name: 'Estado de cuenta' }).focus()
    await press('Enter')
    await expect.poll(title).toBe('Estado de cuenta · Mis reportes · Marea')
  })

  test('the panel that says that a report is signed closes into the list, which is read anew', async () => {
    const reports = await watched('marcos', '/my-reports?view=reports')
    await tabTo(reports, 'Firmar el reporte')
    await press('Enter')
    const dialog = reports.locator('dialog[open]')
    await dialog.waitFor()
    await dialog.locator('input[name=read]').focus()
    await press('Space')
    await tabTo(reports, 'Firmar el reporte')
    await press('Enter')
    await dialog.getByRole('heading', { name: 'Reporte firmado' }).waitFor()
    await expect.poll(async () => (await focused(reports)).tag).toBe('BUTTON')
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })
  })

  test('the menu of a telephone opens, closes and leads on', async () => {
    const home = await watched('elena', '/home')
    await home.setViewportSize({ width: 390, height: 844 })
    await tabTo(home, 'Open menu')
    await press('Enter')
    await home.locator('dialog[open]').waitFor()
    await press('Escape')
    await expect.poll(async () => (await focused(home)).text).toBe('Open menu')
    await press('Enter')
    await tabTo(home, 'My Benefits')
    await press('Enter')
    await isAt(home, /my-benefits/)
    await expect.poll(async () => (await focused(home)).tag).toBe('H1')
  })

  test('a toast takes no focus, goes by itself, and can be heard for longer than it is seen', async () => {
    const account = await watched('elena', '/my-account/mail')
    await tabTo(account, /./)
    const first = account.locator('main input[type=checkbox]').first()
    await first.focus()
    await press('Space')
    const said = (await account.locator('.toast b').textContent()) ?? ''
    await account.locator('.toast').waitFor({ state: 'detached' })
    expect(await account.locator('[role=status]').filter({ hasText: said }).count()).toBe(1)
    await expect.poll(async () => (await focused(account)).tag).toBe('INPUT')
  })
})
