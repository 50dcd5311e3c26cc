import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day } from '../src/kernel/day.ts'
import { dayInWords } from '../src/kernel/day-words.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'
import { changeStay, comingStay, daysIn, openStay } from './views/stays.acts.ts'

describe('a stay that exists', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const codeOf = async (stay: Locator) => (await stay.getAttribute('id')) ?? ''
  const withCode = (page: Page, code: string) => page.locator(`[id="${code}"]`)
  const head = (page: Page) => page.locator('.stay-head')

  test('moves by a day: what it costs stands beside, both dates change, the history tells', async () => {
    const page = await stage.signedIn('elena')
    // Not the next one, whose penalty counts already.
    await openStay(page, await comingStay(page, 'Confirmed', 1))
    const address = page.url()
    const [from, to] = daysIn(await head(page).innerText())
    const [checkIn, checkOut] = [addDays(from, 1), addDays(to, 2)]
    await page.getByRole('link', { name: 'Change', exact: true }).click()

    const save = page.getByRole('button', { name: 'Save changes' })
    await save.waitFor()
    expect(await save.isDisabled()).toBe(true)
    // The calendar lies open, and the days that the stay has now stay marked in it.
    await page.locator('.edit-stands').getByText(dayInWords(from, 'en')).waitFor()
    await expect.poll(() => page.locator('.calendar-bar').count()).toBeGreaterThan(1)
    await pick(page, checkIn)
    await pick(page, checkOut)
    await page.getByText('1 more than now').waitFor()
    await page.getByText('The resort confirms this change by itself').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await save.click()

    await page.getByText('The update was successful', { exact: true }).waitFor()
    await expect.poll(() => page.locator('.stay-facts').innerText()).toContain(dayInWords(checkIn, 'en'))
    await expect.poll(() => save.isDisabled()).toBe(true)
    await page.goto(address)
    await page.locator('.stay-history del').first().waitFor()
    await expect.poll(async () => daysIn(await head(page).innerText())).toEqual([checkIn, checkOut])
  })

  test('what was typed outlives a reload; a wrong guest is named, and goes when it is discarded', async () => {
    const page = await stage.signedIn('elena')
    await changeStay(page, await comingStay(page, 'Confirmed'))
    await page.getByRole('button', { name: /One more: Adults/ }).click()
    await page.getByRole('textbox', { name: 'Note for the resort' }).fill('We come by car.')
    await page.reload()
    const note = page.getByRole('textbox', { name: 'Note for the resort' })
    await expect.poll(() => note.inputValue()).toBe('We come by car.')

    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('This field is empty. Fill it in.').first().waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true')
    await page.getByRole('radio', { name: /A guest/ }).check()
    await page.getByText(/return to your balance once the resort has agreed/).waitFor()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => note.inputValue()).not.toBe('We come by car.')
    expect(await page.getByText('This field is empty. Fill it in.').count()).toBe(0)
  })

  test('benefits: one is authorized, one refused and returned, and the stay goes on', async () => {
    const page = await stage.signedIn('elena')
    const stay = await comingStay(page, 'To authorize')
    const code = await codeOf(stay)
    await stay.getByRole('button', { name: /^Authorize/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Authorize benefits for this stay' })
    await dialog.getByRole('checkbox', { name: /Golf/ }).uncheck()
    await dialog.getByText(/Refused; balance after/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save my answer' }).click()
    // What is refused is shown first, and the same button does it.
    await dialog.getByText(/^You refuse: /).waitFor()
    await dialog.getByRole('button', { name: 'Refuse and save' }).press('Enter')
    await page.getByText('Benefits decided').filter({ visible: true }).first().waitFor()

    const after = withCode(page, code)
    await after.getByText('Confirmed').waitFor()
    expect(await after.getByRole('button').count()).toBe(0)
    await page.waitForFunction(() => document.activeElement?.id.startsWith('stay-'))
    await changeStay(page, after)
    const benefits = page.locator('.used-benefits li')
    await benefits.filter({ hasText: 'Golf' }).getByText('Not authorized').waitFor()
    await benefits.filter({ hasText: 'Airport' }).getByText('Authorized', { exact: true }).waitFor()
    await benefits
      .filter({ hasText: 'Airport' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByText('What it held is back in your balance.').filter({ visible: true }).first().waitFor()
    await benefits.filter({ hasText: 'Airport' }).waitFor({ state: 'detached' })

    await page.getByRole('combobox', { name: 'Add a benefit' }).selectOption({ label: 'Airport transfers' })
    await page.getByRole('textbox', { name: 'How many' }).fill('999')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText(/can’t exceed the balance/).waitFor()
    await page.getByRole('textbox', { name: 'How many' }).fill('1')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Benefit added and authorized').filter({ visible: true }).first().waitFor()
    await benefits.filter({ hasText: 'Airport' }).getByText('Authorized', { exact: true }).waitFor()
  })

  test('cancelling inside the penalty: a reason, a note and the accepted nights, then the club’s word', async () => {
    const page = await stage.signedIn('elena')
    await openStay(page, await comingStay(page, 'Confirmed'))
    await page.getByRole('button', { name: 'Cancel the stay' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel / })
    const ask = dialog.getByRole('button', { name: 'Request cancellation' })
    await ask.click()
    await dialog.getByText('Choose a reason.').waitFor()
    await dialog.getByText('Accept the penalty to go on').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('group', { name: 'Reason' }).getByRole('radio').first().check()
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('A change of plans.')
    await dialog.getByRole('checkbox', { name: /I accept that cancelling costs \d night/ }).check()
    await ask.click()
    await page.getByText('Cancellation requested').filter({ visible: true }).first().waitFor()
    await head(page).getByText('Pending cancellation').waitFor()
    expect(await page.getByRole('button', { name: 'Cancel the stay' }).count()).toBe(0)
    await page.getByText(/Cancelling costs \d night/).waitFor()

    // Before the club has answered it is taken back, for nothing.
    await page.getByRole('button', { name: 'Withdraw the cancellation' }).click()
    await head(page).getByText('Confirmed', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Withdraw the cancellation' }).count()).toBe(0)
    await page.locator('.stay-history').getByText('Cancellation withdrawn').waitFor()
    await page.getByRole('button', { name: 'Cancel the stay' }).waitFor()
    await page.getByRole('heading', { name: 'Who is coming' }).waitFor()
  })

  test('a free cancellation gives everything back at once', async () => {
    const page = await stage.signedIn('elena')
    const stay = await comingStay(page, /^Pending$/)
    const code = await codeOf(stay)
    await openStay(page, stay)
    await page.getByRole('button', { name: 'Cancel the stay' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel / })
    await dialog.getByText(/Cancelling (is free|costs nothing) until/).waitFor()
    await dialog.getByRole('group', { name: 'Reason' }).getByRole('radio').nth(1).check()
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('Another year.')
    await dialog.getByRole('button', { name: 'Cancel the stay' }).click()
    await page.getByText('Stay cancelled').filter({ visible: true }).first().waitFor()
    await page.getByRole('link', { name: 'Request again' }).waitFor()
    // It no longer comes: it stands below those that do, and a search finds it.
    await page.getByRole('link', { name: 'My reservations', exact: true }).click()
    const ended = page.locator('.coming-ended .past-stay', { hasText: code })
    await ended.getByText('Cancelled', { exact: true }).waitFor()
    await page.getByRole('searchbox', { name: 'Search past stays' }).fill(code)
    const found = page.locator('.past .past-stay', { hasText: code })
    await found.getByText('Cancelled', { exact: true }).waitFor()
    expect(await withCode(page, code).count()).toBe(0)
  })

  test('the stay on paper and in one’s own calendar; the private address asks before it is renewed', async () => {
    const page = await stage.signedIn('elena', { width: 390, height: 844 })
    await openStay(page, await comingStay(page, 'Pending modification'))
    const save = page.getByRole('button', { name: 'Add to calendar' })
    await save.waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(file.suggestedFilename()).toMatch(/^BK-\d+\.ics$/)
    await page.emulateMedia({ media: 'print' })
    // On paper the page stands with the club's head, its days and its address, and without what one presses.
    await page
      .locator('.stay-paper-head')
      .getByText(/BK-\d+, printed/)
      .waitFor()
    expect(await page.locator('.day-rows').isVisible()).toBe(true)
    expect(await page.locator('.stay-arrival dl').isVisible()).toBe(true)
    // A folded part's title is its button, and stays.
    expect(await page.locator('.stay button:not(.stay-fold-toggle):visible').count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })

    await page.goto('/my-reservations')
    await page.getByRole('button', { name: 'Put them in my calendar' }).click()
    await page.getByRole('button', { name: 'Create the address' }).click()
    const address = page.getByRole('textbox', { name: 'Private address' })
    await address.waitFor()
    const first = await address.inputValue()
    expect((await page.request.get(first)).status()).toBe(200)
    await page.getByRole('button', { name: 'Renew the address' }).click()
    await page.getByText(/the old one stops/).waitFor()
    await page.getByRole('button', { name: 'Renew the address' }).click()
    await page.waitForFunction((old) => {
      const shown = document.querySelector<HTMLInputElement>('.feed-address input')
      return shown !== null && shown.value !== old
    }, first)
    expect((await page.request.get(first)).status()).toBe(404)
    expect(await axeFaults(page)).toEqual([])
  })

  test('a reservation of somebody else, or of nobody, is not found', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations/edit/1')
    await page.getByRole('heading', { name: 'We couldn’t find this reservation' }).waitFor()
    await page.goto('/my-reservations/1')
    await page.getByRole('heading', { name: 'We couldn’t find this reservation' }).waitFor()
    await page.goto('/my-reservations/edit/nonsense')
    await page.getByRole('heading', { name: 'We couldn’t find this reservation' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
  })
})

/** Presses a day of the open calendar. */
async function pick(page: Page, day: Day): Promise<void> {
  const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  await page.locator(`.calendar-day:not([data-outside-month])[aria-label*="${name}"]`).click()
}
