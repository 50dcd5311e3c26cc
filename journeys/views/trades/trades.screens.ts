import type { Page } from 'playwright-core'
import { answerCalls } from '../answers.ts'
import { answering } from '../shown.ts'
import type { View } from '../view.ts'

const LIST = '/api/v1/trades/'
const PATH = '/my-reservations/trades'

const CATEGORY = { en: 'Two-bedroom Lagoon Residence', es: 'Residencia Laguna, dos recámaras' }
const traded = (month: number, day: number) => ({
  ...{ datein: `2099-0${month}-1${day}`, dateout: `2099-0${month}-1${day + 4}`, nights: 4 },
  ...{ category: CATEGORY, scene: 'room', sleeps: 6 },
})
const own = (id: number, month: number, day: number) => ({ ...traded(month, day), id, code: `BK-2080${id}` })

/** A stay of one's own on the days of one that is proposed. */
const CLASH = { id: 9, code: 'BK-20809', datein: '2099-04-11', dateout: '2099-04-14' }

/** Stays offered with and without proposals, one proposed, others' stays, and what came of some. */
const FULL = {
  status: true,
  resort: 'Bahía Serena',
  data: {
    stays: [own(1, 1, 0), own(2, 2, 1), own(3, 3, 2)],
    wishes: [{ idBooking: 3, code: 'LE-1207' }],
    kept: [
      { stay: own(8, 5, 0), because: 'ordered' },
      { stay: own(9, 6, 3), because: 'unconfirmed' },
    ],
    offered: [
      {
        ...{ id: 1, code: 'KX7P-4MRT', foundBy: 'resort', stay: own(1, 1, 0) },
        proposals: [
          { id: 1, stay: traded(4, 0), clash: CLASH },
          { id: 2, stay: traded(5, 1), clash: null },
        ],
      },
      { id: 2, code: 'B2HN-9QWE', foundBy: 'code', stay: own(2, 2, 1), proposals: [] },
    ],
    proposed: [{ id: 3, gives: own(3, 3, 2), receives: traded(6, 2), clash: CLASH }],
    others: [
      { id: 4, stay: traded(7, 0) },
      { id: 5, stay: traded(8, 3) },
    ],
    past: [
      {
        id: 6,
        state: 'agreed',
        gave: own(4, 1, 3),
        received: traded(2, 4),
        idStay: 7,
        at: '2026-11-20',
      },
      {
        id: 8,
        state: 'declined',
        gave: own(5, 3, 4),
        received: traded(4, 4),
        idStay: null,
        at: '2026-11-18',
      },
    ],
  },
}
const NONE = {
  status: true,
  resort: 'Bahía Serena',
  data: { stays: [], wishes: [], kept: [], offered: [], proposed: [], others: [], past: [] },
}
const TERMS = {
  status: true,
  data: {
    ...{ gives: own(1, 1, 0), receives: traded(4, 0), nightsCost: 4, back: 4, left: 11 },
    ...{ paidUntil: '2027-08-08', backUntil: [{ nights: 4, expires: '2027-08-08' }] },
    ...{ adults: 2, children: 2, benefits: 1, guests: ['Elena Harrington', 'Oliver Harrington'] },
    ...{ owners: 2, wish: 'LE-1207' },
  },
}

const GIVES = {
  status: true,
  data: [
    { id: 1, because: 'clash', code: 'BK-20809' },
    { id: 2, because: null, code: null },
    { id: 3, because: 'other', code: null },
  ],
}

const CLASHES = {
  ...{ status: false, code: 'TRADE_CLASHES' },
  message:
    'Your own reservation BK-20801, Wed, Jan 7, 2099 – Sun, Jan 11, 2099, is in the way of the stay that you would receive. Nothing can be agreed until BK-20801 is cancelled or moved; nothing was changed.',
}
const REFUSED = Response.json(CLASHES, { status: 409 })

const before = async (page: Page) => {
  await answerCalls(page, `${LIST}?`, FULL)
  await answerCalls(page, `${LIST}look/`, TERMS)
  await answerCalls(page, `${LIST}gives/`, GIVES)
}
const refused = async (page: Page) => {
  await answerCalls(page, `${LIST}?`, FULL)
  await answerCalls(page, `${LIST}look/`, REFUSED)
}
const open = (button: string, then: string) => async (page: Page) => {
  await page.locator(button).first().click()
  await page.locator(`dialog[open] ${then}`).first().waitFor()
}

/** Trades of stays among owners. */
export const TRADE_VIEWS: readonly View[] = [
  { name: 'trades', path: PATH, who: 'elena', ...answering(`${LIST}?`, FULL) },
  { name: 'trades-none', path: PATH, who: 'elena', ...answering(`${LIST}?`, NONE) },
  { name: 'trades-error', path: PATH, who: 'elena', ...answering(`${LIST}?`, 'failure') },
  { name: 'trades-loading', path: PATH, who: 'elena', ...answering(`${LIST}?`, 'never') },
  { name: 'trades-offer', path: PATH, who: 'elena', before, act: open('.section-head .button', '.option') },
  {
    name: 'trades-agree',
    path: PATH,
    who: 'elena',
    before,
    act: open('.trade-proposals .button', '.trade-terms'),
  },
  {
    name: 'trades-propose',
    path: PATH,
    who: 'elena',
    before,
    act: open('.trade-row > .button-secondary', '.trade-terms'),
  },
  {
    name: 'trades-refused',
    path: PATH,
    who: 'elena',
    before: refused,
    act: open('.trade-proposals .button', '[role=alert]'),
  },
  {
    name: 'trades-stop',
    path: PATH,
    who: 'elena',
    before,
    act: open('.trade-row > .button-ghost', '.dialog-actions, .button-secondary'),
  },
  {
    name: 'trades-take-back',
    path: PATH,
    who: 'elena',
    before,
    act: open('.trade-row:has(.trade-pair) > .button-ghost', '.dialog-actions, .button-secondary'),
  },
  {
    name: 'trades-none-fits',
    path: PATH,
    who: 'elena',
    before: async (page) => {
      await refused(page)
      const data = GIVES.data.map((one) => ({ ...one, because: one.because ?? 'party' }))
      await answerCalls(page, `${LIST}gives/`, { status: true, data })
    },
    act: open('.trade-row > .button-secondary', '[role=alert]'),
  },
]
