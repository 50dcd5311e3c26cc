import type { Page } from 'playwright-core'
import { openCropping, withExchanges, withPhotos } from './account.acts.ts'
import { actAs, lookFor, refusedSignature } from './admin.acts.ts'
import { beginDecision, showMeetings } from './desk.acts.ts'
import { HOME_VIEWS } from './home.screens.ts'
import { LOST_FACTOR_VIEWS } from './lost-factor.screens.ts'
import { PEOPLE_VIEWS } from './people.screens.ts'
import { DAYS_VIEWS } from './publish-days.screens.ts'
import { GOODS_VIEWS } from './publish-goods.screens.ts'
import { NEWS_VIEWS } from './publish-news.screens.ts'
import { PAPER_VIEWS } from './publish-papers.screens.ts'
import { SECURITY_VIEWS } from './security.screens.ts'
import { answering, answerWith } from './shown.ts'
import { STAYS_VIEWS } from './stays.screens.ts'
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
import { VERIFICATION_VIEWS } from './verification.screens.ts'
import type { View } from './view.ts'

/** The interface speaks the account's language: in Spanish, Inés looks at what Elena looks at in English. */
const IN_SPANISH: Readonly<Record<string, string>> = { elena: 'ines', ruth: 'joel', raul: 'joel' }

/** Who looks at a view in a language. */
export function personFor(view: View, language: 'en' | 'es'): string | undefined {
  return language === 'es' ? (IN_SPANISH[view.who ?? ''] ?? view.who) : view.who
}

const stay = '?in=2027-02-06&out=2027-02-13&adults=2&children=1'

