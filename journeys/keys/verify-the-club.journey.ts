import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAt, openStage, type Stage } from '../stage.ts'

describe('finding out whether it is the club', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** The code at the foot of the newest mail to somebody. */
  async function codeInMail(to: string): Promise<string> {
    for (let tries = 0; tries < 100; tries++) {
      const mail = stage.mails().findLast((one) => one.includes(`To: ${to}`))
      // A line that is too long goes on in the next one, wherever that is (quoted-printable).
      const code = mail?.replaceAll(/=\r?\n/g, '').match(/verify\?code=(?:3D)?([0-9A-Z]{5}-[0-9A-Z]{5})/)?.[1]
      if (code) return code
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error(`No mail with a code came to ${to}`)
  }
  const check = async (page: Page, code: string) => {
    await page.getByLabel('Code in the email').fill(code)
    await page.getByRole('button', { name: 'Check' }).click()
  }

  test('a mail’s code says that the club sent it; another is reported, and the desk answers', async () => {
    const page = await stage.newPage()
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill('marcos@marea.example')
    await page.getByRole('button', { name: 'Send the link' }).click()
    const code = await codeInMail('marcos@marea.example')

    await page.goto('/login')
    await page.getByRole('link', { name: 'Is a message really from us?' }).click()
    await isAt(page, /\/verify/)
    await check(page, ` ${code.toLowerCase()} `)
    const yes = page.getByRole('status').filter({ hasText: 'Yes, we sent this email' })
    await yes.waitFor()
    await yes.getByText('m***s@m***a.example').waitFor()
    expect(await yes.innerText()).not.toMatch(/Marcos|token/)

    await check(page, 'ZZZZZ-ZZZZZ')
    await page.getByRole('heading', { name: 'We did not send this' }).waitFor()
    await page.getByRole('button', { name: 'Report the message' }).click()
    await page.getByLabel('What seems wrong?').fill('It wants a fee before money comes back.')
    await page.getByLabel('Where we may answer').fill('ana@post.example')
    await page.getByRole('button', { name: 'Send to the desk' }).click()
    await page.getByText('Thank you. The desk has it.').waitFor()

    const desk = await stage.signedIn('raul')
    await desk.goto('/desk?show=suspicions')
    const item = desk.locator('.desk-item').filter({ hasText: 'It wants a fee before money comes back.' })
    await item.getByRole('button', { name: /Answer and close/ }).click()
    await desk.getByRole('textbox', { name: 'Answer' }).fill('It was not ours. Throw it away.')
    await desk.getByRole('dialog').getByRole('button', { name: 'Answer and close' }).click()
    await desk.locator('.toast').getByText('Report closed').waitFor()
    await expect
      .poll(() => stage.mails().filter((one) => one.includes('To: ana@post.example')).length)
      .toBe(1)
  })

  test('the desk reads the number that the owner sees; a wrong one is reported', async () => {
    const owner = await stage.signedIn('elena')
    await owner.goto('/my-account/security')
    await owner.getByRole('link', { name: 'Verify a caller' }).first().click()
    await isAt(owner, /\/my-account\/caller/)
    const digits = (page: Page) => page.locator('.caller-digits .hidden-text').innerText()
    await owner.getByText('Only the club’s desk sees the same number now').waitFor()

    const desk = await stage.signedIn('raul')
    await desk.goto('/desk/callers')
    await desk.getByLabel('Find an owner', { exact: true }).fill('elena harr')
    await desk.getByText('Elena Harrington Ruiz').first().click()
    await desk.getByText('Read this to the owner').waitFor()
    expect(await digits(desk)).toBe(await digits(owner))

    await owner.getByRole('button', { name: 'The caller read it right' }).click()
    await owner.getByRole('heading', { name: 'It is the club' }).waitFor()
    await desk.getByText('This owner has no number open.').waitFor()

    await owner.getByRole('button', { name: 'Verify another call' }).click()
    await owner.getByRole('button', { name: 'It was another number' }).click()
    await owner.getByRole('heading', { name: 'Hang up. It is not the club' }).waitFor()
    await desk.goto('/desk?show=suspicions')
    await desk.getByText('A call with the wrong number').waitFor()
  })
})
