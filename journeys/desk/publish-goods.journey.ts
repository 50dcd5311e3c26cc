import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

describe('publishing products, packages and events', () => {
  let stage: Stage
  let desk: Page
  let elena: Page
  beforeAll(async () => {
    stage = await openStage()
    desk = await stage.signedIn('raul')
    elena = await stage.signedIn('elena')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const type = (fields: Record<string, string>) =>
    Object.entries(fields).reduce(
      (before, [name, text]) => before.then(() => desk.locator(`[name="${name}"]`).fill(text)),
      Promise.resolve(),
    )
  const item = (name: string) => desk.locator('.shelf-item').filter({ hasText: name })
  const preview = () => desk.locator('.as-owner-frame')
  const choose = (name: string, label: string) => desk.locator(`[name=${name}]`).selectOption({ label })
  const find = async (words: string) => {
    await elena.goto('/things-to-do')
    await elena.getByRole('searchbox').fill(words)
  }

  test('the shelf shows fifty things a page; the next one begins at its top, with the keyboard there', async () => {
    await desk.goto('/desk/publish?show=products')
    const pages = desk.getByRole('navigation', { name: 'Pages' })
    await pages.waitFor()
    expect(await desk.locator('.shelf-item').count()).toBe(50)
    const first = await desk.locator('.shelf-title').first().textContent()
    await pages.getByRole('button', { name: 'Next' }).press('Enter')
    await expect.poll(() => desk.locator('.shelf-title').first().textContent()).not.toBe(first)
    await pages.getByText(/^51 to /).waitFor()
    expect(await desk.locator('table.shelf').evaluate((list) => list === document.activeElement)).toBe(true)
    await pages.getByRole('button', { name: 'Before' }).press('Enter')
    await expect.poll(() => desk.locator('.shelf-title').first().textContent()).toBe(first)
  })

  test('a draft in one language is kept, gone on with by a colleague, and asked for the rest before it is published', async () => {
    await desk.goto('/desk/publish?show=products&edit=new')
    await desk.locator('[name="name.es"]').fill('Velas al alba')
    await desk.getByRole('button', { name: 'Save draft' }).press('Enter')
    await desk.getByText('Draft saved, unfinished').waitFor()
    const colleague = await stage.signedIn('raul')
    await colleague.goto('/desk/publish?show=products')
    await colleague.getByText('Without English so far').waitFor()
    await colleague.getByRole('link', { name: 'Go on with: Velas al alba' }).press('Enter')
    const name = colleague.locator('[name="name.es"]')
    await expect.poll(() => name.inputValue()).toBe('Velas al alba')
    await colleague.getByRole('button', { name: 'Publish' }).press('Enter')
    await colleague.getByText('This field is empty. Fill it in.').first().waitFor()
    await colleague.getByRole('link', { name: 'Back to the list' }).press('Enter')
    await colleague.getByRole('button', { name: 'Delete: Velas al alba' }).press('Enter')
    await colleague.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await colleague.getByRole('heading', { name: 'Unfinished drafts' }).waitFor({ state: 'detached' })
    expect(await axeFaults(colleague)).toEqual([])
  })

  test('a product is written, seen as its owners will, kept as a draft, and published', async () => {
    await desk.goto('/desk/publish?show=products')
    await desk.getByRole('link', { name: 'New product' }).press('Enter')
    await desk.getByRole('button', { name: 'Publish' }).press('Enter')
    await desk.getByText('This field is empty. Fill it in.').first().waitFor()
    await expect
      .poll(() => desk.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('name.en')
    expect(await axeFaults(desk)).toEqual([])

    await type({
      'name.en': 'Kayaks at dusk',
      'name.es': 'Kayaks al anochecer',
      'metatag.en': 'Two hours among the mangroves',
      'metatag.es': 'Dos horas entre los manglares',
      'description.en': 'Out with the last light.',
      'description.es': 'Con la última luz.',
      'variants.0.name.en': 'Adult',
      'variants.0.name.es': 'Adulto',
      'variants.0.sale': '45.5',
      'variants.0.capacity': '8',
      'variants.0.sihot': 'KAY-A',
      durationMinutes: '120',
    })
    await choose('categoryId', 'On the water')
    await desk.locator('input[name=picture][value=mangrove-dawn]').check()
    // As an owner pays it: 45.50 and the tax of 16 %.
    await preview().getByText('$52.78').first().waitFor()
    await preview().getByRole('heading', { name: 'Kayaks at dusk', includeHidden: true }).first().waitFor()
    await desk.getByRole('button', { name: 'Español' }).click()
    await preview().getByText('Dos horas entre los manglares').first().waitFor()
    await preview().getByText('Agregar al carrito').waitFor()

    // What is typed outlives a reload.
    await desk.reload()
    await desk.getByText('What you had not saved is still here.').waitFor()
    expect(await desk.locator('[name="variants.0.sale"]').inputValue()).toBe('45.50')
    await desk.getByRole('button', { name: 'Save draft' }).click()
    await item('Kayaks at dusk').getByText('Draft', { exact: true }).waitFor()
    await find('kayaks at dusk')
    await elena.locator('.offer-card, .empty').first().waitFor()
    expect(await elena.getByRole('link', { name: 'Kayaks at dusk' }).count()).toBe(0)

    await item('Kayaks at dusk').getByRole('link', { name: 'Edit: Kayaks at dusk' }).click()
    await desk.getByRole('button', { name: 'Publish' }).click()
    await item('Kayaks at dusk').getByText('Published', { exact: true }).waitFor()
    await item('Kayaks at dusk')
      .getByText(/, Raúl/)
      .waitFor()
    await find('kayaks at dusk')
    await elena.getByRole('link', { name: 'Kayaks at dusk' }).click()
    await elena.waitForURL(/product\/kayaks-at-dusk/)
    await elena.getByText('Out with the last light.').waitFor()
    await elena.getByText('$52.78').first().waitFor()
  })

  test('a photograph of the desk’s own is added, told in both languages, and seen by the owners', async () => {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a7' } })
    const photo = { name: 'kayaks.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
    await item('Kayaks at dusk').getByRole('link', { name: /^Edit/ }).click()
    const files = desk.locator('.file-drop input[type=file]')
    await files.setInputFiles({ ...photo, name: 'notes.txt', mimeType: 'text/plain' })
    await desk.getByText('“notes.txt” is not of a type that we take here.').waitFor()
    await files.setInputFiles({ ...photo, name: 'broken.jpg', buffer: Buffer.from('no picture at all') })
    await desk.getByText(/^“broken.jpg” was not added/).waitFor()
    // What is on its way belongs to what is saved: nothing is, before it is there.
    const held = Promise.withResolvers<void>()
    await desk.route('**/desk/publish/photos/', (route) => held.promise.then(() => route.continue()))
    await files.setInputFiles(photo)
    await desk.getByText(/kayaks\.jpg$/).waitFor()
    await desk.getByRole('button', { name: 'Save changes' }).click()
    await expect.poll(() => desk.evaluate(() => document.activeElement?.className)).toBe('photo-sending')
    held.resolve()
    await desk.locator('.told-photo img').waitFor()
    await desk.getByRole('button', { name: 'Save changes' }).click()
    await desk.getByText('This field is empty. Fill it in.').first().waitFor()
    await expect
      .poll(() => desk.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('photos.0.alt.en')
    expect(await axeFaults(desk)).toEqual([])
    await type({
      'photos.0.alt.en': 'Two kayaks in the last light',
      'photos.0.alt.es': 'Dos kayaks con la última luz',
    })
    await preview().getByAltText('Two kayaks in the last light').waitFor()

    // On a slow device two arrive before either is drawn: both are there.
    const device = await desk.context().newCDPSession(desk)
    await device.send('Emulation.setCPUThrottlingRate', { rate: 10 })
    await files.setInputFiles([
      { ...photo, name: 'second.jpg' },
      { ...photo, name: 'third.jpg' },
    ])
    await desk.locator('.photo-sending').waitFor()
    await desk.locator('.photo-sending').waitFor({ state: 'detached' })
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect.poll(() => desk.locator('.told-photo').count()).toBe(3)
    for (const place of [3, 2]) await desk.getByRole('button', { name: `Remove photograph ${place}` }).click()
    await desk.getByRole('button', { name: 'Save changes' }).click()
    await item('Kayaks at dusk').locator('img[src^="/api/photos/"]').waitFor()

    await find('kayaks at dusk')
    const card = elena.locator('.offer-card').filter({ hasText: 'Kayaks at dusk' })
    await card.locator('img[srcset*="/400 400w"]').waitFor()
    await card.getByRole('link').click()
    const large = elena.getByAltText('Two kayaks in the last light')
    await large.waitFor()
    await elena.waitForFunction(
      (img) => (img as HTMLImageElement).naturalWidth > 0,
      await large.elementHandle(),
    )
    expect(await axeFaults(elena)).toEqual([])
  })

  test('another price: the cart learns of it; withdrawn, the page says that it is no longer on sale', async () => {
    await elena.getByRole('button', { name: 'One more: Adult' }).click()
    await elena.locator('.buy-calendar td [role=button]:not([aria-disabled=true])').last().click()
    await elena.getByRole('button', { name: 'Add to cart' }).click()
    await elena.getByRole('dialog').getByText('Kayaks at dusk').first().waitFor()

    await item('Kayaks at dusk').getByRole('link', { name: /^Edit/ }).click()
    await desk.locator('[name="variants.0.sale"]').fill('49')
    await desk.getByRole('button', { name: 'Save changes' }).click()
    await item('Kayaks at dusk').getByText('from $49.00 USD').waitFor()
    await elena.goto('/things-to-do/cart')
    await elena.getByRole('main').getByText('$56.84').first().waitFor()

    await item('Kayaks at dusk')
      .getByRole('button', { name: /^Withdraw/ })
      .press('Enter')
    const dialog = desk.locator('dialog[open]')
    expect(await axeFaults(desk)).toEqual([])
    await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter')
    await item('Kayaks at dusk').getByText('Draft', { exact: true }).waitFor()
    await elena.goto('/things-to-do/product/kayaks-at-dusk')
    await elena.getByText('This is no longer on sale').waitFor()
  })

  test('a package is put together, published, leaves with a part that is withdrawn and is back with it', async () => {
    await desk.goto('/desk/publish?show=packages')
    await desk.getByRole('link', { name: 'New package' }).click()
    await desk.getByRole('button', { name: 'Publish' }).click()
    await desk.getByText('Add at least one thing to the package.').waitFor()
    await type({
      'name.en': 'A slow Sunday',
      'name.es': 'Un domingo lento',
      'metatag.en': 'Honey, then silence',
      'metatag.es': 'Miel y luego silencio',
      'description.en': 'All of it for one price.',
      'description.es': 'Todo por un precio.',
      sihot: 'PK-SUN',
      parts: 'massage',
    })
    const search = desk.locator('[name=parts]')
    await desk
      .getByRole('button', { name: /^Add: Massage for two/ })
      .first()
      .press('Enter')
    await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true)
    await search.fill('cabana')
    await desk
      .getByRole('button', { name: /^Add: Beach cabana/ })
      .first()
      .click()
    await desk.locator('[name="parts.1.qty"]').fill('2')
    await desk.locator('[name=sale]').fill('199.5')
    const sums = desk.locator('.package-sums')
    const oneByOne = (await sums.locator('dd').first().innerText()).trim()
    // As owners read it, with the tax of 16 %.
    const asPaid = `$${(Number(oneByOne.replaceAll(/[^\d.]/g, '')) * 1.16).toFixed(2)}`
    await sums.getByText('Owners save').waitFor()
    await preview().getByText('2 × Beach cabana', { exact: false }).waitFor()
    await preview().getByText(asPaid).first().waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await desk.getByRole('button', { name: 'Publish' }).click()
    await item('A slow Sunday').getByText('Published', { exact: true }).waitFor()
    await item('A slow Sunday').getByText(`$199.50 USD, one by one ${oneByOne}`).waitFor()
    await elena.goto('/things-to-do/product/a-slow-sunday?kind=package')
    await elena.getByText('All of it for one price.').waitFor()
    await elena.getByText(asPaid).first().waitFor()

    // What holds the product is said before it is withdrawn.
    await desk.goto('/desk/publish?show=products')
    await desk.getByRole('searchbox').fill('beach cabana')
    await item('Beach cabana')
      .getByRole('button', { name: /^Withdraw/ })
      .click()
    const dialog = desk.locator('dialog[open]')
    await dialog.getByText(/leave with it: .*A slow Sunday/).waitFor()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await item('Beach cabana').getByText('Draft', { exact: true }).waitFor()
    await elena.reload()
    await elena.getByText('This is no longer on sale').waitFor()
    await desk.goto('/desk/publish?show=packages')
    await item('A slow Sunday').getByText('Waiting for a part').waitFor()
    await item('A slow Sunday')
      .getByText(/Not on sale: Beach cabana/)
      .waitFor()
    await desk.goto('/desk/publish?show=products')
    await item('Beach cabana').getByRole('link', { name: /^Edit/ }).click()
    await desk.getByRole('button', { name: 'Publish' }).click()
    await item('Beach cabana').getByText('Published', { exact: true }).waitFor()
    await elena.reload()
    await elena.getByText('All of it for one price.').waitFor()
  })

  test('an event is written and published; another desk’s change is not overwritten unseen', async () => {
    await desk.goto('/desk/publish?show=events')
    await desk.getByRole('link', { name: 'New event' }).click()
    await choose('hotelId', 'Bahía Serena')
    await type({
      'name.en': 'Posada by the pool',
      'name.es': 'Posada junto a la alberca',
      'metatag.en': 'Piñata, ponche and song',
      'metatag.es': 'Piñata, ponche y canto',
      'eventdetail.en': 'Candles at eight.',
      'eventdetail.es': 'Velas a las ocho.',
      'location.en': 'The pool',
      'location.es': 'La alberca',
      startDate: '2026-12-16',
      startTime: '20:00',
      endTime: '19:00',
      sale: '30',
      capacity: '40',
      sihot: 'EV-POS',
    })
    await desk.getByText('It ends before it begins.').waitFor()
    await desk.locator('[name=endTime]').fill('22:30')
    await preview().getByText('Wed, Dec 16, 2026', { exact: true }).first().waitFor()
    await desk.getByRole('button', { name: 'Publish' }).click()
    await item('Posada by the pool').getByText('Published', { exact: true }).waitFor()
    await item('Posada by the pool').getByText('0 of 40 seats taken').waitFor()
    await elena.goto('/things-to-do/product/posada-by-the-pool')
    await elena.getByText('Candles at eight.').waitFor()

    const second = await stage.signedIn('joel')
    await second.goto('/desk/publish?show=events')
    await second.getByRole('link', { name: 'Editar: Posada junto a la alberca' }).click()
    await second.locator('[name=capacity]').fill('60')
    await item('Posada by the pool').getByRole('link', { name: /^Edit/ }).click()
    await desk.locator('[name=capacity]').fill('50')
    await desk.getByRole('button', { name: 'Save changes' }).click()
    await item('Posada by the pool').getByText('0 of 50 seats taken').waitFor()
    await second.locator('button[value=save]').click()
    await second.getByText(/^Raúl .* cambió esto mientras tanto/).waitFor()
    await second.locator('.note button').first().click()
    expect(await second.locator('[name=capacity]').inputValue()).toBe('50')
    await second.context().close()
  })
})
