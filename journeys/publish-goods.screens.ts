import type { Page } from 'playwright-core'
import type { View } from './screens.ts'

const press = (value: string) => async (page: Page) => {
  await page.locator(`button[value=${value}]`).click()
  await page.waitForTimeout(300)
}

/** The dialog that asks before the first thing on sale is withdrawn. */
async function askToWithdraw(page: Page): Promise<void> {
  await page.locator('.shelf-item button').first().click()
  await page.locator('dialog[open]').waitFor()
  await page.waitForTimeout(400)
}

/** Holds the lists back, or breaks them. */
const answer = (kind: 'never' | 'failure') => async (page: Page) => {
  await page.route('**/api/v1/desk/publish/**', (route) =>
    kind === 'never'
      ? undefined
      : route.fulfill({
          status: 500,
          json: { status: false, code: 'SOMETHING_FAILED', message: 'Something failed.' },
        }),
  )
  await page.reload()
  await page.waitForTimeout(kind === 'never' ? 400 : 2500)
}

/** A search that finds nothing. */
async function findNothing(page: Page): Promise<void> {
  await page.locator('input[type=search]').fill('zzzz')
  await page.locator('.state-box').waitFor()
}

const show = (kind: string, edit?: number | 'new') =>
  `/desk/publish?show=${kind}${edit === undefined ? '' : `&edit=${edit}`}`

/** The desk's products and events. */
export const GOODS_VIEWS: readonly View[] = [
  { name: 'publish-products', path: show('products'), who: 'raul' },
  { name: 'publish-products-loading', path: show('products'), who: 'raul', act: answer('never') },
  { name: 'publish-products-error', path: show('products'), who: 'raul', act: answer('failure') },
  { name: 'publish-products-empty', path: show('products'), who: 'raul', act: findNothing },
  { name: 'publish-products-withdraw', path: show('products'), who: 'raul', act: askToWithdraw },
  { name: 'publish-product', path: show('products', 1), who: 'raul' },
  { name: 'publish-product-new', path: show('products', 'new'), who: 'raul' },
  { name: 'publish-product-errors', path: show('products', 'new'), who: 'raul', act: press('publish') },
  { name: 'publish-product-gone', path: show('products', 99_999), who: 'raul' },
  { name: 'publish-product-loading', path: show('products', 1), who: 'raul', act: answer('never') },
  { name: 'publish-product-error', path: show('products', 1), who: 'raul', act: answer('failure') },
  { name: 'publish-events', path: show('events'), who: 'raul' },
  { name: 'publish-event', path: show('events', 6), who: 'raul' },
  { name: 'publish-event-new', path: show('events', 'new'), who: 'raul' },
  { name: 'publish-event-errors', path: show('events', 'new'), who: 'raul', act: press('publish') },
]
