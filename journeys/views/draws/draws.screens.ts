import { CAST_CONTRACTS } from '../../../src/membership/cast/contracts.ts'
import { answerCalls, type WireBody } from '../answers.ts'
import { answering } from '../shown.ts'
import type { View } from '../view.ts'

const LIST = /\/api\/v1\/draws\/\?/
const ROUND = '/api/v1/draws/round/'
const DESK = '/api/v1/desk/draws/'

// The reader in Spanish has two contracts, and another view may have chosen the one that takes no part. Who has one alone keeps it.
const OPEN = `/my-reservations/draws/2?contract=${CAST_CONTRACTS.inesSignature}`
const DRAWN = `/my-reservations/draws/1?contract=${CAST_CONTRACTS.inesSignature}`

/** What Elena would see had she received the week that went to the second. */
const won = ({ data, ...rest }: WireBody) => ({
  ...rest,
  data: {
    ...data,
    results: [
      {
        idPlace: data.places[1].id,
        wish: 2,
        state: 'booked',
        idBooking: 1,
        isGivenBack: false,
        refusal: null,
      },
      {
        idPlace: data.places[2].id,
        wish: 3,
        state: 'refused',
        idBooking: null,
        refusal: 'NOT_ENOUGH_NIGHTS',
      },
    ],
    why: {
      ...data.why,
      place: 9,
      of: 412,
      wishes: [
        { idPlace: data.places[0].id, fate: 'gone', turn: null, free: 0, by: [1, 2, 3, 4] },
        { idPlace: data.places[1].id, fate: 'given', turn: 1, free: 2, by: [5, 6] },
        { idPlace: data.places[2].id, fate: 'clashes', turn: null, free: 1, by: [] },
        { idPlace: data.places[3].id, fate: 'not-needed', turn: null, free: 4, by: [] },
      ],
    },
  },
})

/** Wishes are closed and nothing is drawn. */
const closed = ({ data, ...rest }: WireBody) => ({
  ...rest,
  data: { ...data, round: { ...data.round, state: 'closed', wishesSeal: 'c41e90ab'.repeat(8) } },
})

/** Nothing is ranked, and the contract is of another residence. */
const notFor = ({ data, ...rest }: WireBody) => ({
  ...rest,
  data: { ...data, wishes: [], savedAt: null, mayTakePart: false, keptOut: 'owner', standing: null },
})

const WEEKS = [1, 2, 3].map((id) => ({
  ...{ id, name: { en: `Peak week ${id}`, es: `Semana pico ${id}` }, idCategory: 3, residences: id },
  category: { en: 'Two-bedroom Lagoon Residence', es: 'Residencia Laguna, dos recámaras' },
  ...{ checkIn: `2027-10-0${id}`, checkOut: `2027-10-1${id}` },
  lastYear: id === 3 ? null : { wished: 14 * (id - 1), residences: 3 },
}))

/** A round whose wishes are open, two of three weeks ranked. */
const RANKED = {
  status: true,
  data: {
    round: {
      ...{
        id: 2,
        idHotel: 1,
        resort: 'Bahía Serena',
        zone: 'America/Cancun',
        year: 2027,
        state: 'open',
        each: 1,
      },
      ...{
        name: { en: 'Peak weeks 2027', es: 'Semanas pico 2027' },
        weights: [3, 2, 1],
        source: 'drand 5412330',
      },
      ...{ publishedAt: '2026-11-01T14:30:00.000Z', opensAt: '2026-11-05T05:00:00.000Z' },
      ...{
        closesAt: '2099-11-30T23:00:00.000Z',
        numberAt: '2099-12-01T17:00:00.000Z',
        freeUntil: '2099-12-09',
        drawnAt: null,
        settledAt: null,
      },
      ...{ seal: '9f2c41d8'.repeat(8), wishesSeal: null, publicValue: null, takers: 412 },
    },
    places: WEEKS,
    ...{
      mayTakePart: true,
      keptOut: null,
      kinds: [],
      number: 217,
      savedAt: '2026-11-06T14:00:00.000Z',
      isSeen: false,
      wishes: [2, 1],
    },
    standing: {
      ...{ group: 1, groups: 4, from: 1, to: 118, of: 412 },
      years: [2026, 2025, 2024].map((year) => ({ year, ranks: [] })),
    },
    ...{ results: [], waits: 0, why: null },
  },
}

/** Draws of peak weeks: an owner's and the desk's. */
export const DRAW_VIEWS: readonly View[] = [
  { name: 'draws', path: '/my-reservations/draws', who: 'elena' },
  {
    name: 'draws-none',
    path: '/my-reservations/draws',
    who: 'elena',
    ...answering(LIST, { status: true, data: [] }),
  },
  { name: 'draws-error', path: '/my-reservations/draws', who: 'elena', ...answering(LIST, 'failure') },
  { name: 'draw-open', path: OPEN, who: 'elena', ...answering(ROUND, (told: WireBody) => told) },
  {
    name: 'draw-lifted',
    path: OPEN,
    who: 'elena',
    // Whoever looks has ranked: in Spanish another does, whose kind of residence takes no part.
    before: (page) => answerCalls(page, ROUND, RANKED),
    act: async (page) => {
      await page.locator('.rank-grip').first().press('Enter')
      await page.locator('.rank-tip').waitFor()
    },
  },
  { name: 'draw-closed', path: OPEN, who: 'elena', ...answering(ROUND, closed) },
  { name: 'draw-not-for-you', path: OPEN, who: 'elena', ...answering(ROUND, notFor) },
  { name: 'draw-result', path: DRAWN, who: 'elena', ...answering(ROUND, won) },
  {
    name: 'draw-checked',
    path: DRAWN,
    who: 'elena',
    act: async (page) => {
      await page.locator('.draw-check .button-secondary').click()
      await page.locator('.check-sum').waitFor()
    },
  },
  { name: 'draw-error', path: OPEN, who: 'elena', ...answering(ROUND, 'failure') },
  { name: 'desk-draws', path: '/desk/draws', who: 'raul' },
  { name: 'desk-draws-loading', path: '/desk/draws', who: 'raul', ...answering(DESK, 'never') },
  {
    name: 'desk-draws-new',
    path: '/desk/draws',
    who: 'raul',
    act: async (page) => {
      await page.locator('.page-head .button').click()
      await page.getByRole('dialog').locator('[type=submit]').click()
      await page.getByRole('dialog').locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'desk-draws-trial',
    path: '/desk/draws',
    who: 'raul',
    act: async (page) => {
      await page.locator('.desk-draw-trial .button').click()
      await page.locator('.desk-draw-trial table').waitFor()
    },
  },
  {
    name: 'desk-draws-by-owner',
    path: '/desk/draws',
    who: 'raul',
    act: async (page) => {
      await page.locator('.desk-draw summary').first().click()
      await page.locator('.desk-draw details[open] table').first().waitFor()
    },
  },
]
