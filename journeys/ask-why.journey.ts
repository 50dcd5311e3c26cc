import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'
import { openThing } from './views/desk.acts.ts'

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

  test('an order opens to its lines with their tax and what was cancelled, a repair to its request', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reports?view=statement&status=paid&search=Sunset%20under%20sail')
    await page.locator('.statement-row').filter({ hasText: 'OR-1-' }).locator('.why-button').first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('A line of it was cancelled and costs nothing').waitFor()
    await drawer.getByText('2 × $65.00 · tax $20.80').waitFor()
    expect(await drawer.locator('.why-struck').innerText()).toContain('The stone ritual')
    expect(await axeFaults(page)).toEqual([])
    await drawer.getByRole('link', { name: 'The order with its days' }).click()
    await page
      .getByText(/^Order OR-88/)
      .first()
      .waitFor()
    await page.goto('/my-reports?view=statement&search=Air%20conditioning')
    await page.locator('.statement-row .why-button').first().click()
    await drawer.getByText('The three units were cleaned, and their gas was topped up.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await drawer.getByRole('link', { name: 'The request with its history' }).click()
    await page.getByText('The three air conditioners blow warm air').first().waitFor()
  })
})

describe('a question about a line', () => {
  let stage: Stage
  // A club of its own each time: what was corrected once is not there to be asked about again.
  beforeEach(async () => {
    stage = await openStage()
  })
  afterEach(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('a charge is asked about from the statement, set aside, and corrected at the desk by an entry that names it', async () => {
    const page = await stage.signedIn('elena')
    const card = page.locator('.owe-list li').filter({ hasText: 'Air conditioning service' })
    await page.goto('/my-reports?view=statement')
    await expect.poll(() => card.innerText()).toContain('$144.00')
    const reference = (await card.locator('.small').first().innerText()).trim()
    await page.goto(`/my-reports?view=statement&search=${reference}`)
    await card.waitFor()
    const owed = page.locator('.owe-side > .figure').first()
    const before = await owed.innerText()
    const amount = page.locator('.statement-row .why-button').first()
    await amount.click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Ask about this figure' }).click()
    await drawer.getByRole('textbox', { name: 'Your question' }).fill('Two units were serviced, not three.')
    expect(await axeFaults(page)).toEqual([])
    await drawer.getByRole('button', { name: 'Send the question' }).click()
    await drawer
      .getByText(/^The club answers here by /)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => card.innerText()).toContain('In question')
    await expect.poll(() => owed.innerText()).not.toBe(before)
    await expect.poll(() => page.locator('.statement-row').first().innerText()).toContain('In question')
    expect(await axeFaults(page)).toEqual([])

    const desk = await stage.signedIn('raul')
    await desk.goto('/desk?show=questions')
    const rows = desk.locator('.inbox-row')
    // Another line is in question already.
    await openThing(desk, 'Two units were serviced')
    await desk.locator('.desk-item').getByText('Two units were serviced, not three.').waitFor()
    await desk.getByRole('button', { name: /^Reply to Harrington/ }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^It is corrected/ }).check()
    await dialog.getByRole('textbox', { name: /^What it comes to/ }).fill('96')
    await dialog.getByRole('textbox', { name: /^Answer/ }).fill('You are right, it was two.')
    expect(await axeFaults(desk)).toEqual([])
    await dialog.getByRole('button', { name: 'Send the answer' }).click()
    const answered = rows.filter({ hasText: 'Two units were serviced' })
    await expect.poll(() => answered.count()).toBe(0)

    await page.goto(`/my-reports?view=statement&search=${reference}`)
    await page.getByText(`Corrects ${reference}`).waitFor()
    await page
      .locator('.statement-row')
      .filter({ hasNotText: 'Corrects' })
      .locator('.why-button')
      .first()
      .click()
    await drawer.getByText('You are right, it was two.').waitFor()
    expect(await drawer.locator('.why-struck').innerText()).toBe('−$144.00')
    await drawer.getByText('−$96.00').first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await expect
      .poll(() => stage.mails().filter((mail) => mail.includes(reference)).length)
      .toBeGreaterThan(0)
  })
})
