import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from './axe.ts'
import { openStage, type Stage } from './stage.ts'

describe('publishing products and events', () => {
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

  test('a product is written, seen as its owners will, kept as a draft, and published', async () => {
    await desk.goto('/desk/publish?show=products')
    await desk.getByRole('link', { name: 'New product' }).press('Enter')
    await desk.getByRole('button', { name: 'Publish' }).press('Enter')
    await desk.getByText('This is needed.').first().waitFor()
    expect(await desk.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name.en')
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
    await preview().getByText('$45.50').first().waitFor()
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
    await elena.getByText('Nothing under that name').waitFor()

    await item('Kayaks at dusk').getByRole('link', { name: 'Edit: Kayaks at dusk' }).click()
    await desk.getByRole('button', { name: 'Publish' }).click()
    await item('Kayaks at dusk').getByText('Published', { exact: true }).waitFor()
    await item('Kayaks at dusk')
      .getByText(/Last changed by Raúl/)
      .waitFor()
    await find('kayaks at dusk')
    await elena.getByRole('link', { name: 'Kayaks at dusk' }).click()
    await elena.waitForURL(/product\/kayaks-at-dusk/)
    await elena.getByText('Out with the last light.').waitFor()
    await elena.getByText('$45.50').first().waitFor()
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
    await elena.getByText('$49.00').first().waitFor()

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
    await preview().getByText('Wed, 12/16/2026', { exact: true }).first().waitFor()
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
