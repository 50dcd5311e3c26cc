import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDLE_MS } from '../src/membership/sign-in/idle.ts'
import { openStage, type Stage, signIn } from './stage.ts'
import { withCart } from './views/things-to-do.acts.ts'

const more = (page: Page, what: string) => page.getByRole('button', { name: `One more: ${what}` })

/** The name of the day in the calendar: the day itself is its number. */
const dayOf = (page: Page, name: RegExp) => page.locator('.calendar').getByRole('button', { name })

/** Fills the checkout that is open, up to the button that confirms. */
async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('+52 998 555 0142')
  await page.getByRole('checkbox', { name: /I accept/ }).check()
}

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm order' })

describe('ordering things to do', () => {
  let stage: Stage
  const ordersOf = async (who: string) => {
    const { rows } = await sql<{ number: string; status: number; gross: number }>`
      SELECT o.number, o.status, o.gross_cents AS gross FROM orders o JOIN owners w ON w.id = o.owner_id
       WHERE w.email = ${`${who}@marea.example`} ORDER BY o.id`.execute(stage.database.db)
    return rows
  }
  const reefTaken = async (day: string) => {
    const { rows } = await sql<{ taken: number }>`
      SELECT coalesce(sum(a.taken), 0)::int AS taken
        FROM slot_allotment a JOIN product_details d ON d.id = a.detail_id JOIN products p ON p.id = d.product_id
       WHERE p.slug = 'reef-at-first-light' AND a.day = ${day}::date`.execute(stage.database.db)
    return rows[0]?.taken ?? 0
  }

  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('browse, filter, a transfer and a reef, another quantity, check out once, find the order, cancel it', async () => {
    const before = await ordersOf('elena')
    const takenBefore = await reefTaken('2026-12-10')
    // The car brings her there; nobody has asked for the way back so far.
    await sql`UPDATE order_details SET cancelled_at = now(), took_places = false WHERE leg = 'departure'`.execute(
      stage.database.db,
    )
    await sql`INSERT INTO product_blackouts (product_id, first_day, last_day, reason)
              SELECT id, '2026-12-11', '2026-12-11', '{"en": "The captain is ashore", "es": "El capitán está en tierra"}'::jsonb
                FROM products WHERE slug = 'reef-at-first-light'`.execute(stage.database.db)
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    await page.getByRole('link', { name: 'Things to do' }).first().click()
    await page.waitForURL(/\/things-to-do/)

    // One letter narrows nothing, and the parts of the day stay; accents and case do not matter.
    const search = page.getByRole('searchbox')
    const morning = page.getByRole('heading', { name: 'In the morning' })
    await morning.waitFor()
    // The rail counts what the days of the stay hold: so many cards stand there, fewer than on any day.
    const rail = page.getByRole('navigation', { name: 'Things to do' })
    const countOf = async (name: string) =>
      Number(/(\d+)\D*$/.exec(await rail.getByRole('link', { name }).innerText())?.[1])
    await rail.getByRole('link', { name: 'On the water' }).click()
    await page.waitForURL(/cat=/)
    await morning.waitFor({ state: 'detached' })
    const cards = page.locator('.offers > li')
    await cards.first().waitFor()
    await expect.poll(async () => (await countOf('On the water')) - (await cards.count())).toBe(0)
    expect(await countOf('During your stay')).toBe(await cards.count())
    // Screen readers hear the number that is seen.
    const told = (count: number) =>
      page
        .getByRole('status')
        .filter({ hasText: new RegExp(`^${count} results$`) })
        .waitFor({ state: 'attached' })
    await told(await cards.count())
    expect(await countOf('any day')).toBeGreaterThan(await cards.count())
    for (const entry of ['Best sellers', 'Events', 'Packages'])
      await rail.getByRole('link', { name: new RegExp(`^${entry}.*\\d offers?$`) }).waitFor()
    await rail.getByRole('link', { name: 'Everything' }).click()
    await morning.waitFor()
    await told(await countOf('Everything'))
    await search.fill('A')
    await page.waitForURL(/q=A(&|$)/)
    await morning.waitFor()
    await page.getByRole('link', { name: /^All \d+ things in the morning$/ }).waitFor()
    await search.fill('AIRPÓRT')
    await morning.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Private airport transfer' }).click()
    await page.waitForURL(/\/product\/private-airport-transfer/)

    // The stay has a way there: the way back is proposed, for those who stay, in what holds them.
    await page.getByText('One is there already.').waitFor()
    const back = page.getByRole('region', { name: 'Departure' })
    await back.waitFor()
    expect(await page.getByRole('region', { name: 'Arrival' }).count()).toBe(0)
    await more(page, 'Adults').click()
    await more(page, 'Adults').click()
    await page.getByRole('radio', { name: /Sedan, up to 3/, disabled: true }).waitFor()
    const another = more(page, 'Adults')
    for (const _ of [5, 6]) await another.click()
    // A party that no vehicle holds takes several, in one press.
    await another.click()
    await page.getByText('Each holds 8: you take 2 of them.').waitFor()
    await page.getByRole('button', { name: 'One less: Adults' }).click()
    await page.getByText('2 extra passengers').waitFor()
    // The card of the sum stays one column, whatever is offered in it.
    const columns = (card: Element) => getComputedStyle(card).gridTemplateColumns.split(' ').length
    expect(await page.locator('.buy').evaluate(columns)).toBe(1)
    await back.getByRole('button', { name: /Departure/ }).click()
    await dayOf(page, /December 8/).click()
    await back.getByText('Do you leave on Tue, Dec 8, 2026?').waitFor()
    await back.getByRole('button', { name: 'Keep Tue, Dec 8, 2026' }).click()
    await back.getByLabel('Flight leaves').fill('15:00')
    await back.getByText('We leave the lobby at 12:00 PM').waitFor()
    await back.getByLabel('Flight number').fill('AM 59')
    // A transfer may stand in the cart again, but two presses are one wish.
    await page.getByRole('button', { name: 'Add to cart' }).dblclick()
    const drawer = page.getByRole('dialog', { name: 'In your cart' })
    await drawer.getByText('Tue, Dec 8, 2026').waitFor()
    expect(await drawer.locator('.cart-line').count()).toBe(1)
    await drawer.getByRole('button', { name: 'Keep browsing' }).click()
    await drawer.waitFor({ state: 'hidden' })

    await page.goto('/things-to-do/product/reef-at-first-light')
    // Without a quantity there is the warning, and nothing is added.
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Choose an option').waitFor()
    await page.getByText('Choose one of the options and give a quantity.').first().waitFor()
    expect(await page.getByRole('button', { name: 'Cart, 1 line' }).count()).toBe(1)
    await more(page, 'Adult').click()
    // A closed day says why: in its name, and below once it is pressed, which chooses nothing.
    const why = page.locator('.calendar-said')
    await dayOf(page, /December 11.*The captain is ashore/).click({ force: true })
    await why.getByText('The captain is ashore').waitFor()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => why.innerText()).toBe('')
    await page.keyboard.press('ArrowRight')
    await why.getByText('The captain is ashore').waitFor()
    await dayOf(page, /December 9/).click()
    // Hours are chosen, never taken for granted.
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Choose a time.').waitFor()
    await page.getByRole('radio', { name: /06:45 AM/ }).check()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await drawer.getByRole('link', { name: 'Review the cart' }).click()
    await page.waitForURL(/\/things-to-do\/cart/)

    // Another quantity resets the day, and says so.
    const reef = page.locator('.cart-line', { hasText: 'Reef at first light' })
    await more(page, 'Quantity, Reef at first light').click()
    await page.getByText('The quantity has changed').waitFor()
    await page.getByText('The quantity was incremented and the date was reset.').waitFor()
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await reef.getByText('Choose a date.').waitFor()
    await reef.locator('.cart-when').click()
    await dayOf(page, /December 10/).click()
    await reef.getByText('Thu, Dec 10, 2026').waitFor()

    // The cart outlives a reload, and another tab shows the same.
    await page.reload()
    await reef.getByText('Thu, Dec 10, 2026').waitFor()
    const tab = await page.context().newPage()
    await tab.clock.setFixedTime(stage.clock.now())
    await tab.goto('/things-to-do')
    await tab.getByRole('button', { name: 'Cart, 2 lines' }).waitFor()
    await reef.getByText('People and notes').click()
    await reef.getByLabel('Note for the concierge').fill('One of us swims slowly')

    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await page.waitForURL(/\/things-to-do\/checkout/)
    // What no phone has does not get in; brackets are taken as they are meant (spec, section 5).
    const phone = page.getByLabel('Phone')
    await phone.fill('call me')
    expect(await phone.inputValue()).toBe('')
    await phone.pressSequentially('(998) 555 0142')
    expect(await phone.inputValue()).toBe('998 555 0142')
    await confirm(page).click()
    await page.getByText(/Accept the terms/).waitFor()
    expect(await ordersOf('elena')).toEqual(before)

    await fillCheckout(page)
    await confirm(page).dblclick()
    await page.waitForURL(/placed=/)
    await page.getByRole('heading', { name: 'Your days are booked' }).waitFor()
    const [order, ...others] = (await ordersOf('elena')).slice(before.length)
    expect(others).toEqual([])
    await page.getByRole('heading', { name: `Order ${order?.number}` }).waitFor()
    await page.getByText('2 extra passengers').waitFor()
    await page.getByText('Departure · flight AM 59').waitFor()
    await page.getByText('One of us swims slowly').waitFor()
    await tab.getByRole('button', { name: 'Cart, empty' }).waitFor()
    expect(await reefTaken('2026-12-10')).toBe(takenBefore + 2)

    await page.getByRole('link', { name: 'See my orders' }).click()
    await page.getByRole('button', { name: `Cancel: ${order?.number}` }).click()
    await page
      .getByRole('dialog', { name: `Cancel order ${order?.number}?` })
      .getByRole('button', { name: 'Cancel the order' })
      .click()
    await page.locator(`[id="${order?.number}"]`).getByText('Cancelled').waitFor()
    expect(await reefTaken('2026-12-10')).toBe(takenBefore)
    await page.context().close()
  })

  test('prices that changed meanwhile are told line by line, and taken', async () => {
    const before = await ordersOf('ines')
    const page = await stage.signedIn('ines', { language: 'en' })
    await withCart(page, '/things-to-do/checkout')
    await page.locator('.paid-total .figure', { hasText: '$' }).waitFor()
    await page.getByRole('checkbox').check()
    await page.locator('input[type=tel]').fill('+52 998 555 0142')
    const send = page.locator('.cart-summary button[type=submit]')
    // The reef is before the check-in of that day: that is asked once, and nothing is ordered until it is answered.
    await send.click()
    const asked = page.locator('.line-asked')
    await asked.waitFor()
    expect(await ordersOf('ines')).toEqual(before)
    await asked.getByRole('button').first().click()
    await asked.waitFor({ state: 'detached' })
    await sql`UPDATE product_details SET sale_cents = sale_cents + 500
               WHERE product_id = (SELECT id FROM products WHERE slug = 'private-airport-transfer')`.execute(
      stage.database.db,
    )
    await send.click()
    await page.locator('.cart-changes li').waitFor()
    expect(await page.locator('.cart-changes li').count()).toBe(1)
    expect(await ordersOf('ines')).toEqual(before)
    await page.locator('.note button').click()
    await page.locator('.cart-changes').waitFor({ state: 'detached' })
    await send.click()
    await page.waitForURL(/placed=/)
    expect(await ordersOf('ines')).toHaveLength(before.length + 1)
    await page.context().close()
  })

  test('a day that was sold out meanwhile, and an answer that was lost: nothing is ordered twice', async () => {
    const before = await ordersOf('elena')
    const page = await stage.signedIn('elena')
    await withCart(page, '/things-to-do/checkout')
    await fillCheckout(page)
    await sql`INSERT INTO slot_allotment (detail_id, starts, day, capacity, taken)
              SELECT d.id, s.starts, day::date, s.places, s.places
                FROM product_details d JOIN products p ON p.id = d.product_id JOIN detail_slots s ON s.detail_id = d.id,
                     generate_series('2026-11-19'::date, '2027-01-31'::date, '1 day') day
               WHERE p.slug = 'reef-at-first-light'
              ON CONFLICT (detail_id, day, starts) DO UPDATE SET taken = slot_allotment.capacity`.execute(
      stage.database.db,
    )
    await confirm(page).click()
    await page.getByText('Some lines need correcting').waitFor()
    expect(await ordersOf('elena')).toEqual(before)
    await page.getByRole('link', { name: 'Correct it in the cart' }).click()
    await page.getByRole('button', { name: 'Remove Reef at first light' }).click()
    await page.getByRole('button', { name: 'Go to checkout' }).click()

    // The server hears the order, the browser not the answer.
    await page.route('**/api/v1/orders/', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('checkbox', { name: /I accept/ }).waitFor()
    await page.locator('.paid-total .figure', { hasText: '$' }).waitFor()
    await confirm(page).click()
    await page.getByText(/it will count only once/).waitFor()
    await page.unrouteAll()
    stage.faults.splice(0)
    await page.reload()
    await confirm(page).click()
    await page.waitForURL(/placed=/)
    expect(await ordersOf('elena')).toHaveLength(before.length + 1)
    await page.context().close()
  })

  test('a session that ends in the middle of the checkout loses nothing', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/things-to-do/product/lantern-supper-on-the-sand?kind=event')
    await more(page, 'Seat').click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Review the cart' }).click()
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await page.getByLabel('Phone').fill('+1 415 555 0199')
    stage.clock.pass(IDLE_MS + 1000)
    await page.clock.setFixedTime(stage.clock.now())
    await page.waitForURL(/\/login/, { timeout: 20_000 })
    await signIn(page, 'elena@marea.example')
    await page.waitForURL(/\/things-to-do\/checkout/)
    await page.getByLabel('Phone').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+1 415 555 0199')
    await page.getByRole('heading', { name: 'Lantern supper on the sand' }).waitFor()
    await page.getByRole('button', { name: 'Cart, 1 line' }).waitFor()
  })
})
