import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../src/server/testing.day.ts'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

describe('a second factor', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  let codes: string[]
  let secret: string
  const digits = () => generate({ secret, epoch: Math.floor(stage.clock.now().getTime() / 1000) })
  /** At the door, with the password; what is asked next is on show. */
  const knock = async (): Promise<Page> => {
    const page = await stage.newPage()
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill('elena@marea.example')
    await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    return page
  }

  test('is set up in two steps, and stays off where the second is not done', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account/security')
    const row = page.getByRole('listitem').filter({ hasText: 'Second factor' })
    await row.getByRole('button', { name: 'Set up' }).click()
    const first = page.getByRole('dialog', { name: 'Set up the second factor' })
    await first.getByRole('img', { name: 'QR code with the key' }).waitFor()
    await first.getByRole('button', { name: 'Not now' }).click()
    await row.getByText('Off').waitFor()

    await row.getByRole('button', { name: 'Set up' }).click()
    secret = ((await first.locator('.keys-secret').textContent()) ?? '').replaceAll(' ', '')
    expect(await axeFaults(page)).toEqual([])
    await first.getByRole('textbox', { name: 'The six digits it shows' }).fill('000000')
    await first.getByRole('button', { name: 'Continue' }).click()
    await first.getByText('That code didn’t work.').waitFor()
    await first.getByRole('textbox', { name: 'The six digits it shows' }).fill(await digits())
    await first.getByRole('button', { name: 'Continue' }).click()

    const second = page.getByRole('alertdialog', { name: 'Ten spare keys' })
    const turnOn = second.getByRole('button', { name: 'Turn on the second factor' })
    expect(await turnOn.isDisabled()).toBe(true)
    // A code may begin with a digit, as its place in the list does: the place is left out by its element.
    codes = await second
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.lastChild?.textContent ?? ''))
    expect(codes).toHaveLength(10)
    expect(await axeFaults(page)).toEqual([])
    await second.getByRole('checkbox', { name: /I keep them somewhere/ }).check()
    await turnOn.click()
    await row.getByText('10 of 10 recovery codes left.').waitFor()
    await row.getByText('On', { exact: true }).waitFor()
  })

  test('is asked for at the door; a recovery code opens it in its place, once', async () => {
    const page = await knock()
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByRole('textbox', { name: 'A recovery code' }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/home')

    const again = await knock()
    await again.getByRole('button', { name: 'Use a recovery code' }).click()
    await again.getByRole('textbox', { name: 'A recovery code' }).fill(codes[0] ?? '')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await again.getByText('That code didn’t work.').waitFor()
    await again.getByRole('button', { name: 'Use the digits from the app' }).click()
    stage.clock.pass(60_000)
    await again.getByRole('textbox', { name: 'Six digits from your app' }).fill(await digits())
    await again.getByRole('button', { name: 'Sign in' }).click()
    await again.waitForURL('**/home')
  })
})
