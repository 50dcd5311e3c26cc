import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { actAs, lookFor, ownerSearch, refusedSignature } from '../views/admin.acts.ts'
import { axeFaults } from '../views/axe.ts'

describe('an admin acts for an owner', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const banner = (page: Page) => page.getByRole('region', { name: /Acting for|Actuando por/ })
  const choosing = (page: Page) => page.getByRole('heading', { level: 1, name: 'Choose an owner' })

  test('has a door of their own, which is no business of owners', async () => {
    const page = await stage.newPage()
    await page.goto('/admin-users')
    const sign = async (email: string) => {
      await page.getByLabel('Email').fill(email)
      await page.getByRole('textbox', { name: 'Password' }).fill('veranda-demo')
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await sign('elena@marea.example')
    await page.getByText('doesn’t match our records').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await sign('ruth@marea.example')
    await choosing(page).waitFor()
    // Nothing of the portal before an owner is chosen.
    await page.goto('/my-reports')
    await page.waitForURL(/\/admin-users$/)
    await choosing(page).waitFor()

    const owner = await stage.signedIn('elena')
    await owner.goto('/admin-users')
    await owner.waitForURL(/\/home$/)
  })

  test('finds an owner while typing, or by hotel and residence', async () => {
    const page = await stage.signedIn('ruth')
    await page.goto('/admin-users')
    await ownerSearch(page).pressSequentially('elen')
    await page.locator('.choose-owners').getByText('1 owner').waitFor()
    expect(await page.getByRole('radio', { name: /^Elena Harrington/ }).isChecked()).toBe(true)
    await lookFor(page, 'nobody of this name', 'No owners match')
    await lookFor(page, '', /^The first 20/)
    await page.getByRole('radio', { name: /^Punta Coralina/ }).check()
    await page.getByLabel('Housing number').fill('15')
    await page.getByRole('group', { name: 'Housing, Punta Coralina' }).getByText(/^1501/).click()
    await page.getByRole('radio', { name: /^Marcos Valdivia/ }).waitFor()
    await page.getByText('An executive report waits for this owner’s signature').waitFor()
    await page.getByRole('button', { name: 'Act for Marcos' }).click()
    await page.waitForURL(/\/home$/)
    await banner(page)
      .getByText(/Punta Coralina 1501/)
      .waitFor()
  })

  test('the banner is there with the first frame of a page, and nothing moves for it', async () => {
    const page = await stage.signedIn('ruth')
    await actAs(page, 'elena', /^Elena Harrington/)
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector('.shell-page')) return
        seen.disconnect()
        document.documentElement.dataset.first = document.querySelector('.acting') ? 'with banner' : 'without'
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await banner(page).waitFor()
    expect(await page.locator('html').getAttribute('data-first')).toBe('with banner')
  })

  test('sees what the owner sees under a banner that stays; what is done stands in the owner’s account', async () => {
    const page = await stage.signedIn('ruth', { width: 390, height: 700 })
    await actAs(page, 'elena', /^Elena Harrington/)
    await page.getByRole('heading', { level: 1, name: /Elena$/ }).waitFor()
    await page.locator('.acting').waitFor()
    await page.evaluate(() => scrollTo(0, 900))
    const top = async (part: Locator) => (await part.boundingBox())?.y
    await expect.poll(() => top(banner(page))).toBe(0)
    const { height } = (await banner(page).boundingBox())!
    await expect.poll(() => top(page.locator('.header'))).toBeCloseTo(height, 0)

    await page.goto('/my-account')
    await page.getByText('elena@marea.example').waitFor()
    await page.getByText('Nobody has done anything in your name.').waitFor()
    const saved = page.waitForResponse(/updateStatusOwners/)
    await page.getByRole('switch').click()
    expect((await saved).status()).toBe(200)

    const elena = await stage.signedIn('elena')
    await elena.goto('/my-account')
    const trail = elena.getByRole('region', { name: 'Done in your name' })
    await trail.getByText('Changed your newsletter setting').waitFor()
    await trail.getByText('Ruth Salgado Vidal').waitFor()
  })

  test('is refused what is the owner’s alone, in words of either language', async () => {
    const page = await stage.signedIn('joel')
    await refusedSignature(page)
    const alert = page.getByRole('alertdialog', { name: 'Acceso restringido' })
    await alert.getByText(/no tiene permitido realizar esta acción/).waitFor()

    const ruth = await stage.signedIn('ruth')
    await refusedSignature(ruth)
    const words = 'Sorry, you are not allowed to do this action. Please request to the Owner do it by itself.'
    const english = ruth.getByRole('alertdialog', { name: 'Restricted Access' })
    await english.getByText(words).waitFor()
    expect(await axeFaults(ruth)).toEqual([])
    await english.getByRole('button').click()
    await ruth.goto('/my-account')
    await ruth.getByRole('region', { name: 'Change password' }).getByText(words).waitFor()

    await ruth.goto('/admin-users')
    await actAs(ruth, 'elena', /^Elena Harrington/)
    await ruth.goto('/my-reservations')
    await ruth.locator('.coming-card').first().waitFor()
    await ruth.getByText(words).waitFor()
    expect(await ruth.getByRole('button', { name: /^Authorize: / }).count()).toBe(0)
    await ruth.locator('.coming-card').first().getByRole('link').click()
    await ruth.waitForURL(/\/my-reservations\/\d+$/)
    await ruth.getByText(words).waitFor()
  })

  test('changes the owner in every tab, stops, and leaves by their own door', async () => {
    const page = await stage.signedIn('ruth')
    await actAs(page, 'elena', /^Elena Harrington/)
    const other = await page.context().newPage()
    await other.clock.setFixedTime(stage.clock.now())
    await other.goto('/my-account')
    await other.getByText('elena@marea.example').waitFor()

    await page.bringToFront()
    await banner(page).getByRole('link', { name: 'Change owner' }).click()
    await choosing(page).waitFor()
    await page.getByText('You act for Elena Harrington Ruiz.').waitFor()
    await page.getByRole('button', { name: /^Marcos / }).click()
    await page.waitForURL(/\/home$/)
    await banner(page).getByText('Marcos Valdivia Rojas').waitFor()
    await banner(other).getByText('Marcos Valdivia Rojas').waitFor()
    expect(await other.getByText('elena@marea.example').count()).toBe(0)

    await banner(page).getByRole('button', { name: 'Stop acting' }).click()
    await choosing(page).waitFor()
    expect(await page.getByText(/^You act for/).count()).toBe(0)
    await other.waitForURL(/\/admin-users$/)
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Owner relations' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin-users')
  })
})
