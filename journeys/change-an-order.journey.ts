import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { unfold } from './views/stays.acts.ts'

/** Where the dive is in the end. */
const DIVE_DAY = '2026-12-10'

const isFocused = (one: Element) => one === document.activeElement

/** Elena's next stay, with a dive and a dinner ordered for it, as a telephone finds them. */
async function order(page: Page): Promise<void> {
  await page.goto('/things-to-do/product/reef-at-first-light')
  await page.getByRole('button', { name: 'One more: Adult' }).click()
  await page
    .locator('.calendar')
    .getByRole('button', { name: /December 9/ })
    .click()
  await page.getByRole('radio', { name: /06:45 AM/ }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'In your cart' }).waitFor()
  await page.goto('/things-to-do/product/chefs-table-on-the-terrace')
  await page.getByRole('button', { name: 'One more: One seat' }).click()
  await page
    .locator('.calendar')
    .getByRole('button', { name: /December 9/ })
    .click()
  await page.getByRole('combobox', { name: 'Time' }).selectOption('19:30')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page
    .getByRole('dialog', { name: 'In your cart' })
    .getByRole('link', { name: 'Review the cart' })
    .click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.getByLabel('Phone').fill('+52 998 555 0142')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.waitForURL(/placed=/)
}

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  expect(stage.faults).toEqual([])
  await stage.close()
})

test('on a telephone a dive is moved to another slot and a dinner cancelled; the stay’s page shows both', async () => {
  const { db } = stage.database
  await sql`DELETE FROM slot_allotment`.execute(db)
  await sql`DELETE FROM allotment`.execute(db)
  await sql`DELETE FROM product_blackouts`.execute(db)
  const page = await stage.signedIn('elena', { width: 390 })
  await order(page)
  const { rows } = await sql<{ id: number; number: string; total: number; stay: number }>`
    SELECT o.id, o.number, o.total_cents AS total, d.owner_booking_id AS stay
      FROM orders o JOIN order_details d ON d.order_id = o.id ORDER BY o.id DESC LIMIT 1`.execute(db)
  const placed = rows[0]!

  await page.getByRole('link', { name: 'See my orders' }).click()
  await page.getByRole('link', { name: `Details: ${placed.number}` }).click()
  await page.getByText('Free to change or cancel until Tue, Dec 8, 2026, 06:45 AM.').waitFor()
  await page.getByText('The lobby pier').waitFor()
  await page.getByRole('button', { name: /^Change: Reef at first light/ }).click()
  const change = page.getByRole('dialog', { name: /^Change Reef/ })
  await change.getByText('Choose what is to be different.').waitFor()
  await change.getByRole('radio', { name: /07:30 AM/ }).check()
  // The difference is said before it is confirmed.
  await change.getByText('No difference').waitFor()
  await change.getByRole('button', { name: 'Save the change' }).click()
  await change.waitFor({ state: 'detached' })
  await page.getByText('07:30 AM · 1 place').waitFor()

  await page.getByRole('button', { name: /^Cancel: Chef’s table/ }).click()
  const cancel = page.getByRole('dialog', { name: /^Cancel Chef’s table/ })
  await cancel.getByText('Less to pay').waitFor()
  await cancel.getByRole('button', { name: /^Cancel Chef’s table/ }).click()
  await page.getByText('You cancelled Chef’s table on the terrace').waitFor()
  await page.getByText('You changed Reef at first light').waitFor()

  await page.goto(`/my-reservations/${placed.stay}`)
  await unfold(page)
  const dive = page.locator('.stay-moment', { hasText: 'Reef at first light' })
  await dive.getByText('07:30 AM').waitFor()
  await dive.getByText('The lobby pier').waitFor()
  expect(await page.locator('.stay-moment', { hasText: placed.number }).count()).toBe(1)

  // The same from there: the dialog begins with what is, the calendar is one press away.
  await dive.getByRole('button', { name: /^Change: Reef at first light/ }).click()
  const there = page.getByRole('dialog', { name: /^Change Reef/ })
  await there.getByRole('radio', { name: /07:30 AM/, checked: true }).waitFor()
  expect(await there.locator('.calendar').count()).toBe(0)
  await there.getByRole('button', { name: 'Another day' }).click()
  await there
    .locator('.calendar')
    .getByRole('button', { name: /December 10/ })
    .click()
  await there.locator('.calendar').waitFor({ state: 'detached' })
  expect(await there.getByRole('button', { name: 'Another day' }).evaluate(isFocused)).toBe(true)
  await there.getByText('Thu, Dec 10, 2026').first().waitFor()
  await there.getByText('No difference').waitFor()
  await there.getByRole('button', { name: 'Save the change' }).click()
  await there.waitFor({ state: 'detached' })
  await page
    .locator('.day-rows > li', { hasText: 'Reef at first light' })
    .getByText('10', { exact: true })
    .waitFor()

  const after = await sql<{ total: number; slot: string; taken: number }>`
    SELECT o.total_cents AS total, d.slot, a.taken FROM orders o JOIN order_details d ON d.order_id = o.id
      JOIN slot_allotment a ON a.detail_id = d.detail_id AND a.starts = d.slot AND a.day = d.operation_day
     WHERE o.id = ${placed.id} AND d.cancelled_at IS NULL AND d.operation_day = ${DIVE_DAY}`.execute(db)
  expect(after.rows).toMatchObject([{ slot: '07:30', taken: 1 }])
  expect(after.rows[0]!.total).toBeLessThan(placed.total)
  await page.context().close()
})
