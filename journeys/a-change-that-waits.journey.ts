import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day } from '../src/kernel/day.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'
import { openDesk, openThing } from './views/desk.acts.ts'
import { changeStay, comingStay, daysIn, openStay } from './views/stays.acts.ts'

describe('a change that the club has to agree to', () => {
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

  const wish = () => elena.getByRole('heading', { name: 'The change you asked for' })
  const card = () => elena.locator('.stay-card')
  /** The stay's own page, a press back, tells what has happened to it. */
  const historySays = async (what: string) => {
    await elena.getByRole('link', { name: 'Your stay', exact: true }).click()
    await elena.locator('.stay-history').getByText(what).waitFor()
  }
  const days = async () => daysIn(await card().locator('.stay-facts').innerText())

  test('old stands beside new; rejected, the stay is as it was; asked again it is taken back for nothing', async () => {
    const stay = await comingStay(elena, 'Pending modification')
    await stay.getByText(/^A change to .* waits for the resort/).waitFor()
    const code = (await stay.getAttribute('id')) ?? ''
    await openStay(elena, stay)
    const [from, to] = daysIn(await elena.locator('.stay-head').innerText())
    await wish().waitFor()
    expect(await axeFaults(elena)).toEqual([])
    await elena.getByRole('link', { name: 'Change', exact: true }).click()
    await card().waitFor()
    await wish().waitFor()
    expect(await days()).toEqual([from, to])
    expect(await axeFaults(elena)).toEqual([])

    await openDesk(desk, 'bookings')
    await openThing(desk, code)
    const item = desk.locator('.desk-item').filter({ hasText: code })
    const dates = item.getByRole('row', { name: /^Dates/ })
    expect(daysIn(await dates.getByRole('cell').first().innerText())).toEqual([from, to])
    expect(daysIn(await dates.getByRole('cell').last().innerText())).toEqual([
      addDays(from, 2),
      addDays(to, 2),
    ])
    expect(await axeFaults(desk)).toEqual([])
    await item.getByRole('button', { name: /^Reject change/ }).click()
    const dialog = desk.getByRole('dialog', { name: 'Reject this change?' })
    await dialog.locator('[name=reason]').fill('The house is full that week.')
    await dialog.getByRole('button', { name: 'Reject change' }).click()
    await desk.getByText('Change rejected').filter({ visible: true }).first().waitFor()

    await elena.reload()
    await card().getByText('Confirmed', { exact: true }).waitFor()
    expect(await days()).toEqual([from, to])
    expect(await wish().count()).toBe(0)
    await historySays('The house is full that week.')
    await elena.getByRole('link', { name: 'Change', exact: true }).click()
    await card().waitFor()

    await elena.getByRole('textbox', { name: 'Note for the resort' }).fill('For my parents.')
    await elena.getByRole('radio', { name: /A guest/ }).check()
    await elena.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Rosa')
    await elena.getByLabel('Last name').first().fill('Ruiz')
    await elena.getByRole('button', { name: 'Send the change' }).click()
    await wish().waitFor()
    await elena.locator('#main').getByText('Sent: it waits for the resort').waitFor()
    await elena.getByText('A guest in your place').waitFor()
    await elena.getByRole('button', { name: 'Withdraw the change' }).click()
    await elena.getByText('Your stay is as it was before.').filter({ visible: true }).first().waitFor()
    await wish().waitFor({ state: 'detached' })
    await card().getByText('Confirmed', { exact: true }).waitFor()
    await historySays('Change withdrawn')
  })

  test('a stay that moves inside its penalty window says so before it is sent, and keeps the day', async () => {
    const stay = await comingStay(elena, 'Confirmed')
    const [from, to] = daysIn(await stay.innerText())
    await changeStay(elena, stay)
    await pick(elena, addDays(from, 1))
    await pick(elena, addDays(to, 1))
    await elena.getByText(/is inside its penalty window/).waitFor()
    await elena.getByText(/nights keep counting from/).waitFor()
    expect(await axeFaults(elena)).toEqual([])
    await elena.getByRole('button', { name: 'Save changes' }).click()
    // The stay after it is near by then, and the owner is asked once more.
    await elena.getByRole('button', { name: 'Change the stay all the same' }).click()
    await elena.getByText('The update was successful').filter({ visible: true }).first().waitFor()
    await card()
      .getByText(/moved inside its penalty window/)
      .waitFor()
  })
})

/** Presses a day of the open calendar. */
async function pick(page: Page, day: Day): Promise<void> {
  const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  await page.locator(`.calendar-day:not([data-outside-month])[aria-label*="${name}"]`).click()
}
