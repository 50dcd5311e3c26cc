import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

describe('an owner sees where the benefits went', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage.close())

  test('the year by its two years, a row a stay that opens to its entries, and the way to use what is left', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    await page.locator('a[href="/my-benefits"]').first().click()
    await page.getByRole('button', { name: '2026–27', pressed: true }).waitFor()

    const nights = page.locator('.benefit').first()
    await nights.getByText('Stay by stay').click()
    const stays = nights.locator('.ledger-stay')
    const used = stays.filter({ hasText: 'Used' }).first()
    const [days = ''] = (await used.locator('summary').innerText()).split('\n')
    await used.locator('summary').click()
    // A stay that took place is two steps to its owner, though the ledger has three entries of it.
    expect(await used.locator('.ledger-steps > li').count()).toBe(2)
    await used.getByRole('link', { name: 'See this stay' }).click()
    await page.waitForURL(/\/my-reservations\/\d+$/)
    expect(days).toMatch(/, 2026$/)

    await page.goBack()
    const golf = page.locator('.benefit').filter({ hasText: 'Golf rounds' })
    await golf.getByRole('link', { name: /^Add to your stay/ }).click()
    await page.waitForURL(/\/my-reservations\/edit\/\d+#benefits$/)
    const heading = page.getByRole('heading', { name: 'Benefits in this stay' })
    const section = page.locator('section').filter({ has: heading })
    await section.getByRole('combobox', { name: 'Add a benefit' }).waitFor()
    await expect.poll(() => section.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(stage.faults).toEqual([])
  })
})
