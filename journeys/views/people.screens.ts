import type { Page } from 'playwright-core'
import { answering, shown } from './shown.ts'
import type { View } from './view.ts'

const PEOPLE = '/my-account/people'
const CALL = '/api/v1/people/'

const person = (id: number, name: string, more: object = {}) => ({
  id,
  kind: 'guest',
  name,
  lastname: 'Bishop',
  relation: null,
  birthday: null,
  email: null,
  phone: null,
  next: null,
  last: null,
  stays: 0,
  visits: 0,
  pastStays: 0,
  passes: 0,
  comingStay: null,
  ...more,
})
const dinner = { kind: 'visit', id: 3, resort: 'Bahía Serena', first: '2026-12-11', last: '2026-12-17' }
/** A guest with a pass and past stays; a long name without anything. */
const GUESTS = [
  person(1, 'Claire', {
    relation: 'Friend',
    email: 'claire@marea.example',
    phone: '+52 998 555 0142',
    next: dinner,
    stays: 2,
    visits: 3,
    pastStays: 2,
    passes: 1,
  }),
  person(2, 'María Fernanda Guadalupe', { lastname: 'Villaseñor-Castañeda de la Garza' }),
]

const withGuests = answering(CALL, { status: true, data: GUESTS, met: [] })

/** Presses one of the first person's two buttons; on a telephone they stand behind one. */
async function pressActOf(page: Page, row: number, act: 0 | 1): Promise<void> {
  const first = page.locator('.people > li').nth(row)
  await first.waitFor()
  const button = first.locator('.people-acts > .icon-button').nth(act)
  if (await button.isVisible()) await button.click()
  else {
    await first.locator('.people-phone-act button').click()
    await page.locator('.people-menu .button').nth(act).click()
  }
  await page.locator('dialog[open]').waitFor()
}

/** The owner's people: the list, its empty, loading and broken states, and its dialogs. */
export const PEOPLE_VIEWS: readonly View[] = [
  { name: 'people', path: PEOPLE, who: 'elena' },
  {
    name: 'people-empty',
    path: PEOPLE,
    who: 'elena',
    ...answering(CALL, { status: true, data: [], met: [] }),
  },
  { name: 'people-loading', path: PEOPLE, who: 'elena', ...answering(CALL, 'never') },
  { name: 'people-error', path: PEOPLE, who: 'elena', ...answering(CALL, 'failure') },
  {
    name: 'people-add-errors',
    path: PEOPLE,
    who: 'elena',
    act: async (page) => {
      await page.locator('.page-head .button').click()
      await page.locator('dialog[open] input[type=email]').fill('claire')
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  { name: 'people-edit', path: PEOPLE, who: 'elena', act: (page) => pressActOf(page, 0, 0) },
  {
    name: 'people-forget',
    path: PEOPLE,
    who: 'elena',
    ...withGuests,
    act: (page) => pressActOf(page, 0, 1),
  },
  { name: 'people-in-stay', path: PEOPLE, who: 'elena', act: (page) => pressActOf(page, 0, 1) },
  {
    name: 'people-menu',
    path: PEOPLE,
    who: 'elena',
    ...withGuests,
    act: async (page) => {
      await shown(page)
      const button = page.locator('.people-phone-act button').first()
      if (!(await button.isVisible())) return
      await button.click()
      await page.locator('.people-menu').waitFor()
    },
  },
]
