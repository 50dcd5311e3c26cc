import type { Page } from 'playwright-core'
import {
  changedPrices,
  changeQuantity,
  checkoutErrors,
  emptyCart,
  openLineCalendar,
  openLineDetails,
  openOrder,
  placeOrder,
  withCart,
} from './things-to-do.acts.ts'

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
  { name: 'reports', path: '/my-reports?view=reports', who: 'elena' },
  {
    name: 'reports-loading',
    path: '/my-reports?view=reports',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getExecutiveReports', 'never'),
  },
  {
    name: 'reports-error',
    path: '/my-reports?view=reports',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getExecutiveReports', 'failure'),
  },
  { name: 'reports-to-sign', path: '/my-reports?view=reports', who: 'marcos' },
  { name: 'sign-report', path: '/my-reports?view=reports', who: 'marcos', act: openSigning },
  {
    name: 'sign-report-errors',
    path: '/my-reports?view=reports',
    who: 'marcos',
    act: async (page) => {
      await openSigning(page)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  { name: 'report-signed', path: '/my-reports?view=reports', who: 'marcos', act: signForShow },
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
  { name: 'profit', path: '/condomimium', who: 'elena' },
  {
    name: 'profit-figures',
    path: '/condomimium?measure=revpar',
    who: 'elena',
    act: async (page) => {
      for (const summary of await page.locator('.figures summary').all()) await summary.click()
      await page.locator('.chart-reader').first().press('ArrowLeft')
    },
  },
  { name: 'profit-yearly', path: '/condomimium?view=years&measure=rate', who: 'elena' },
  { name: 'profit-year-without', path: '/condomimium?year=2015', who: 'elena' },
  {
    name: 'profit-loading',
    path: '/condomimium',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/get', 'never'),
  },
  {
    name: 'profit-error',
    path: '/condomimium',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/get', 'failure'),
  },
  { name: 'my-account', path: '/my-account', who: 'elena' },
  { name: 'statement', path: '/my-reports', who: 'elena' },
  {
    name: 'statement-opened',
    path: '/my-reports?direction=charge',
    who: 'elena',
    act: async (page) => {
      const concepts = page.locator('.statement-concept button')
      await concepts.nth(0).click()
      await concepts.nth(1).click()
      // Half under the header that stays, a control counts as too small.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  { name: 'statement-no-match', path: '/my-reports?status=downloaded&search=zz', who: 'elena' },
  { name: 'statement-no-year', path: '/my-reports?year=2019', who: 'elena' },
  {
    name: 'statement-loading',
    path: '/my-reports',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getTransactions/', 'never'),
  },
  {
    name: 'statement-error',
    path: '/my-reports',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getTransactions/', 'failure'),
  },
  {
    name: 'agreement-reject',
    path: '/my-reports',
    who: 'elena',
    act: async (page) => {
      await openDialog(page, /^(Reject with a comment|Rechazar con un comentario)$/)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
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
  { name: 'documents', path: '/resources', who: 'elena' },
  { name: 'documents-contract', path: '/resources?show=mine', who: 'elena' },
  { name: 'documents-nothing-fits', path: '/resources?type=999', who: 'elena' },
  {
    name: 'documents-picture',
    path: '/resources?show=mine',
    who: 'elena',
    act: async (page) => {
      await openDialog(page, /as it was handed over|como se entregó/)
      await page.locator('.preview-canvas img').waitFor()
    },
  },
  {
    name: 'documents-pdf',
    path: '/resources',
    who: 'elena',
    act: async (page) => {
      await openDialog(page, /The owner’s guide|La guía del propietario/)
      await page.locator('.preview-frame').waitFor()
      await page.waitForTimeout(1500)
    },
  },
  {
    name: 'documents-not-opened',
    path: '/resources',
    who: 'elena',
    act: async (page) => {
      await page.route('**/api/files/**', (route) => route.fulfill({ status: 404 }))
      await openDialog(page, /The owner’s guide|La guía del propietario/)
      await page.locator('dialog[open] [role=alert]').waitFor()
    },
  },
  {
    name: 'documents-empty',
    path: '/resources?show=mine',
    who: 'elena',
    act: async (page) => {
      await page.route('**/fivesClub/contractdocumentsData/**', (route) =>
        route.fulfill({ json: { status: true, data: [], total: 0 } }),
      )
      await page.reload()
      await page.locator('.state-box').waitFor()
    },
  },
  {
    name: 'documents-loading',
    path: '/resources',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getgeneraldocumentsData', 'never'),
  },
  {
    name: 'documents-error',
    path: '/resources',
    who: 'elena',
    act: (page) => answerWith(page, '/fivesClub/getgeneraldocumentsData', 'failure'),
  },
  { name: 'market', path: '/things-to-do', who: 'elena' },
  { name: 'market-search-empty', path: '/things-to-do?q=zzzz', who: 'elena' },
  { name: 'market-category', path: '/things-to-do?cat=3&sort=price-up', who: 'elena' },
  { name: 'market-events', path: '/things-to-do?show=events', who: 'elena' },
  {
    name: 'market-loading',
    path: '/things-to-do',
    who: 'elena',
    act: (page) => answerWith(page, '/products', 'never'),
  },
  {
    name: 'market-error',
    path: '/things-to-do',
    who: 'elena',
    act: (page) => answerWith(page, '/products', 'failure'),
  },
  { name: 'product', path: '/things-to-do/product/reef-at-first-light', who: 'elena' },
  {
    name: 'product-warning',
    path: '/things-to-do/product/private-airport-transfer',
    who: 'elena',
    act: async (page) => {
      await page.locator('.buy .calendar').waitFor()
      await page.locator('.buy button[type=submit]').click()
    },
  },
  {
    name: 'product-loading',
    path: '/things-to-do/product/reef-at-first-light',
    who: 'elena',
    act: (page) => answerWith(page, '/products', 'never'),
  },
  { name: 'product-gone', path: '/things-to-do/product/no-such-thing', who: 'elena' },
  { name: 'package', path: '/things-to-do/product/reef-weekend?kind=package', who: 'elena' },
  { name: 'event', path: '/things-to-do/product/lantern-supper-on-the-sand?kind=event', who: 'elena' },
  { name: 'cart-empty', path: '/things-to-do/cart', who: 'elena', act: emptyCart },
  {
    name: 'cart',
    path: '/things-to-do/cart',
    who: 'elena',
    act: (page) => withCart(page, '/things-to-do/cart'),
  },
  { name: 'cart-calendar', path: '/things-to-do/cart', who: 'elena', act: openLineCalendar },
  { name: 'cart-details', path: '/things-to-do/cart', who: 'elena', act: openLineDetails },
  { name: 'cart-prices', path: '/things-to-do/cart', who: 'elena', act: changedPrices },
  { name: 'cart-quantity', path: '/things-to-do/cart', who: 'elena', act: changeQuantity },
  {
    name: 'cart-drawer',
    path: '/things-to-do',
    who: 'elena',
    act: async (page) => {
      await page.locator('#header-slot button').click()
      await dialogIsOpen(page)
    },
  },
  { name: 'checkout-errors', path: '/things-to-do/checkout', who: 'elena', act: checkoutErrors },
  { name: 'order-placed', path: '/things-to-do/checkout', who: 'elena', act: placeOrder },
  { name: 'orders', path: '/things-to-do?view=orders', who: 'elena' },
  {
    name: 'order',
    path: '/things-to-do?view=orders',
    who: 'elena',
    act: (page) => openOrder(page, 'details'),
  },
  {
    name: 'cancel-order',
    path: '/things-to-do?view=orders',
    who: 'elena',
    act: (page) => openOrder(page, 'cancel'),
  },
  {
    name: 'orders-error',
    path: '/things-to-do?view=orders',
    who: 'elena',
    act: (page) => answerWith(page, '/orders', 'failure'),
  },
]

/** Of the demo club's files those that the views look at; the rest would only take time. */
export const FILES_SHOWN = /^(owners-guide|budget-figures|picture-noon-1|contract-(1|4)-(inventory|picture))/

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

/** The dialog in which the oldest report that waits is signed. */
async function openSigning(page: Page): Promise<void> {
  await page
    .locator('.reports-waiting')
    .getByRole('button', { name: /^(Sign report|Firmar el reporte)$/ })
    .click()
  await dialogIsOpen(page)
}

/** What the owner sees once it is signed. The club does not hear of it: the report waits for the next look. */
async function signForShow(page: Page): Promise<void> {
  const listed = page.waitForResponse(/getExecutiveReports/)
  await page.reload()
  const { waiting } = await (await listed).json()
  const signed = {
    signed: true,
    signedAt: waiting[0].issuedAt,
    carriedCents: Math.max(waiting[0].balanceCents, 0),
  }
  await page.route('**/api/v1/fivesClub/authorizedLiquidation/', (route) => {
    const { signer, cashBack } = route.request().postDataJSON()
    const data = { ...waiting[0], ...signed, signer, cashBack }
    return route.fulfill({ json: { status: true, data, waiting: waiting.length - 1 } })
  })
  await openSigning(page)
  await page.locator('dialog[open] input[type=radio]').first().check()
  await page.locator('dialog[open] input[name=read]').check()
  await page.locator('dialog[open] button[type=submit]').click()
  await page.locator('dialog[open] form').waitFor({ state: 'detached' })
  await page.waitForTimeout(300)
}
