import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../src/demo/server/fill-files.ts'
import { openStage, type Stage } from './stage.ts'

const SEEDS = /^(owners-guide|budget-figures|film|contract-(1|4)-(agreement|picture))/

describe('documents', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    const { database, files, clock } = stage
    await fillDemoFiles(database.db, files, { now: clock.now(), only: (seed) => SEEDS.test(seed) })
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('the owner’s guide opens as a PDF, by keyboard, and the focus comes back', async () => {
    const page = await stage.signedIn('elena', { readsPdf: true })
    await page.goto('/home')
    await page.locator('nav a[href="/resources"]').click()
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor()
    const guide = page.getByRole('button', { name: 'The owner’s guide' })
    await guide.focus()
    const read = page.waitForResponse(
      (one) => one.url().includes('/api/files/') && one.request().method() === 'GET',
    )
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'The owner’s guide' })
    await dialog.locator('iframe[title="The owner’s guide"]').waitFor()
    expect((await (await read).allHeaders())['content-type']).toBe('application/pdf')

    const link = dialog.getByRole('link', { name: 'Open in a new tab' })
    const pdf = await page.request.get((await link.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    // The reader in the frame may have taken the keyboard.
    await dialog.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => guide.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a picture of the contract is looked at closely and saved under its name', async () => {
    const page = await stage.signedIn('elena', { readsPdf: true })
    await page.goto('/resources?show=mine')
    await page.getByRole('heading', { level: 1, name: 'My Documents' }).waitFor()
    await page.getByRole('button', { name: /as it was handed over/ }).click()
    const picture = page.locator('dialog[open] .preview-canvas')
    await picture.locator('img').waitFor()
    await picture.focus()
    await page.keyboard.press('+')
    await page.getByText('150%').waitFor()
    expect(await picture.evaluate((frame) => [frame.scrollLeft > 0, frame.scrollTop > 0])).toEqual([
      true,
      true,
    ])

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('dialog[open]').getByRole('link', { name: 'Download' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^\d{4}\.jpg$/)
    const content = readFileSync((await saved.path()) ?? '')
    expect([...content.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  })

  test('what no browser shows is saved, accents and all; searching needs no accents', async () => {
    const page = await stage.signedIn('ines', { readsPdf: true })
    await page.goto('/resources?show=mine')
    await page.getByRole('heading', { level: 1, name: 'Mis documentos' }).waitFor()
    await page.getByRole('button', { name: 'El club' }).click()
    await page.getByRole('heading', { level: 1, name: 'Documentos' }).waitFor()
    await page.getByRole('searchbox').fill('GUIA')
    await page.getByRole('button', { name: 'La guía del propietario' }).waitFor()
    await page.getByRole('link', { name: /cifras/ }).waitFor({ state: 'detached' })
    await page.getByRole('searchbox').fill('')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Descargar Presupuesto \d{4} en cifras$/ }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^Budget - Presupuesto \d{4}\.xlsx$/)
    const [film] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar La mañana sobre la bahía' }).click(),
    ])
    expect(film.suggestedFilename()).toBe('Bahía.webm')
  })

  test('a film plays from where one wants', async () => {
    const page = await stage.signedIn('elena', { readsPdf: true })
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Morning over the bay' }).click()
    const film = page.locator('dialog[open] video')
    await film.waitFor()
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1)
    const seconds = await film.evaluate(async (player: HTMLVideoElement) => {
      player.currentTime = player.duration - 1
      await new Promise((there) => player.addEventListener('seeked', there, { once: true }))
      return player.currentTime
    })
    expect(seconds).toBeGreaterThan(4)
  })
})
