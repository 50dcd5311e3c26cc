import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage, signIn } from '../stage.ts'

const JORGE = 'jorge@ruiz.example'
const PASSWORD = 'seven grey herons'

describe('trusting somebody', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const enter = async (email: string, password?: string) => {
    const page = await stage.newPage({ language: 'en' })
    await page.goto('/login')
    await signIn(page, email, password)
    await arrives(page, /\/home/)
    return page
  }
  const row = (page: Page, name: string) => page.locator('.security-rows > li').filter({ hasText: name })

  async function invitation(): Promise<string> {
    for (let tries = 0; tries < 100; tries++) {
      const mail = stage
        .mails()
        .map((one) => one.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
        .findLast((one) => one.includes('/invitation?token') && one.includes(JORGE))
      const link = mail?.match(/http:\/\/[^\s"<]+\/invitation\?token=[\w-]+/)?.[0]
      if (link) return link
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error('No invitation came')
  }

  test('an accountant is invited, sees money and nothing else, and is out while signed in', async () => {
    const elena = await enter('elena@marea.example')
    await elena.goto('/my-account/trusted')
    await row(elena, 'Carmen Lizárraga Soto').locator('.chip').getByText('Active').waitFor()
    await elena.getByRole('button', { name: 'Let somebody in' }).click()
    const dialog = elena.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Jorge Ruiz')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(JORGE)
    // Nobody is presumed: who it is has to be said, and ticks what such a person mostly does.
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await dialog.getByText('Choose who they are to you.').waitFor()
    await dialog.getByLabel('Who they are to you').selectOption('accountant')
    await dialog.getByText('Jorge Ruiz may see money and reports at Bahía Serena').waitFor()
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await row(elena, 'Jorge Ruiz').locator('.chip').getByText('Invited').waitFor()

    const jorge = await stage.newPage({ language: 'en' })
    await jorge.goto(await invitation())
    await jorge.getByRole('heading', { name: /Elena .* lets you in/ }).waitFor()
    await jorge.locator('input[name=newPassword]').fill(PASSWORD)
    await jorge.getByRole('button', { name: 'Accept the invitation' }).click()
    await jorge.getByRole('heading', { name: 'You are in' }).waitFor()
    await jorge.getByRole('link', { name: 'Go to sign in' }).click()
    await signIn(jorge, JORGE, PASSWORD)
    await arrives(jorge, /\/home/)
    await jorge.getByText('You are here for Elena').first().waitFor()
    const ways = jorge.locator('.sidebar .navigation a')
    expect((await ways.allTextContents()).map((one) => one.trim())).toEqual([
      'Dashboard',
      'My Reports',
      'Profit and fees',
      'Your sign-in',
    ])
    await jorge.getByRole('link', { name: /^Statement and reports/ }).click()
    await jorge.getByRole('heading', { name: 'Transactions' }).waitFor()
    expect(await jorge.getByRole('button', { name: /Accept transactions|Sign report/ }).count()).toBe(0)
    await jorge.goto('/my-reservations')
    await arrives(jorge, /\/home/)

    await elena.goto('/my-account/access?show=trusted')
    await elena.getByText('Jorge Ruiz, your accountant').first().waitFor()
    await elena.goto('/my-account/trusted')
    await row(elena, 'Jorge Ruiz')
      .getByRole('button', { name: /^Take access away/ })
      .click()
    await elena.getByRole('alertdialog').getByRole('button', { name: 'Take access away' }).click()
    await row(elena, 'Jorge Ruiz').locator('.chip').getByText('Ended').waitFor()
    await jorge.goto('/my-reports')
    await arrives(jorge, /\/login/)
    await jorge.locator('input[name=email]').fill(JORGE)
    await jorge.locator('input[name=password]').fill(PASSWORD)
    await jorge.locator('button[type=submit]').click()
    await jorge.getByText('Nobody lets you in any more').first().waitFor()
  })
})
