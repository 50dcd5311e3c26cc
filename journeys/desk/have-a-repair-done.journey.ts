import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

const picture = async (name: string, background = '#8a6f52') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
})

const dialog = (page: Page) => page.locator('dialog[open]')

describe('a repair', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** Opens a deed of the desk's page, fills its dialog, and does it. */
  const deed = async (page: Page, name: string, fill: () => Promise<void>, button = name) => {
    await page.getByRole('button', { name, exact: true }).click()
    await dialog(page).waitFor()
    await fill()
    await dialog(page).getByRole('button', { name: button, exact: true }).click()
    await dialog(page).waitFor({ state: 'detached' })
  }
  const stageIs = (page: Page, words: string) => page.locator('.chip', { hasText: words }).first().waitFor()

  test('from the owner’s photograph to the bill, and back from the statement to the quote', async () => {
    const elena = await stage.signedIn('elena', { width: 390, height: 844 })
    await elena.goto('/my-property')
    await elena.getByRole('link', { name: 'New request' }).click()
    await elena.getByLabel('What needs repair').fill('The terrace door catches at the bottom.')
    await elena.getByRole('radio', { name: 'Days that I choose' }).check()
    await elena.getByLabel('Visit possible from').fill('2026-11-20')
    await elena.getByLabel('Until').fill('2026-11-30')
    await elena.getByRole('radio', { name: /^The club/ }).check()
    await elena
      .getByRole('group', { name: /^Images/ })
      .locator('input[type=file]')
      .setInputFiles(await picture('door.png'))
    await elena.getByRole('button', { name: 'Send request' }).click()
    await elena.waitForURL(/\/maintenance-request\/\d+$/)
    const id = Number(new URL(elena.url()).pathname.split('/').at(-1))

    const desk = await stage.signedIn('raul', { width: 1440, height: 900 })
    await desk.goto(`/desk/repairs/${id}`)
    await desk.getByText('The terrace door catches at the bottom.').first().waitFor()
    await deed(desk, 'Name a technician', async () => {
      await dialog(desk)
        .getByLabel('Technician')
        .selectOption({ label: 'Vidrios del Caribe · Glass and rails' })
    })
    await stageIs(desk, 'Technician named')
    await deed(
      desk,
      'Propose a time',
      async () => {
        await dialog(desk).getByLabel('Day').fill('2026-11-26')
        await dialog(desk).getByLabel('Time').fill('10:00')
      },
      'Propose this time',
    )
    await stageIs(desk, 'Appointment to accept')
    expect(await axeFaults(desk)).toEqual([])

    await elena.reload()
    await elena.getByText(/Vidrios del Caribe can come on Thu, Nov 26, 2026 at 10:00 AM/).waitFor()
    await elena.getByRole('button', { name: 'Accept the appointment' }).click()
    await elena.getByText('Vidrios del Caribe comes on Thu, Nov 26, 2026 at 10:00 AM.').waitFor()

    await desk.reload()
    await stageIs(desk, 'Appointment agreed')
    await deed(desk, 'Send a quote', async () => {
      await dialog(desk).getByLabel('What, in English').fill('Rail, aluminium, 2.4 m')
      await dialog(desk).getByLabel('What, in Spanish').fill('Riel de aluminio, 2.4 m')
      await dialog(desk).getByLabel('Each, in USD').fill('210')
      await dialog(desk).getByRole('button', { name: 'Another line' }).click()
      const second = dialog(desk).getByRole('group', { name: 'Line 2' })
      await second.getByLabel('What, in English').fill('Labor, hours')
      await second.getByLabel('What, in Spanish').fill('Mano de obra, horas')
      await second.getByLabel('How many').fill('3')
      await second.getByLabel('Each, in USD').fill('42')
      await dialog(desk).getByText('$389.76 USD').waitFor()
      expect(await axeFaults(desk)).toEqual([])
    })
    await stageIs(desk, 'Quote to approve')

    await elena.reload()
    await elena.getByRole('button', { name: 'Approve $389.76' }).waitFor()
    expect(await axeFaults(elena)).toEqual([])
    // The desk has written to the job since: refused once, and read anew for the next press.
    await sql`UPDATE repair_jobs SET sequence = sequence + 1 WHERE ended_at IS NULL`.execute(
      stage.database.db,
    )
    await vi.waitFor(
      async () => {
        const asked = dialog(elena)
        if (!(await asked.isVisible())) await elena.getByRole('button', { name: 'Approve $389.76' }).click()
        await asked.getByRole('button', { name: 'Approve the quote' }).click()
        await elena.getByText(/^The quote of \$389\.76 USD is approved\./).waitFor({ timeout: 3000 })
      },
      { timeout: 20_000 },
    )

    await desk.reload()
    await stageIs(desk, 'Approved')
    await deed(desk, 'Begin the work', async () => {})
    await stageIs(desk, 'In progress')
    await deed(desk, 'Add pictures', async () => {
      await dialog(desk)
        .locator('input[type=file]')
        .setInputFiles(await picture('after.png', '#52708a'))
      await dialog(desk).getByText('after.png').waitFor()
    })
    await desk.locator('.job-photos figcaption', { hasText: 'After' }).waitFor()
    await deed(desk, 'The work is done', async () => {})
    await stageIs(desk, 'Finished')
    await deed(desk, 'Send the bill', async () => {
      await dialog(desk).getByLabel('What was done').fill('A new rail; the door closes.')
    })
    await stageIs(desk, 'Billed')
    expect(await axeFaults(desk)).toEqual([])

    await elena.reload()
    await elena.getByText(/The bill of \$389\.76 USD is on your statement/).waitFor()
    expect(await axeFaults(elena)).toEqual([])
    await elena.getByRole('link', { name: 'See the bill on your statement' }).click()
    await elena.getByRole('heading', { level: 1, name: /Repair: The terrace door/ }).waitFor()
    await elena.getByText('Rail, aluminium, 2.4 m').first().waitFor()
    await elena.getByText('Labor, hours').first().waitFor()

    const { rows } = await sql<{ kind: string }>`
      SELECT DISTINCT kind FROM outbox WHERE kind LIKE 'repair-%' AND recipient = 'elena@marea.example'`.execute(
      stage.database.db,
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      'repair-appointed',
      'repair-approved',
      'repair-billed',
      'repair-finished',
      'repair-named',
      'repair-to-accept',
      'repair-to-approve',
      'repair-working',
    ])
  })

  test('a provider without an account, on a small telephone: pictures, done, and a link that is taken back', async () => {
    const desk = await stage.signedIn('raul', { width: 1440, height: 900 })
    /** Where the mail to the provider leads; empty until it is there. */
    const link = (): string => {
      const mail = stage.mails().find((one) => one.includes('To: taller@vidrios.example')) ?? ''
      const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      return /\/repair#[\w-]{43}/.exec(text)?.[0] ?? ''
    }
    const { rows } = await sql<{ id: number }>`
      SELECT request_id AS id FROM repair_jobs WHERE step = 'working' ORDER BY request_id LIMIT 1`.execute(
      stage.database.db,
    )
    await desk.goto(`/desk/repairs/${rows[0]?.id}`)
    await deed(
      desk,
      'Send a link',
      async () => {
        await dialog(desk).locator('input[name=email]').fill('taller@vidrios.example')
        await dialog(desk).getByLabel('Language of the email').selectOption('es')
        expect(await axeFaults(desk)).toEqual([])
      },
      'Send the link',
    )
    await desk.getByText('Not opened so far').waitFor()
    await expect.poll(link, { timeout: 10_000 }).not.toBe('')
    const first = link()

    const provider = await stage.newPage({ width: 320, height: 640, language: 'es' })
    const urls: string[] = []
    provider.on('request', (request) => urls.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await provider.goto(first)
    await provider.getByRole('heading', { level: 1, name: /^Trabajo MR-/ }).waitFor()
    expect(await axeFaults(provider)).toEqual([])
    const wide = () =>
      provider.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await wide()).toBe(0)
    await provider.locator('input[type=file]').setInputFiles(await picture('antes.png'))
    await provider.getByRole('button', { name: 'Enviar las fotos' }).click()
    await provider.getByText('El club ya tiene sus fotos.').waitFor()
    await provider.locator('.job-pictures img').first().waitFor()
    await provider.getByLabel('Lo que hizo, si gusta').fill('Se cambió el empaque.')
    await provider.getByRole('button', { name: 'El trabajo está terminado' }).click()
    await provider.getByRole('heading', { name: 'El trabajo está terminado' }).waitFor()
    expect(await axeFaults(provider)).toEqual([])
    expect(await wide()).toBe(0)
    const token = first.split('#')[1] ?? 'none'
    expect(urls.filter((url) => url.includes(token))).toEqual([])

    await desk.reload()
    await stageIs(desk, 'Finished')
    await desk.getByText('They wrote, for the club alone: “Se cambió el empaque.”').waitFor()
    await desk.getByText(/^First opened on/).waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await desk.getByRole('button', { name: 'Take the link back' }).click()
    await desk.getByText('Taken back: it opens no more.').waitFor()
    await provider.reload()
    await provider.getByRole('heading', { level: 1, name: 'Este enlace ya no abre' }).waitFor()
    expect(await axeFaults(provider)).toEqual([])
  })
})
