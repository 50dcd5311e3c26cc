import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDLE_MS } from '../src/membership/sign-in/idle.ts'
import { openStage, type Stage, signIn } from './stage.ts'

const picture = async (name: string, background = '#8a6f52') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})
const paper = { name: 'quote.csv', mimeType: 'text/csv', buffer: Buffer.from('item,price\nvalve,120\n') }

const images = (page: Page) => page.getByRole('group', { name: /^Images/ })
const files = (page: Page) => page.getByRole('group', { name: /^Files/ })

async function openForm(page: Page): Promise<void> {
  await page.goto('/my-property')
  await page.getByRole('link', { name: 'New request' }).click()
  await page.getByLabel('What needs repair').fill('The tap in the kitchen drips since Monday.')
}

const ownDays = (page: Page) => page.getByRole('radio', { name: 'Days that I choose' }).check()

describe('a maintenance request', () => {
  let stage: Stage
  const sentBy = async (email: string) => {
    const { rows } = await sql<{ description: string; status: string }>`
      SELECT m.description, m.status FROM maintenance_requests m
        JOIN contracts c ON c.id = m.contract_id JOIN owners o ON o.id = c.owner_id
       WHERE o.email = ${email} ORDER BY m.id DESC`.execute(stage.database.db)
    return rows
  }

  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('is sent with pictures, answered, and cancelled with a resolution', async () => {
    const before = await sentBy('elena@marea.example')
    const page = await stage.signedIn('elena')
    await openForm(page)
    const send = page.getByRole('button', { name: 'Send request' })
    await send.click()
    await page.getByText('Choose when somebody may come.').waitFor()
    await ownDays(page)
    await page.getByLabel('Until').fill('2026-11-22')
    await page.getByLabel('Visit possible from').fill('2026-11-10')
    await page.getByText('Choose Wed, Nov 18, 2026 or later.').waitFor()
    await page.getByLabel('Visit possible from').fill('2026-11-20')
    await page.getByRole('radio', { name: /A provider of mine/ }).check()
    await page.getByLabel('Name of the provider').fill('Clima Peninsular')
    await images(page)
      .locator('input[type=file]')
      .setInputFiles([await picture('tap.png'), await picture('sink.png', '#52708a')])
    await files(page).locator('input[type=file]').setInputFiles(paper)
    await images(page).getByText('2 of 5').waitFor()

    // Held on its way, so that the progress can be seen.
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/fivesClub/getMaintenanceRequests/', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await send.dblclick()
    await page.getByRole('progressbar').waitFor()
    letGo()
    await page.waitForURL(/\/maintenance-request\/\d+$/)
    const [sent, ...others] = await sentBy('elena@marea.example')
    expect(sent).toEqual({ description: 'The tap in the kitchen drips since Monday.', status: 'open' })
    expect(others).toHaveLength(before.length)

    await page.getByRole('button', { name: 'Look at tap.webp' }).click()
    const large = page.getByRole('dialog', { name: 'tap.webp' })
    expect(
      await large.locator('img').evaluate(async (img: HTMLImageElement) => {
        await img.decode()
        return img.naturalWidth
      }),
    ).toBe(640)
    await large.getByRole('button', { name: 'Next image' }).press('Enter')
    await page.getByRole('dialog', { name: 'sink.webp' }).waitFor()
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'quote.csv' }).click()
    expect((await download).suggestedFilename()).toBe('quote.csv')

    await page.getByRole('link', { name: 'My property' }).first().click()
    const row = page.getByRole('listitem').filter({ hasText: 'The tap in the kitchen drips' })
    await row.getByText('2 images').waitFor()
    await row.getByRole('link').click()

    await page.getByLabel('Add a comment').fill('It drips faster now.')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await page.locator('.repair-comment').getByText('It drips faster now.').waitFor()
    expect(await page.getByLabel('Add a comment').inputValue()).toBe('')

    await page.getByRole('button', { name: 'Cancel request' }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel request MR-/ })
    await dialog.getByRole('button', { name: 'Cancel the request' }).click()
    await dialog.getByText('Say in a few words why').waitFor()
    await dialog.getByLabel('Resolution').fill('A neighbour has mended it.')
    await dialog.getByRole('button', { name: 'Cancel the request' }).click()
    await page.getByText('Why it was cancelled').waitFor()
    expect(await page.getByLabel('Add a comment').count()).toBe(0)
    expect((await sentBy('elena@marea.example'))[0]?.status).toBe('cancelled')
  })

  test('holds five images; what is too large or of another type is named; a change swaps one', async () => {
    const page = await stage.signedIn('elena')
    await openForm(page)
    await ownDays(page)
    await page.getByLabel('Visit possible from').fill('2026-11-20')
    await page.getByLabel('Until').fill('2026-11-22')
    const field = images(page).locator('input[type=file]')
    await field.setInputFiles([
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_760) },
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    ])
    await page.getByText('“huge.png” was not added: a file has to be below 10 MB').waitFor()
    await page.getByText('“page.html” is not of a type').waitFor()
    await field.setInputFiles(
      await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(`${name}.png`))),
    )
    await page.getByText('The maximum of 5 images is reached').waitFor()
    await page.getByText('“f.png” was not added').waitFor()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.waitForURL(/\/maintenance-request\/\d+$/)

    await page.getByRole('link', { name: 'Change the request' }).click()
    await page.getByText('The maximum of 5 images is reached').waitFor()
    await page.getByRole('button', { name: 'Remove a.webp' }).click()
    await images(page)
      .locator('input[type=file]')
      .setInputFiles(await picture('g.png'))
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Images removed').waitFor()
    await page.getByRole('button', { name: 'Look at g.webp' }).waitFor()
    expect(await page.getByRole('button', { name: 'Look at a.webp' }).count()).toBe(0)
  })

  test('a name that lies and a picture too large to unfold are refused by name, and nothing of them stays', async () => {
    const page = await stage.signedIn('elena')
    await openForm(page)
    await ownDays(page)
    await page.getByLabel('Visit possible from').fill('2026-11-20')
    await page.getByLabel('Until').fill('2026-11-22')
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const kept = async () => {
      const { rows } = await sql`SELECT key FROM stored_files ORDER BY key`.execute(stage.database.db)
      return { files: rows, requests: await sentBy('elena@marea.example') }
    }
    const before = await kept()
    await images(page)
      .locator('input[type=file]')
      .setInputFiles([
        await picture('good.png'),
        { name: 'tap.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
        { name: 'bomb.png', mimeType: 'image/png', buffer: bomb },
      ])
    // What the browser cannot draw has an icon, and no broken picture.
    const row = (name: string) => images(page).getByRole('listitem').filter({ hasText: name })
    await row('good.png').locator('img').waitFor()
    await row('tap.png').locator('.file-row-picture svg').waitFor()

    await page.getByRole('button', { name: 'Send request' }).click()
    await page
      .getByText('“tap.png” is damaged or is a type of file we don’t accept here, whatever its name says')
      .waitFor()
    await page.getByRole('button', { name: 'Remove tap.png' }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByText('“bomb.png” could not be read as an image, or has too many pixels').waitFor()
    expect(await kept()).toEqual(before)
  })

  test('a session that ends keeps the words, and says which files to choose again', async () => {
    const page = await stage.signedIn('elena')
    await openForm(page)
    await images(page)
      .locator('input[type=file]')
      .setInputFiles(await picture('leak.png'))
    stage.clock.pass(IDLE_MS + 1000)
    await page.clock.setFixedTime(stage.clock.now())
    await page.waitForURL(/\/login/, { timeout: 20_000 })
    await signIn(page, 'elena@marea.example')
    await page.waitForURL(/\/maintenance-request\/create/)
    await expect.poll(() => page.getByLabel('What needs repair').inputValue()).toContain('The tap')
    await page.getByText(/a file over only once: leak\.png/).waitFor()
  })

  test('is not there for another membership, not even by its address', async () => {
    await sql`UPDATE contracts SET membership_code = 'RESERVE'
               WHERE owner_id = (SELECT id FROM owners WHERE email = 'ines@marea.example')`.execute(
      stage.database.db,
    )
    const page = await stage.signedIn('ines')
    await page.goto('/my-property')
    await page.locator('main h1').waitFor()
    // Why there is none is said; there is no way to ask.
    await page.locator('#maintenance').getByText('RESERVE').waitFor()
    expect(await page.locator('#maintenance a[href^="/"]').count()).toBe(0)
    await page.goto('/my-property/maintenance-request/create')
    await page.waitForURL(/\/home/)
  })
})
