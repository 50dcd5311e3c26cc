import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('profit', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const figure = (page: Page, name: string) =>
    page.locator('.profit-figures > div', { hasText: name }).locator('.figure').innerText()
  const reader = (page: Page) => page.locator('.chart-reader').first()
  const elenas = sql`(SELECT c.id FROM contracts c JOIN owners o ON o.id = c.owner_id
                       WHERE o.email = 'elena@marea.example')`

  test('is one link from the dashboard, and its months add up to the year', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    await page.locator('.performance').getByRole('link', { name: 'Profit and fees' }).click()
    await page.getByRole('heading', { name: 'Your profit in 2026' }).waitFor()
    await page.getByText('Every month in figures').click()
    const cells = await page.locator('.figures-table').first().locator('tr td:nth-child(5)').allInnerTexts()
    const cents = cells.map((text) =>
      Math.round(Number(text.replace('\u2212', '-').replace(/[$,–]/g, '')) * 100),
    )
    expect(cents).toHaveLength(12)
    const net = (cents.reduce((sum, one) => sum + (Number.isNaN(one) ? 0 : one), 0) / 100).toLocaleString(
      'en-US',
      {
        style: 'currency',
        currency: 'USD',
      },
    )
    // The year's own figure is the only place that says it.
    expect(await page.getByText(net, { exact: true }).count()).toBe(1)
    expect(await page.locator('.profit-figures dd.small').first().innerText()).toBe(net)
  })

  test('opens the reasons of a month, and shows every column on a telephone', async () => {
    const page = await stage.signedIn('elena', { width: 390 })
    await page.goto('/condomimium')
    await page.getByText('Every month in figures').click()
    const scroll = page.locator('.figures-scroll').first()
    expect(await scroll.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1)
    expect(await axeFaults(page)).toEqual([])
    await scroll
      .getByRole('link', { name: /why this figure/ })
      .first()
      .click()
    await page.waitForURL(/why=\d+/)
    await page.context().close()
  })

  test('is read month by month, by the arrow keys and by the pointer', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/condomimium')
    await reader(page).focus()
    await page.locator('.chart-tip', { hasText: 'October' }).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.locator('.chart-tip', { hasText: 'September' }).waitFor()
    await expect
      .poll(() => reader(page).getAttribute('aria-valuetext'))
      .toMatch(/^September: .*\$[\d,.]+ in 2026, .*\$[\d,.]+ in 2025$/)
    await page.keyboard.press('Home')
    await page.locator('.chart-tip', { hasText: 'January' }).waitFor()

    const box = (await reader(page).boundingBox())!
    for (const [index, month] of [
      [0, 'January'],
      [5, 'June'],
      [11, 'December'],
    ] as const) {
      await page.mouse.move(box.x + (box.width * (index + 0.5)) / 12, box.y + box.height / 2)
      await page.locator('.chart-tip', { hasText: month }).waitFor()
    }
    expect(await page.locator('.chart-tip').innerText()).toMatch(/2026\s+no figure/)
    await page.mouse.move(box.x + 20, box.y - 300)
    await page.locator('.chart-tip').waitFor({ state: 'detached' })
  })

  test('the years lead to their months and back, and the hotel shows one of three measures', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/condomimium')
    const now = await figure(page, 'Profit')
    await page.getByRole('button', { name: 'By year' }).click()
    await page.getByRole('link', { name: '2025', exact: true }).click()
    await page.getByRole('heading', { name: 'Your profit in 2025' }).waitFor()
    await page.getByRole('heading', { name: 'Condo fees in 2025' }).waitFor()
    await page.getByRole('heading', { name: 'Hotel performance in 2025' }).waitFor()
    expect(await figure(page, 'Profit')).not.toBe(now)
    await page.getByLabel('Year', { exact: true }).selectOption('2026')
    await page.getByRole('heading', { name: 'Your profit in 2026' }).waitFor()
    expect(await figure(page, 'Profit')).toBe(now)

    expect(await page.locator('.hotel-figure .figure').innerText()).toMatch(/%$/)
    await page.getByRole('button', { name: 'Average rate' }).click()
    expect(await page.locator('.hotel-figure').innerText()).toMatch(/Average rate a night\s+\$\d/)
    await page.getByRole('button', { name: 'RevPAR' }).click()
    expect(page.url()).toContain('measure=revpar')
    await page.reload()
    await page.getByText('Revenue for each available room').first().waitFor()
  })

  test('two currencies have two cards, and nothing is summed across', async () => {
    await sql`UPDATE monthly_profits SET currency = 'MXN'
               WHERE contract_id = ${elenas} AND month < '2026-04-01'`.execute(stage.database.db)
    const page = await stage.signedIn('elena')
    await page.goto('/condomimium')
    await page.getByRole('heading', { name: 'Settled in MXN' }).waitFor()
    expect(await page.locator('.profit-card h3').allInnerTexts()).toEqual([
      'Settled in USD',
      'Settled in MXN',
    ])
    expect(await page.locator('.profit-remark').first().innerText()).toContain('April to October, USD')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'By year' }).click()
    await page.locator('.profit-years').nth(1).waitFor()
    expect(await axeFaults(page)).toEqual([])
  })

  test('a contract in its first days says so', async () => {
    await sql`DELETE FROM monthly_profits WHERE contract_id = ${elenas}`.execute(stage.database.db)
    const page = await stage.signedIn('elena', { theme: 'dark', width: 390 })
    await page.goto('/condomimium')
    await page.getByRole('heading', { name: 'Your first month is still under way' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
  })
})
