import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

describe('next year’s fees', () => {
  let stage: Stage
  let desk: Page
  let elena: Page
  beforeAll(async () => {
    stage = await openStage()
    desk = await stage.signedIn('raul')
    elena = await stage.signedIn('elena')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const item = () => desk.locator('.shelf-item').filter({ hasText: '2027' })
  /** The fee of the second quarter of 2027 in Elena's statement. */
  const springFee = () => elena.locator('.statement-row').filter({ hasText: 'Condo fee, Q2 2027' })
  const elenaLooks = () => elena.goto('/my-reports?view=statement&year=2027&search=CF-2702')
  const elenaHasNone = async () => {
    await elenaLooks()
    await elena.getByText(/^(No transaction matches|Nothing was charged or paid out in 2027)$/).waitFor()
  }

  test('the budget that is prepared says whose fees change, and is put right before anybody sees it', async () => {
    await desk.goto('/desk/publish?show=charges')
    await item().getByText('Draft', { exact: true }).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await item().getByRole('link', { name: /^Edit/ }).press('Enter')
    await desk.getByRole('heading', { level: 1, name: /^Budget of/ }).waitFor()
    await desk.getByText(/^Quarter 1 is charged in the club’s books already/).waitFor()
    await desk.getByRole('heading', { name: /^Fees of \d+ contracts$/ }).waitFor()
    expect(await axeFaults(desk)).toEqual([])

    const amount = desk.locator('[name="lines.0.cents.1"]')
    await amount.fill('130,000.0x')
    await desk.getByRole('button', { name: 'Save draft' }).click()
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true)
    await amount.fill('130,000.00')
    await desk.getByText(/^What you changed is not saved yet/).waitFor()
    await desk.getByRole('button', { name: 'Save draft' }).press('Enter')
    await desk.getByRole('button', { name: 'Publish the fees' }).waitFor()
    await elenaHasNone()
  })

  test('published, every owner has the fee, and it opens to the budget’s line and the residence’s share', async () => {
    await desk.getByRole('button', { name: 'Publish the fees' }).press('Enter')
    const dialog = desk.getByRole('dialog', { name: /^Publish the fees of/ })
    await dialog.getByText(/While nothing is paid you can take them back/).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    // Sums as large as these go out once somebody has looked at them again.
    await dialog.getByRole('checkbox', { name: /^I have looked at these sums again/ }).press('Space')
    await dialog.getByRole('button', { name: 'Publish the fees' }).press('Enter')
    await desk.getByText('Published', { exact: true }).waitFor()
    await desk.getByRole('button', { name: /^Take back/ }).waitFor()
    expect(await axeFaults(desk)).toEqual([])

    await elenaLooks()
    await springFee().locator('.why-button').click()
    const why = elena.getByRole('dialog')
    // 12,800 of 2,000,000 hundredths of a square meter.
    await why.getByText('$130,000.00').first().waitFor()
    await why.getByText('$832.00').first().waitFor()
  })

  test('taken back, it is gone from every statement, and the budget is a draft again', async () => {
    await desk.getByRole('button', { name: /^Take back/ }).press('Enter')
    const dialog = desk.getByRole('dialog', { name: /^Take back the fees of/ })
    await dialog.getByRole('button', { name: 'Take back' }).press('Enter')
    await desk.getByRole('heading', { level: 1, name: /^Budget of/ }).waitFor()
    await elenaHasNone()
    await desk.getByRole('link', { name: 'Back to the list' }).press('Enter')
    await item().getByText('Draft', { exact: true }).waitFor()
  })
})
