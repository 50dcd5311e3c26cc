import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'

describe('deciding on a phone', () => {
  let stage: Stage
  let desk: Page
  beforeAll(async () => {
    stage = await openStage([], { DESK_UNDO_SECONDS: '10' })
    const { db } = stage.database
    const now = stage.clock.now()
    // Three stays wait, and are one person's.
    const { rows } = await sql<{ id: number }>`
      UPDATE bookings SET status = 'pending-confirmation', changed_at = ${now}
       WHERE id IN (SELECT b.id FROM bookings b
                     WHERE b.status = 'confirmed' AND b.check_in > '2026-12-01' AND b.wish_id IS NULL ORDER BY b.id LIMIT 3)
      RETURNING id`.execute(db)
    await sql`
      UPDATE inbox SET assigned_at = ${now}, assigned_admin_id = (SELECT id FROM admins WHERE email = 'raul@marea.example')
       WHERE kind = 'bookings' AND thing_id = ANY (${rows.map(({ id }) => id)})`.execute(db)
    desk = await stage.signedIn('raul', { width: 390, height: 844 })
    await desk.goto('/desk?show=bookings&view=mine')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const open = () => new URL(desk.url()).searchParams.get('thing')
  const steps = () => desk.locator('.inbox-steps')
  const place = (words: string) => steps().getByText(words, { exact: true }).waitFor()

  test('buttons at the thing lead to the next and the one before, and keep the focus', async () => {
    await desk.locator('.inbox-open').first().click()
    await place('1 of 3')
    const first = open()
    await desk.getByRole('button', { name: 'The next one' }).click()
    await place('2 of 3')
    expect(open()).not.toBe(first)
    expect(await desk.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('The next one')
    await desk.getByRole('button', { name: 'The one before' }).click()
    await place('1 of 3')
    expect(open()).toBe(first)
    // At the end it goes nowhere.
    await desk.getByRole('button', { name: 'The one before' }).click({ force: true })
    expect(open()).toBe(first)
  })

  test('after an answer the next one is open, and back leads to the list', async () => {
    const answered = open()
    await desk.locator('.desk-item [data-answer=yes]').click()
    await desk.locator('dialog[open] button[type=submit]').click()
    await desk.locator('dialog[open]').waitFor({ state: 'detached' })
    await expect.poll(open).not.toBe(answered)
    expect(open()).not.toBe(null)
    await place('1 of 2')
    await desk.locator('.desk-item [data-answer=yes]').waitFor()
    expect(await desk.locator('.inbox-list').isVisible()).toBe(false)
    await desk.goBack()
    await desk.locator('.inbox-list .inbox-row').first().waitFor()
    expect(open()).toBe(null)
    await expect.poll(() => desk.locator('.inbox-list .inbox-row').count()).toBe(2)
  })

  test('where list and thing stand side by side the thing has no buttons for it', async () => {
    await desk.setViewportSize({ width: 1440, height: 900 })
    await desk.locator('.desk-item [data-answer=yes]').waitFor()
    expect(await steps().count()).toBe(0)
  })
})
