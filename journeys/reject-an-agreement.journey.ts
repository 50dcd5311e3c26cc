import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('the statement and the owner’s word on it', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('a year is rejected with a comment, which is needed, outlives a reload and is shown', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports?year=2025')
    await page.getByRole('link', { name: 'Answer below' }).click()
    const card = page.getByRole('region', { name: 'Do you agree with these transactions?' })
    await card.getByRole('button', { name: 'Reject with a comment' }).click()

    const dialog = page.getByRole('dialog', { name: 'Reject the transactions of 2025?' })
    await dialog.getByRole('button', { name: 'Reject transactions' }).click()
    await dialog.getByText('Say what is wrong, so that the club can look into it.').waitFor()
    const comment = dialog.getByRole('textbox', { name: 'Comment' })
    await expect.poll(() => comment.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await axeFaults(page)).toEqual([])
    await comment.fill('The fee of July was charged twice.')
    await page.reload()
    await card.getByRole('button', { name: 'Reject with a comment' }).click()
    expect(await comment.inputValue()).toBe('The fee of July was charged twice.')
    await dialog.getByRole('button', { name: 'Reject transactions' }).click()

    await page.getByText('Transactions rejected').first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await card.getByText('The fee of July was charged twice.').waitFor()
    expect(await card.locator('.chip').innerText()).toBe('Rejected')
    await page.reload()
    await card.getByText('The fee of July was charged twice.').waitFor()
    await page.getByText('Rejected on Wed, Nov 18, 2026.').waitFor()
    expect(await axeFaults(page)).toEqual([])
  })

  test('another owner accepts the year, in Spanish; the accept button goes', async () => {
    const page = await stage.signedIn('ines')
    await page.goto('/my-reports')
    const accept = page.getByRole('button', { name: 'Aceptar los movimientos' })
    await accept.click()
    await page.getByText('Aceptados el mié 18 de noviembre de 2026.').waitFor()
    expect(await accept.count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Rechazar con un comentario' }).isVisible()).toBe(true)
  })

  test('filters live in the address, a row opens to its details, and the file is what is on show', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports')
    await page.getByRole('button', { name: 'Charges', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('condo')
    await arrives(page, /search=condo/)
    await page.reload()
    const rows = page.locator('.statement-row')
    await rows.first().waitFor()
    const concepts = await rows.locator('.statement-concept b').allInnerTexts()
    expect(concepts.length).toBeGreaterThan(0)
    expect(concepts.filter((concept) => !/condo fee/i.test(concept))).toEqual([])

    const fee = concepts.findIndex((concept) => concept.startsWith('Condo fee'))
    const first = rows.nth(fee).getByRole('button', { name: /^Condo fee/ })
    await first.press('Enter')
    expect(await first.getAttribute('aria-expanded')).toBe('true')
    await page.getByRole('list', { name: `Details of ${concepts[fee]}` }).waitFor()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)

    await page.getByRole('button', { name: 'Draft' }).click()
    await page.getByText('No transaction matches').waitFor()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await page.getByRole('button', { name: 'Every status', pressed: true }).waitFor()
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('')
    expect(await rows.count()).toBeGreaterThan(concepts.length)
  })
})
