import type { Page } from 'playwright-core'
import { answering } from './shown.ts'
import type { View } from './view.ts'

const TO_DO = '/api/v1/dashboard/todo/'

const nights = (id: number) => ({
  kind: 'nights',
  key: `nights-${id}`,
  idContract: 1,
  resort: 'Bahía Serena',
  residence: '1301',
  due: '2027-08-03',
  nights: id,
})

/** More than the home shows at once, every kind among them. */
const MANY = [
  {
    ...nights(0),
    kind: 'guests',
    key: 'guests-1',
    idBooking: 1,
    due: '2026-12-03',
    datein: '2026-12-11',
    dateout: '2026-12-17',
    missing: 2,
  },
  {
    ...nights(0),
    kind: 'fee',
    key: 'fee-1',
    due: '2026-12-15',
    year: 2026,
    quarter: 4,
    openCents: 158_720,
    takenCents: 0,
    announcedCents: 0,
    currency: 'USD',
    late: false,
  },
  { ...nights(0), kind: 'statement', key: 'statement-1', due: null, year: 2025, because: 'club' },
  { ...nights(0), kind: 'statement', key: 'statement-2', due: null, year: 2024, because: 'new' },
  nights(11),
  nights(4),
  nights(1),
]

/** Benefits to authorize of a stay with guests to name after it. */
const GUESTS_AFTER = {
  ...nights(0),
  kind: 'authorize',
  key: 'authorize-1',
  idBooking: 1,
  due: '2026-12-04',
  datein: '2026-12-11',
  dateout: '2026-12-17',
  benefits: [
    { id: 1, name: { en: 'Golf rounds', es: 'Rondas de golf' }, unit: 'passes', currency: null, quantity: 2 },
  ],
  leadsTo: 'confirmed',
  thenGuests: { missing: 2, until: '2026-12-03' },
}

const withRows = (data: unknown[]) => answering(TO_DO, { status: true, sign: [], data })

/** Elena authorizes by the row's button. The club does not hear of it. */
async function authorizeForShow(page: Page): Promise<void> {
  await page.route('**/api/v1/fivesClub/benefitsBookingOwner/', (route) =>
    route.fulfill({ json: { status: true, data: { bookingStatus: 'pending-confirmation' } } }),
  )
  const button = page.locator('button.todo-verb').first()
  // On a telephone the row has no button: it opens the stay.
  if (await button.isVisible()) {
    await button.click()
    await page.locator('.todo-done').waitFor()
  }
}

/** The home in each of its states. */
export const HOME_VIEWS: readonly View[] = [
  { name: 'home', path: '/home', who: 'elena' },
  { name: 'home-spanish-owner', path: '/home', who: 'ines' },
  { name: 'home-locked', path: '/home', who: 'marcos' },
  { name: 'home-done', path: '/home', who: 'elena', act: authorizeForShow },
  { name: 'home-nothing', path: '/home', who: 'elena', ...withRows([]) },
  { name: 'home-many', path: '/home', who: 'elena', ...withRows(MANY) },
  {
    name: 'home-all',
    path: '/home',
    who: 'elena',
    ...withRows(MANY),
    act: async (page) => {
      await page.locator('.todo-more').click()
      await page
        .locator('.todo-list > li')
        .nth(MANY.length - 1)
        .waitFor()
    },
  },
  {
    name: 'home-loading',
    path: '/home',
    who: 'elena',
    ...answering('/api/v1/dashboard/', 'never'),
  },
  {
    name: 'home-to-do-loading',
    path: '/home',
    who: 'marcos',
    // How many shapes stand there is told by what was there the last time.
    anew: true,
    ...answering(TO_DO, 'never'),
  },
  {
    name: 'home-to-do-error',
    path: '/home',
    who: 'elena',
    ...answering(TO_DO, 'failure'),
  },
  {
    name: 'home-error',
    path: '/home',
    who: 'elena',
    ...answering(/\/api\/v1\/dashboard\/\?/, 'failure'),
  },
  { name: 'home-guests-after', path: '/home', who: 'elena', ...withRows([GUESTS_AFTER]) },
]
