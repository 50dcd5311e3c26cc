import type { Page } from 'playwright-core'
import { addDays } from '../../src/kernel/day.ts'
import { answerCalls } from './answers.ts'
import { answering, shown } from './shown.ts'
import type { View } from './view.ts'

const CALLS = /\/api\/v1\/reservations\/(coming|past)\//
const COMING = '/api/v1/reservations/coming/'
const YEARS = '/api/v1/reservations/past/years/'
const PAST = /\/api\/v1\/reservations\/past\/(\?|$)/

const NO_COMING = { status: true, data: [], ended: [], nights: [] }

/** Ten years with two hundred stays. */
const MANY = Array.from({ length: 10 }, (_, index) => {
  const marks = Array.from({ length: 20 }, (_mark, at) => ({
    day: 4 + at * 18,
    nights: 3 + ((at * 5) % 7),
    tookPlace: at % 8 !== 3,
  }))
  const slept = marks.filter(({ tookPlace }) => tookPlace)
  return {
    year: 2026 - index,
    stays: slept.length,
    nights: slept.reduce((sum, { nights }) => sum + nights, 0),
    total: marks.length,
    marks,
  }
})

const ROWS = Array.from({ length: 10 }, (_, index) => {
  const datein = addDays('2026-11-02', -18 * index)
  return {
    id: 900 - index,
    code: `BK-${20_900 - index}`,
    resort: 'Bahía Serena',
    datein,
    dateout: addDays(datein, 3 + index),
    nights: 3 + index,
    status: 'Confirmed',
    traded: null,
    bookingStatus: (['confirmed', 'cancelled', 'rejected'] as const)[index % 5] ?? 'confirmed',
    guests: [
      { name: 'Elena', lastname: 'Harrington' },
      { name: 'María de los Ángeles', lastname: 'Etxeberria' },
      { name: 'Oliver', lastname: 'Harrington' },
    ].slice(0, 1 + (index % 3)),
    unnamed: index % 2,
  }
})

async function withMany(page: Page): Promise<void> {
  await answerCalls(page, PAST, { status: true, data: ROWS, year: 2026, total: 20 })
  await answerCalls(page, YEARS, { status: true, data: MANY })
}

async function withNone(page: Page): Promise<void> {
  await answerCalls(page, COMING, NO_COMING)
  await answerCalls(page, PAST, { status: true, data: [], year: null, total: 0 })
  await answerCalls(page, YEARS, { status: true, data: [] })
}

async function lookFor(page: Page, search: string): Promise<void> {
  await page.getByRole('searchbox').fill(search)
  await page.locator('.past-found').waitFor()
  await shown(page)
}

/** My Reservations in its states. */
export const STAYS_VIEWS: readonly View[] = [
  { name: 'my-reservations', path: '/my-reservations', who: 'elena' },
  { name: 'my-reservations-many', path: '/my-reservations', who: 'elena', before: withMany },
  { name: 'my-reservations-none', path: '/my-reservations', who: 'elena', before: withNone },
  {
    name: 'my-reservations-none-coming',
    path: '/my-reservations',
    who: 'elena',
    ...answering(COMING, NO_COMING),
  },
  {
    name: 'my-reservations-found',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => lookFor(page, 'elena'),
  },
  {
    name: 'my-reservations-nothing-fits',
    path: '/my-reservations',
    who: 'elena',
    act: (page) => lookFor(page, 'zzz'),
  },
  {
    name: 'my-reservations-loading',
    path: '/my-reservations',
    who: 'elena',
    ...answering(CALLS, 'never'),
  },
  {
    name: 'my-reservations-error',
    path: '/my-reservations',
    who: 'elena',
    ...answering(CALLS, 'failure'),
  },
  {
    name: 'my-reservations-coming-error',
    path: '/my-reservations',
    who: 'elena',
    ...answering(COMING, 'failure'),
  },
  {
    name: 'my-reservations-past-error',
    path: '/my-reservations',
    who: 'elena',
    ...answering(PAST, 'failure'),
  },
]
