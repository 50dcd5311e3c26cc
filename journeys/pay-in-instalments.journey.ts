import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owedAsDrawn } from '../src/finance/server/account/testing.account.store.ts'
import { CAST_CONTRACTS } from '../src/membership/cast/contracts.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('agreeing to four installments', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    await owedAsDrawn(stage.database.db, CAST_CONTRACTS.elena, 'story')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('Elena reads the days and totals, signs, and has the agreement; its parts are her charges, and it stands under Documents', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports?pay=USD')
    const charges = page.getByRole('checkbox', { name: /DOOR|BOAT|Condo fee, Q4/ })
    await expect.poll(() => charges.count()).toBe(3)
    for (const one of await charges.all()) await one.check()
    await page.getByRole('radio', { name: /In four installments/ }).check()
    const calendar = page.locator('.plan > li')
    expect(await calendar.locator('.plan-sum b').allInnerTexts()).toEqual([
      '$296.03',
      '$296.03',
      '$296.02',
      '$296.02',
    ])
    await page.getByText('3 charges less your credit').waitFor()
    await page.getByText('$23.22 more than paying today.').waitFor()
    await page.getByText('The first two parts carry the odd cents.').waitFor()
    expect(await page.locator('.pay-sum .figure').innerText()).toBe('$1,184.10')
    expect(await axeFaults(page)).toEqual([])

    const agree = page.getByRole('button', { name: 'Agree, and pay $296.03 at the resort' })
    await agree.click()
    await page.getByText('Confirm that you have read the dates and totals.').waitFor()
    await page.getByRole('checkbox', { name: /I have read the dates and totals/ }).check()
    await agree.click()
    await page.getByRole('heading', { level: 1, name: 'Your installments' }).waitFor()
    await page.getByRole('region', { name: 'Messages' }).getByText('Agreed. Thank you, Elena.').waitFor()
    expect(await page.locator('.pay-sum .figure').innerText()).toBe('$1,184.10')
    expect(await axeFaults(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Agreement as PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Installment agreement 41201-1\.pdf$/)
    expect(await readFile(await file.path(), 'latin1')).toMatch(/^%PDF/)

    await page.getByRole('link', { name: 'My reports', exact: true }).first().click()
    const card = page.getByRole('region', { name: 'What you owe and get (USD)' })
    await card.getByText('Installment 1 of 4').waitFor()
    await card.getByText(/Installments: 0 of 4 paid\. Next \$296\.03/).waitFor()
    // What the plan took over is not paid: the statement says where it is.
    const door = page.locator('.statement-row').filter({ hasText: 'DOOR-story' })
    await expect.poll(() => door.innerText()).toContain('In installments')
    const sealed = () =>
      sql<{
        sealed: boolean
      }>`SELECT sealed_at IS NOT NULL AS sealed FROM instalment_plans WHERE contract_id = ${CAST_CONTRACTS.elena}`
        .execute(stage.database.db)
        .then(({ rows }) => rows[0]?.sealed)
    await expect.poll(sealed, { timeout: 60_000 }).toBe(true)
    await page.goto('/resources?show=mine')
    await page.getByText('Installment agreement 41201-1').first().waitFor()
  })

  test('what she announced stays to be done and says that it is announced; given up, the page says so at once, and the row says it no more', async () => {
    const page = await stage.signedIn('elena')
    const rows = page.locator('.todo-list > li')
    await page.goto('/home')
    await rows.filter({ hasText: 'Answer the statement' }).waitFor()
    const due = rows.filter({ hasText: '$296.03 USD for installment 1 of 4.' })
    await due.getByText('Announced:').waitFor()
    await due.getByText('Not received yet: pay it at the resort.').waitFor()

    await page.goto('/my-reports?view=statement')
    const card = page.getByRole('region', { name: 'What you owe and get (USD)' })
    const announced = card.locator('.owe-ways li').filter({ hasText: '$296.03' })
    await announced.getByText('Announced; the club confirms it').waitFor()
    // The first part is announced: the button says what the pay page comes to.
    const pay = card.getByRole('link', { name: /^Pay / })
    const said = (await pay.innerText()).replace(/^Pay (.+) USD$/, '$1')
    await pay.click()
    await expect.poll(() => page.locator('.pay-sum .figure').innerText()).toBe(said)

    await page.goBack()
    await announced.getByRole('link', { name: 'See this payment' }).click()
    await page.getByRole('heading', { level: 1, name: 'You announced $296.03 at the resort' }).waitFor()
    await page.getByRole('button', { name: 'Give this payment up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Not paid' }).waitFor()
    await page.getByText('$296.03 was not charged, and your charges are open as before.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Not paid')
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/home')
    await due.waitFor()
    expect(await due.getByText(/announced/i).count()).toBe(0)
  })

  test('she reads what ending them means, and ends them: the charges are open again, each with its own day', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports?view=statement')
    const card = page.getByRole('region', { name: 'What you owe and get (USD)' })
    await card.getByRole('link', { name: 'See the agreement' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Your installments' }).waitFor()
    await page.getByRole('button', { name: 'End the installments' }).click()
    const dialog = page.getByRole('dialog', { name: 'End the installments?' })
    await dialog.getByText('$1,160.88').waitFor()
    await dialog.getByText('$23.22').waitFor()
    await dialog.getByText('$800.88 of it is past its day, and late at once.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'End the installments' }).click()
    await page.getByText('This agreement was ended here').waitFor()
    await expect.poll(() => page.locator('.pay-sum .figure').innerText()).toBe('$0.00')
    await page.goto('/my-reports?view=statement')
    await card.getByText('BOAT-story').first().waitFor()
  })
})
