import type { Page } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage } from '../stage.ts'
import { ownerSearch } from '../views/admin.acts.ts'
import { axeFaults } from '../views/axe.ts'
import { openDesk, openThing } from '../views/desk.acts.ts'
import { openStay } from '../views/stays.acts.ts'

describe('working at the desk', () => {
  let stage: Stage
  let desk: Page
  let elena: Page
  beforeAll(async () => {
    stage = await openStage()
    desk = await stage.signedIn('raul')
    await desk.goto('/admin-users')
    elena = await stage.signedIn('elena')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** The mail to Elena whose subject has this in it. */
  async function mailToElena(subject: string): Promise<Email> {
    for (let tries = 0; tries < 50; tries++) {
      for (const raw of stage.mails()) {
        const mail = await PostalMime.parse(raw)
        if (mail.to?.[0]?.address === 'elena@marea.example' && mail.subject?.includes(subject)) return mail
      }
      await new Promise((wait) => setTimeout(wait, 200))
    }
    throw new Error(`No mail with “${subject}” came`)
  }
  const item = (words: string) => desk.locator('.desk-item').filter({ hasText: words })
  /** Presses a button of what waits, writes and sends. */
  async function decide(words: string, button: RegExp, text: string): Promise<void> {
    await openThing(desk, words)
    await item(words).getByRole('button', { name: button }).first().press('Enter')
    const dialog = desk.locator('dialog[open]')
    await dialog.locator('[name=reason]').fill(text)
    await dialog.locator('button[type=submit]').press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  }

  test('is for the desk alone', async () => {
    const admin = await stage.signedIn('ruth')
    await admin.goto('/admin-users')
    await ownerSearch(admin).waitFor()
    expect(await admin.getByRole('link', { name: 'Desk' }).count()).toBe(0)
    await admin.goto('/desk')
    await arrives(admin, /\/admin-users/)
    await admin.context().close()
    const nobody = await stage.newPage()
    await nobody.goto('/desk')
    await arrives(nobody, /\/admin-users/)
    await nobody.context().close()
    await elena.goto('/desk')
    await arrives(elena, /\/home/)
  })

  test('a stay for a guest waits until the desk confirms it: its owner reads why, and gets it by email', async () => {
    await elena.goto('/my-reservations/request?in=2027-05-10&out=2027-05-14')
    await elena.getByRole('button', { name: 'Choose' }).first().click()
    const review = elena.getByRole('dialog', { name: 'Review your request' })
    await review.getByRole('radio', { name: /A guest/ }).check()
    await review.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Rosa')
    await review.getByLabel('Last name').first().fill('Ruiz')
    await review
      .getByRole('checkbox', { name: /details later/ })
      .first()
      .check()
    await review.getByRole('checkbox', { name: /I accept/ }).check()
    await review.getByRole('button', { name: /^(Send request|Book this stay)$/ }).click()
    await elena.waitForURL(/\/my-reservations\?fresh=/)
    const row = elena.locator('[id^="BK-"]').filter({ hasText: /May 10.*2027/ })
    await row.getByText('Pending', { exact: true }).waitFor()
    const code = (await row.getAttribute('id')) ?? ''

    await desk.getByRole('link', { name: 'Desk' }).click()
    await openThing(desk, code)
    await item(code).getByText('A guest of the owner').waitFor()
    await item(code)
      .getByRole('button', { name: /^Confirm stay/ })
      .press('Enter')
    const dialog = desk.getByRole('dialog', { name: 'Confirm this stay?' })
    await dialog.getByLabel('Words for the owner, if you like').waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await desk.keyboard.press('Escape')
    await decide(code, /^Confirm stay/, 'Rosa is welcome: we have her car on the list.')
    await desk.getByText('Stay confirmed').waitFor()
    await item(code).waitFor({ state: 'detached' })
    await desk.waitForFunction(() => document.activeElement?.id === 'desk-queue')

    const mail = await mailToElena(`${code} is confirmed`)
    expect(mail.text).toContain('Rosa is welcome')
    await elena.reload()
    await row.getByText('Confirmed', { exact: true }).waitFor()
    await openStay(elena, row)
    await elena.locator('.stay-history').getByText('Rosa is welcome: we have her car on the list.').waitFor()
  })

  test('a rejected year gets its answer', async () => {
    await elena.goto('/my-reports?year=2025')
    const card = elena.getByRole('region', { name: 'Do you agree with these transactions?' })
    await card.getByRole('button', { name: 'Reject with a comment' }).click()
    const dialog = elena.getByRole('dialog', { name: 'Reject the transactions of 2025?' })
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The fee of July was charged twice.')
    await dialog.getByRole('button', { name: 'Reject transactions' }).click()
    await dialog.waitFor({ state: 'hidden' })

    await openDesk(desk, 'agreements')
    await decide('The fee of July', /^Reply/, 'It is taken out of your account.')
    await desk.getByText('Nothing is waiting here').waitFor()
    expect((await mailToElena('transactions of 2025')).text).toContain('It is taken out of your account.')
    await elena.reload()
    await card.getByText('It is taken out of your account.').waitFor()
  })

  test('a repair is commented on, which its owner reads in the log; its work begins on its own page', async () => {
    await openDesk(desk, 'maintenance')
    await decide('Elena', /^Write a comment: MR-1001/, 'Don Chucho comes on Friday at ten.')
    await openThing(desk, 'MR-1001')
    await item('MR-1001').getByText('Don Chucho comes on Friday at ten.').waitFor()
    expect(
      await item('MR-1001')
        .getByRole('button', { name: /^Begin/ })
        .count(),
    ).toBe(0)
    await item('MR-1001').getByRole('link', { name: 'Name a technician, or send a quote' }).waitFor()
    await mailToElena('MR-1001')
    await elena.goto('/my-property/maintenance-request/1')
    await elena.locator('.repair-log').getByText('Don Chucho comes on Friday at ten.').waitFor()
  })

  test('a message is answered below itself', async () => {
    await openDesk(desk, 'messages')
    await decide('Early arrival', /^Reply/, 'By three it is ready.')
    expect((await mailToElena('Early arrival')).text).toContain('By three it is ready.')
    await elena.goto('/about-us?show=message')
    const answer = elena.locator('.thread-entry').filter({ hasText: 'Re: Early arrival in three weeks' })
    await answer.getByText('By three it is ready.').waitFor()
    expect(await axeFaults(elena)).toEqual([])
  })

  test('a meeting is called off, with the reason in its place', async () => {
    await elena.goto('/about-us?show=meeting&with=2')
    await elena.locator('.slot-options input').first().check()
    await elena.getByRole('radio', { name: /In person/ }).check()
    await elena.getByLabel('What it is about').fill('The pool in spring')
    await elena.getByRole('button', { name: 'Schedule the meeting' }).click()
    await elena.getByText('is arranged').first().waitFor()
    await openDesk(desk, 'meetings')
    expect(await axeFaults(desk)).toEqual([])
    await decide('The pool in spring', /^Call off/, 'Andrés has a fever.')
    await desk.getByText('Nothing is waiting here').waitFor()
    expect((await mailToElena('Called off')).text).toContain('Andrés has a fever.')
    await elena.reload()
    await elena.getByText('Andrés has a fever.').waitFor()
  })

  test('an order is paid at the resort; what somebody else decided meanwhile is said', async () => {
    await openDesk(desk, 'orders')
    const second = await stage.signedIn('joel')
    // A desk that hears of no change by itself.
    await second.addInitScript(() => Object.defineProperty(window, 'EventSource', { value: undefined }))
    await openDesk(second, 'orders')
    await openThing(second, 'OR-88001')
    await second
      .getByRole('button', { name: /^Marcar como pagado/ })
      .first()
      .waitFor()
    await decide('OR-88001', /^Mark as paid/, 'R-2041')
    await mailToElena('OR-88001 is paid')
    await second
      .getByRole('button', { name: /^Marcar como pagado/ })
      .first()
      .click()
    await second.locator('dialog[open] [name=reason]').fill('R-2042')
    await second.locator('dialog[open] button[type=submit]').click()
    await second.getByText('No se hizo nada').waitFor()
    await second.locator('.inbox-row').filter({ hasText: 'OR-88001' }).waitFor({ state: 'detached' })
    await elena.goto('/things-to-do?view=orders')
    await elena.locator('.chip').filter({ hasText: 'Paid' }).first().waitFor()
    await second.context().close()
  })
})
