import type { Locator, Page } from 'playwright-core'
import type { Day } from '../../src/kernel/day.ts'

/** My Reservations, and of the stays that come the first in a status, or one after it. */
export async function comingStay(page: Page, status: string | RegExp, later = 0): Promise<Locator> {
  await page.goto('/my-reservations')
  const stay = comingWith(page, status).nth(later)
  await stay.waitFor()
  return stay
}

const comingWith = (page: Page, status: string | RegExp) =>
  page.locator('.coming-card, .coming-row', { has: page.locator('.chip', { hasText: status }) })

/** The page of a stay, from its card or row. */
export async function openStay(page: Page, stay: Locator): Promise<void> {
  await stay.getByRole('link').click()
  await page.waitForURL(/\/my-reservations\/\d+$/)
  await unfold(page)
}

/** Opens the parts of a stay's page that are folded on a telephone. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.stay-history').waitFor({ state: 'attached' })
  const folded = page.locator('.stay-fold-toggle[aria-expanded=false]')
  while ((await folded.count()) > 0) await folded.first().click()
  await page.locator('.stay-history').waitFor()
}

/** The form in which a stay is changed, from its card or row. */
export async function changeStay(page: Page, stay: Locator): Promise<void> {
  await openStay(page, stay)
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.waitForURL(/\/edit\//)
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WRITTEN = new RegExp(`(\\d\\d)/(\\d\\d)/(\\d{4})|(${MONTHS.join('|')}) (\\d{1,2})(?:, (\\d{4}))?`, 'g')

/**
 * The first two days that a text shows: "Wed, 02/10/2027 – Sun, 02/14/2027", "Wed, Feb 10, 2027 to Sun, Feb 14, 2027", and
 * "Wed, Feb 10 – Sun, Feb 14, 2027", whose first day is of the second one's year.
 */
export function daysIn(text: string): [Day, Day] {
  const [first, second] = [...text.matchAll(WRITTEN)]
  const written = (found: RegExpExecArray | undefined, yearBeside = '') => {
    if (!found) return ''
    const [, month, day, year, name, date, of = yearBeside] = found
    return name
      ? `${of}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-${date?.padStart(2, '0')}`
      : `${year}-${month}-${day}`
  }
  return [written(first, second?.[6]), written(second)]
}
