import type { Page } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

describe('meeting the club', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = await stage.signedIn('elena')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** The mail to somebody whose subject has this in it. */
  async function mailTo(address: string, subject: string): Promise<Email> {
    for (let tries = 0; tries < 50; tries++) {
      for (const raw of stage.mails()) {
        const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
        if (mail.to?.some((one) => one.address === address) && mail.subject?.includes(subject)) return mail
      }
      await new Promise((wait) => setTimeout(wait, 200))
    }
    throw new Error(`No mail to ${address} with “${subject}” came`)
  }

  const calendarOf = ({ attachments }: Email) =>
    attachments
      .map(({ content }) => String(content))
      .find((text) => text.startsWith('BEGIN:VCALENDAR'))
      ?.replaceAll(/\r?\n /g, '')

  test('from the team to a time that is free, by the keyboard', async () => {
    await page.goto('/about-us')
    await page.getByRole('link', { name: 'Schedule a meeting with Andrés Poot Balam' }).click()
    await page.waitForURL(/with=2/)
    await expect.poll(() => page.getByLabel('With whom').inputValue()).toBe('2')
    // The days are radios: the arrows walk through them.
    const day = page.getByRole('radio', { name: 'Wed, Nov 18, 2026' })
    await day.focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: 'Thu, Nov 19, 2026' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Schedule the meeting' }).click()
    expect(await page.getByText('This field is empty. Fill it in.').count()).toBe(2)
    await page.getByRole('radio', { name: '09:30 AM' }).check()
    await page.getByRole('radio', { name: /In person/ }).check()
    await page.getByLabel('What it is about').fill('The pool in spring')
    await page.getByRole('button', { name: 'Schedule the meeting' }).click()
    await page.getByText('Your meeting with Andrés Poot Balam is arranged').waitFor()
    await page.getByRole('heading', { name: 'The pool in spring' }).waitFor()
  })

  test('both get an invitation that a calendar takes', async () => {
    const toElena = calendarOf(await mailTo('elena@marea.example', 'Your meeting with'))
    const toAndres = calendarOf(await mailTo('andres.poot@marea.example', 'quiere reunirse'))
    for (const calendar of [toElena, toAndres]) {
      expect(calendar).toContain('METHOD:REQUEST')
      expect(calendar).toContain('DTSTART:20261119T143000Z')
      expect(calendar).toContain('LOCATION:Bahía Serena')
    }
    const uid = /UID:\S+/
    expect(toElena?.match(uid)?.[0]).toBe(toAndres?.match(uid)?.[0])
  })

  test('somebody else sees that time no more', async () => {
    const other = await stage.signedIn('ines')
    await other.goto('/about-us?show=meeting&with=2')
    await other.getByRole('radio', { name: 'jue 19 de noviembre de 2026' }).check()
    await other.getByRole('radio', { name: '09:00 AM' }).waitFor()
    expect(await other.getByRole('radio', { name: '09:30 AM' }).count()).toBe(0)
    await other.context().close()
  })

  test('cancelled, it leaves both calendars', async () => {
    await page.getByRole('button', { name: 'Cancel the meeting: The pool in spring' }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: 'Cancel the meeting' }).click()
    await page.getByText('No meetings yet.').waitFor()
    const calendar = calendarOf(await mailTo('andres.poot@marea.example', 'Cancelada'))
    expect(calendar).toContain('METHOD:CANCEL')
    expect(calendar).toContain('SEQUENCE:1')
    await mailTo('elena@marea.example', 'Cancelled')
  })

  test('a message reaches the person, is answered to the owner, and is kept', async () => {
    await page.getByRole('button', { name: 'Your concierge' }).click()
    await page.locator('select[name=idStaff]').selectOption('8')
    await page.getByLabel('Subject').fill('The awning drips')
    const text = page.getByRole('textbox', { name: 'Message' })
    await text.fill('Since Monday.')
    // What is typed outlives a reload.
    await page.reload()
    expect(await text.inputValue()).toBe('Since Monday.')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await page.getByText('Your message is on its way to Beatriz Canché May').waitFor()
    const mail = await mailTo('beatriz.canche@marea.example', 'The awning drips')
    expect(mail.replyTo?.[0]?.address).toBe('elena@marea.example')
    expect(mail.text).toContain('Since Monday.')
    const said = page.locator('.thread-entry').filter({ hasText: 'The awning drips' })
    await said.getByText('Since Monday.').waitFor()
    await said.getByText('Not answered yet').waitFor()
  })

  test('what is done is counted with the contract on show, multipart calls too, and no screen waits for it', async () => {
    const page = await stage.signedIn('elena')
    const sent: { event: { page: string } }[] = []
    await page.route('**/logs/event/', async (route) => {
      sent.push(...JSON.parse(route.request().postData() ?? '[]'))
      // The server takes its time.
      await new Promise((wait) => setTimeout(wait, 5000))
      await route.fulfill({ json: { status: true, data: { noted: 1 } } }).catch(() => {})
    })
    const told = () => sent.filter(({ event }) => event.page !== '/home')
    await page.goto('/my-account')
    await page.getByRole('switch').click()
    await page.getByText('Newsletter off').first().waitFor()
    await page.getByRole('link', { name: 'About Us' }).click()
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
    await expect.poll(() => told().length, { timeout: 40_000 }).toBe(3)
    const data = { contract_id: expect.any(Number) }
    const view = { event: 'page-view', action: 'view', component: 'portal' }
    expect(told()).toEqual([
      { origin: 1, event: { ...view, page: '/my-account' }, data },
      {
        origin: 1,
        event: { event: 'action', action: 'updateOwnerStatus', component: 'account', page: '/my-account' },
        data,
      },
      { origin: 1, event: { ...view, page: '/about-us' }, data },
    ])
  })

  test('what was done is counted in the background, and not where the browser asks not to be', async () => {
    await page.goto('/resources')
    await page.waitForLoadState('networkidle')
    const sent = page.waitForRequest(/logs\/event/)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const request = await sent
    expect(request.headers()['veranda-background']).toBe('1')
    expect(request.postDataJSON()[0].event).toEqual({
      event: 'page-view',
      action: 'view',
      component: 'portal',
      page: '/resources',
    })

    const unwatched = await stage.newPage()
    await unwatched.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    let counted = 0
    await unwatched.route(/logs\/event/, (route) => {
      counted += 1
      return route.continue()
    })
    await unwatched.goto('/login')
    await unwatched.locator('input[name=email]').fill('ines@marea.example')
    await unwatched.locator('input[name=password]').fill('veranda-demo')
    await unwatched.locator('button[type=submit]').click()
    await unwatched.waitForURL(/\/home/)
    await unwatched.waitForLoadState('networkidle')
    await unwatched.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await unwatched.waitForTimeout(500)
    expect(counted).toBe(0)
  })
})
