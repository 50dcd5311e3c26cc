import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('why a figure is what it is', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('October’s profit opens down to one night and the rule of that day, by keyboard, and as a page', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports?view=statement&search=LQ-2610')
    const row = page.locator('.statement-row').filter({ hasText: 'Rental profit, October 2026' })
    const amount = row.locator('.why-button')
    const figure = await amount.innerText()
    await amount.focus()
    await page.keyboard.press('Enter')

    const drawer = page.getByRole('dialog', { name: /^Why this figure\? ?Rental profit, October 2026$/ })
    await drawer.getByText('before taxes.').waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toContain('Rental profit, October 2026')
    expect(await drawer.locator('.why-figure .figure').innerText()).toBe(figure)
    expect(await drawer.locator('.cascade-total b').last().innerText()).toBe(figure)

    const stay = drawer.locator('.why-step > button').first()
    await stay.press('Enter')
    const night = drawer.locator('.why-nights .why-step > button').first()
    await night.press('Enter')
    await drawer.getByText('Published rate of the day').waitFor()
    await drawer.getByText(/The club’s share is 28% of the rental income/).waitFor()
    expect(await axeFaults(page)).toEqual([])

    await page.keyboard.press('Escape')
    await expect.poll(() => amount.evaluate((one) => one === document.activeElement)).toBe(true)
    await amount.click()
    await drawer.getByRole('link', { name: 'Open as a page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rental profit, October 2026' }).waitFor()
    expect(await page.locator('.why-figure .figure').innerText()).toBe(figure)
    expect(await axeFaults(page)).toEqual([])
    await page.reload()
    await page.getByText('The rule of that day').waitFor()
    await page.getByRole('link', { name: 'Statement', exact: true }).click()
    await page.getByRole('heading', { name: 'Transactions', exact: true }).waitFor()
  })

  test('a fee opens to the budget, the residence’s share and what is open', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports?view=statement&search=CF-2604')
    const amount = page.locator('.statement-row .why-button').first()
    await amount.click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('$248,000.00').first().waitFor()
    await drawer.getByText('Still to pay', { exact: true }).waitFor()
    expect(await drawer.locator('.why-table tfoot .amount').last().innerText()).toBe('$1,587.20')
  })
})
