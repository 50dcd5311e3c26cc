import { withExchanges } from './account.acts.ts'
import { openDialog } from './dialog.acts.ts'
import { answered, answerWith } from './shown.ts'
import type { View } from './view.ts'

export const PROMOTIONS_VIEWS: readonly View[] = [
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
]
