import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../src/kernel/day.ts'
import { dayInWords } from '../src/kernel/day-words.ts'
import { arrives, openStage, type Stage } from './stage.ts'
import { unfold } from './views/stays.acts.ts'

let stage: Stage
let stay: { id: number; first: string; last: string }

beforeAll(async () => {
  stage = await openStage()
  const { db } = stage.database
  const { rows } = await sql<typeof stay>`
    SELECT b.id, b.check_in AS first, b.check_out AS last FROM bookings b
      JOIN contracts c ON c.id = b.contract_id JOIN owners o ON o.id = c.owner_id
     WHERE o.email = 'elena@marea.example' AND b.status = 'confirmed' AND b.check_in > '2026-11-25'
     ORDER BY b.check_in LIMIT 1`.execute(db)
  stay = rows[0]!
  await sql`UPDATE orders SET status = 3, cancelled_at = now()`.execute(db)
  await sql`DELETE FROM slot_allotment`.execute(db)
  await sql`DELETE FROM allotment`.execute(db)
  await sql`DELETE FROM product_blackouts`.execute(db)
  // The club's passes pay for the dinner too.
  await sql`
    INSERT INTO benefit_products (benefit_id, product_id)
    SELECT b.benefit_id, (SELECT id FROM products WHERE slug = 'chefs-table-on-the-terrace')
      FROM benefit_products b JOIN products p ON p.id = b.product_id
     WHERE p.slug = 'private-airport-transfer' LIMIT 1`.execute(db)
})
afterAll(async () => {
  expect(stage.faults).toEqual([])
  await stage.close()
})

/** The button of a day: "Monday, December 7, 2026". */
const dayIn = (page: Page, day: string) => {
  const name = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
  return page.locator('.calendar').getByRole('button', { name: new RegExp(`${name}(?!\\d)`) })
}

test('a family plans three days on a phone: both ways, a dive, a dinner that a benefit pays; moves, cancels, finds all of it', async () => {
  const { db } = stage.database
  const page = await stage.signedIn('elena', { width: 390 })
  const [second, third] = [addDays(stay.first, 1), addDays(stay.first, 2)]

  // From the stay's page to what there is to do in its days.
  await page.goto(`/my-reservations/${stay.id}`)
  await page.locator('.stay-head').waitFor()
  await page.getByRole('link', { name: 'Add something' }).click()
  await arrives(page, /things-to-do/)

  await page.goto('/things-to-do/product/private-airport-transfer')
  await page.getByRole('heading', { name: 'Two trips' }).waitFor()
  const there = page.getByRole('region', { name: 'Arrival' })
  // A flight that the car would miss is told before anything is ordered.
  const home = page.getByRole('region', { name: 'Departure' })
  await there.getByLabel('Flight number').fill('AM 58')
  await home.getByRole('button', { name: 'Leave at another time' }).click()
  await home.getByLabel('We leave the lobby at').fill('13:00')
  await home.getByText('The car would reach the airport after the flight has left').waitFor()
  await home.getByLabel('We leave the lobby at').fill('10:30')
  // The benefit that would pay is offered here already, and not used.
  await page.getByRole('checkbox', { name: /^Airport transfers: \d+ left/ }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'In your cart' })
  await drawer.getByRole('button', { name: 'Use 2: Airport transfers' }).waitFor()
  await drawer.getByRole('button', { name: 'Keep browsing' }).click()

  await page.goto('/things-to-do/product/reef-at-first-light')
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'One more: Adult' }).click()
  await dayIn(page, second).click()
  await page.getByRole('radio', { name: /06:45 AM/ }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await drawer.waitFor()

  await page.goto('/things-to-do/product/chefs-table-on-the-terrace')
  await page.getByRole('button', { name: 'One more: One seat' }).click()
  await dayIn(page, third).click()
  await page.getByRole('combobox', { name: 'Time' }).selectOption('19:30')
  await page.getByRole('checkbox', { name: /^Airport transfers: / }).check()
  await page.getByRole('button', { name: 'Add and check out' }).click()
  await page.waitForURL(/checkout/)
  await page.getByText('Paid with Airport transfers.').waitFor()
  await page.getByLabel('Phone').fill('+52 998 555 0142')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Confirm order' }).click()
  await page.waitForURL(/placed=/)
  const { rows } = await sql<{ id: number; number: string }>`
    SELECT id, number FROM orders ORDER BY id DESC LIMIT 1`.execute(db)
  const { id, number } = rows[0]!

  await page.goto(`/things-to-do?view=orders&order=${id}`)
  await page.getByRole('button', { name: /^Change: Reef at first light/ }).click()
  const change = page.getByRole('dialog', { name: /^Change Reef/ })
  await change.getByRole('radio', { name: /07:30 AM/ }).check()
  await change.getByText('No difference').waitFor()
  await change.getByRole('button', { name: 'Save the change' }).click()
  await change.waitFor({ state: 'detached' })
  // The flight home became another one: the car goes with it.
  await page.getByRole('button', { name: /^Change: .* Departure/ }).click()
  const flight = page.getByRole('dialog', { name: /^Change .* Departure/ })
  await flight.getByLabel('Flight leaves').fill('15:30')
  await flight.getByLabel('Flight number').fill('AM 61')
  await flight.getByText('No difference').waitFor()
  await flight.getByRole('button', { name: 'Save the change' }).click()
  await flight.waitFor({ state: 'detached' })
  await page.getByText('12:30 PM, Flight AM 61, 03:30 PM').waitFor()
  await page.getByRole('button', { name: /^Cancel: Chef’s table/ }).click()
  const cancel = page.getByRole('dialog', { name: /^Cancel Chef’s table/ })
  await cancel.getByText('1 goes back to your benefit.').waitFor()
  await cancel.getByRole('button', { name: /^Cancel Chef’s table/ }).click()
  await page.getByText('You cancelled Chef’s table on the terrace').waitFor()

  // All of it stands on the stay's page: there, the dive at its new hour, home with the new flight.
  await page.goto(`/my-reservations/${stay.id}`)
  await unfold(page)
  const moments = page.locator('.stay-moment', { hasText: number })
  await moments.first().waitFor()
  expect(await moments.count()).toBe(3)
  await page.locator('.stay-moment', { hasText: 'Reef at first light' }).getByText('07:30 AM').waitFor()
  const told = await page.locator('.stay-main').innerText()
  for (const words of ['Arrival', 'Departure', '12:30 PM']) expect(told).toContain(words)
  expect(told).not.toContain('Chef’s table')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.context().close()
})