/** Holds the answer of a call back, or breaks it, so that the loading and the error state can be seen. */
const answered = (path: string, kind: 'never' | 'failure') => answering(`**/api/v1${path}**`, kind)

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
  ...HOME_VIEWS,
  {
    name: 'contract-menu',
    path: '/home',
    who: 'ines',
    act: async (page) => {
      await page.locator('.contract-button').click()
      await page.locator('[role=menu]').waitFor()
    },
  },
  ...STAYS_VIEWS,
  { name: 'restricted', path: '/my-reservations', who: 'marcos' },
  { name: 'reports', path: '/my-reports?view=reports', who: 'elena' },
  {
    name: 'reports-loading',
    path: '/my-reports?view=reports',
    who: 'elena',
    ...answered('/fivesClub/getExecutiveReports', 'never'),
  },
  {
    name: 'reports-error',
    path: '/my-reports?view=reports',
    who: 'elena',
    ...answered('/fivesClub/getExecutiveReports', 'failure'),
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
      // A stay from the first day that is free to the one after, by keyboard.
      await page.locator('.plan-fit').first().waitFor()
      await page.locator('.calendar-day[tabindex="0"]').focus()
      for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
      await page.waitForURL(/in=/)
    },
  },
  { name: 'request-rooms', path: `/my-reservations/request${stay}`, who: 'elena' },
  {
    name: 'request-too-dear',
    path: '/my-reservations/request?in=2027-01-22&out=2027-03-20',
    who: 'elena',
    act: (page) => page.locator('.offer').first().waitFor(),
  },
  { name: 'my-benefits', path: '/my-benefits', who: 'elena' },
  {
    name: 'my-benefits-loading',
    path: '/my-benefits',
    who: 'elena',
    ...answered('/fivesClub/getBenefitsYear', 'never'),
  },
  {
    name: 'my-benefits-error',
    path: '/my-benefits',
    who: 'elena',
    ...answered('/fivesClub/getBenefitsYear', 'failure'),
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
    ...answered('/fivesClub/get', 'never'),
  },
  {
    name: 'profit-error',
    path: '/condomimium',
    who: 'elena',
    ...answered('/fivesClub/get', 'failure'),
  },
  { name: 'my-account', path: '/my-account', who: 'elena' },
  {
    name: 'my-account-photos',
    path: '/my-account',
    who: 'elena',
    act: withPhotos,
  },
  {
    name: 'my-account-remove-photo',
    path: '/my-account',
    who: 'elena',
    act: async (page) => {
      await withPhotos(page)
      await openDialog(page, /^(Remove photo|Eliminar la foto) 2$/)
    },
  },
  { name: 'my-account-crop', path: '/my-account', who: 'elena', act: openCropping },
  {
    name: 'my-account-crop-free',
    path: '/my-account',
    who: 'elena',
    act: async (page) => {
      await openCropping(page)
      await page.getByRole('button', { name: /^(Free|Libre)$/ }).click()
      await page.getByRole('slider').first().fill('60')
    },
  },
  {
    name: 'my-account-loading',
    path: '/my-account',
    who: 'elena',
    ...answered('/fivesClub/galleryOwners/', 'never'),
  },
  {
    name: 'my-account-error',
    path: '/my-account',
    who: 'elena',
    ...answered('/fivesClub/galleryOwners/', 'failure'),
  },
  { name: 'my-account-mail', path: '/my-account/mail', who: 'elena' },
  {
    name: 'my-account-mail-loading',
    path: '/my-account/mail',
    who: 'elena',
    ...answered('/mail/choices/', 'never'),
  },
  {
    name: 'my-account-mail-error',
    path: '/my-account/mail',
    who: 'elena',
    ...answered('/mail/choices/', 'failure'),
  },
  { name: 'promotions', path: '/promotions', who: 'elena' },
  {
    name: 'promotions-terms',
    path: '/promotions',
    who: 'elena',
    // In another language the page has other promotions, and their terms are closed.
    anew: true,
    act: async (page) => {
      await openDialog(page, /^(Read the terms and share|Leer las condiciones y compartir): /)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  {
    name: 'promotions-loading',
    path: '/promotions',
    who: 'elena',
    ...answered('/fivesClub/getOwnerPromosWeb/', 'never'),
  },
  {
    name: 'promotions-error',
    path: '/promotions',
    who: 'elena',
    ...answered('/fivesClub/getOwnerPromosWeb/', 'failure'),
  },
  {
    name: 'promotions-none',
    path: '/promotions',
    who: 'elena',
    act: async (page) => {
      await page.route('**/fivesClub/getOwnerPromosWeb/**', (route) =>
        route.fulfill({ status: 404, json: { status: false, code: 'PROMOS_NOT_FOUND', message: '' } }),
      )
      await page.reload()
      await page.locator('.state-box').waitFor()
    },
  },
  { name: 'promotion-shared', path: '/promotions/shared/friends-serena/en' },
  { name: 'promotion-over', path: '/promotions/shared/nothing-here/es' },
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
    ...answered('/fivesClub/getTransactions/', 'never'),
  },
  {
    name: 'statement-error',
    path: '/my-reports',
    who: 'elena',
    ...answered('/fivesClub/getTransactions/', 'failure'),
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
      await page.locator('.ledger-stay summary').first().click()
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
    name: 'stay',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => openPage(page, /^(Confirmed|Confirmada)$/),
  },
  {
    name: 'stay-authorize',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => openPage(page, /^(To authorize|Por autorizar)$/),
  },
  {
    name: 'stay-over',
    path: '/my-reservations',
    who: 'elena',
    act: async (page) => {
      await page
        .locator('.past-stay', { hasText: /Completed|Concluida/ })
        .first()
        .click()
      await page.locator('.stay-history').waitFor()
    },
  },
  {
    name: 'stay-error',
    path: '/my-reservations/1',
    who: 'elena',
    ...answered('/fivesClub/getOwnerBookingFromOwner', 'failure'),
  },
  {
    name: 'stay-loading',
    path: '/my-reservations/1',
    who: 'elena',
    ...answered('/fivesClub/getOwnerBookingFromOwner', 'never'),
  },
  {
    name: 'edit-stay',
    path: '/my-reservations',
    who: 'elena',
    act: async (page) => {
      // The first one may be too near to be changed.
      await openPage(page, /^(Confirmed|Confirmada)$/, 1)
      await page
        .locator('.stay-deeds')
        .getByRole('link', { name: /^(Change|Cambiar)$/ })
        .click()
      await page.waitForURL(/\/edit\//)
      await page.locator('h1').waitFor()
    },
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
    act: async (page) => {
      await openPage(page, /^(Confirmed|Confirmada)$/)
      await openDialog(page, /^(Cancel the stay|Cancelar la estancia)$/)
    },
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
    readsPdf: true,
    act: async (page) => {
      await openDialog(page, /The owner’s guide|La guía del propietario/)
      await page.locator('.preview-frame').waitFor()
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
    ...answered('/fivesClub/getgeneraldocumentsData', 'never'),
  },
  {
    name: 'documents-error',
    path: '/resources',
    who: 'elena',
    ...answered('/fivesClub/getgeneraldocumentsData', 'failure'),
  },
  { name: 'property', path: '/my-property', who: 'elena' },
  {
    name: 'property-empty',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await page.route('**/fivesClub/getControlAccess/**', (route) =>
        route.fulfill({ json: { status: true, data: [], past: 0, pageSize: 30, today: '2026-11-18' } }),
      )
      await page.reload()
      await page.locator('.state-box').first().waitFor()
    },
  },
  {
    name: 'property-loading',
    path: '/my-property',
    who: 'elena',
    ...answered('/fivesClub/getControlAccess', 'never'),
  },
  {
    name: 'property-error',
    path: '/my-property',
    who: 'elena',
    ...answered('/fivesClub/getControlAccess', 'failure'),
  },
  { name: 'visit', path: '/my-property', who: 'elena', act: openVisit },
  {
    name: 'visit-repeat',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openVisit(page)
      await openDialog(page, /^(Repeat|Repetir)$/)
    },
  },
  {
    name: 'visit-withdraw',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openVisit(page)
      await openDialog(page, /^(Withdraw|Retirar)$/)
    },
  },
  { name: 'visit-not-there', path: '/my-property/control-access/999999', who: 'elena' },
  {
    name: 'visit-new-errors',
    path: '/my-property/control-access/create',
    who: 'elena',
    act: async (page) => {
      await page.locator('input[type=time]').last().fill('10:00')
      await page.locator('.visit-form button[type=submit]').click()
      await page.locator('.visit-form .field-error').first().waitFor()
    },
  },
  {
    name: 'visit-edit',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openVisit(page)
      await page.locator('.visit-acts a').click()
      await page.locator('.visit-form').waitFor()
    },
  },
  { name: 'gate-sign-in', path: '/gate' },
  { name: 'gate-for-owners', path: '/gate', who: 'elena' },
  ...(['valid', 'not-yet', 'withdrawn', 'unknown'] as const).map(
    (verdict): View => ({
      name: `gate-${verdict}`,
      path: '/gate',
      act: (page) => showVerdict(page, verdict),
    }),
  ),
  { name: 'pass-not-complete', path: '/pass' },
  { name: 'pass', path: `/pass#${passOfShow()}` },
  { name: 'market', path: '/things-to-do', who: 'elena' },
  { name: 'market-search-empty', path: '/things-to-do?q=zzzz', who: 'elena' },
  { name: 'market-category', path: '/things-to-do?cat=3&sort=price-up', who: 'elena' },
  { name: 'market-events', path: '/things-to-do?show=events', who: 'elena' },
  {
    name: 'market-loading',
    path: '/things-to-do',
    who: 'elena',
    ...answered('/products', 'never'),
  },
  {
    name: 'market-error',
    path: '/things-to-do',
    who: 'elena',
    ...answered('/products', 'failure'),
  },
  { name: 'product', path: '/things-to-do/product/reef-at-first-light', who: 'elena' },
  {
    name: 'product-warning',
    path: '/things-to-do/product/reef-at-first-light',
    who: 'elena',
    act: async (page) => {
      await page.locator('.buy .calendar').waitFor()
      await page.locator('.buy button[type=submit]').first().click()
    },
  },
  {
    name: 'transfer',
    path: '/things-to-do/product/private-airport-transfer',
    who: 'elena',
    act: async (page) => {
      await page.locator('.transfer .segmented button').last().click()
      await page.locator('.transfer-leg').nth(1).waitFor()
    },
  },
  {
    name: 'product-loading',
    path: '/things-to-do/product/reef-at-first-light',
    who: 'elena',
    ...answered('/products', 'never'),
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
  { name: 'checkout-empty', path: '/things-to-do/checkout', who: 'elena', act: emptyCart },
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
    ...answered('/orders', 'failure'),
  },
  { name: 'maintenance-create', path: '/my-property', who: 'elena', act: newRequest },
  {
    name: 'maintenance-create-errors',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await newRequest(page)
      await sendFaulty(page)
    },
  },
  { name: 'maintenance-request', path: '/my-property', who: 'elena', act: withImages },
  {
    name: 'maintenance-image',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await withImages(page)
      await openDialog(page, /terrace/)
    },
  },
  {
    name: 'maintenance-cancel',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 1)
      await openDialog(page, /^(Cancel request|Cancelar solicitud)$/)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  {
    name: 'maintenance-edit',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 1)
      await page.getByRole('link', { name: /^(Edit request|Editar solicitud)$/ }).click()
      await page.locator('form textarea').waitFor()
    },
  },
  {
    name: 'maintenance-loading',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 0)
      await answerWith(page, '**/api/v1/fivesClub/getMaintenanceRequest/**', 'never')
    },
  },
  {
    name: 'maintenance-error',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 0)
      await answerWith(page, '**/api/v1/fivesClub/getMaintenanceRequest/**', 'failure')
    },
  },
  { name: 'admin-sign-in', path: '/admin-users' },
  {
    name: 'admin-sign-in-errors',
    path: '/admin-users',
    act: async (page) => page.locator('button[type=submit]').click(),
  },
  { name: 'admin-choose', path: '/admin-users', who: 'ruth' },
  {
    name: 'admin-found',
    path: '/admin-users',
    who: 'ruth',
    act: (page) => lookFor(page, 'ma', /^Marcos /),
  },
  {
    name: 'admin-none-found',
    path: '/admin-users',
    who: 'ruth',
    act: (page) => lookFor(page, 'zzzz', /No owners match|Ningún propietario/),
  },
  {
    name: 'admin-loading',
    path: '/admin-users',
    who: 'ruth',
    ...answered('/admin/choices', 'never'),
  },
  {
    name: 'admin-error',
    path: '/admin-users',
    who: 'ruth',
    ...answered('/admin/choices', 'failure'),
  },
  {
    name: 'acting-banner',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.locator('#next-stay').waitFor()
    },
  },
  {
    name: 'acting-choose-again',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.locator('.acting').getByRole('link').click()
      await page.locator('.choose-acting').waitFor()
      await page.locator('.choose-owners [role=status]').waitFor()
    },
  },
  {
    name: 'acting-reservations',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.goto('/my-reservations')
    },
  },
  {
    name: 'acting-account',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.goto('/my-account')
    },
  },
  { name: 'acting-refused', path: '/admin-users', who: 'ruth', act: refusedSignature },
  { name: 'about-us', path: '/about-us', who: 'elena' },
  {
    name: 'about-us-error',
    path: '/about-us',
    who: 'elena',
    ...answered('/fivesClub/getStaffContactOwners/', 'failure'),
  },
  {
    name: 'about-us-loading',
    path: '/about-us',
    who: 'elena',
    ...answered('/fivesClub/getStaffContactOwners/', 'never'),
  },
  // Fernanda's office is two hours behind: the reader's own clock stands below.
  { name: 'meeting', path: '/about-us?show=meeting&with=3', who: 'elena', act: arrangeMeeting },
  {
    name: 'meeting-cancel',
    path: '/about-us?show=meeting&with=3',
    who: 'elena',
    act: async (page) => {
      await arrangeMeeting(page)
      await openDialog(page, /^(Cancel the meeting|Cancelar la reunión): /)
    },
  },
  {
    name: 'meeting-no-slot',
    path: '/about-us?show=meeting',
    who: 'elena',
    act: async (page) => {
      await page.route('**/api/v1/meetings/slots/**', (route) =>
        route.fulfill({ json: { status: true, data: { idStaff: 1, zone: 'America/Cancun', days: [] } } }),
      )
      await page.reload()
      await page.locator('main .note-gold').waitFor()
    },
  },
  { name: 'message', path: '/about-us?show=message', who: 'elena' },
  { name: 'exchanges', path: '/exchanges', who: 'ines', act: (page) => withExchanges(page) },
  {
    name: 'exchanges-taking-part',
    path: '/exchanges',
    who: 'ines',
    act: (page) => withExchanges(page, 'active'),
  },
  {
    name: 'exchanges-end',
    path: '/exchanges',
    who: 'ines',
    act: async (page) => {
      await withExchanges(page, 'active')
      await openDialog(page, /^(Stop taking part in|Dejar de participar en) /)
    },
  },
  {
    name: 'exchanges-change',
    path: '/exchanges',
    who: 'ines',
    act: async (page) => {
      await withExchanges(page, 'active')
      await openDialog(page, /^(Change|Cambiar) \d/)
    },
  },
  {
    name: 'exchanges-loading',
    path: '/exchanges',
    who: 'ines',
    act: async (page) => {
      await withExchanges(page)
      await answerWith(page, '**/api/v1/fivesClub/getExchangesSubscriptions/**', 'never')
    },
  },
  {
    name: 'exchanges-error',
    path: '/exchanges',
    who: 'ines',
    act: async (page) => {
      await withExchanges(page)
      await answerWith(page, '**/api/v1/fivesClub/getExchangesSubscriptions/**', 'failure')
    },
  },
  { name: 'desk', path: '/desk', who: 'raul' },
  {
    name: 'desk-loading',
    path: '/desk',
    who: 'raul',
    ...answered('/desk/bookings', 'never'),
  },
  {
    name: 'desk-error',
    path: '/desk',
    who: 'raul',
    ...answered('/desk/bookings', 'failure'),
  },
  { name: 'desk-decision', path: '/desk', who: 'raul', act: beginDecision },
  {
    name: 'desk-decision-errors',
    path: '/desk',
    who: 'raul',
    act: async (page) => {
      await beginDecision(page)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  { name: 'desk-agreements', path: '/desk?show=agreements', who: 'raul' },
  { name: 'desk-maintenance', path: '/desk?show=maintenance', who: 'raul' },
  { name: 'desk-messages', path: '/desk?show=messages', who: 'raul' },
  { name: 'desk-meetings', path: '/desk?show=meetings', who: 'raul', act: showMeetings },
  { name: 'desk-orders', path: '/desk?show=orders', who: 'raul' },
  { name: 'desk-reviews', path: '/desk?show=reviews', who: 'raul' },
  { name: 'desk-days', path: '/desk/days', who: 'raul' },
  { name: 'desk-days-empty', path: '/desk/days?day=2027-11-01', who: 'raul' },
  { name: 'publish-synonyms', path: '/desk/publish?show=synonyms', who: 'raul' },
  { name: 'desk-empty', path: '/desk?show=meetings', who: 'raul' },
  ...PEOPLE_VIEWS,
  ...SECURITY_VIEWS,
  ...LOST_FACTOR_VIEWS,
  ...VERIFICATION_VIEWS,
  ...NEWS_VIEWS,
  ...PAPER_VIEWS,
  ...GOODS_VIEWS,
  ...DAYS_VIEWS,
]

/** Of the demo club's files those that the views look at; the rest would only take time. */
export const FILES_SHOWN = /^(owners-guide|budget-figures|picture-noon-1|contract-(1|4)-(inventory|picture))/

/** The page of the first stay that has this status, or of one after it. */
async function openPage(page: Page, status: RegExp, later = 0): Promise<void> {
  const chip = page.locator('.chip', { hasText: status })
  await page.locator('.coming-card, .coming-row', { has: chip }).nth(later).getByRole('link').click()
  await page.waitForURL(/\/my-reservations\/\d+$/)
  await page.locator('.stay-history').waitFor()
}

/** The dialog of the first button with this name. */
async function openDialog(page: Page, name: RegExp): Promise<void> {
  await page.locator('main').getByRole('button', { name }).first().click()
  await dialogIsOpen(page)
}

async function dialogIsOpen(page: Page): Promise<void> {
  await page.locator('dialog[open]').waitFor()
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
    const { signer } = route.request().postDataJSON()
    const data = { ...waiting[0], ...signed, signer, account: signer }
    return route.fulfill({ json: { status: true, data, waiting: waiting.length - 1 } })
  })
  await openSigning(page)
  await page.locator('dialog[open] input[name=read]').check()
  await page.locator('dialog[open] button[type=submit]').click()
  await page.locator('dialog[open] form').waitFor({ state: 'detached' })
}

