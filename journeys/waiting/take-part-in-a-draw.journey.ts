import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

const DAY = 24 * 3_600_000

describe('a draw of peak weeks', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** Reaches the round under way from My Reservations. */
  const openRound = async (page: Page) => {
    await page.goto('/my-reservations')
    await page.getByRole('link', { name: 'Peak weeks', exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'Peak weeks', level: 1 }).waitFor()
    await page.locator('.draws-row', { hasText: 'Wishes are open' }).press('Enter')
    await page.getByRole('heading', { name: 'Your ranking' }).waitFor()
  }
  const ranked = (page: Page) => page.locator('.rank > li .sub').allTextContents()

  test('wishes are ranked by keyboard, drawn after two people agree, and checked in the browser', async () => {
    const page = await stage.signedIn('elena')
    await openRound(page)
    expect(await axeFaults(page)).toEqual([])
    const before = await ranked(page)
    expect(before).toHaveLength(3)
    // The last is lifted, moved up twice and put down.
    await page.locator('.rank-grip').nth(2).press('Enter')
    await page.getByText(/^Arrow keys move/).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    expect(await ranked(page)).toEqual([before[2], before[0], before[1]])
    // Lifted, moved and put back it stands where it stood.
    await page.locator('.rank-grip').nth(0).press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await ranked(page)).toEqual([before[2], before[0], before[1]])
    await page.getByRole('button', { name: /^Add Last peak week/ }).press('Enter')
    await page.getByText(/^Saved /).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Your ranking' }).waitFor()
    expect(await ranked(page)).toEqual([before[2], before[0], before[1], 'Last peak week'])
    await page.context().close()

    // Wishes close and are sealed, and the public number is known.
    stage.clock.pass(10 * DAY)
    for (const [name, next] of [
      ['joel', /^(Yours is saved|El suyo se guardó)/],
      ['raul', /^(Draw and book the weeks|Sortear y reservar las semanas)$/],
    ] as const) {
      const desk = await stage.signedIn(name)
      await desk.goto('/desk/draws')
      const field = desk.getByRole('textbox', { name: /^(The public number|El número público)/ })
      await field.waitFor({ timeout: 20_000 })
      await field.fill('c0ffee')
      await field.press('Enter')
      await desk.getByText(next).waitFor()
      if (name === 'raul') await desk.getByRole('button', { name: next }).press('Enter')
      if (name === 'raul')
        await desk
          .getByText(/^(It is drawn|Ya se sorteó)/)
          .nth(1)
          .waitFor({ timeout: 20_000 })
      await desk.context().close()
    }
    await expect
      .poll(() => stage.mails().some((mail) => mail.includes('in the order')), { timeout: 20_000 })
      .toBe(true)

    const after = await stage.signedIn('elena')
    await after.goto('/home')
    await after.getByRole('link', { name: /^See what you received/ }).press('Enter')
    await after.getByRole('heading', { name: 'Why', exact: true }).waitFor()
    await after.getByText(/^You were \d+\w+ of 5 in the order\.$/).waitFor()
    await after.getByRole('button', { name: 'Check it in this browser' }).press('Enter')
    await after.getByText('Same result').waitFor()
    await after.getByText('Your wishes and your result are in it').waitFor()
    expect(await after.locator('.checks > .is-other').count()).toBe(0)
    expect(await axeFaults(after)).toEqual([])
    const [file] = await Promise.all([
      after.waitForEvent('download'),
      after.getByRole('button', { name: 'Save the round’s file' }).press('Enter'),
    ])
    expect(file.suggestedFilename()).toBe('draw-2.json')
    // What was looked at is asked for no more.
    await after.goto('/home')
    await after.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => after.getByRole('link', { name: /^See what you received/ }).count()).toBe(0)
  })

  test('a file that was changed is told apart, by what differs', async () => {
    const page = await stage.signedIn('elena')
    await page.route('**/api/v1/draws/file/**', async (route) => {
      const answer = await route.fetch()
      const drawn = await answer.json()
      const [first, second, ...rest] = drawn.order
      await route.fulfill({ response: answer, json: { ...drawn, order: [second, first, ...rest] } })
    })
    await page.goto('/my-reservations/draws/1')
    await page.getByRole('button', { name: 'Check it in this browser' }).press('Enter')
    await page.getByText('Not the same result').waitFor()
    expect(await page.locator('.checks > .is-other b').allTextContents()).toEqual(['The order'])
  })
})
