import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { shown } from './views/shown.ts'

const SAID =
  'No connection. Opened pages still work, and what you write is kept. The rest comes back by itself.'

describe('the connection is lost', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    // That the network is away is what these stories are about.
    expect(stage.faults.filter((fault) => !/ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(fault))).toEqual([])
    await stage.close()
  })

  const bar = (page: Page) => page.locator('.connection')
  /** Until the worker has kept what this page is made of, what was loaded before the worker was there too. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const loaded = () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|art)\//.test(pathname))
          .map(({ pathname }) => pathname)
      const isKept = async () => {
        for (const path of ['/home', '/favicon.svg', ...loaded()])
          if (!(await caches.match(path, { ignoreVary: true }))) return false
        return true
      }
      while (!(await isKept())) await new Promise((soon) => setTimeout(soon, 100))
    })

  test('the bar says so, an opened page stays, a reload keeps the shell, and all comes back by itself', async () => {
    const page = await stage.signedIn('elena', { keeps: true })
    const context = page.context()
    await page.goto('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shown(page)
    await kept(page)
    await page.locator('.navigation').getByRole('link', { name: 'My Reservations' }).click()
    await page.getByRole('heading', { name: 'My Reservations', level: 1 }).waitFor()
    await shown(page)

    await context.setOffline(true)
    await bar(page).getByText(SAID).waitFor()
    expect(await page.locator('.coming-card').count()).toBeGreaterThan(0)
    // Back on a page that was open: what it showed is still there.
    await page.locator('.navigation').getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Benefit balances' }).waitFor()

    await page.reload()
    await bar(page).getByText(SAID).waitFor()
    expect(await page.locator('.navigation').getByRole('link').count()).toBeGreaterThan(8)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    // The bar alone tells of it: no part of the page does once more.
    await expect.poll(() => page.locator('.todo-failed').count()).toBe(1)
    await expect.poll(() => page.locator('main').getByRole('alert').filter({ visible: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await bar(page).getByText(SAID).waitFor()

    await context.setOffline(false)
    await bar(page).getByText('You’re connected.').waitFor()
    await page.getByRole('heading', { name: 'Benefit balances' }).waitFor()
    await bar(page).getByText('You’re connected.').waitFor({ state: 'detached' })
    await context.close()
  })

  test('what is typed is kept over a reload, the button says why it waits, and sends once there is a connection', async () => {
    const page = await stage.signedIn('elena', { keeps: true, width: 390, height: 844 })
    const context = page.context()
    await page.goto('/home')
    await shown(page)
    await page.goto('/about-us?show=message')
    await shown(page)
    await kept(page)
    await context.setOffline(true)
    await bar(page).getByText(SAID).waitFor()
    const text = page.locator('main textarea')
    await text.fill('Two chairs on the terrace, please')
    await page.getByText('Kept on this device. Nothing is sent by itself.').waitFor()
    const send = page.locator('main button[type=submit]')
    expect(await send.getAttribute('aria-disabled')).toBe('true')
    await send.press('Enter')
    await page.locator('.toast').getByText('There is no connection').waitFor()
    await page.reload()
    await bar(page).getByText(SAID).waitFor()
    // What was typed stands there at once, not only when the connection is back.
    await text.waitFor()
    expect(await text.inputValue()).toBe('Two chairs on the terrace, please')
    await context.setOffline(false)
    await bar(page).getByText('You’re connected.').waitFor()
    await text.waitFor()
    expect(await text.inputValue()).toBe('Two chairs on the terrace, please')
    await context.close()
  })

  test('a stay’s page that is reloaded shows the stay as it was seen last, until its session ends', async () => {
    const page = await stage.signedIn('elena', { keeps: true })
    const context = page.context()
    await page.goto('/my-reservations')
    await page.locator('.coming-link').first().click()
    await page.locator('.stay-history').waitFor()
    await shown(page)
    await kept(page)
    const code = /BK-\d+/.exec(await page.locator('.stay-head').innerText())?.[0] ?? ''
    const keptStay = () => page.evaluate(() => localStorage.getItem('veranda.stay'))
    await expect.poll(keptStay).toContain(code)

    await context.setOffline(true)
    await page.reload()
    await page.getByText('This is your stay as you last saw it').waitFor()
    await page.locator('.stay-head', { hasText: code }).waitFor()
    await page.locator('.stay-history').waitFor()
    await context.setOffline(false)
    await page.getByText('This is your stay as you last saw it').waitFor({ state: 'detached' })
    await page.locator('.stay-head', { hasText: code }).waitFor()

    // Past the idle limit nothing of it is left, whoever comes.
    await page.evaluate(() => {
      const state = JSON.parse(localStorage.getItem('veranda.state') ?? '{}')
      localStorage.setItem('veranda.state', JSON.stringify({ ...state, lastActivity: Date.now() - 900_000 }))
    })
    await page.reload()
    await expect.poll(keptStay).toBeNull()
    await page.getByRole('heading', { name: 'Welcome home' }).waitFor()
    await context.close()
  })

  test('only what is everybody’s is kept on the device, for whoever signs out too', async () => {
    const page = await stage.signedIn('elena', { keeps: true })
    await page.goto('/home')
    await shown(page)
    await kept(page)
    await page.reload()
    await shown(page)
    const addresses = await page.evaluate(async () => {
      const all: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname)
      return all
    })
    expect(addresses).toContain('/home')
    expect(addresses.filter((one) => !/^\/(home$|favicon\.svg$|assets\/|art\/)/.test(one))).toEqual([])
    const page2 = await page.evaluate(async () => await (await caches.match('/home'))?.text())
    expect(page2).not.toContain('Elena')
    await page.locator('.header-logout').click()
    await page.waitForURL(/\/login/)
    await page.getByRole('heading', { name: 'Welcome home' }).waitFor()
    await kept(page)
    await page.context().setOffline(true)
    await page.goto('/home')
    await page.waitForURL(/\/login/)
    await page.getByRole('heading', { name: 'Welcome home' }).waitFor()
    await page.context().close()
  })
})
