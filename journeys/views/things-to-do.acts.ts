import type { Page } from 'playwright-core'
import { answerCalls } from './answers.ts'

/** A day that can be had, in the calendar on show; the later ones are as good, and hardly ever taken. */
async function pickDay(page: Page): Promise<void> {
  const open = ':not([data-disabled]):not([data-unavailable]):not([data-outside-month])'
  await page.locator('.calendar-ways button').last().click()
  await page.locator(`.calendar-day${open}`).nth(9).click()
}

/** Chooses the first hour that can be had: a slot of the day, or a quarter; nothing where there are none. */
export async function pickHour(page: Page): Promise<void> {
  const hour = page.locator('.slot input:enabled, .buy select option[value="14:00"]').first()
  await hour.waitFor({ state: 'attached' })
  if ((await page.locator('.slot').count()) > 0) await page.locator('.slot input:enabled').first().check()
  else await page.locator('.buy select:has(option[value="14:00"])').selectOption('14:00')
}

/** Opens a product, chooses one of its first variant and a day, and puts it into the cart. */
async function add(page: Page, slug: string): Promise<void> {
  await page.goto(`/things-to-do/product/${slug}`)
  await page.locator('.buy .stepper button:last-child').first().click()
  await page.locator('.buy .calendar').waitFor()
  await pickDay(page)
  await pickHour(page)
  await page.locator('.buy button[type=submit]').first().click()
  await page.locator('dialog[open]').waitFor()
}

/** Puts a transfer into the cart: one way there, on a day of its own. */
async function addTransfer(page: Page): Promise<void> {
  await page.goto('/things-to-do/product/private-airport-transfer')
  await page.locator('.transfer .segmented button').first().click()
  await page.locator('.transfer-when').click()
  await page.locator('.calendar').waitFor()
  await pickDay(page)
  await page.locator('.calendar').waitFor({ state: 'detached' })
  await page.locator('.transfer input[type=time]').fill('14:00')
  await page.locator('.buy button[type=submit]').first().click()
  await page.locator('dialog[open]').waitFor()
}

/** What is in the cart that this browser keeps for whoever is signed in. */
async function linesKept(page: Page): Promise<number> {
  // A page that stands nowhere yet keeps nothing.
  if (page.url() === 'about:blank') return 0
  return page.evaluate(() => {
    const { drafts } = JSON.parse(localStorage.getItem('veranda.state') ?? '{}')
    return Object.values<{ cart?: { lines: unknown[] } }>(drafts ?? {})[0]?.cart?.lines.length ?? 0
  })
}

/** Leaves with nothing in the cart. */
export async function emptyCart(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = JSON.parse(localStorage.getItem('veranda.state') ?? '{}')
    localStorage.setItem('veranda.state', JSON.stringify({ ...state, drafts: {} }))
  })
  await page.reload()
}

/** Comes to an address with a transfer and a morning at the reef in the cart. */
export async function withCart(page: Page, path: string): Promise<void> {
  if ((await linesKept(page)) === 0) {
    await addTransfer(page)
    await add(page, 'reef-at-first-light')
  }
  await page.goto(path)
  await page.locator('.cart-summary').waitFor()
}

/** The cart with another quantity: the warning, and a line without its day. */
export async function changeQuantity(page: Page): Promise<void> {
  await withCart(page, '/things-to-do/cart')
  await page.locator('.cart-figures .stepper button:last-child').last().click()
  // In the middle, away from the toast at the foot: what the new price brings or takes above it moves it.
  await page.locator('.cart-when-missing').evaluate((day) => day.scrollIntoView({ block: 'center' }))
}

/** The calendar of a line, open beside it. */
export async function openLineCalendar(page: Page): Promise<void> {
  await withCart(page, '/things-to-do/cart')
  await page.locator('.cart-when').first().click()
  await page.locator('[role=dialog] [role=grid]').waitFor()
}

/** The people, the itinerary and the notes of a line. */
export async function openLineDetails(page: Page): Promise<void> {
  await withCart(page, '/things-to-do/cart')
  await page.locator('.cart-details > summary').first().click()
}

/** The checkout, sent with nothing accepted and a phone that is none. */
export async function checkoutErrors(page: Page): Promise<void> {
  await withCart(page, '/things-to-do/checkout')
  await page.locator('input[type=tel]').fill('by letter')
  await page.locator('.cart-summary button[type=submit]').click()
}

/** The server sees the prices of the first line otherwise. */
export async function changedPrices(page: Page): Promise<void> {
  await answerCalls(page, '/api/v1/orders/price/', (body) => {
    // Refused, of a page that is being left: it goes on as it came.
    if (!body.data) return body
    const [first, ...others] = body.data.lines
    const dearer = { ...first, saleprice: first.saleprice + 900, cost: first.cost + 900 }
    return { ...body, data: { ...body.data, lines: [dearer, ...others] } }
  })
  await withCart(page, '/things-to-do/cart')
  await page.locator('.cart-changes').waitFor()
}

/** The confirmation of an order that was placed. */
export async function placeOrder(page: Page): Promise<void> {
  await emptyCart(page)
  await withCart(page, '/things-to-do/checkout')
  await page.locator('input[type=tel]').fill('+52 998 555 0142')
  await page.locator('.cart-summary input[type=checkbox]').check()
  const send = page.locator('.cart-summary button[type=submit]')
  await send.click()
  // An hour before check-in is asked about once; whether the chosen day has one changes with the calendar.
  const asked = page.locator('.line-asked button:first-child')
  const placed = page.locator('.order-sheet')
  await placed.or(asked.first()).first().waitFor()
  while ((await asked.count()) > 0) await asked.first().click()
  if ((await placed.count()) === 0) await send.click()
  await page.waitForURL(/placed=/)
  await placed.waitFor()
}

const CANCELS = '.order-actions button'

/** The newest order's page, or the question whether to cancel the newest that may be. Who has none such places one. */
export async function openOrder(page: Page, which: 'details' | 'cancel'): Promise<void> {
  const orders = page.locator('.order').filter(which === 'cancel' ? { has: page.locator(CANCELS) } : {})
  if ((await orders.count()) === 0) {
    await placeOrder(page)
    await page.goto('/things-to-do?view=orders')
  }
  const actions = orders.first().locator('.order-actions')
  if (which === 'details') {
    await actions.locator('a').last().click()
    await page.locator('.order-page').waitFor()
    return
  }
  await actions.locator('button').last().click()
  await page.locator('dialog[open]').waitFor()
}
