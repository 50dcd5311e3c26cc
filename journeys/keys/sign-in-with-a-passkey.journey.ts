import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../src/server/testing.day.ts'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

describe('a passkey', () => {
  let stage: Stage
  let page: Page
  let device: CDPSession
  /** Passkeys are of a name: the portal at this machine's own address is `localhost` to them. */
  const at = (path: string) => `${stage.url.replace('127.0.0.1', 'localhost')}${path}`

  beforeAll(async () => {
    stage = await openStage()
    page = await stage.newPage()
    await page.addInitScript(() => {
      if (localStorage.getItem('journey.offers') === 'no')
        PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    // A device that looks who holds it, with a store for its passkeys (CDP's virtual authenticator).
    device = await page.context().newCDPSession(page)
    await device.send('WebAuthn.enable')
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const row = () => page.locator('.security-rows > li').filter({ hasText: 'Passkeys' })
  /** Whether the browser offers passkeys in the mail field: this device answers such an offer at once. */
  const offersInField = (offers: boolean) =>
    page.evaluate((does) => localStorage.setItem('journey.offers', does ? 'yes' : 'no'), offers)
  const logOut = async () => {
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL('**/login*')
  }

  test('is added and named', async () => {
    await page.goto(at('/login'))
    await page.getByRole('textbox', { name: 'Email' }).fill('elena@marea.example')
    await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/home')
    await page.goto(at('/my-account/security'))
    await row().getByText('None yet').waitFor()
    await row().getByRole('button', { name: 'Add a passkey' }).click()
    await row().getByText('Not used yet').waitFor()
    await row()
      .getByRole('button', { name: /^Rename/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Name this passkey' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Studio laptop')
    await dialog.getByRole('button', { name: 'Save the name' }).click()
    await row().getByText('Studio laptop').waitFor()
    expect(await axeFaults(page)).toEqual([])
  })

  test('opens the account from the door, without a password', async () => {
    await offersInField(false)
    await logOut()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/home')
    await page.goto(at('/my-account/security'))
    await row()
      .getByText(/Last used/)
      .waitFor()
  })

  test('opens it from the mail field, where the browser offers it there', async () => {
    await offersInField(true)
    await logOut()
    await page.waitForURL('**/home')
    await page.goto(at('/my-account/security'))
  })

  test('proves who is there ten minutes later; opens nothing any more once it is removed', async () => {
    stage.clock.pass(11 * 60_000)
    await row()
      .getByRole('button', { name: /^Remove/ })
      .click()
    const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' })
    await proof.getByText('You are about to remove a passkey.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await row().getByText('Studio laptop').waitFor()
    await row()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await proof.getByRole('button', { name: 'Use a passkey' }).click()
    await row().getByText('None yet').waitFor()
    await offersInField(false)
    await logOut()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('That passkey didn’t work here.').waitFor()
  })
})
