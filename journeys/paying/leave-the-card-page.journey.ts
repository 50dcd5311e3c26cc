import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingStage } from '../paying-stage.ts'
import { axeFaults } from '../views/axe.ts'

describe('leaving the card page without paying', () => {
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

  test('Back says that nothing was paid: it goes on where it was left, or is given up', async () => {
    const page = await stage.signedIn('elena', { width: 390 })
    await page.goto('/my-reports?pay=USD')
    await page.getByRole('button', { name: 'Continue to the card page' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const left = page.url()
    await page.goBack()
    const unfinished = page.locator('.note').filter({ hasText: 'is not paid yet' })
    await unfinished.getByText(/You left the card page before it was paid/).waitFor()
    expect(await axeFaults(page)).toEqual([])

    // It is the same page as before, and its own way back says the same.
    await unfinished.getByRole('button', { name: 'Finish paying' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    expect(page.url()).toBe(left)
    await page.getByRole('link', { name: 'Back' }).click()
    await unfinished.waitFor()

    // What is owed says it as well, and gives it up.
    await page.goto('/my-reports?view=statement')
    await unfinished.waitFor()
    await page.locator('.owe-list').getByText('Payment begun').first().waitFor()
    await unfinished.getByRole('button', { name: 'Give this payment up' }).click()
    await unfinished.waitFor({ state: 'detached' })
    expect(await page.getByText('Payment begun').count()).toBe(0)
    await page.getByRole('link', { name: /^Pay \$/ }).waitFor()
  })
})
