import type { Page } from 'playwright-core'
import { answerCalls } from './answers.ts'
import { answering, shown } from './shown.ts'
import type { View } from './view.ts'

const closed = '/desk/publish?show=blackouts'
const places = '/desk/publish?show=allotment'
const days = `${closed}&shelf=product`
const desk = { who: 'raul' }

/** Publishing closed nights and the days of what is sold. */
export const DAYS_VIEWS: readonly View[] = [
  { name: 'publish-blackouts', path: closed, ...desk, act: listed },
  {
    name: 'publish-blackouts-loading',
    path: closed,
    ...desk,
    ...unread('blackouts', 'never'),
  },
  {
    name: 'publish-blackouts-error',
    path: closed,
    ...desk,
    ...unread('blackouts', 'failure'),
  },
  {
    name: 'publish-blackouts-empty',
    path: closed,
    ...desk,
    ...unread('blackouts', 'empty'),
  },
  { name: 'publish-blackout-open', path: closed, ...desk, act: openAgain },
  { name: 'publish-blackout-new', path: `${closed}&edit=new`, ...desk, act: typeNights },
  { name: 'publish-blackout-wrong', path: `${closed}&edit=new`, ...desk, act: send },
  { name: 'publish-blackout', path: closed, ...desk, act: changeFirst },
  { name: 'publish-blackout-gone', path: `${closed}&edit=999999`, ...desk },
  { name: 'publish-closed-days', path: days, ...desk, act: listed },
  {
    name: 'publish-closed-days-error',
    path: days,
    ...desk,
    ...unread('closed', 'failure'),
  },
  {
    name: 'publish-closed-days-empty',
    path: days,
    ...desk,
    ...unread('closed', 'empty'),
  },
  { name: 'publish-closed-days-open', path: days, ...desk, act: openAgain },
  { name: 'publish-closed-days-wrong', path: `${days}&edit=new`, ...desk, act: send },
  { name: 'publish-closed-days-new', path: `${days}&edit=new`, ...desk, act: typeDays },
  { name: 'publish-closed-days-search', path: `${days}&edit=new`, ...desk, act: findProduct },
  { name: 'publish-closed-days-change', path: days, ...desk, act: changeFirst },
  { name: 'publish-allotment', path: places, ...desk, act: listed },
  {
    name: 'publish-allotment-loading',
    path: places,
    ...desk,
    ...unread('allotment', 'never'),
  },
  {
    name: 'publish-allotment-error',
    path: places,
    ...desk,
    ...unread('allotment', 'failure'),
  },
  { name: 'publish-allotment-nothing', path: places, ...desk, act: findNothing },
  { name: 'publish-allotment-gone', path: `${places}&edit=999999`, ...desk },
  {
    name: 'publish-allotment-days',
    path: places,
    ...desk,
    act: (page) => openDays(page, 'the mangrove by kayak'),
  },
  { name: 'publish-allotment-closing', path: places, ...desk, act: closeDays },
  { name: 'publish-allotment-short', path: places, ...desk, act: tooFew },
  {
    name: 'publish-allotment-unlimited',
    path: `${places}&edit=1`,
    ...desk,
    before: withoutLimit,
    act: calendarCame,
  },
]

async function listed(page: Page): Promise<void> {
  await page.locator('.shelf-item').first().waitFor()
}

/** The list as it looks while it is not read, or when nothing lies in it. */
function unread(kind: string, state: 'never' | 'failure' | 'empty') {
  const nothing = { status: true, data: [], more: false, hotels: [] }
  return answering(`/api/v1/desk/publish/${kind}/`, state === 'empty' ? nothing : state)
}

async function openAgain(page: Page): Promise<void> {
  await page.locator('.shelf-acts .button-ghost').first().click()
  await page.locator('dialog[open] .button-danger').waitFor()
}

/** From twelve days after the day that the page believes it is, to the sixteenth. */
async function typeSpan(page: Page, first: string, last: string): Promise<void> {
  const today = (await page.locator(first).getAttribute('min')) ?? ''
  const later = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
  await page.locator(first).fill(later(12))
  await page.locator(last).fill(later(16))
}

async function findProduct(page: Page): Promise<void> {
  // What was typed in an earlier view is still there.
  const another = page.locator('.editor-chosen button')
  await page.locator('.editor-chosen, [name=idProduct]').first().waitFor()
  if ((await another.count()) > 0) await another.click()
  await page.locator('[name=idProduct]').fill('reef')
  await page.locator('.found-variants button').first().waitFor()
}

async function typeDays(page: Page): Promise<void> {
  await findProduct(page)
  await page.locator('.found-variants button').first().click()
  await page.locator('.editor-chosen').waitFor()
  await typeSpan(page, '[name=first]', '[name=last]')
  await page.locator('[name="reason.en"]').fill('Boats in the yard')
  await page.locator('[name="reason.es"]').fill('Embarcaciones en el astillero')
  await page.locator('.editor-form .note').waitFor()
  await page.locator('.as-owner .calendar').waitFor()
}

async function typeNights(page: Page): Promise<void> {
  await typeSpan(page, '[name=firstNight]', '[name=lastNight]')
  await page.locator('[name="reason.en"]').fill('The roof is renewed')
  await page.locator('[name="reason.es"]').fill('Se renueva el techo')
  await page.locator('.editor-form .note').waitFor()
}

async function send(page: Page): Promise<void> {
  await page.locator('.editor-form button[type=submit]').click()
}

async function changeFirst(page: Page): Promise<void> {
  await page.locator('.shelf-acts a').first().click()
  await page.locator('.as-owner .calendar').waitFor()
}

async function findNothing(page: Page): Promise<void> {
  await page.locator('input[type=search]').fill('zebra')
  await page.locator('.state-box').waitFor()
}

/** The days of the first variant that has these letters. */
export async function openDays(page: Page, letters: string): Promise<void> {
  await listed(page)
  const found = page.waitForResponse((answer) =>
    [...new URL(answer.url()).searchParams.values()].includes(letters),
  )
  await page.locator('input[type=search]').fill(letters)
  await found
  await shown(page)
  await page.locator('.shelf-acts a').first().click()
  await page.locator('.as-owner .calendar').waitFor()
}

async function closeDays(page: Page): Promise<void> {
  await openDays(page, 'the mangrove by kayak')
  await page.locator('[name=deed]').nth(1).check()
  await page.locator('.day-grid button.day-cell').nth(4).click()
  await page.locator('.day-grid button.day-cell').nth(9).click()
}

async function tooFew(page: Page): Promise<void> {
  await openDays(page, 'the mangrove by kayak')
  await page.locator('.day-grid button.day-cell').first().click()
  await page.locator('.day-grid button.day-cell').last().click()
  await page.locator('[name=capacity]').fill('1')
  await send(page)
}

/** The first variant, were it sold without a limit. */
async function withoutLimit(page: Page): Promise<void> {
  await answerCalls(page, '/api/v1/desk/publish/allotment/days/', (body) => ({
    ...{ ...body, data: { ...body.data, usual: null, days: [] } },
  }))
}

async function calendarCame(page: Page): Promise<void> {
  await page.locator('.as-owner .calendar').waitFor()
}
