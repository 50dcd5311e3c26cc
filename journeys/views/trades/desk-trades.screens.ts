import type { Page } from 'playwright-core'
import { answering } from '../shown.ts'
import type { View } from '../view.ts'

const LIST = '/api/v1/desk/trades/'
const CATEGORY = { en: 'Two-bedroom Lagoon Residence', es: 'Residencia Laguna, dos recámaras' }

type Whose = readonly [owner: string, code: string, month: number, day: number]

const side = ([owner, code, month, day]: Whose) => ({
  ...{ idOwner: 1, owner, contract: `BS-1${month}${day}`, code, category: CATEGORY },
  ...{ datein: `2099-0${month}-1${day}`, dateout: `2099-0${month}-1${day + 4}` },
})
const stay = (whose: Whose) => ({
  ...side(whose),
  ...{ coOwners: [] as string[], adults: 2, children: 2, status: 'confirmed' },
})
const ELENA: Whose = ['Elena Harrington', 'BK-20801', 1, 0]
const ROSA: Whose = ['Rosa María Villaseñor de la Garza y Castellanos', 'BK-20802', 2, 1]
const PABLO: Whose = ['Pablo Solís', 'BK-20803', 3, 2]

const row = (id: number, stage: string, more: object) => ({
  ...{ id, stage, resort: 'Bahía Serena', offered: side(ELENA), other: null, proposals: 0 },
  ...{ at: '2026-11-20T18:00:00Z', zone: 'America/Cancun', ...more },
})
const ROWS = {
  status: true,
  total: 120,
  data: [
    row(1, 'proposed', { other: side(ROSA), proposals: 3 }),
    row(2, 'offered', { offered: side(PABLO) }),
    row(3, 'agreed', { offered: side(ROSA), other: side(PABLO) }),
    row(4, 'ended', {}),
  ],
}

const NO_END = { because: null, stay: null, reason: null, by: null }
const BY_CLUB = {
  ...{ because: 'club', stay: null, by: 'Raúl Cervantes' },
  reason: { en: 'The stay was sold outside the club.', es: 'La estancia se vendió fuera del club.' },
}
const proposal = (id: number, state: string, of: Whose, more: object) => ({
  ...{
    id,
    state,
    stay: stay(of),
    madeAt: `2026-11-1${id}T18:00:00Z`,
    endedAt: null,
    end: NO_END,
    came: null,
  },
  ...more,
})
/** A trade in which everything has happened that may, and a proposal waits. */
const ONE = {
  status: true,
  data: {
    ...{ id: 1, stage: 'proposed', resort: 'Bahía Serena', zone: 'America/Cancun', foundBy: 'resort' },
    offered: { ...stay(ELENA), coOwners: ['Oliver Harrington'] },
    ...{ madeAt: '2026-11-10T18:00:00Z', state: 'open', endedAt: null, end: NO_END },
    proposals: [
      proposal(5, 'open', ROSA, {}),
      proposal(4, 'ended', PABLO, { endedAt: '2026-11-16T18:00:00Z', end: BY_CLUB }),
      proposal(3, 'ended', ROSA, {
        endedAt: '2026-11-15T18:00:00Z',
        end: { ...NO_END, because: 'cancelled', stay: 'BK-20802' },
      }),
      proposal(2, 'declined', PABLO, { endedAt: '2026-11-13T18:00:00Z' }),
      proposal(1, 'withdrawn', ROSA, { endedAt: '2026-11-12T18:00:00Z' }),
    ],
  },
}

const end = (button: string) => async (page: Page) => {
  await page.locator(button).first().click()
  await page.locator('dialog[open] [type=submit]').click()
  await page.locator('dialog[open] [aria-invalid=true]').first().waitFor()
}

/** The trades of all owners at the desk, and who waits for a week. */
export const DESK_TRADE_VIEWS: readonly View[] = [
  { name: 'desk-trades', path: '/desk/trades', who: 'raul', ...answering(`${LIST}?`, ROWS) },
  {
    name: 'desk-trades-none',
    path: '/desk/trades',
    who: 'raul',
    ...answering(`${LIST}?`, { ...ROWS, data: [], total: 0 }),
  },
  {
    name: 'desk-trades-no-match',
    path: '/desk/trades?stage=agreed&find=nobody',
    who: 'raul',
    ...answering(`${LIST}?`, { ...ROWS, data: [], total: 0 }),
  },
  { name: 'desk-trades-error', path: '/desk/trades', who: 'raul', ...answering(`${LIST}?`, 'failure') },
  { name: 'desk-trades-loading', path: '/desk/trades', who: 'raul', ...answering(`${LIST}?`, 'never') },
  { name: 'desk-trade', path: '/desk/trades/1', who: 'raul', ...answering(`${LIST}trade/`, ONE) },
  { name: 'desk-trade-missing', path: '/desk/trades/900000', who: 'raul' },
  {
    name: 'desk-trade-end',
    path: '/desk/trades/1',
    who: 'raul',
    ...answering(`${LIST}trade/`, ONE),
    act: end('.desk-trade-proposals .button'),
  },
  {
    name: 'desk-waiting-week',
    path: '/desk/waiting',
    who: 'raul',
    act: async (page) => {
      await page.locator('.heat td[data-held] button, .heat td button').first().click()
      await page.locator('dialog[open] .week-waits').waitFor()
    },
  },
]
