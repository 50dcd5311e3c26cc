import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'
import { openDays } from '../views/publish-days.screens.ts'

describe('publishing days', () => {
  let stage: Stage
  let desk: Page
  let elena: Page
  beforeAll(async () => {
    stage = await openStage()
    desk = await stage.signedIn('raul')
    await desk.goto('/desk')
    elena = await stage.signedIn('elena')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** The name of the day in a calendar: the day itself is its number. */
  const dayOf = (page: Page, name: RegExp) => page.locator('.calendar').getByRole('button', { name })

  /** Elena's calendar of a request, in the month of May 2027. */
  async function lookAtMay(): Promise<void> {
    await elena.goto('/my-reservations/request?in=2027-05-02&out=2027-05-04')
    await dayOf(elena, /May 10, 2027/).waitFor()
  }

  test('closed nights: typed, seen as an owner would, closed, hatched for the owner, and opened again', async () => {
    await desk.getByRole('link', { name: 'Publishing' }).click()
    await desk.getByRole('button', { name: 'Blackout dates' }).click()
    await desk.getByRole('link', { name: 'Close nights' }).click()
    const form = desk.locator('.editor-form')
    await form.getByRole('button', { name: 'Close these nights' }).click()
    await form.getByText('This field is empty. Fill it in.').first().waitFor()
    await desk.waitForFunction(() => (document.activeElement as HTMLInputElement)?.name === 'firstNight')
    await form.getByLabel('First night').fill('2027-05-10')
    await form.getByLabel('Last night').fill('2027-05-09')
    await form.getByText('The last night comes before the first.').waitFor()
    await form.getByLabel('Last night').fill('2027-05-12')
    await form
      .locator('.note')
      .getByText(/stays? lies? on these nights/i)
      .waitFor()
    await form.getByLabel('In English').fill('The roof is renewed')
    await form.getByLabel('In Spanish').fill('Se renueva el techo')

    // What is typed is seen before it is saved, in either language, and outlives a reload.
    const seen = desk.locator('.as-owner')
    await seen.getByText(/takes no reservations for that night: The roof is renewed\./).waitFor()
    await dayOf(desk, /May 12, 2027/).waitFor()
    expect(await desk.locator('.as-owner .calendar-day[data-unavailable]').allInnerTexts()).toEqual([
      '10',
      '11',
      '12',
    ])
    await seen.getByRole('button', { name: 'Español' }).click()
    await seen.getByText(/no acepta reservaciones para esa noche: Se renueva el techo\./).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await desk.reload()
    await form.getByText('What you had not saved is still here.').waitFor()

    await lookAtMay()
    await expect.poll(() => dayOf(elena, /May 10, 2027/).getAttribute('data-unavailable')).toBeNull()
    await form.getByRole('button', { name: 'Close these nights' }).click()
    await desk.getByText('Nights closed').first().waitFor()
    const item = desk.locator('.shelf-item').filter({ hasText: 'The roof is renewed' })
    await item.getByText(/, Raúl/).waitFor()

    await lookAtMay()
    for (const day of ['10', '11', '12'])
      await expect
        .poll(() => dayOf(elena, new RegExp(`May ${day}, 2027`)).getAttribute('data-unavailable'))
        .not.toBeNull()
    expect(await dayOf(elena, /May 13, 2027/).getAttribute('data-unavailable')).toBeNull()
    await elena.goto('/my-reservations?view=year&year=2027')
    await elena.getByRole('gridcell', { name: /May 11, 2027, closed/ }).click()
    await elena.getByText(/takes no reservations for that night: The roof is renewed\./).waitFor()

    // A night is closed once, and what is typed stays.
    await desk.getByRole('link', { name: 'Close nights' }).click()
    await form.getByLabel('First night').fill('2027-05-12')
    await form.getByLabel('Last night').fill('2027-05-14')
    await form.getByLabel('In English').fill('Painting')
    await form.getByLabel('In Spanish').fill('Pintura')
    await form.getByRole('button', { name: 'Close these nights' }).click()
    await form.getByText(/is closed already on the nights from Mon, May 10, 2027/).waitFor()
    expect(await form.getByLabel('In English').inputValue()).toBe('Painting')
    await desk.getByRole('link', { name: 'Back to the list' }).click()

    await item.getByRole('button', { name: /^Open again/ }).press('Enter')
    const dialog = desk.getByRole('dialog', { name: 'Open these nights again?' })
    await dialog.getByRole('button', { name: 'Open again' }).press('Enter')
    await item.waitFor({ state: 'detached' })
    await lookAtMay()
    await expect.poll(() => dayOf(elena, /May 11, 2027/).getAttribute('data-unavailable')).toBeNull()
  })

  test('a day is closed: struck for the owner; too few is refused; given back it can be chosen', async () => {
    await desk.goto('/desk/publish?show=allotment')
    await openDays(desk, 'the mangrove by kayak')
    const form = desk.locator('.editor-form')
    const grid = form.locator('.day-grid')
    await grid.getByRole('button', { name: 'Next month' }).click()
    await grid.getByRole('button', { name: /12\/09\/2026: / }).click()
    await form.getByRole('radio', { name: /Close them/ }).check()
    // Seen before it is done, and not before it is done by the owner.
    await dayOf(desk, /December 9, 2026/).waitFor()
    expect(await dayOf(desk, /December 9, 2026/).getAttribute('data-unavailable')).not.toBeNull()
    const choose = async () => {
      await elena.goto('/things-to-do/product/the-mangrove-by-kayak')
      await elena.getByRole('button', { name: 'One more: Adult' }).click()
      return dayOf(elena, /December 9, 2026/)
    }
    expect(await (await choose()).getAttribute('data-unavailable')).toBeNull()
    expect(await axeFaults(desk)).toEqual([])

    await form.getByRole('button', { name: 'Change these days' }).click()
    await desk.getByText('Days changed').first().waitFor()
    await grid.getByRole('button', { name: /12\/09\/2026: closed/ }).waitFor()
    const day = await choose()
    expect(await day.getAttribute('data-unavailable')).not.toBeNull()
    await day.click({ force: true })
    expect(await day.getAttribute('data-selected')).toBeNull()

    // From the list on: the one that was changed last comes first.
    await desk.getByRole('link', { name: 'Back to the list' }).click()
    await desk.locator('.shelf-item').first().getByText('1 day closed').waitFor()
    await desk.locator('.shelf-item').first().getByRole('link').click()
    await form.getByLabel('From').fill('2026-12-09')
    await form.getByLabel('Until', { exact: false }).fill('2026-12-09')
    await form.getByRole('radio', { name: /As usual again/ }).check()
    await form.getByRole('button', { name: 'Change these days' }).click()
    await grid.getByRole('button', { name: /12\/09\/2026: \d+ a day/ }).waitFor()
    expect(await (await choose()).getAttribute('data-unavailable')).toBeNull()

    // One place for each of sixty days: on some of them more is taken.
    await form.getByLabel('From').fill('2026-11-18')
    await form.getByLabel('Until', { exact: false }).fill('2027-01-16')
    await form.getByLabel('Capacity of each day').fill('1')
    await form.getByText(/More is taken than that on/).waitFor()
    await form.getByRole('button', { name: 'Change these days' }).click()
    await form.getByText(/Nothing was changed: take a higher capacity/).waitFor()
    await grid
      .getByRole('button', { name: /11\/20\/2026: \d\d a day/ })
      .first()
      .waitFor()
  })

  test('a product’s days are closed: struck for the owner, once each, and opened again', async () => {
    await desk.goto('/desk/publish?show=blackouts')
    await desk.getByRole('button', { name: 'Days of products' }).click()
    await desk.getByRole('link', { name: 'Close days' }).click()
    const form = desk.locator('.editor-form')
    await form.getByRole('button', { name: 'Close these days' }).click()
    await form.getByText('Choose the product.').waitFor()
    await form.getByLabel('Product', { exact: false }).fill('mangrove by')
    await form.getByRole('button', { name: 'Choose: The mangrove by kayak' }).press('Enter')
    await desk.waitForFunction(() => (document.activeElement as HTMLInputElement)?.name === 'first')
    await form.getByLabel('First day').fill('2026-12-09')
    await form.getByLabel('Last day').fill('2026-12-10')
    await form.locator('.note:not(.note-bad)').waitFor()
    await form.getByLabel('In English').fill('The boat is painted')
    await form.getByLabel('In Spanish').fill('Se pinta el barco')
    await dayOf(desk, /December 10, 2026/).waitFor()
    expect(await dayOf(desk, /December 10, 2026/).getAttribute('data-unavailable')).not.toBeNull()
    expect(await axeFaults(desk)).toEqual([])
    const struck = async () => {
      await elena.goto('/things-to-do/product/the-mangrove-by-kayak')
      await elena.getByRole('button', { name: 'One more: Adult' }).click()
      return (await dayOf(elena, /December 9, 2026/).getAttribute('data-unavailable')) !== null
    }
    expect(await struck()).toBe(false)
    await form.getByRole('button', { name: 'Close these days' }).click()
    await desk.getByText('Days closed').first().waitFor()
    const item = desk.locator('.shelf-item').filter({ hasText: 'The boat is painted' })
    await item.getByText(/, Raúl/).waitFor()
    expect(await struck()).toBe(true)

    await item.getByRole('link', { name: /^Change/ }).click()
    await form.getByText('Closed days stay with their product.').waitFor()
    await form.getByLabel('Last day').fill('2026-12-31')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await form.getByText(/is closed already on the days from/).waitFor()
    await desk.getByRole('link', { name: 'Back to the list' }).click()
    await item.getByRole('button', { name: /^Open again/ }).press('Enter')
    const dialog = desk.getByRole('dialog', { name: 'Open these days again?' })
    await dialog.getByRole('button', { name: 'Open again' }).press('Enter')
    await item.waitFor({ state: 'detached' })
    expect(await struck()).toBe(false)
  })
})
