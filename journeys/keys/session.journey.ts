import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDLE_MS, WARN_MS } from '../../src/membership/sign-in/idle.ts'
import { arrives, isAt, openStage, type Stage, signIn } from '../stage.ts'
import { shown } from '../views/shown.ts'

describe('guards and sessions', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('doors: signed out to login and back to where one was going; unknown to not-found; signed in past login', async () => {
    const page = await stage.newPage()
    await page.goto('/')
    await arrives(page, /\/login/)
    await page.goto('/my-reservations')
    await page.waitForURL(/\/login\?.*my-reservations/)
    await page.locator('input[name=email]').fill('elena@marea.example')
    await page.locator('input[name=password]').fill('veranda-demo')
    await page.keyboard.press('Enter')
    await arrives(page, /\/my-reservations$/)
    await page.goto('/login')
    await arrives(page, /\/home/)
    await page.goto('/no/such/page')
    await arrives(page, /\/not-found/)
    await page.goto('/terms-conditions/reservations/es')
    await page.locator('h1').waitFor()
    expect(page.url()).toContain('/terms-conditions/')
  })

  test('the terms in the other language have their date in the words around it', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/terms-conditions/reservations/es')
    await page.getByRole('heading', { level: 1, name: 'Condiciones de reservación' }).waitFor()
    await page.getByText(/^In force since [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}$/).waitFor()
  })

  test('a report that waits for a signature shows Restricted Access with the concierge’s number', async () => {
    const page = await stage.signedIn('marcos')
    await page.goto('/my-reservations')
    await page.getByRole('heading', { name: /Acceso restringido/ }).waitFor()
    expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0)
  })

  test('the skin and the sidebar: dark stays over a reload, the drawer closes on the way', async () => {
    const page = await stage.signedIn('elena', { width: 390, height: 844 })
    await page.goto('/home')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.locator('dialog[open]')
    await drawer.waitFor()
    await drawer.locator('a[href="/my-benefits"]').click()
    await page.waitForURL(/my-benefits/)
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Use the dark theme' }).first().click()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    const bar = page.locator('nav[aria-label="Main"]')
    await page.setViewportSize({ width: 960, height: 800 })
    await expect.poll(() => bar.isVisible()).toBe(true)
    await page.setViewportSize({ width: 959, height: 800 })
    await expect.poll(() => bar.isVisible()).toBe(false)
  })

  test('the button to the top comes after scrolling past 250', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations')
    await shown(page)
    const top = page.getByRole('button', { name: 'Back to top' })
    expect(await top.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo(0, 251))
    await expect.poll(() => top.isVisible()).toBe(true)
    await page.evaluate(() => scrollTo(0, 250))
    await expect.poll(() => top.isVisible()).toBe(false)
  })

  test('signing out in one tab signs out the other', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    const other = await page.context().newPage()
    await other.clock.setFixedTime(stage.clock.now())
    await other.goto('/my-benefits')
    await other.locator('h1').waitFor()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL(/\/login/)
    await other.waitForURL(/\/login/)
  })

  test('a thing that is open at the desk leaves with its session: nothing is drawn for nobody', async () => {
    const desk = await stage.signedIn('raul')
    await desk.goto('/desk')
    await desk.locator('.inbox-row').first().waitFor()
    await desk.keyboard.press('Enter')
    await isAt(desk, /thing=/)
    await shown(desk)
    await desk.context().clearCookies()
    await desk.keyboard.press('j')
    await arrives(desk, /\/admin-users\?ended=/)
    await desk.context().close()
    expect(stage.faults).toEqual([])
  })

  test('a minute before the end one is asked; without an answer the session ends, and leads back', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-benefits')
    await page.locator('h1').waitFor()
    stage.clock.pass(IDLE_MS - WARN_MS + 1000)
    await page.clock.setFixedTime(stage.clock.now())
    const dialog = page.getByRole('alertdialog', { name: 'Still there?' })
    await dialog.waitFor({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await dialog.waitFor({ state: 'hidden' })
    // The answer that the session goes on is there before more time passes.
    await shown(page)

    stage.clock.pass(IDLE_MS + 1000)
    await page.clock.setFixedTime(stage.clock.now())
    await page.waitForURL(/\/login\?.*my-benefits/, { timeout: 20_000 })
    await page.getByText(/15 minutes/).waitFor()
    await signIn(page, 'elena@marea.example')
    expect(page.url()).toContain('/my-benefits')
  })
})
