import type { Page } from 'playwright-core'
import { CAST_CONTRACTS } from '../../../src/membership/cast/contracts.ts'
import { chooseFirstContract } from '../account.acts.ts'
import { answerCalls, type WireBody } from '../answers.ts'
import { dialogIsOpen } from '../dialog.acts.ts'
import { shown } from '../shown.ts'
import type { View } from '../view.ts'

const ACCOUNT = '/api/v1/ledger/account/'
const WAITS = '/api/v1/reservations/waiting/?'
const LOOK = '/api/v1/reservations/waiting/look/'
const JOIN = /\/api\/v1\/reservations\/waiting\/$/
const ROOMS = '/api/v1/bookAvailable/'
const EXCHANGES = '/fivesClub/getExchangesSubscriptions/'

const week = { firstDay: '2027-04-19', lastDay: '2027-04-23' }
const REQUEST = `/my-reservations/request?in=${week.firstDay}&out=${week.lastDay}&adults=2&children=1`

/** A payment whose page at the provider was left: nothing came of it so far. */
const unfinished = (body: WireBody) => ({
  ...body,
  data: body.data.map((account: WireBody, index: number) =>
    index > 0
      ? account
      : {
          ...account,
          payments: [
            {
              ...{ id: 9001, way: 'link', state: 'started', cents: 63_488, leftCents: 0 },
              ...{ createdAt: new Date().toISOString(), bySavedCard: false, matter: null },
              link: 'https://pay.example/9001',
            },
          ],
        },
  ),
})

/** A search with a residence that can be had, and one that takes more nights than are left. */
const oneTooDear = ({ rooms: [room], ...rest }: WireBody) => ({
  ...rest,
  rooms: [
    { ...room, idCategory: 9999, nightsCost: Math.min(room.nightsCost, rest.balance) },
    { ...room, nightsCost: rest.balance + 3, own: false },
  ],
})

/** A stay that may be given up for others; the first of the contract's where it has one. */
const swapOf = (body: WireBody) =>
  body.swaps[0] ?? {
    ...{ id: 9101, code: 'BK-20861', datein: '2027-03-06', dateout: '2027-03-11' },
    ...{ nightsCost: 5, penalty: 2, back: [], orders: [], occupant: 'owner', note: '' },
    guests: [{ kind: 'adult', name: 'Elena', lastname: 'Ruiz', email: '', phone: '', age: null }],
  }

const chance = {
  place: { before: 2, same: 1, of: 5 },
  years: [
    { year: 2024, daysBefore: 41 },
    { year: 2025, daysBefore: null },
    { year: 2026, daysBefore: 12 },
  ],
  since: 2024,
}

/** A benefit of a wish. */
const GOLF = {
  ...{ idBenefit: 2, code: 'golf', unit: 'passes', currency: null },
  name: { en: 'Golf rounds', es: 'Rondas de golf' },
}

/** A wish for the week. */
const wish = (body: WireBody, more: object = {}) => ({
  ...{ id: 9100, code: 'W-9100', nightsFrom: 4, nightsTo: 4, adults: 2, children: 1, takes: 'ask' },
  ...{ ...week, categories: [body.categories[0].id], countsUntil: '2027-04-10' },
  chance,
  benefits: [{ ...GOLF, quantity: 2 }],
  ...{ behind: 2, swap: null, swapGone: null, offer: null, last: null },
  ...more,
})

const withWish = (more: (body: WireBody) => object) => (body: WireBody) => {
  const swap = swapOf(body)
  return { ...body, swaps: [swap], data: [wish(body, more({ ...body, swaps: [swap] }))] }
}

/** The waiting list with a wish that stands in the place of a stay, and one whose stay has gone. */
const swaps = (body: WireBody) => {
  const swap = swapOf(body)
  const days = { firstDay: '2027-05-10', lastDay: '2027-05-17' }
  const gone = wish(body, { ...days, id: 9102, code: 'W-9102', swapGone: 'BK-20852' })
  return { ...body, swaps: [swap], data: [wish(body, { swap }), gone] }
}

