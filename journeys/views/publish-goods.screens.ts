import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { answerCalls } from './answers.ts'
import { answering } from './shown.ts'
import type { View } from './view.ts'

const press = (value: string) => async (page: Page) => {
  await page.locator(`button[value=${value}]`).click()
}

/** The dialog that asks before the first thing on sale is withdrawn. */
async function askToWithdraw(page: Page): Promise<void> {
  await page.locator('.shelf-item button').first().click()
  await page.locator('dialog[open]').waitFor()
}

/** Holds the lists back, or breaks them. */
const answer = (kind: 'never' | 'failure') => answering('/api/v1/desk/publish/', kind)

/** A search that finds nothing. */
async function findNothing(page: Page): Promise<void> {
  await page.locator('input[type=search]').fill('zzzz')
  await page.locator('.state-box').waitFor()
}

/** Two photographs are added, and what they show is not told yet. */
async function addPhotos(page: Page): Promise<void> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a7' } })
  const photo = { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
  await page.locator('.file-drop input[type=file]').setInputFiles([photo, { ...photo, name: 'two.jpg' }])
  await page.locator('.told-photo').nth(1).waitFor()
  await press('publish')(page)
  await page.locator('.told-photo').first().scrollIntoViewIfNeeded()
}

/** Two things put into a new package, and its price typed. */
async function fillPackage(page: Page): Promise<void> {
  await page.locator('[name=parts]').fill('reef')
  await page.locator('.found-variants button').nth(1).click()
  await page.locator('.found-variants button').first().click()
  await page.locator('[name="parts.0.qty"]').fill('2')
  await page.locator('[name=sale]').fill('120')
}

/** Packages while a part of the first one is off sale. */
async function waitForPart(page: Page): Promise<void> {
  await answerCalls(page, '/api/v1/desk/publish/packages/', (body) => {
    const parts = body.data[0].parts.map((part: object) => ({ ...part, onSale: false }))
    return { ...body, data: [{ ...body.data[0], parts }, ...body.data.slice(1)] }
  })
}

const partsCame = (page: Page) => page.locator('.shelf-item, .part').first().waitFor()

const show = (kind: string, edit?: number | 'new') =>
  `/desk/publish?show=${kind}${edit === undefined ? '' : `&edit=${edit}`}`

/** The desk's products, packages and events. */
export const GOODS_VIEWS: readonly View[] = [
  { name: 'publish-products', path: show('products'), who: 'raul' },
  { name: 'publish-products-loading', path: show('products'), who: 'raul', ...answer('never') },
  { name: 'publish-products-error', path: show('products'), who: 'raul', ...answer('failure') },
  { name: 'publish-products-empty', path: show('products'), who: 'raul', act: findNothing },
  { name: 'publish-products-withdraw', path: show('products'), who: 'raul', act: askToWithdraw },
  { name: 'publish-product', path: show('products', 1), who: 'raul' },
  { name: 'publish-product-new', path: show('products', 'new'), who: 'raul' },
  { name: 'publish-product-photos', path: show('products', 'new'), who: 'raul', act: addPhotos },
  { name: 'publish-product-errors', path: show('products', 'new'), who: 'raul', act: press('publish') },
  { name: 'publish-product-gone', path: show('products', 99_999), who: 'raul' },
  { name: 'publish-product-loading', path: show('products', 1), who: 'raul', ...answer('never') },
  { name: 'publish-product-error', path: show('products', 1), who: 'raul', ...answer('failure') },
  { name: 'publish-packages', path: show('packages'), who: 'raul' },
  { name: 'publish-packages-empty', path: show('packages'), who: 'raul', act: findNothing },
  {
    name: 'publish-packages-waiting',
    path: show('packages'),
    who: 'raul',
    before: waitForPart,
    act: partsCame,
  },
  { name: 'publish-packages-withdraw', path: show('packages'), who: 'raul', act: askToWithdraw },
  { name: 'publish-package', path: show('packages', 3), who: 'raul' },
  {
    name: 'publish-package-waiting',
    path: show('packages', 3),
    who: 'raul',
    before: waitForPart,
    act: partsCame,
  },
  { name: 'publish-package-errors', path: show('packages', 'new'), who: 'raul', act: press('publish') },
  { name: 'publish-package-new', path: show('packages', 'new'), who: 'raul', act: fillPackage },
  { name: 'publish-events', path: show('events'), who: 'raul' },
  { name: 'publish-event', path: show('events', 6), who: 'raul' },
  { name: 'publish-event-new', path: show('events', 'new'), who: 'raul' },
  { name: 'publish-event-errors', path: show('events', 'new'), who: 'raul', act: press('publish') },
]
