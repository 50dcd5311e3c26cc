import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heicPhoto } from '../src/server/files/testing.heic.ts'
import { openStage, type Stage } from './stage.ts'
import { aPhoto, openCropping } from './views/account.acts.ts'
import { axeFaults } from './views/axe.ts'

describe('the account and the weeks exchange', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** A busy machine takes its time. */
  const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 20_000 })
  const wall = (page: Page) => page.locator('.photo-wall img')
  const cropping = (page: Page) => page.getByRole('dialog', { name: 'Crop the photo' })
  const add = async (page: Page) => {
    await cropping(page).getByRole('button', { name: 'Add this photo' }).click()
    await cropping(page).waitFor({ state: 'detached' })
  }

  test('a photo is cropped by keyboard, by slider and by pointer, and hung', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account')
    await openCropping(page)
    expect(await axeFaults(page)).toEqual([])
    const part = cropping(page).locator('.crop-part')
    const stand = () =>
      part.evaluate(({ style: { left, top, width, height } }) => ({ left, top, width, height }))
    const first = await stand()
    await part.focus()
    for (const key of ['+', '+', '+', '+', '+', '+', '+', '+']) await page.keyboard.press(key)
    expect(parseFloat((await stand()).width)).toBeLessThan(parseFloat(first.width) / 2)
    for (let press = 0; press < 50; press++) await page.keyboard.press('ArrowLeft')
    expect((await stand()).left).toBe('0%')
    const box = (await part.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 900, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    const { left, width } = await stand()
    expect(parseFloat(left) + parseFloat(width)).toBeCloseTo(100, 1)
    await add(page)
    await page.getByText('Photo added', { exact: true }).waitFor()
    expect(await wall(page).count()).toBe(1)

    // The rightmost stripe was kept, and nothing else.
    const src = (await wall(page).getAttribute('src')) ?? ''
    const file = await (await page.request.get(src)).body()
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(info.height)
    const last = [...data.subarray(data.length - 3)]
    expect(last.map((channel, index) => Math.abs(channel - [0x1d, 0x54, 0x49][index]!) < 12)).toEqual([
      true,
      true,
      true,
    ])
  })

  test('a free shape may be narrow, and a corner can be pulled', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account')
    await openCropping(page)
    await page.getByRole('button', { name: 'Free' }).click()
    await page.getByRole('slider', { name: 'Width' }).fill('50')
    await cropping(page).getByText('600 × 800 pixels').waitFor()
    const box = (await cropping(page).locator('.crop-part').boundingBox())!
    await page.mouse.move(box.x + box.width - 8, box.y + box.height - 8)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 8, box.y + box.height / 2 - 8, { steps: 3 })
    await page.mouse.up()
    await cropping(page)
      .getByText(/^600 × (39\d|40\d) pixels$/)
      .waitFor()
    await add(page)
    await soon(() => wall(page).count()).toBe(2)
  })

  test('a telephone’s photograph (HEIC), which this browser cannot show, is hung whole as a JPEG', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account')
    await page
      .locator('.photos input[type=file]')
      .setInputFiles({ name: 'IMG_2042.HEIC', mimeType: 'image/heic', buffer: heicPhoto() })
    await page
      .getByRole('dialog', { name: 'Add the photo' })
      .getByText('“IMG_2042.HEIC” can’t be cropped here')
      .waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Add this photo' }).click()
    await page.getByText('Photo added', { exact: true }).waitFor()
    const width = () =>
      wall(page)
        .last()
        .evaluate((one: HTMLImageElement) => one.naturalWidth)
    await soon(width).toBe(64)
  })

  test('five are the limit: the sixth is refused in words, and one that leaves makes room', async () => {
    const page = await stage.signedIn('elena')
    // Whatever the stories before it have hung, and a try of its own that came to nothing.
    await sql`DELETE FROM gallery_photos WHERE owner_id = (SELECT id FROM owners WHERE email = 'elena@marea.example')`.execute(
      stage.database.db,
    )
    await page.goto('/my-account')
    const slow = await page.context().newPage()
    await slow.clock.setFixedTime(stage.clock.now())
    await slow.goto('/my-account')
    await slow.locator('.photos input[type=file]').waitFor({ state: 'attached' })
    // It has not heard yet of what the other tab does.
    await slow.route('**/fivesClub/galleryOwners/**', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    )
    const buffer = await aPhoto(page, 400, 300)
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer,
    }))
    await page.locator('.photos input[type=file]').setInputFiles(files)
    for (const [index, left] of ['4 more', '3 more', '2 more', '1 more', ''].entries()) {
      if (left) await cropping(page).getByText(left).waitFor()
      else await soon(() => cropping(page).getByText('after it').count()).toBe(0)
      await cropping(page).locator('.crop-part').waitFor()
      await cropping(page).getByRole('button', { name: 'Add this photo' }).click()
      await soon(() => wall(page).count()).toBe(index + 1)
    }
    await page.getByText('Photo added: 5 hang in your gallery.').waitFor()
    // The field that had the focus is gone: five are there.
    await soon(() => page.evaluate(() => document.activeElement?.className)).toContain('photo-wall')
    await page.getByText('You only have 5 photos as a limit').waitFor()
    expect(await page.locator('.photos input[type=file]').count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])

    await openCropping(slow)
    await cropping(slow).getByRole('button', { name: 'Add this photo' }).click()
    await cropping(slow)
      .getByText(/^You only have 5 photos as a limit/)
      .waitFor()

    await page.getByRole('button', { name: 'Add a caption to photo 2' }).click()
    const captioning = page.getByRole('dialog', { name: 'Caption of the photo' })
    await captioning.getByRole('textbox', { name: 'What it shows' }).fill('Sunset from our terrace')
    await captioning.getByRole('button', { name: 'Save the caption' }).click()
    await page.getByRole('img', { name: 'Sunset from our terrace' }).waitFor()
    await captioning.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove photo 2: Sunset from our terrace' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Remove this photo?' })
    await asked.getByRole('button', { name: 'Remove the photo' }).click()
    await soon(() => wall(page).count()).toBe(4)
    await page.getByText('Photo removed: 4 hang in your gallery.').waitFor()
    await page.locator('.photos input[type=file]').waitFor({ state: 'attached' })
    await soon(() => page.evaluate(() => document.activeElement?.className)).toContain('photo-wall')
  })

  test('from the account one reaches which mails come: a switch by keyboard, and it stays so', async () => {
    const page = await stage.signedIn('ines', { language: 'en' })
    await page.goto('/my-account')
    await page.locator('a[href="/my-account/mail"]').click()
    const changes = page.getByRole('switch', { name: /^(Changes|Cambios)$/ })
    await changes.focus()
    await page.keyboard.press('Space')
    await page.getByText(/^(No longer by email: Changes|Ya no por correo: Cambios)$/).waitFor()
    await page.reload()
    await changes.waitFor()
    expect(await changes.isChecked()).toBe(false)
    expect(await page.getByRole('switch', { checked: true }).count()).toBe(15)
    // What guards the account and what is about money has no switch.
    await page.getByRole('heading', { name: /^(Always by email|Siempre por correo)$/ }).waitFor()
  })

  test('the newsletter is turned off, and the portal speaks Spanish, here and after signing in again', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account')
    const newsletter = page.getByRole('switch', { name: 'Newsletter' })
    const before = await newsletter.isChecked()
    await newsletter.focus()
    await page.keyboard.press('Space')
    await soon(() => newsletter.isChecked()).toBe(!before)
    await page.reload()
    await newsletter.waitFor()
    expect(await newsletter.isChecked()).toBe(!before)

    await page.getByRole('main').getByRole('button', { name: 'Español' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mi cuenta' }).waitFor()
    await page.getByText('Idioma cambiado').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    const again = await stage.signedIn('elena')
    await again.goto('/home')
    await again.locator('nav a[href="/my-account"]', { hasText: 'Mi cuenta' }).waitFor()
    await page.getByRole('main').getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
  })

  test('weeks are given into the exchange, changed, and taken back; a draft outlives a reload', async () => {
    const page = await stage.signedIn('ines')
    await page.goto('/exchanges')
    const list = page.locator('.subscriptions > li')
    await list.first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    const before = await list.count()
    await page.getByLabel(/^Su deseo/).fill('Montaña en octubre')
    await page.getByRole('button', { name: 'Sumar 1: Semanas que cede' }).click()
    await page.getByRole('radio', { name: '2027' }).check()
    await page.reload()
    expect(await page.getByLabel(/^Su deseo/).inputValue()).toBe('Montaña en octubre')
    expect(await page.getByRole('radio', { name: '2027' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Participar en 2027' }).click()
    // Nothing is given before it has been asked.
    const pledge = page.getByRole('dialog', { name: '¿Ceder 2 semanas de su residencia en 2027?' })
    await pledge.getByRole('button', { name: 'Volver' }).click()
    expect(await list.count()).toBe(before)
    await page.getByRole('button', { name: 'Participar en 2027' }).click()
    await pledge.getByRole('button', { name: 'Participar en 2027' }).click()
    await soon(() => list.count()).toBe(before + 1)
    const mine = list.filter({ hasText: '2027' })
    expect(await mine.innerText()).toContain('2 semanas')
    expect(await page.getByLabel(/^Su deseo/).inputValue()).toBe('')
    expect(await page.getByRole('radio', { name: '2027' }).count()).toBe(0)

    await mine.getByRole('button', { name: 'Cambiar 2027' }).click()
    const change = page.getByRole('dialog', { name: 'Cambiar 2027' })
    await change.getByRole('button', { name: 'Sumar 1: Semanas que cede' }).click()
    await change.getByRole('button', { name: 'Guardar el cambio' }).click()
    await mine.getByText('3 semanas').waitFor()
    await mine.getByText('Cambio de semanas o de deseo').waitFor()

    await mine.getByRole('button', { name: 'Dejar de participar en 2027' }).click()
    const end = page.getByRole('alertdialog', { name: '¿Dejar de participar en 2027?' })
    await end.getByRole('button', { name: 'Dejar de participar' }).click()
    await mine.getByText('Fin de la participación').waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('subscriptions')
    await page.getByRole('radio', { name: '2027' }).waitFor()
  })
})
