import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingStage } from './paying-stage.ts'
import { axeFaults } from './views/axe.ts'

describe('what one owes is paid', () => {
  let paying: Awaited<ReturnType<typeof openPayingStage>>
  let stage: typeof paying.stage
  beforeAll(async () => {
    paying = await openPayingStage()
    stage = paying.stage
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await paying.close()
  })

  test('a fee in part by card, and the rest of it from the profit', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports?view=statement')
    const fee = page.locator('.owe-list li').filter({ hasText: 'Condo fee, Q4 2026' })
    await expect.poll(() => fee.innerText()).toContain('$634.88')
    await page.getByRole('link', { name: /^Pay \$/ }).click()

    const rows = page.locator('.pay-what > li')
    await rows.first().waitFor()
    const amount = rows.first().getByRole('textbox', { name: 'Amount for Condo fee, Q4 2026, in USD' })
    for (const row of await rows.all()) {
      const box = row.getByRole('checkbox')
      if (await box.isChecked()) await box.uncheck()
    }
    await amount.fill('9999')
    await rows.first().getByText('At most $634.88.').waitFor()
    await amount.fill('400')
    await rows.first().getByText('$234.88 stays open').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue to the card page' }).click()

    await page.getByRole('heading', { name: '400.00' }).waitFor()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('heading', { name: 'Paid. Thank you, Elena.' }).waitFor()
    const paper = page.locator('.receipt-paper')
    await expect.poll(() => paper.innerText()).toContain('card ending 4242')
    expect(await paper.locator('tbody .amount').allInnerTexts()).toEqual(['$634.88', '$400.00', '$234.88'])
    expect(await axeFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'My reports', exact: true }).first().click()
    await expect.poll(() => fee.innerText()).toContain('$234.88')
    await page.getByRole('link', { name: 'Settle from my profit' }).click()
    await rows.first().waitFor()
    for (const row of (await rows.all()).slice(1)) {
      const box = row.getByRole('checkbox')
      if (await box.isChecked()) await box.uncheck()
    }
    const coming = await page.getByText(/is on its way for/).innerText()
    const payout = Number(/\$([\d,.]+) is on its way/.exec(coming)?.[1]?.replace(',', ''))
    await page.getByRole('button', { name: 'Settle $234.88' }).click()
    await page.getByRole('heading', { name: 'Settled. Thank you, Elena.' }).waitFor()
    // What goes out is told as it is after this payment, not as it was before.
    const next = page.locator('.receipt-happens')
    const left = `Your profit of October 2026, $${(payout - 234.88).toFixed(2)}, goes out on`
    await expect.poll(() => next.innerText()).toContain(left)
    expect(await next.getByText('Condo fee, Q4 2026').count()).toBe(0)
    expect(await paper.locator('tbody .amount').allInnerTexts()).toEqual(['$234.88', '$234.88', '$0.00'])

    await page.goto('/my-reports?view=statement')
    await page.locator('.owe-list li').first().waitFor()
    expect(await fee.count()).toBe(0)
    await page.getByRole('button', { name: 'Receipts', exact: true }).click()
    await expect.poll(() => page.locator('.owe-receipts li').count()).toBe(5)
  })
})
