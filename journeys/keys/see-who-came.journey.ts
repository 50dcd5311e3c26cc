import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_PASSWORD } from '../../src/server/testing.day.ts'
import { arrives, isAt, openStage, type Stage, signIn } from '../stage.ts'

describe('seeing who came', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const enter = async (email: string, language: 'en' | 'es' = 'en') => {
    const page = await stage.newPage({ language })
    await page.goto('/login')
    await signIn(page, email)
    await arrives(page, /\/home/)
    return page
  }
  const row = (page: Page, text: string) => page.locator('.security-rows > li').filter({ hasText: text })

  /** Tries to sign in, and is refused. */
  async function isRefused(page: Page, email: string): Promise<void> {
    await page.locator('input[name=email]').fill(email)
    await page.locator('input[name=password]').fill(TEST_PASSWORD)
    await page.locator('button[type=submit]').click()
    await page.getByText('El correo o la contraseña no coinciden').first().waitFor()
  }

  async function linkIn(kind: string, to: string): Promise<string> {
    for (let tries = 0; tries < 100; tries++) {
      const mail = stage
        .mails()
        .map((one) => one.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
        .findLast((one) => one.includes(kind) && one.includes(to))
      const link = mail?.match(new RegExp(`http://[^\\s"<]+${kind}\\?token=[\\w-]+`))?.[0]
      if (link) return link
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error(`No mail with “${kind}” came`)
  }

  test('one device ends another: that one is asked to sign in, this one goes on', async () => {
    const far = await enter('elena@marea.example')
    const here = await enter('elena@marea.example')
    await here.goto('/my-account')
    await here.getByRole('link', { name: 'Open security' }).click()
    await isAt(here, /\/my-account\/security/)
    await row(here, 'This one').waitFor()
    await row(here, 'Signed in, last used').getByRole('button', { name: 'End' }).click()
    await here.locator('.toast').getByText('The device is signed out').first().waitFor()
    await expect.poll(() => row(here, 'Signed in, last used').count()).toBe(0)
    await far.goto('/my-benefits')
    await arrives(far, /\/login/)
    await here.goto('/my-benefits')
    await here.getByRole('heading', { name: 'My benefits' }).waitFor()
  })

  test('the mail about a new device locks the account; the link for a new password opens it again', async () => {
    const thief = await enter('ines@marea.example', 'es')
    const mailed = await stage.newPage({ language: 'es' })
    await mailed.goto(await linkIn('not-me', 'ines@marea.example'))
    await mailed.getByRole('heading', { name: '¿Fue usted?' }).waitFor()
    await mailed.getByRole('button', { name: 'No fui yo: bloquear la cuenta' }).click()
    await mailed.getByRole('heading', { name: 'La cuenta está bloqueada' }).waitFor()

    await thief.goto('/my-benefits')
    await arrives(thief, /\/login/)
    await isRefused(thief, 'ines@marea.example')

    await mailed.goto(await linkIn('reset-password', 'ines@marea.example'))
    await mailed.locator('input[type=password]').first().fill('una-marea-nueva')
    await mailed.locator('form button[type=submit]').click()
    await mailed.getByRole('heading', { name: 'Su contraseña se cambió' }).waitFor()
    await mailed.locator('main a[href="/login"]').last().click()
    await signIn(mailed, 'ines@marea.example', 'una-marea-nueva')
    await arrives(mailed, /\/home/)
    await mailed.goto('/my-account/access')
    await mailed.getByText('La cuenta quedó bloqueada').first().waitFor()
    await mailed.getByRole('button', { name: /^Rechazado/ }).click()
    await isAt(mailed, /show=refused/)
    await mailed.getByText('Alguien intentó entrar mientras la cuenta estaba bloqueada').first().waitFor()
    // What stood there before stays until the other lines have come.
    await expect.poll(() => mailed.getByText('Usted inició sesión').count()).toBe(0)
  })

  test('what an admin opened is seen by the owner, who takes the list along as a file', async () => {
    const ruth = await stage.signedIn('ruth')
    await ruth.goto('/admin-users')
    await ruth.getByRole('searchbox').first().pressSequentially('elen')
    await ruth.locator('.choose-owners').getByText('1 owner').waitFor()
    await ruth.getByRole('button', { name: 'Act for Elena' }).click()
    await arrives(ruth, /\/home/)
    await ruth.goto('/my-account/security')
    await ruth.getByText('Restricted').first().waitFor()

    const elena = await enter('elena@marea.example')
    await elena.goto('/my-account/access')
    await elena.getByText('of the club opened your account to help you').first().waitFor()
    const saved = elena.waitForEvent('download')
    await elena.getByRole('button', { name: 'Save this list as CSV' }).click()
    const file = readFileSync(await (await saved).path(), 'utf8')
    expect(file).toContain('The club opened your account to help you')
    expect(file.split('\r\n').length).toBeGreaterThan(3)
  })

  test('this very device: the owner locks the account and is led to the door', async () => {
    const page = await enter('marcos@marea.example', 'es')
    await enter('marcos@marea.example', 'es')
    await page.goto('/my-account/security')
    await page.getByRole('button', { name: 'No fui yo' }).first().click()
    await page.getByRole('button', { name: 'Bloquear mi cuenta' }).click()
    await arrives(page, /\/login/)
    await isRefused(page, 'marcos@marea.example')
  })
})
