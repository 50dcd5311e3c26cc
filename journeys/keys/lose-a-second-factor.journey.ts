import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownOfOwner } from '../../src/membership/server/lost/known.store.ts'
import { CLUB_CAST } from '../../src/membership/server/testing.club.ts'
import { TEST_PASSWORD } from '../../src/server/testing.day.ts'
import { isAt, openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

const HOUR = 3_600_000

describe('a second factor that is lost', () => {
  let stage: Stage
  let secret: string
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const digits = () => generate({ secret, epoch: Math.floor(stage.clock.now().getTime() / 1000) })
  const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Second factor' })
  /** At the door with the password, in a browser that nobody knows. */
  const knock = async (): Promise<Page> => {
    const page = await stage.newPage()
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill('elena@marea.example')
    await page.getByRole('textbox', { name: 'Password' }).fill(TEST_PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    return page
  }
  const setUp = async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account/security')
    await row(page).getByRole('button', { name: 'Set up' }).click()
    const first = page.getByRole('dialog', { name: 'Set up the second factor' })
    secret = ((await first.locator('.keys-secret').textContent()) ?? '').replaceAll(' ', '')
    await first.getByRole('textbox', { name: 'The six digits it shows' }).fill(await digits())
    await first.getByRole('button', { name: 'Continue' }).click()
    const second = page.getByRole('alertdialog', { name: 'Ten spare keys' })
    await second.getByRole('checkbox', { name: /I keep them somewhere/ }).check()
    await second.getByRole('button', { name: 'Turn on the second factor' }).click()
    await row(page).getByText('On', { exact: true }).waitFor()
    return page
  }
  /** The desk asks, types what Elena says, and lets the factor go. */
  const asked = async (desk: Page) => {
    const item = desk.locator('.desk-item').filter({ hasText: 'Elena' })
    const known = await knownOfOwner(stage.database.db, CLUB_CAST.elena.id, stage.clock.now())
    const say = async (label: string, said: string) => {
      const question = item.locator('li').filter({ hasText: label })
      await question.getByLabel(label).fill(said)
      await question.getByRole('button', { name: 'Compare' }).click()
    }
    await say('The number of a contract', 'XX-0000')
    await item.getByText('Wrong, one more try').waitFor()
    await say('The number of a contract', known.contract[0] ?? '')
    await say('The number of a residence', known.residence[0] ?? '')
    await say('The day of arrival of one of the last three stays', known['past-stay'][0] ?? '')
    await item.getByText('3 right answers').waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await item.getByRole('button', { name: /^Remove the factor/ }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Called the telephone in the account.')
    await dialog.getByRole('button', { name: 'Remove the factor' }).click()
    await item.getByText('Goes within a day').waitFor()
  }
  /** The address of the newest mail with the link that stops it. */
  const stopLink = async (): Promise<string> => {
    for (let tries = 0; tries < 100; tries++) {
      const text = stage
        .mails()
        .join('\n')
        .replaceAll('=\r\n', '')
        .replaceAll('=\n', '')
        .replaceAll('=3D', '=')
      const token = [...text.matchAll(/\/not-me\?loss=([\w-]{43})/g)].at(-1)?.[1]
      if (token) return `/not-me?loss=${token}`
      await new Promise((wait) => setTimeout(wait, 100))
    }
    throw new Error('No mail with the link came')
  }

  test('is said at the door; the desk asks; a link in the mail stops it', async () => {
    await setUp()
    const page = await knock()
    await page.getByRole('button', { name: 'My phone is lost' }).click()
    await page.getByRole('heading', { name: 'Lost your phone?' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Ask the club to call me' }).click()
    await page.getByRole('heading', { name: 'The club knows' }).waitFor()

    const desk = await stage.signedIn('raul')
    await desk.goto('/desk?show=losses')
    await asked(desk)

    const stopping = await stage.newPage()
    await stopping.goto(await stopLink())
    await stopping.getByRole('heading', { name: 'Is your second factor lost?' }).waitFor()
    expect(await axeFaults(stopping)).toEqual([])
    await stopping.getByRole('button', { name: 'It wasn’t me: stop it' }).click()
    await stopping.getByRole('heading', { name: 'Your second factor stays' }).waitFor()
    await desk.reload()
    await desk.getByText('Nothing is waiting here').waitFor()
  })

  test('is told to the desk on the telephone; after a day the password alone opens', async () => {
    // Three days after a stop the club begins again.
    stage.clock.pass(73 * HOUR)
    const desk = await stage.signedIn('raul')
    await desk.goto('/desk/callers')
    await desk.getByLabel('Find an owner', { exact: true }).fill('elena harr')
    await desk.getByText('Elena Harrington Ruiz').first().click()
    await desk.getByRole('button', { name: 'The second factor is lost' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Ask the questions' }).click()
    await isAt(desk, /\/desk\?show=losses/)
    await asked(desk)

    stage.clock.pass(24 * HOUR + 1000)
    await expect
      .poll(
        () =>
          stage.mails().some((one) => one.includes('The second factor of your account at Marea was removed')),
        {
          timeout: 30_000,
        },
      )
      .toBe(true)
    const page = await knock()
    await page.waitForURL('**/home')
    await page.goto('/my-account/security')
    await row(page).getByText('Off').waitFor()
  })

  test('is not lost where a device still is: its owner keeps it there', async () => {
    const page = await setUp()
    const desk = await stage.signedIn('raul')
    await desk.goto('/desk/callers')
    await desk.getByLabel('Find an owner', { exact: true }).fill('elena harr')
    await desk.getByText('Elena Harrington Ruiz').first().click()
    await desk.getByRole('button', { name: 'The second factor is lost' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Ask the questions' }).click()
    await isAt(desk, /\/desk\?show=losses/)
    await page.reload()
    await page.getByText('The club was told that it is lost').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep my second factor' }).click()
    await page.getByText('The club was told that it is lost').waitFor({ state: 'detached' })
    await row(page).getByText('On', { exact: true }).waitFor()
  })
})