/** She looks at her other contract before the link leads her away from it. */
async function atTheOther(page: Page): Promise<void> {
  await page.goto('/home')
  await page.evaluate((contractId) => {
    const kept = JSON.parse(localStorage.getItem('veranda.state') ?? '{}')
    localStorage.setItem('veranda.state', JSON.stringify({ ...kept, contractId }))
  }, CAST_CONTRACTS.inesClassic)
}

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' })

/** The owner's day in its rarer states: at the end of all views, for one in the middle would change the looks of those after it. */
export const OWNERS_DAY_VIEWS: readonly View[] = [
  {
    name: 'reports-unfinished-payment',
    path: '/my-reports',
    who: 'elena',
    before: (page) => answerCalls(page, ACCOUNT, unfinished),
    act: (page) => page.getByRole('link', { name: /^(Finish paying|Terminar)/ }).waitFor(),
  },
  {
    name: 'led-to-another-contract',
    path: `/my-benefits?contract=${CAST_CONTRACTS.inesSignature}`,
    who: 'ines',
    before: atTheOther,
    act: (page) => page.locator('.contract-led [role=status]:not(:empty)').waitFor(),
  },
  {
    name: 'request-what-fits',
    path: REQUEST,
    who: 'elena',
    before: (page) => answerCalls(page, ROOMS, oneTooDear),
    act: async (page) => {
      await page.locator('.room-cost button[aria-expanded]').first().click()
      await page.locator('.room-fitting').waitFor()
    },
  },
  {
    name: 'exchanges-asked',
    path: '/exchanges',
    who: 'ines',
    before: async (page) => {
      await chooseFirstContract(page)
      await answerCalls(page, EXCHANGES, (body) => body)
    },
    act: async (page) => {
      await page.locator('form button[type=submit]').click()
      await dialogIsOpen(page)
    },
  },
  { name: 'home-on-paper', path: '/home', who: 'elena', act: onPaper },
  { name: 'my-reservations-on-paper', path: '/my-reservations', who: 'elena', act: onPaper },
  {
    name: 'waiting-swap',
    path: '/my-reservations/waiting',
    who: 'elena',
    before: (page) => answerCalls(page, WAITS, swaps),
    act: (page) => page.locator('.wait-what').nth(1).waitFor(),
  },
  {
    name: 'waiting-swap-chosen',
    path: '/my-reservations/waiting',
    who: 'elena',
    before: async (page) => {
      await answerCalls(page, LOOK, {
        ...{ chance, wider: [], countsUntil: '2027-04-10', obstacle: null },
        benefits: [{ ...GOLF, idBenefitYear: 2, balance: 6, expires: '2027-10-04' }],
      })
      await answerCalls(
        page,
        WAITS,
        withWish(() => ({})),
      )
    },
    act: async (page) => {
      await page.locator('.wait-acts .button-secondary').first().click()
      await dialogIsOpen(page)
      await page.locator('dialog[open] .wait-change select').last().selectOption({ index: 1 })
    },
  },
  {
    name: 'waiting-joined',
    path: REQUEST,
    who: 'elena',
    before: async (page) => {
      await answerCalls(page, ROOMS, (body) => ({ ...body, rooms: [] }))
      await answerCalls(page, JOIN, { status: true, data: { id: 9100, code: 'W-9100', offered: false } })
      // Whoever waits for these nights already is not asked to join.
      await answerCalls(page, WAITS, (body: WireBody) => ({ ...body, data: [] }))
    },
    act: async (page) => {
      await page.locator('.wait-none button').first().click()
      await dialogIsOpen(page)
      await shown(page)
      await answerCalls(
        page,
        WAITS,
        withWish(({ categories }) => ({ categories: categories.map(({ id }: WireBody) => id) })),
      )
      await page.locator('dialog[open] button[type=submit]').click()
      await page.locator('.wait-stands').waitFor()
    },
  },
]
