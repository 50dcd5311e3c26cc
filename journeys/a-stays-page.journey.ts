import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'
import { beSlow, jumps, keepJumps, MOST } from './views/jumps.ts'
import { shown } from './views/shown.ts'
import { comingStay, openStay, unfold } from './views/stays.acts.ts'

describe('a stay’s own page', () => {
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

  const open = async (status: RegExp) => {
    await openStay(page, await comingStay(page, status))
    await page.getByRole('heading', { name: 'What changed' }).waitFor()
  }

  test('tells a confirmed stay from request to departure, with its orders, its way there and its costs', async () => {
    await open(/^Confirmed$/)
    await page.getByText('Everything is set. There is nothing for you to do.').waitFor()
    const steps = page.locator('.tide li')
    expect(await steps.first().innerText()).toMatch(/Requested[\s\S]*by you/)
    expect(await steps.last().innerText()).toMatch(/You leave[\s\S]*by 11:00 AM/)
    await page.locator('.day-rows').getByText('Check-in').waitFor()
    await page.locator('.day-rows').getByText('Check-out').waitFor()
    const map = page.getByRole('link', { name: 'Map' })
    expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=20\.79/)
    expect(await page.locator('.stay-scale .is-now').count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
  })

  test('is the form itself when it is the owner’s turn: two presses from the list, and the stay goes on', async () => {
    await open(/^To authorize$/)
    await page.getByRole('heading', { name: /benefits? needs? your answer/ }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Save my answer' }).click()
    await page.getByText('Benefits authorized').filter({ visible: true }).first().waitFor()
    await page.getByRole('heading', { name: /benefits? needs? your answer/ }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('stay-head')
    await page.locator('.stay-history').getByText('Benefits decided').waitFor()
  })

  test('on a telephone its parts are a title and a sentence until one opens them; on paper it is whole', async () => {
    const phone = await stage.signedIn('elena', { width: 390, height: 844 })
    const href = await (await comingStay(phone, /^Confirmed$/, 1)).getByRole('link').getAttribute('href')
    await phone.goto(href ?? '')
    const who = phone.getByRole('button', { name: 'Who is coming' })
    await who.waitFor()
    const parts = phone.locator('.stay-fold-toggle')
    expect(await parts.count()).toBe(5)
    const height = () => phone.evaluate(() => document.documentElement.scrollHeight)
    const folded = await height()
    expect(await phone.locator('.stay-guests').isVisible()).toBe(false)
    // What one presses often is not folded away.
    for (const name of ['Add something', /^(Change guests|Name the other .*)$/])
      await phone.getByRole('link', { name }).waitFor()
    await phone.getByRole('button', { name: /^Confirmation/ }).waitFor()
    expect(await axeFaults(phone)).toEqual([])
    const arrow = () => who.locator('svg path').getAttribute('d')
    const down = await arrow()
    await who.focus()
    await phone.keyboard.press('Enter')
    await phone.locator('.stay-guests').waitFor()
    expect(await who.getAttribute('aria-expanded')).toBe('true')
    expect(await arrow()).not.toBe(down)
    await phone.keyboard.press('Enter')
    await phone.locator('.stay-guests').waitFor({ state: 'hidden' })
    await phone.emulateMedia({ media: 'print' })
    for (const part of ['.day-rows', '.stay-guests', '.stay-takes dl', '.stay-history'])
      expect(await phone.locator(part).isVisible(), part).toBe(true)
    // The documents are on the screen alone.
    for (const title of await phone.locator('.stay-fold:not(.stay-papers) .stay-fold-toggle').all())
      expect(await title.isVisible(), `the title “${await title.textContent()}” on paper`).toBe(true)
    await phone.emulateMedia({ media: 'screen' })
    await unfold(phone)
    expect(await height()).toBeGreaterThan(folded)
    // In a wide window nothing is folded, and no title is pressed.
    await phone.setViewportSize({ width: 1440, height: 900 })
    await phone.locator('.stay-guests').waitFor()
    expect(await parts.count()).toBe(0)
    await phone.context().close()
  })

  test('what its orders miss has its room while it is read: nothing jumps', async () => {
    const { page: slow, href } = await stayWithOrdersBeside(stage)
    await slow.goto(href)
    await slow.getByText('2 things that you ordered don’t go with these dates').waitFor()
    await shown(slow)
    const { sum, told } = await jumps(slow)
    expect(sum, told).toBeLessThanOrEqual(MOST)
    await slow.context().close()
  })

  test('says of a change what was and what is', async () => {
    await open(/^Confirmed$/)
    const address = page.url()
    await page.getByRole('link', { name: 'Change', exact: true }).click()
    await page.getByRole('textbox', { name: 'Note for the resort' }).fill('We come by the night boat.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page
      .getByText(/The update was successful/)
      .first()
      .waitFor()
    await page.goto(address)
    await page.locator('.stay-history ins', { hasText: 'We come by the night boat.' }).first().waitFor()
  })

  test('cancels from there, and ends there', async () => {
    await open(/^Pending$/)
    await page.getByRole('button', { name: 'Cancel the stay' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel / })
    await dialog.getByRole('group', { name: 'Reason' }).getByRole('radio').nth(1).check()
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('Another year.')
    await dialog.getByRole('button', { name: 'Cancel the stay' }).click()
    await page.getByRole('heading', { name: 'This stay was cancelled' }).waitFor()
    expect(await page.getByRole('button', { name: 'Cancel the stay' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Request again' }).waitFor()
    // A stay that is cancelled takes nothing.
    expect(await page.getByRole('heading', { name: 'What it takes' }).count()).toBe(0)
  })

  test('of a stay that is over offers the next one, and no deed that came too late', async () => {
    await page.goto('/my-reservations')
    await page.locator('.past-stay', { hasText: 'Completed' }).first().click()
    await page.getByRole('heading', { name: 'This stay is completed' }).waitFor()
    expect(await page.getByRole('link', { name: 'Change', exact: true }).count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
  })
})

/** A telephone far from its server, and a stay of whose orders two fall on days before it. */
async function stayWithOrdersBeside(stage: Stage) {
  const page = await stage.signedIn('elena', { width: 390, height: 844 })
  const href = (await (await comingStay(page, /^Confirmed$/)).getByRole('link').getAttribute('href')) ?? ''
  const answerWith = (calls: string, change: (data: never) => void) =>
    page.route(calls, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      change(json.data as never)
      await route.fulfill({ response, json })
    })
  await answerWith('**/api/v1/fivesClub/getOwnerBookingFromOwner/**', (booking: { ordersBeside: number }) => {
    booking.ordersBeside = 2
  })
  await answerWith('**/api/v1/orders/stay/?**', (lines: { operationdate: string }[]) => {
    for (const line of lines.slice(0, 2)) line.operationdate = '2026-11-30'
  })
  await page.addInitScript(keepJumps)
  await beSlow(page, true)
  return { page, href }
}
