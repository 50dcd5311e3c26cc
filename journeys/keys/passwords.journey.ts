import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAt, openStage, type Stage, signIn } from '../stage.ts'

describe('passwords', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  async function mailWith(text: string): Promise<string> {
    for (let tries = 0; tries < 50; tries++) {
      // Quoted-printable breaks long lines with a "=", in the middle of a word too, and writes "=" itself as =3D.
      const mail = stage
        .mails()
        .map((one) => one.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
        .find((one) => one.includes(text))
      if (mail) return mail
      await new Promise((wait) => setTimeout(wait, 200))
    }
    throw new Error(`No mail with “${text}” came`)
  }

  test('a forgotten one: ask, read the mail, set a new one, sign in; the link works once', async () => {
    const page = await stage.newPage({ language: 'es' })
    await page.goto('/login')
    await page.locator('a[href^="/forgot-password"]').click()
    await page.locator('input[name=email]').fill('ines@marea.example')
    await page.locator('button[type=submit]').click()
    const mail = await mailWith('reset-password')
    const link = mail.match(/http:\/\/[^\s"<]+reset-password\?token=[\w-]+/)?.[0]
    expect(link).toBeTruthy()
    expect(mail).toMatch(/^To: .*ines@marea\.example/m)

    await page.goto(link!)
    const fresh = page.locator('input[type=password]').first()
    await fresh.fill('corta')
    await page.locator('form button[type=submit]').click()
    expect(await fresh.getAttribute('aria-invalid')).toBe('true')
    await fresh.fill('una-marea-nueva')
    await page.locator('form button[type=submit]').click()
    await page.getByRole('heading', { name: 'Su contraseña se cambió' }).waitFor()
    await page.locator('main a[href="/login"]').last().click()
    await isAt(page, /\/login/)
    await signIn(page, 'ines@marea.example', 'una-marea-nueva')
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es')

    const other = await stage.newPage({ language: 'es' })
    await other.goto(link!)
    await other
      .getByText(/ya no funciona/)
      .first()
      .waitFor()
    expect(await other.locator('input[type=password]').count()).toBe(0)
  })

  test('a wrong one keeps the address and says so; too many are slowed down', async () => {
    const page = await stage.newPage()
    await page.goto('/login')
    await page.locator('input[name=email]').fill('nobody@marea.example')
    for (let tries = 0; tries < 7; tries++) {
      await page.locator('input[name=password]').fill('not-the-password')
      await page.locator('button[type=submit]').click()
      await page.locator('[role=alert]').first().waitFor()
      await page.waitForTimeout(250)
    }
    expect(await page.locator('input[name=email]').inputValue()).toBe('nobody@marea.example')
    await page.getByText(/Too many attempts/).waitFor()
  })

  test('an account without a contract is told, and not let in', async () => {
    const page = await stage.newPage()
    await page.goto('/login')
    await page.locator('input[name=email]').fill('tomas@marea.example')
    await page.locator('input[name=password]').fill('veranda-demo')
    await page.locator('button[type=submit]').click()
    await page.getByText(/no contract/).waitFor()
    await page.goto('/home')
    await isAt(page, /\/login/)
  })

  test('changing it ends the other sessions', async () => {
    const [here, there] = [await stage.signedIn('elena'), await stage.signedIn('elena')]
    await here.goto('/my-account')
    const fields = here.locator('input[type=password]')
    await fields.nth(0).fill('veranda-demo')
    await fields.nth(1).fill('a-quiet-lagoon')
    await here.locator('form button[type=submit]').click()
    await here
      .getByText(/password/i)
      .first()
      .waitFor()
    await mailWith('elena@marea.example')
    await there.goto('/my-reservations')
    await isAt(there, /\/login/)
    await here.goto('/my-reservations')
    await here.locator('h1').waitFor()
    expect(here.url()).toContain('/my-reservations')
  })
})
