import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDLE_MS } from '../src/membership/sign-in/idle.ts'
import { isAt, openStage, type Stage, signIn } from './stage.ts'

/** Walks the open calendar from the day that has the focus, and presses Enter on the day reached. */
async function walk(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
}

const times = (key: string, count: number) => new Array<string>(count).fill(key)

/**
 * The review of the own category, opened from an address; the guests are typed in. Here and below key by key: Firefox’s
 * driver sets a text from a script, which React takes for what stood there already.
 */
async function openReview(page: Page, dates: string): Promise<void> {
  await page.goto(`/my-reservations/request?${dates}`)
  await page.getByRole('button', { name: 'Choose' }).first().click()
  const review = page.getByRole('dialog', { name: 'Review your request' })
  await review
    .getByRole('checkbox', { name: /details later/ })
    .first()
    .check()
  await review.getByLabel('Note for the resort').pressSequentially('A cot, and late arrival')
  await review.getByRole('checkbox', { name: /I accept/ }).check()
}

describe('requesting a stay', () => {
  let stage: Stage
  const bookingsFrom = async (day: string) => {
    const { rows } = await sql<{ code: string; status: string }>`
      SELECT b.code, b.status FROM bookings b
        JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE o.email = 'elena@marea.example' AND b.check_in = ${day}::date`.execute(stage.database.db)
    return rows
  }

  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('a search without days is told once, where it is heard, and days that are left out say why', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations/request')
    await page.locator('.calendar-day[tabindex="0"]').waitFor()
    await page.getByRole('search').getByRole('button', { name: 'Search' }).press('Enter')
    const said = 'You need to specify a date range'
    await page.locator('.toast').getByText(said).waitFor()
    await page.locator('.search-missing').getByText(said).waitFor()
    expect(await page.locator('.search-missing [aria-live]').getByText(said).count()).toBe(0)
    expect(await page.locator('.search-missing[aria-live]').count()).toBe(0)

    await page.goto('/my-reservations/request?in=2026-12-20&out=2026-12-22&flex=3')
    await page
      .locator('.left-out')
      .getByText(/: closed: Christmas/)
      .first()
      .waitFor()
  })

  test('an arrival says how far it goes, by category, and is given up again with the focus on its day', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations/request?in=2027-01-25&out=2027-01-27')
    await page.locator('.plan-fit').first().waitFor()
    await page.locator('.calendar-day[tabindex="0"]').focus()
    await walk(page, times('ArrowRight', 3))
    await page
      .locator('.plan-reach')
      .getByText(/Lagoon Residence: (your balance lasts|you can stay) until/)
      .waitFor()
    await page.getByRole('button', { name: 'Choose another arrival' }).press('Enter')
    await page.locator('.plan-reach').waitFor({ state: 'detached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.classList.contains('calendar-day')))
      .toBe(true)
    await page.context().close()
  })

  test('by keyboard, with a child and a benefit; two presses of Send are one booking, and it is the next stay', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    await page.getByRole('link', { name: 'Request a stay' }).first().click()
    await isAt(page, /\/my-reservations\/request/)

    await page.locator('.plan-fit').first().waitFor()
    await page.locator('.calendar-day[tabindex="0"]').focus()
    // From today, Wed 18 November, to the 21st; the calendar goes on to the day after, from there to the 24th.
    await walk(page, times('ArrowRight', 3))
    await walk(page, times('ArrowRight', 2))
    await isAt(page, /in=2026-11-21&out=2026-11-24/)
    // The focus stays on the day that was picked; under each night stands what is left of the balance.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.classList.contains('calendar-day')))
      .toBe(true)
    const left = await page
      .locator('.calendar-figure')
      .evaluateAll((figures) => figures.map((figure) => Number(figure.getAttribute('data-figure'))))
    expect(left).toHaveLength(3)
    expect(left.map((figure) => figure - left[2]!)).toEqual([2, 1, 0])
    await page.getByRole('search').getByText(`Takes 3 nights, leaves ${left[2]}`).waitFor()

    await page.getByRole('button', { name: 'One more: Children' }).press('Enter')
    await isAt(page, /children=1/)
    await page.getByRole('button', { name: 'Choose' }).first().press('Enter')
    const review = page.getByRole('dialog', { name: 'Review your request' })
    await review.getByRole('button', { name: /One more: Golf/ }).press('Enter')
    await review.getByText(/authorizes this benefit/).waitFor()
    await review.getByText(/Nights from your 2026–27 balance/).waitFor()

    // Sent too early it says what is missing, and nothing is sent.
    const send = review.getByRole('button', { name: /^(Send request|Book this stay)$/ })
    await send.press('Enter')
    expect(await review.locator('[aria-invalid=true]').count()).toBeGreaterThan(2)
    expect(await bookingsFrom('2026-11-21')).toEqual([])

    await review
      .getByRole('checkbox', { name: /details later/ })
      .first()
      .check()
    const child = review.getByRole('group', { name: 'Child 1' })
    await child.getByRole('textbox', { name: 'Name', exact: true }).pressSequentially('Mia')
    await child.getByLabel('Last name').pressSequentially('Harrington')
    await child.getByLabel('Age').pressSequentially('6')
    await review.getByRole('checkbox', { name: /I accept/ }).check()
    await send.dblclick()

    await isAt(page, /\/my-reservations\?fresh=/)
    const [booking, ...others] = await bookingsFrom('2026-11-21')
    expect(others).toEqual([])
    // The benefit was authorized with the request: nothing waits for the owner any more.
    expect(booking?.status).toBe('confirmed')
    const row = page.locator(`[id="${booking?.code}"]`)
    await row.getByText('Confirmed').waitFor()
    expect(await row.getByRole('button', { name: /^Authorize/ }).count()).toBe(0)

    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await isAt(page, /\/home/)
    await page
      .getByText(/Nov 21/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await isAt(page, /\/login/)
  })

  test('a room that went meanwhile: why, what is near, and all that was typed is kept', async () => {
    const page = await stage.signedIn('elena')
    await openReview(page, 'in=2027-05-10&out=2027-05-14')
    const review = page.getByRole('dialog', { name: 'Review your request' })
    await sql`UPDATE room_nights SET free = 0 WHERE night BETWEEN '2027-05-10' AND '2027-05-13'`.execute(
      stage.database.db,
    )
    await review.getByRole('button', { name: /^(Send request|Book this stay)$/ }).click()
    await review.getByText(/no availability/).waitFor()
    expect(await bookingsFrom('2027-05-10')).toEqual([])
    expect(await review.getByLabel('Note for the resort').inputValue()).toBe('A cot, and late arrival')

    await review.locator('.offer').first().click()
    await isAt(page, (url) => !url.search.includes('in=2027-05-10'))
    await review.getByRole('button', { name: /^(Send request|Book this stay)$/ }).waitFor()
    expect(await review.getByLabel('Note for the resort').inputValue()).toBe('A cot, and late arrival')
    await review.getByRole('button', { name: /^(Send request|Book this stay)$/ }).click()
    await isAt(page, /\/my-reservations\?fresh=/)
  })

  test('Back closes what lies over a page and nothing else; the focus goes to what appears, never to nowhere', async () => {
    const page = await stage.signedIn('elena')
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: at } = document
        return at === document.body ? 'nowhere' : (at?.textContent ?? '')
      })
    await page.goto('/my-reservations/request?in=2027-10-11&out=2027-10-14')
    await page.getByRole('button', { name: 'Choose' }).first().waitFor()
    await page.getByRole('button', { name: 'Search', exact: true }).press('Enter')
    await expect.poll(focused, { timeout: 15_000 }).toMatch(/residence (is|are) free/)

    await page.getByRole('button', { name: 'Choose' }).first().press('Enter')
    const review = page.getByRole('dialog', { name: 'Review your request' })
    await review.getByLabel('Note for the resort').pressSequentially('A cot')
    await page.goBack()
    await review.waitFor({ state: 'hidden' })
    expect(page.url()).toContain('in=2027-10-11')
    expect(page.url()).not.toContain('room=')
    await expect.poll(focused).toContain('Choose')
    // Closed by its own button it leaves no step behind either.
    await page.getByRole('button', { name: 'Choose' }).first().press('Enter')
    await expect.poll(() => review.getByLabel('Note for the resort').inputValue()).toBe('A cot')
    await review.getByRole('button', { name: 'Back to results' }).press('Enter')
    await review.waitFor({ state: 'hidden' })
    await isAt(page, (url) => !url.search.includes('room='))
    await page.getByRole('button', { name: 'Choose' }).first().press('Enter')
    await review
      .getByRole('checkbox', { name: /details later/ })
      .first()
      .check()
    await review.getByRole('checkbox', { name: /I accept/ }).check()
    await review.getByRole('button', { name: /^(Send request|Book this stay)$/ }).press('Enter')
    await isAt(page, /\/my-reservations\?fresh=/)
    // What was requested has the focus, and is in sight.
    await expect.poll(focused, { timeout: 15_000 }).toMatch(/BK-\d+/)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
          return top > 0 && bottom < innerHeight
        }),
      )
      .toBe(true)
    // The request that was sent is not one step back: its search is.
    await page.goBack()
    await isAt(page, /\/my-reservations\/request\?in=2027-10-11&out=2027-10-14$/)
    await expect.poll(() => review.count()).toBe(0)

    await page.goto('/my-reservations')
    await page
      .getByRole('link', { name: /10\/11\/2027|Oct 11/ })
      .first()
      .press('Enter')
    await isAt(page, /\/my-reservations\/\d+$/)
    await expect.poll(focused, { timeout: 15_000 }).toContain('Bahía Serena')
    const stayPage = page.url()
    await page.getByRole('button', { name: 'Cancel the stay' }).press('Enter')
    const cancel = page.getByRole('dialog')
    await cancel.waitFor()
    await page.goBack()
    await cancel.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(stayPage)
    await expect.poll(focused).toContain('Cancel')
    // And one step back from there is the list, as if no dialog had been.
    await page.getByRole('button', { name: 'Cancel the stay' }).press('Enter')
    await cancel.waitFor()
    await page.keyboard.press('Escape')
    await cancel.waitFor({ state: 'hidden' })
    await page.goBack()
    await isAt(page, /\/my-reservations$/)
    await page.goForward()
    await page.getByRole('link', { name: 'Change', exact: true }).press('Enter')
    await isAt(page, /\/edit\//)
    await page.locator('.edit-form').waitFor()
    await expect.poll(focused, { timeout: 15_000 }).toContain('Bahía Serena')
  })

  test('a session that ends in the middle of the form loses nothing', async () => {
    const page = await stage.signedIn('elena')
    await openReview(page, 'in=2027-06-14&out=2027-06-18')
    stage.clock.pass(IDLE_MS + 1000)
    await page.clock.setFixedTime(stage.clock.now())
    await isAt(page, /\/login/, { timeout: 20_000 })
    await signIn(page, 'elena@marea.example')
    await isAt(page, /\/my-reservations\/request\?.*in=2027-06-14/)
    const review = page.getByRole('dialog', { name: 'Review your request' })
    await review.getByLabel('Note for the resort').waitFor()
    expect(await review.getByLabel('Note for the resort').inputValue()).toBe('A cot, and late arrival')
    expect(await review.getByRole('checkbox', { name: /I accept/ }).isChecked()).toBe(true)
    await review.getByRole('button', { name: /^(Send request|Book this stay)$/ }).click()
    await isAt(page, /\/my-reservations\?fresh=/)
    expect(await bookingsFrom('2027-06-14')).toHaveLength(1)
  })

  test('the calendar knows: where the nights fit is one press, what is closed says why, an own stay leads to its page', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations/request?in=2026-12-21&out=2026-12-23')
    await page.locator('.plan-notes').getByText('closed: Christmas').waitFor()
    await page.locator('.plan-notes a[href^="/my-reservations/"]').first().waitFor()
    // A closed day takes the focus and says why; it is not chosen.
    await page.locator('.calendar-day[tabindex="0"]').focus()
    for (const key of times('ArrowRight', 3)) await page.keyboard.press(key)
    await page
      .locator('.calendar-said')
      .getByText(/Dec 24, 2026, closed: Christmas/)
      .waitFor()
    // Its spoken name says it as well, and what it says is not said a second time.
    await page.getByRole('button', { name: /December 24, 2026.*, closed: Christmas/ }).waitFor()
    expect(await page.locator('.calendar-said > [aria-hidden]').count()).toBe(1)
    await page.keyboard.press('Enter')
    expect(page.url()).toContain('in=2026-12-21&out=2026-12-23')

    const places = page.getByRole('region', { name: 'Where your nights fit' })
    const found = places.getByRole('heading', { level: 2 })
    const before = await found.innerText()
    await places.getByRole('button', { name: /^One less/ }).press('Enter')
    // What was found stands until the places for fewer nights are there.
    await expect.poll(() => found.innerText()).not.toBe(before)
    await places.locator('.plan-fit').last().press('Enter')
    await isAt(page, (url) => !url.search.includes('in=2026-12-21'))
    await places.locator('.plan-fit[aria-pressed=true]').waitFor()
    // The calendar turns to the month of the place that was taken.
    await page.locator('.plan-calendar .calendar-day[data-selection-start]').waitFor()
    await page
      .getByRole('search')
      .getByText(/^Takes \d+ nights, leaves \d+$/)
      .waitFor()
    await page.getByRole('button', { name: 'Choose' }).first().waitFor()
  })

  test('from the year view by keyboard: nights picked there are the days that are searched', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-reservations?view=year&year=2027')
    // What is marked stands below in words: closed nights with their reason, own stays as links.
    await page.locator('.year-notes').getByText('Closed: New Year').first().waitFor()
    expect(await page.locator('.year-notes a[href^="/my-reservations/"]').count()).toBeGreaterThan(1)
    await page.locator('[data-day="2027-09-01"]').focus()
    for (const key of ['Enter', ...times('ArrowRight', 4), 'Enter']) await page.keyboard.press(key)
    await page.getByText('4 nights.').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByRole('link', { name: 'Request these nights' }).count()).toBe(0)
    for (const key of ['Home', 'Enter', 'End', 'Enter']) await page.keyboard.press(key)
    await page.getByRole('link', { name: 'Request these nights' }).click()
    await isAt(page, /\/my-reservations\/request\?in=2027-09-01&out=2027-09-30/)
  })
})