/** Where the contract has maintenance requests: of Inés's two it is the second. */
async function chooseClassic(page: Page): Promise<void> {
  const contracts = page.locator('.contract-button')
  if ((await contracts.count()) > 0 && !(await contracts.innerText()).includes('CLASSIC')) {
    await contracts.click()
    await page.locator('[role=menu] [role^=menuitem]').filter({ hasText: 'CLASSIC' }).click()
  }
  await page.locator('#maintenance').waitFor()
}

async function newRequest(page: Page): Promise<void> {
  await chooseClassic(page)
  await page.locator('#maintenance .section-head a').click()
  await page.locator('form textarea').waitFor()
}

/** One of the requests that are not closed: the first is in progress, the second waits. */
async function openRequest(page: Page, place: number): Promise<void> {
  await chooseClassic(page)
  await page.locator('.repair a').nth(place).click()
  await page.locator('.repair-log').waitFor()
}

/** The request that is in progress, with two images, which the demo's requests do not have. */
async function withImages(page: Page): Promise<void> {
  const images = ['serena-dawn', 'serena-noon'].map((scene, index) => ({
    key: scene,
    name: `terrace-door-${index + 1}.webp`,
    bytes: 182_340,
    fileRoute: `/art/${scene}.svg`,
  }))
  const files = [{ key: 'quote', name: 'quote.pdf', bytes: 84_210, fileRoute: '/art/serena-dawn.svg' }]
  await page.route('**/api/v1/fivesClub/getMaintenanceRequest/**', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, data: { ...body.data, images, files } } })
  })
  await openRequest(page, 0)
  await page.locator('.repair-images img').first().waitFor()
}

