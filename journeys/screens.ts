import type { Page } from 'playwright-core'

/** A screen in a state that is worth a look: for the pictures, and for axe. */
export interface View {
  name: string
  path: string
  /** Who is signed in; nobody without it. */
  who?: string
  /** What makes the state, once the page is there. */
  act?: (page: Page) => Promise<void>
}

/** The interface speaks the owner's language: in Spanish, Inés looks at what Elena looks at in English. */
export function personFor(view: View, language: 'en' | 'es'): string | undefined {
  return view.who === 'elena' && language === 'es' ? 'ines' : view.who
}

const stay = '?in=2027-02-06&out=2027-02-13&adults=2&children=1'

/** Holds the answer of a call back, or breaks it, so that the loading and the error state can be seen. */
async function answerWith(page: Page, path: string, kind: 'never' | 'failure'): Promise<void> {
  await page.route(`**/api/v1${path}**`, (route) =>
    kind === 'never'
      ? undefined
      : route.fulfill({
          status: 500,
          json: { status: false, code: 'SOMETHING_FAILED', message: 'Something failed.' },
        }),
  )
  await page.reload()
  await page.waitForTimeout(kind === 'never' ? 400 : 2500)
}

export const VIEWS: readonly View[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login',
    act: async (page) => page.locator('button[type=submit]').click(),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-link-used', path: '/reset-password?token=nothing' },
  { name: 'terms', path: '/terms-conditions/reservations/en' },
  { name: 'not-found', path: '/not-found', who: 'elena' },
  { name: 'home', path: '/home', who: 'elena' },
  { name: 'home-spanish-owner', path: '/home', who: 'ines' },
  {
    name: 'home-loading',
    path: '/home',
    who: 'elena',
    act: (page) => answerWith(page, '/dashboard', 'never'),
  },
  {
    name: 'home-error',
    path: '/home',
    who: 'elena',
    act: (page) => answerWith(page, '/dashboard', 'failure'),
  },
  {
    name: 'contract-menu',
    path: '/home',
    who: 'ines',
    act: async (page) => {
      await page.locator('.contract-button').click()
      await page.locator('[role=menu]').waitFor()
      await page.waitForTimeout(300)
    },
  },
  { name: 'my-reservations', path: '/my-reservations', who: 'elena' },
  {
    name: 'my-reservations-error',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getOwnerBooking', 'failure'),
  },
  { name: 'restricted', path: '/my-reservations', who: 'marcos' },
  { name: 'request', path: '/my-reservations/request', who: 'elena' },
  {
    name: 'request-calendar',
    path: '/my-reservations/request',
    who: 'elena',
    act: async (page) => {
      await page.locator('.search-dates').click()
      await page.locator('[role=dialog] [role=grid]').first().waitFor()
      await page.waitForTimeout(400)
    },
  },
  { name: 'request-rooms', path: `/my-reservations/request${stay}`, who: 'elena' },
  { name: 'my-benefits', path: '/my-benefits', who: 'elena' },
  {
    name: 'my-benefits-loading',
    path: '/my-benefits',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getBenefitsYear', 'never'),
  },
  {
    name: 'my-benefits-error',
    path: '/my-benefits',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getBenefitsYear', 'failure'),
  },
  { name: 'my-account', path: '/my-account', who: 'elena' },
  { name: 'year', path: '/my-reservations?view=year', who: 'elena' },
  {
    name: 'ledger',
    path: '/my-benefits',
    who: 'elena',
    act: async (page) => {
      await page.locator('.benefit-entries summary').first().click()
      await page.locator('table.ledger').waitFor()
    },
  },
  {
    name: 'review-request',
    path: `/my-reservations/request${stay}`,
    who: 'elena',
    act: async (page) => {
      await page.locator('article.room button:enabled').first().click()
      await dialogIsOpen(page)
    },
  },
  {
    name: 'edit-stay',
    path: '/my-reservations',
    who: 'elena',
    act: openStay,
  },
  {
    name: 'authorize',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => openDialog(page, /^(Authorize|Autorizar): /),
  },
  {
    name: 'cancel-stay',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => openDialog(page, /^(Cancel|Cancelar): /),
  },
  {
    name: 'calendar-feed',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => openDialog(page, /calendar|calendario/i),
  },
]

/** The first stay that may still be changed. */
async function openStay(page: Page): Promise<void> {
  await page
    .locator('main')
    .getByRole('link', { name: /^(Modify|Modificar): / })
    .first()
    .click()
  await page.waitForURL(/\/edit\//)
  await page.locator('h1').waitFor()
  await page.waitForTimeout(800)
}

/** The dialog of the first button with this name. */
async function openDialog(page: Page, name: RegExp): Promise<void> {
  await page.locator('main').getByRole('button', { name }).first().click()
  await dialogIsOpen(page)
}

async function dialogIsOpen(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor()
  await page.waitForTimeout(600)
}
