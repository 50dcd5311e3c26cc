import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../src/kernel/day.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'
import { shown } from './views/shown.ts'
import { comingStay } from './views/stays.acts.ts'

/** Two hundred stays in nine years, a guest of her own in every fortieth. */
async function withTwoHundred({ database: { db } }: Stage): Promise<void> {
  for (let index = 0; index < 200; index++) {
    const checkIn = addDays('2015-01-03', index * 16)
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, created_at, changed_at)
      SELECT c.id, c.hotel_id, c.category_id, ${checkIn}::date, ${checkIn}::date + 4, 2, 0, 'owner',
             ${index % 25 === 7 ? 'cancelled' : 'confirmed'}, 4, now(), now()
        FROM contracts c JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example'
      RETURNING id`.execute(db)
    await sql`
      INSERT INTO booking_guests (booking_id, position, kind, name, lastname)
      VALUES (${rows[0]?.id}, 1, 'adult', ${index % 40 === 0 ? 'Noémie' : 'Elena'}, 'Harrington')`.execute(db)
  }
}

describe('a stay is found again', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    await withTwoHundred(stage)
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const yearOf = (page: Page, year: number) => page.getByRole('button', { name: new RegExp(`^${year}`) })
  const rows = (page: Page) => page.locator('.past .past-stay')
  const look = async (page: Page, search: string) => {
    await page.getByRole('searchbox', { name: 'Search past stays' }).fill(search)
    await page.waitForURL(/search=/)
  }

  test('the next one: its card says what waits, leads to its page, and Back comes back', async () => {
    const page = await stage.signedIn('elena')
    const stay = await comingStay(page, 'To authorize')
    await stay.getByText(/^Your answer, by /).waitFor()
    await page.getByText(/stays are coming\. \d+ nights are still yours to use, until /).waitFor()
    expect(await axeFaults(page)).toEqual([])
    // Anywhere on the card.
    await stay.click({ position: { x: 40, y: 40 } })
    await page.waitForURL(/\/my-reservations\/\d+$/)
    await page.locator('.stay-history').waitFor()
    await page.goBack()
    await stay.waitFor()
    await stay.getByRole('button', { name: /^Authorize/ }).click()
    await page.getByRole('dialog', { name: 'Authorize benefits for this stay' }).waitFor()
  })

  test('two hundred stays take two screens; a year opens, its rest comes, and Back finds it again', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations')
    await rows(page).first().waitFor()
    await shown(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1800)
    expect(await page.getByText('Completed').count()).toBeGreaterThan(2)
    expect(await page.locator('.past').getByText('Confirmed').count()).toBe(0)

    await page.getByRole('button', { name: /^From 2015 to \d{4}: \d+ stays$/ }).click()
    await yearOf(page, 2018).click()
    await page.waitForURL(/year=2018/)
    await page.waitForFunction(() => document.querySelectorAll('.past a.past-stay').length === 10)
    await expect.poll(() => yearOf(page, 2018).getAttribute('aria-expanded')).toBe('true')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^2018/)
    await expect.poll(() => yearOf(page, 2026).getAttribute('aria-expanded')).toBe('false')
    expect(await axeFaults(page)).toEqual([])

    await page.getByRole('button', { name: /^1\d more of 2018$/ }).press('Enter')
    await page.waitForURL(/page=2/)
    await page.waitForFunction(() => document.querySelectorAll('.past a.past-stay').length > 20)
    await expect.poll(() => page.evaluate(focusedRow)).toBe(10)
    await expect.poll(() => page.getByRole('button', { name: /more of/ }).count()).toBe(0)

    const code = /BK-\d+/.exec(await rows(page).nth(15).innerText())?.[0] ?? ''
    await rows(page).nth(15).click()
    await page.locator('.stay-head', { hasText: code }).waitFor()
    await page.goBack()
    await page.waitForURL(/\/my-reservations\?.*year=2018.*page=2|page=2.*year=2018/)
    await rows(page).nth(20).waitFor()
    await shown(page)
    // The page's own way back leads there too.
    await rows(page).nth(15).click()
    await page.locator('.stay-head', { hasText: code }).waitFor()
    await page.getByRole('link', { name: 'My reservations', exact: true }).click()
    await rows(page).nth(20).waitFor()
    await yearOf(page, 2018).click()
    await rows(page).first().waitFor({ state: 'detached' })
  })

  test('a search finds a guest without her accent, marks her, outlives a reload, and says when nothing fits', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations')
    await look(page, 'noemie')
    await page.getByText('5 stays with “noemie”').waitFor()
    await expect.poll(() => rows(page).count()).toBe(5)
    expect(await page.locator('.past .past-stay mark').allInnerTexts()).toEqual(Array(5).fill('Noémie'))
    expect(await page.locator('.past-found h3').count()).toBeGreaterThan(1)
    expect(await axeFaults(page)).toEqual([])
    await page.reload()
    await page.getByText('5 stays with “noemie”').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('noemie')

    await look(page, 'elena 2018')
    await page.getByRole('button', { name: /^1\d more$/ }).click()
    await page.waitForFunction(() => document.querySelectorAll('.past a.past-stay').length > 20)
    await look(page, 'nobody at all')
    await page.getByText('No past stays match. Try a guest’s first name or a year.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('searchbox').fill('')
    await yearOf(page, 2026).waitFor()
  })

  test('on a phone: five rows of a year, its rest by a press, targets for a thumb', async () => {
    const page = await stage.signedIn('elena', { width: 390, height: 844 })
    await page.goto('/my-reservations')
    await rows(page).first().waitFor()
    await shown(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2 * 844)
    await page.getByRole('button', { name: /^From 2015 to \d{4}: / }).click()
    await yearOf(page, 2019).click()
    await page.waitForFunction(visibleRows, 5)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, input)')]
        .filter((one) => one.checkVisibility() && !one.closest('.coming-card, .coming-row'))
        .map((one) => [one.textContent, one.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 44),
    )
    expect(small).toEqual([])
    await page.getByRole('button', { name: /more of 2019$/ }).click()
    await page.waitForFunction(() => document.querySelectorAll('.past a.past-stay').length > 20)
    await expect.poll(() => page.evaluate(focusedRow)).toBe(5)
    expect(await axeFaults(page)).toEqual([])
  })
})

/** In the page: which of the rows has the focus, from 0. */
function focusedRow(): number {
  return [...document.querySelectorAll('.past a.past-stay')].indexOf(document.activeElement ?? document.body)
}

/** In the page: whether so many rows are in sight. */
function visibleRows(count: number): boolean {
  return (
    [...document.querySelectorAll('.past a.past-stay')].filter((row) => row.checkVisibility()).length ===
    count
  )
}