/** A request sent too early, with an image that is too large and one more than there is room for. */
async function sendFaulty(page: Page): Promise<void> {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwAEAgGAW6VvJQAAAABJRU5ErkJggg==',
    'base64',
  )
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      file('the-whole-terrace.png', Buffer.alloc(10_485_761)),
      ...[1, 2, 3, 4, 5, 6].map((place) => file(`door-${place}.png`, pixel)),
    ])
  await page.locator('main button[type=submit]').click()
}

/** The nearest visit. */
async function openVisit(page: Page): Promise<void> {
  await page.locator('.visit-press').first().click()
  await page.waitForURL(/control-access/)
  await page.locator('.passes .qr').first().waitFor()
}

/** A pass that nobody signed: it is only looked at. */
function passOfShow(): string {
  const said = [
    1,
    7,
    1,
    'Bahía Serena',
    '1204',
    'VI',
    '2026-11-18 10:00',
    '2026-11-20 22:00',
    'Tomás Arriaga',
  ]
  const facts = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${facts}.${Buffer.alloc(64, 'veranda').toString('base64url')}~048213`
}

/** The gate as a guard sees it, with a verdict on show; the server is not asked. */
async function showVerdict(page: Page, verdict: string): Promise<void> {
  const visitor = {
    idPass: 7,
    name: 'Tomás Arriaga',
    type: 'VI',
    resort: 'Bahía Serena',
    residence: '1204',
    from: '2026-11-18 10:00',
    to: '2026-11-20 22:00',
    entries: 1,
    insideSince: null,
  }
  const sheet = {
    publicKey: 'A'.repeat(43),
    withdrawn: [],
    entries: [],
    hotels: [{ id: 1, zone: 'America/Cancun' }],
    guard: 'Ruth Ávila',
    at: new Date().toISOString(),
  }
  await page.route('**/api/v1/passes/gate/', (route) =>
    route.fulfill({ json: { status: true, data: sheet } }),
  )
  await page.route('**/api/v1/passes/check/', (route) =>
    route.fulfill({
      json: { status: true, data: { verdict, visitor: verdict === 'unknown' ? null : visitor } },
    }),
  )
  await page.reload()
  await page.locator('.gate-digits').fill('048 213')
  await page.locator('.gate-entry button[type=submit]').click()
  await page.locator('.gate-verdict').waitFor()
  // Of no other page: the sheet stays on the device.
  await page.evaluate(() => localStorage.removeItem('veranda.gate'))
}

/** A meeting to come, as the list and the confirmation show it. The club does not hear of it. */
async function arrangeMeeting(page: Page): Promise<void> {
  const slot = page.locator('.slot-options input').first()
  const startsAt = await slot.inputValue()
  const meeting = {
    idMeeting: 1,
    staff: { idStaff: 3, name: 'Fernanda', lastname: 'Lizárraga Tirado', phone: '+52 669 555 0203' },
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
    zone: 'America/Mazatlan',
    channel: 'video',
    subject: 'A week at Punta Coralina in March',
    note: null,
    state: 'coming',
    byAdmin: false,
  }
  await page.route('**/api/v1/meetings/', (route) =>
    route.fulfill({
      json: { status: true, data: [meeting, { ...meeting, idMeeting: 2, state: 'cancelled' }] },
    }),
  )
  await page.reload()
  await page.locator('.meeting').first().waitFor()
  await slot.check()
}
