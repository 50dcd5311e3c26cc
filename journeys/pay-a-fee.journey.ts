import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStripe, stripeEnv } from '../src/finance/server/stripe/testing.stripe.ts'
import { STRIPE_WEBHOOK_PATH } from '../src/finance/server/stripe/webhook.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('what one owes is paid', () => {
  let stage: Stage
  let stripe: Awaited<ReturnType<typeof openStripe>>
  beforeAll(async () => {
    stripe = await openStripe(() => stage.clock.now())
    stage = await openStage([], stripeEnv(stripe.url))
    stripe.tell(({ payload, signature }) =>
      fetch(stage.url + STRIPE_WEBHOOK_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      }),
    )
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
    await stripe.close()
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
    await page.getByRole('button', { name: 'Settle $234.88' }).click()
    await page.getByRole('heading', { name: 'Settled. Thank you, Elena.' }).waitFor()
    expect(await paper.locator('tbody .amount').allInnerTexts()).toEqual(['$234.88', '$234.88', '$0.00'])

    await page.goto('/my-reports?view=statement')
    await page.locator('.owe-list li').first().waitFor()
    expect(await fee.count()).toBe(0)
    await page.locator('.owe-receipts summary').click()
    await expect.poll(() => page.locator('.owe-receipts li').count()).toBe(4)
  })
})
