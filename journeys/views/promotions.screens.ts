import type { Page } from 'playwright-core'
import { chooseFirstContract, subscriptionsCame, takingPart } from './account.acts.ts'
import type { Answer } from './answers.ts'
import { openDialog } from './dialog.acts.ts'
import { answered, answering } from './shown.ts'
import type { View } from './view.ts'

const NO_PROMOTIONS = Response.json({ status: false, code: 'PROMOS_NOT_FOUND', message: '' }, { status: 404 })

const exchanges = { path: '/exchanges', who: 'ines' }

/** The weeks exchange of the first contract, which is answered so. */
function exchanging(answer: Answer) {
  const { before, act } = answering('/fivesClub/getExchangesSubscriptions/', answer)
  return {
    act,
    before: async (page: Page) => {
      await chooseFirstContract(page)
      await before(page)
    },
  }
}

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
    ...answering('/fivesClub/getOwnerPromosWeb/', NO_PROMOTIONS),
    act: (page) => page.locator('.state-box').waitFor(),
  },
  { name: 'promotion-shared', path: '/promotions/shared/friends-serena/en' },
  { name: 'promotion-over', path: '/promotions/shared/nothing-here/es' },
  { ...exchanges, ...exchanging((body) => body), name: 'exchanges', act: subscriptionsCame },
  { ...exchanges, ...exchanging(takingPart), name: 'exchanges-taking-part', act: subscriptionsCame },
  {
    ...{ ...exchanges, ...exchanging(takingPart), name: 'exchanges-end' },
    act: (page) => openDialog(page, /^(Stop taking part in|Dejar de participar en) /),
  },
  {
    ...{ ...exchanges, ...exchanging(takingPart), name: 'exchanges-change' },
    act: (page) => openDialog(page, /^(Change|Cambiar) \d/),
  },
  { ...exchanges, ...exchanging('never'), name: 'exchanges-loading' },
  { ...exchanges, ...exchanging('failure'), name: 'exchanges-error' },
]
