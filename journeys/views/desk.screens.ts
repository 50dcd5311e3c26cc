import type { Page } from 'playwright-core'
import { beginDecision, findHarrington, meetingsCame, openFirst, showMeetings } from './desk.acts.ts'
import { answered } from './shown.ts'
import type { View } from './view.ts'

/** The first thing is open, and its card's call is answered otherwise. */
function thingAnswered(kind: 'never' | 'failure') {
  const { before, act } = answered('/desk/bookings', kind)
  return {
    before,
    act: async (page: Page) => {
      await openFirst(page)
      await act(page)
    },
  }
}

export const DESK_VIEWS: readonly View[] = [
  { name: 'desk', path: '/desk', who: 'raul' },
  {
    name: 'desk-loading',
    path: '/desk?show=bookings',
    who: 'raul',
    ...thingAnswered('never'),
  },
  {
    name: 'desk-error',
    path: '/desk?show=bookings',
    who: 'raul',
    ...thingAnswered('failure'),
  },
  { name: 'desk-list-loading', path: '/desk', who: 'raul', ...answered('/desk/inbox/?', 'never') },
  { name: 'desk-list-error', path: '/desk', who: 'raul', ...answered('/desk/inbox/?', 'failure') },
  { name: 'desk-owner', path: '/desk/owners/1', who: 'raul' },
  { name: 'desk-owner-nobody', path: '/desk/owners/999999', who: 'raul' },
  { name: 'desk-owner-loading', path: '/desk/owners/1', who: 'raul', ...answered('/desk/owner/?', 'never') },
  { name: 'desk-owner-error', path: '/desk/owners/1', who: 'raul', ...answered('/desk/owner/?', 'failure') },
  { name: 'desk-find', path: '/desk/owners/1', who: 'raul', act: findHarrington },
  { name: 'desk-house', path: '/desk/house', who: 'raul' },
  { name: 'desk-house-three-months', path: '/desk/house?days=90', who: 'raul' },
  { name: 'desk-house-day', path: '/desk/house?show=day', who: 'raul' },
  { name: 'desk-house-loading', path: '/desk/house', who: 'raul', ...answered('/desk/house/?', 'never') },
  { name: 'desk-house-error', path: '/desk/house', who: 'raul', ...answered('/desk/house/?', 'failure') },
  { name: 'desk-decision', path: '/desk?show=bookings', who: 'raul', act: beginDecision },
  {
    name: 'desk-decision-errors',
    path: '/desk?show=bookings',
    who: 'raul',
    act: async (page) => {
      await beginDecision(page)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  { name: 'desk-agreements', path: '/desk?show=agreements', who: 'raul' },
  { name: 'desk-maintenance', path: '/desk?show=maintenance', who: 'raul' },
  { name: 'desk-messages', path: '/desk?show=messages', who: 'raul' },
  {
    name: 'desk-meetings',
    path: '/desk?show=meetings',
    who: 'raul',
    before: showMeetings,
    act: meetingsCame,
  },
  { name: 'desk-orders', path: '/desk?show=orders', who: 'raul' },
  { name: 'desk-reviews', path: '/desk?show=reviews', who: 'raul' },
  { name: 'desk-questions', path: '/desk?show=questions', who: 'raul' },
  { name: 'desk-payments', path: '/desk?show=payments', who: 'raul' },
  { name: 'desk-days', path: '/desk/days', who: 'raul' },
  { name: 'desk-days-empty', path: '/desk/days?day=2027-11-01', who: 'raul' },
  { name: 'publish-synonyms', path: '/desk/publish?show=synonyms', who: 'raul' },
  { name: 'desk-empty', path: '/desk?show=meetings', who: 'raul' },
  {
    name: 'desk-thing',
    path: '/desk?show=bookings',
    who: 'raul',
    act: async (page) => {
      await openFirst(page)
      await page.locator('.desk-item [data-answer=yes]').waitFor()
    },
  },
  { name: 'desk-money', path: '/desk/money', who: 'fabian' },
]