test('a stay that is longer names the drive home, which is moved there; cancelled, it takes its orders along', async () => {
  const { db } = stage.database
  const page = await stage.signedIn('elena', { width: 390 })
  // As the club would have written it: the stay is a day longer, the order is not.
  await sql`UPDATE bookings SET check_out = check_out + 1 WHERE id = ${stay.id}`.execute(db)
  const longer = addDays(stay.last, 1)
  const leaves = dayInWords(longer, 'en')
  await page.goto(`/my-reservations/${stay.id}`)
  await page.getByText('One thing that you ordered doesn’t go with these dates').waitFor()
  await page.getByText(`You leave on ${leaves}.`).waitFor()
  // What does not go with the dates is something to do.
  await page.getByText('What you ordered for it needs another look.').waitFor()
  await page.getByRole('button', { name: new RegExp(`^Move to ${leaves}`) }).click()
  const move = page.getByRole('dialog', { name: /^Change / })
  await move.getByText('No difference').waitFor()
  await move.getByRole('button', { name: 'Save the change' }).click()
  await page
    .getByText('One thing that you ordered doesn’t go with these dates')
    .waitFor({ state: 'detached' })
  await page.getByText('Everything is set. There is nothing for you to do.').waitFor()

  await page.getByRole('button', { name: 'Cancel the stay' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel / })
  const asked = dialog.getByText(/Ordered for this stay/)
  await asked.first().waitFor()
  await page.context().close()
})

test('home says until when one is here, and what today holds', async () => {
  const { db } = stage.database
  // As it is once the days have come: the stay began yesterday, and something of it is today.
  const today = stage.clock.now().toISOString().slice(0, 10)
  await sql`UPDATE bookings SET check_in = ${addDays(today, -1)}::date, check_out = ${addDays(today, 3)}::date
             WHERE id = ${stay.id}`.execute(db)
  await sql`
    UPDATE order_details SET operation_day = ${today}::date
     WHERE cancelled_at IS NULL AND leg IS NULL
       AND order_id = (SELECT max(id) FROM orders WHERE cancelled_at IS NULL)`.execute(db)
  const page = await stage.signedIn('elena', { width: 390 })
  await page.goto('/home')
  const hero = page.locator('.hero')
  await hero.getByText(`You’re here until ${dayInWords(addDays(today, 3), 'en')}`).waitFor()
  await hero.getByRole('heading', { name: 'Today' }).waitFor()
  await hero.getByText('Reef at first light').waitFor()
  await page.context().close()
})
