import type { Page } from 'playwright-core'
import { answerCalls, type WireBody } from './answers.ts'
import { dialogIsOpen, openDialog } from './dialog.acts.ts'
import { answered } from './shown.ts'
import { unfold } from './stays.acts.ts'
import type { View } from './view.ts'

const stay = '?in=2027-02-14&out=2027-02-21&adults=2&children=1'

export const RESERVATIONS_VIEWS: readonly View[] = [
  { name: 'restricted', path: '/my-reservations', who: 'marcos' },
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
    name: 'stay-folded',
    path: '/my-reservations',
    who: 'elena',
    act: async (page) => {
      await openPage(page, /^(Confirmed|Confirmada)$/)
      const open = page.locator('.stay-fold-toggle[aria-expanded=true]')
      while ((await open.count()) > 0) await open.first().click()
    },
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
      await unfold(page)
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
  {
    name: 'stay-authorize-refusing',
    path: '/my-reservations',
    who: 'elena',
    act: async (page) => {
      await openPage(page, /^(To authorize|Por autorizar)$/)
      await page.locator('.stay-next input[type=checkbox]').first().uncheck()
      await page.locator('.stay-next button[type=submit]').click()
      await page.locator('.stay-next .note').waitFor()
    },
  },
]

/** The page of the first stay that has this status, or of one after it. */
async function openPage(page: Page, status: RegExp, later = 0): Promise<void> {
  const chip = page.locator('.chip', { hasText: status })
  await page.locator('.coming-card, .coming-row', { has: chip }).nth(later).getByRole('link').click()
  await page.waitForURL(/\/my-reservations\/\d+$/)
  await unfold(page)
}

/** The waiting list: at the end of all views, for one in the middle would change the looks of those after it. */
export const WAITING_VIEWS: readonly View[] = [
  { name: 'waiting-held', path: '/my-reservations/waiting', who: 'ines' },
  {
    name: 'waiting-error',
    path: '/my-reservations/waiting',
    who: 'elena',
    ...answered('/reservations/waiting/?', 'failure'),
  },
  {
    name: 'desk-waiting-loading',
    path: '/desk/waiting',
    who: 'raul',
    ...answered('/desk/waiting/', 'never'),
  },
  {
    name: 'wish-free-now',
    path: '/my-reservations/waiting?contract=1',
    who: 'elena',
    act: async (page) => {
      const free = { idCategory: 1, datein: '2027-02-22', dateout: '2027-02-25' }
      await answerCalls(page, '/reservations/waiting/look/', (body: WireBody) => ({ ...body, free }))
      await page.reload()
      await openDialog(page, /^(Change|Cambiar) WL-/)
      await page.locator('dialog[open] .wait-look .button').waitFor()
    },
  },
]
