import type { Page } from 'playwright-core'
import { answering } from './shown.ts'
import type { View } from './view.ts'

const letters = '/desk/publish?show=newsletters'
const offers = '/desk/publish?show=promotions'
const desk = { who: 'raul' }

/** Publishing newsletters and promotions. */
export const NEWS_VIEWS: readonly View[] = [
  { name: 'publish-newsletters', path: letters, ...desk },
  { name: 'publish-newsletters-loading', path: letters, ...desk, ...unread('never') },
  { name: 'publish-newsletters-error', path: letters, ...desk, ...unread('failure') },
  { name: 'publish-newsletters-empty', path: letters, ...desk, ...unread('empty') },
  { name: 'publish-newsletter-remove', path: letters, ...desk, act: takeBack },
  { name: 'publish-newsletter-ask', path: `${letters}&ask=6`, ...desk, act: opened },
  { name: 'publish-newsletter-new', path: `${letters}&edit=new`, ...desk },
  { name: 'publish-newsletter-wrong', path: `${letters}&edit=new`, ...desk, act: publish },
  { name: 'publish-newsletter', path: `${letters}&edit=3`, ...desk, act: inTheOther },
  { name: 'publish-newsletter-gone', path: `${letters}&edit=999999`, ...desk },
  { name: 'publish-promotions', path: offers, ...desk },
  { name: 'publish-promotion-withdraw', path: offers, ...desk, act: takeBack },
  { name: 'publish-promotion-new', path: `${offers}&edit=new`, ...desk },
  { name: 'publish-promotion-wrong', path: `${offers}&edit=new`, ...desk, act: publish },
  { name: 'publish-promotion', path: `${offers}&edit=1`, ...desk, act: chooseAnew },
]

/** The list as it looks while it is not read, or when nothing lies in it. */
function unread(kind: 'never' | 'failure' | 'empty') {
  const nothing = {
    status: true,
    data: [],
    today: '2026-11-18',
    zone: 'America/Cancun',
    byMail: 0,
    readers: { en: 0, es: 0, off: 0 },
  }
  return answering('/api/v1/desk/publish/newsletters/', kind === 'empty' ? nothing : kind)
}

/** The dialog that asks whether the first one is to be withdrawn or removed. */
async function takeBack(page: Page): Promise<void> {
  await page.locator('.shelf-acts button').first().click()
  await page.locator('dialog[open]').waitFor()
}

/** The dialog that the address opens. */
async function opened(page: Page): Promise<void> {
  await page.locator('dialog[open] .publish-when').waitFor()
}

/** Sent with nothing written: each field says what it lacks. */
async function publish(page: Page): Promise<void> {
  await page.locator('.editor-acts button:is([value=publish], [value=ask])').click()
  await page.locator('.field-error').first().waitFor()
}

/** The preview in the other language than the page. */
async function inTheOther(page: Page): Promise<void> {
  await page.locator('.as-owner .segmented button[aria-pressed=false]').click()
}

/** The resorts to choose from. */
async function chooseAnew(page: Page): Promise<void> {
  await page.locator('input[name=audience]').last().check()
}
