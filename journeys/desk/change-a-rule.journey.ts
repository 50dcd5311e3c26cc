import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'
import { comingStay, openStay } from '../views/stays.acts.ts'

describe('the club’s rules, changed by a manager', () => {
  let stage: Stage
  let manager: Page
  beforeAll(async () => {
    stage = await openStage()
    manager = await stage.signedIn('marina')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const dialog = () => manager.locator('dialog[open]')
  const changes = () => manager.locator('.settings-changes')

  test('are for managers alone', async () => {
    const desk = await stage.signedIn('raul')
    await desk.goto('/settings')
    await arrives(desk, /\/admin-users/)
    expect(await desk.getByRole('link', { name: 'Settings' }).count()).toBe(0)
    await desk.context().close()
  })

  test('a later check-in is read by owners at once, stands in the list of changes, and is taken back', async () => {
    await manager.goto('/staff')
    await manager.getByRole('link', { name: 'Settings' }).click()
    await manager.getByRole('heading', { name: 'Bahía Serena' }).waitFor()
    expect(await axeFaults(manager)).toEqual([])
    await manager.getByRole('button', { name: 'Change times and lead times' }).click()
    await dialog().getByLabel('Residences are ready from').fill('16:30')
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().waitFor({ state: 'detached' })
    await changes().getByText('(was 03:00 PM)').waitFor()

    const elena = await stage.signedIn('elena')
    await openStay(elena, await comingStay(elena, /^Confirmed$/))
    await elena.locator('.day-rows').getByText('04:30 PM').first().waitFor()
    await elena.context().close()

    await manager.getByRole('button', { name: 'Take back: Times and lead times' }).click()
    await changes().getByText('Takes an earlier change back.').waitFor()
    await manager.locator('.settings-lines').getByText('03:00 PM').waitFor()
    expect(await axeFaults(manager)).toEqual([])
  })

  test('cancelling costs more from a day on: a step that would cost less later is named, and the year before is reckoned', async () => {
    await manager.getByRole('button', { name: 'Change what cancelling costs' }).click()
    const days = dialog().getByLabel('From so many days before arrival')
    const percent = dialog().getByLabel('Percent of the nights')
    const last = (await percent.count()) - 1
    expect(await days.nth(last).inputValue()).toBe('0')
    await percent.nth(last).fill('0')
    await dialog().getByText('Cancelling later would cost less.').waitFor()
    expect(await axeFaults(manager)).toEqual([])
    await percent.nth(last).fill('100')
    await dialog()
      .getByText(/last 365 days/)
      .waitFor()
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().waitFor({ state: 'detached' })
    await manager
      .getByText(/^from .* on$/)
      .first()
      .waitFor()
    await manager.getByRole('button', { name: 'Take back: Cancelling' }).waitFor()
  })

  test('a promise is changed for what is asked from tomorrow on', async () => {
    await manager.getByRole('link', { name: 'Promises' }).click()
    await manager.getByRole('button', { name: 'Change the promise: Messages' }).click()
    await dialog().getByLabel('Weekdays until the answer').fill('2')
    await dialog().getByLabel('Hours of the alert before it lapses').fill('60')
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().locator('.field-error').waitFor()
    expect(await axeFaults(manager)).toEqual([])
    await dialog().getByLabel('Hours of the alert before it lapses').fill('20')
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().waitFor({ state: 'detached' })
    await manager.locator('.settings-promises').getByText('Within 2 weekdays.').waitFor()
    await changes().getByText('Promise: Messages').waitFor()
  })

  test('mails come under another name: a name with an address is refused, a test is mailed to oneself, and it is taken back', async () => {
    await manager.getByRole('link', { name: 'Sender of emails' }).click()
    await manager.locator('.settings-lines').getByText('Marea Residence Club').waitFor()
    await manager.getByRole('button', { name: 'Change…' }).click()
    await dialog().getByLabel('Name').fill('Marea <marea@marea.example>')
    await dialog().getByLabel('Answers go to').fill('answers@marea.example')
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().locator('.field-error').waitFor()
    expect(await axeFaults(manager)).toEqual([])
    await dialog().getByLabel('Name').fill('The concierge of Marea')
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().waitFor({ state: 'detached' })
    await manager.locator('.settings-lines').getByText('The concierge of Marea').waitFor()
    await changes().getByText('Sender of emails').waitFor()

    const before = stage.mails().length
    await manager.getByRole('button', { name: 'Send me a test' }).click()
    await manager.getByText('The test is on its way to marina@marea.example').first().waitFor()
    // The file is there before all of it is written.
    const mail = () => stage.mails().slice(before).at(-1) ?? ''
    await expect.poll(mail).toMatch(/^Reply-To: .*<answers@marea\.example>/m)
    expect(mail()).toMatch(/^From: "?The concierge of Marea"? <concierge@marea\.example>/m)

    await manager.getByRole('button', { name: 'Take back: Sender of emails' }).click()
    await changes().getByText('Takes an earlier change back.').waitFor()
    await manager.locator('.settings-lines').getByText('Marea Residence Club').waitFor()
    expect(await axeFaults(manager)).toEqual([])
  })

  test('the club is named and coloured anew: what is too faint is not saved, owners see the rest, and it is taken back', async () => {
    await manager.goto('/settings?show=brand')
    await manager.getByLabel('Name of the club').fill('Coralina')
    await manager.getByLabel('Line below the name, in Spanish').fill('Club de Propietarios')
    await manager.getByLabel('Accent by day').fill('#e0569b')
    const save = manager.getByRole('button', { name: 'Save the brand' })
    expect(await save.isDisabled()).toBe(true)
    expect(await axeFaults(manager)).toEqual([])
    await manager.getByRole('button', { name: /^Use #/ }).click()
    const tone = await manager.getByLabel('Accent by day').inputValue()
    await save.click()
    await changes().getByText('(was the house’s own)').first().waitFor()

    const elena = await stage.signedIn('elena')
    await elena.goto('/home')
    await elena.waitForFunction(() => document.title.includes('Coralina'))
    const accent = () =>
      elena.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
    expect(await accent()).toBe(tone)
    await elena.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await accent()).toBe('#7ecac2')
    await elena.context().close()

    await manager.getByRole('button', { name: 'Take back: Brand' }).click()
    await changes().getByText('Takes an earlier change back.').waitFor()
    expect(await manager.getByLabel('Name of the club').inputValue()).toBe('')
  })

  test('a logo that is too faint by night has one more for it; owners see both, and it is taken back', async () => {
    const logo = async (background: string) => ({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 96, height: 96, channels: 3, background } })
        .png()
        .toBuffer(),
    })
    await manager.goto('/settings?show=logo')
    await manager
      .locator('input[type=file]')
      .first()
      .setInputFiles(await logo('#7a1f4b'))
    await manager.getByText('On the dark theme it is too faint').waitFor()
    const save = manager.getByRole('button', { name: 'Save the logo' })
    expect(await save.isDisabled()).toBe(true)
    expect(await axeFaults(manager)).toEqual([])
    await manager
      .locator('input[type=file]')
      .nth(1)
      .setInputFiles(await logo('#e3a4c3'))
    await manager.getByText('On the dark theme and the dark bar it reads well.').waitFor()
    await save.click()
    await changes().getByText('a picture of the club’s').waitFor()

    const elena = await stage.signedIn('elena')
    await elena.goto('/home')
    const worn = () =>
      elena
        .locator('svg.mark')
        .first()
        .evaluate((mark) => getComputedStyle(mark).backgroundImage)
    const byDay = await worn()
    expect(byDay).toContain('/api/brand/')
    await elena.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    expect(await worn()).not.toBe(byDay)
    await elena.context().close()

    await manager.getByRole('button', { name: 'Take back: Logo' }).click()
    await changes().getByText('Takes an earlier change back.').waitFor()
  })

  test('the last way of paying that works is not closed', async () => {
    await manager.goto('/settings?show=payments')
    await manager.locator('.settings-lines').getByText('at the resort').first().waitFor()
    await manager.getByRole('button', { name: 'Change the ways of paying' }).click()
    const boxes = dialog().getByRole('checkbox', { name: 'At the resort' })
    await boxes.first().uncheck()
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().getByText('Owners could pay by no way that works.').waitFor()
    expect(await axeFaults(manager)).toEqual([])
    await dialog().getByRole('button', { name: 'Go back' }).click()
    await dialog().waitFor({ state: 'detached' })
  })

  test('a kind of residence has another name: owners read it at once, and it is taken back', async () => {
    await manager.goto('/settings?show=residences')
    await manager
      .getByRole('button', { name: /^Change Garden Studio, / })
      .first()
      .click()
    await dialog().getByLabel('A night takes of the balance, in percent').fill('20')
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().locator('.field-error').first().waitFor()
    expect(await axeFaults(manager)).toEqual([])
    await dialog().getByLabel('A night takes of the balance, in percent').fill('90')
    await dialog().getByLabel('Name in English').fill('Garden Room')
    await dialog().getByRole('button', { name: 'Save the change' }).click()
    await dialog().waitFor({ state: 'detached' })
    await manager.locator('.settings-promises').getByText('Garden Room').waitFor()
    await changes().getByText('(was Garden Studio)').waitFor()
    await manager.getByRole('button', { name: 'Take back: Garden Room' }).click()
    await changes().getByText('Takes an earlier change back.').waitFor()
    await manager.locator('.settings-promises').getByText('Garden Studio').first().waitFor()
  })
})
