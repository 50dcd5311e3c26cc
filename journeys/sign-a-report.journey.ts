import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueReport } from '../src/finance/server/reports/testing.reports.store.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('a report that waits for its owner', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults.filter((fault) => !/status of 500/.test(fault))).toEqual([])
    await stage.close()
  })

  const month = 'octubre de 2026'
  const signing = (page: Page) => page.getByRole('dialog', { name: `Firmar el reporte de ${month}` })
  const lead = (page: Page) => page.locator('.reports-waiting')
  const openReports = async (page: Page) => {
    await page.goto('/my-reports?view=reports')
    await lead(page).getByText(`Reporte ejecutivo, ${month}`).waitFor()
  }

  /** What a press saves, and under which name. */
  async function savedBy(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
    const [file] = await Promise.all([page.waitForEvent('download'), press()])
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') }
  }

  test('an admin who acts for the owner is told to ask them, on the page and at the button', async () => {
    const page = await stage.signedIn('marcos')
    await page.route('**/api/v1/session/', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.data.user.isAdmin = true
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/my-reservations')
    await page.getByText('Pídale que lo firme').waitFor()
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /Firmar/ })
        .count(),
    ).toBe(0)
    await openReports(page)
    await lead(page).getByRole('button', { name: 'Firmar el reporte' }).click()
    const alert = page.getByRole('alertdialog', { name: 'Acceso restringido' })
    await alert.getByText(/no tiene permitido realizar esta acción/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await alert.getByRole('button', { name: 'Cerrar' }).click()
    await alert.waitFor({ state: 'hidden' })
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  test('what is missing is named; a signature that fails says so, and keeps what was entered', async () => {
    const page = await stage.signedIn('marcos', { width: 390, height: 844 })
    await openReports(page)
    await lead(page).getByRole('button', { name: 'Firmar el reporte' }).click()
    const dialog = signing(page)
    const sign = dialog.getByRole('button', { name: 'Firmar el reporte' })
    expect(await dialog.getByRole('textbox', { name: /nombre completo/ }).inputValue()).toMatch(/^Marcos /)
    await dialog.getByRole('textbox', { name: /nombre completo/ }).fill('')
    await sign.click()
    // The month closed below zero: there is nothing to pay out, and nothing is asked.
    expect(await dialog.getByRole('radio').count()).toBe(0)
    await dialog.getByText('Confirme que leyó el reporte.').waitFor()
    expect(await dialog.locator('[aria-invalid=true]').count()).toBe(2)
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toBe('signer')
    expect(await axeFaults(page)).toEqual([])

    await page.route('**/fivesClub/authorizedLiquidation/', (route) =>
      route.fulfill({
        status: 500,
        json: { status: false, code: 'SOMETHING_FAILED', message: 'Something.' },
      }),
    )
    // A letter for a name will not do, which the field says as it is left.
    await dialog.getByRole('textbox', { name: /nombre completo/ }).fill('M. Valdivia')
    await dialog.getByText('Firme con su nombre y su apellido, ambos completos.').waitFor()
    await dialog.getByRole('textbox', { name: /nombre completo/ }).fill('Marcos Valdivia')
    await dialog.getByText(/nombra a quien es titular de la cuenta, Marcos/).waitFor()
    await dialog.getByRole('checkbox', { name: 'Leí el reporte.' }).check()
    await sign.click()
    await dialog.getByText('El reporte no se firmó').waitFor()
    await dialog.getByText('Lo sentimos, inténtelo de nuevo más tarde').waitFor()
    await page.reload()
    await signing(page).waitFor()
    expect(await signing(page).getByRole('textbox').inputValue()).toBe('Marcos Valdivia')
    await signing(page).getByRole('button', { name: 'Ahora no' }).click()
    await signing(page).waitFor({ state: 'hidden' })
    expect(page.url()).not.toContain('sign=')
  })

  test('from Restricted Access to the signature and back; every other tab opens as well', async () => {
    const page = await stage.signedIn('marcos')
    const tab = async (path: string) => {
      const other = await page.context().newPage()
      await other.clock.setFixedTime(stage.clock.now())
      other.on('pageerror', (error) => stage.faults.push(`${other.url()}: ${error.message}`))
      await other.goto(path)
      return other
    }
    await page.goto('/my-reservations')
    await page.getByRole('heading', { name: 'Acceso restringido' }).waitFor()
    await page.getByText(`El reporte ejecutivo de ${month} espera su firma.`).waitFor()
    const locked = await tab('/my-benefits')
    await locked.getByRole('heading', { name: 'Acceso restringido' }).waitFor()
    const late = await tab('/my-reports?view=reports')
    await lead(late).getByRole('button', { name: 'Firmar el reporte' }).click()
    await signing(late).waitFor()

    await page.bringToFront()
    await page.getByRole('link', { name: 'Firmar el reporte' }).click()
    const unsigned = await savedBy(page, () =>
      lead(page)
        .getByRole('button', { name: `PDF, ${month}` })
        .click(),
    )
    expect(unsigned.name).toMatch(/\.pdf$/)
    expect(unsigned.text.slice(0, 5)).toBe('%PDF-')
    await lead(page).getByRole('button', { name: 'Firmar el reporte' }).click()
    const dialog = signing(page)
    const again = await savedBy(page, () =>
      dialog.getByRole('button', { name: /Descargar el reporte/ }).click(),
    )
    expect(again.text.slice(0, 5)).toBe('%PDF-')
    await dialog.getByText(/cerró bajo cero.*No se le cobra nada/).waitFor()
    await dialog.getByRole('checkbox', { name: 'Leí el reporte.' }).check()
    await dialog.getByRole('button', { name: 'Firmar el reporte' }).dblclick()

    await page.getByRole('status').getByText('Reporte firmado').waitFor()
    const signed = page.getByRole('dialog', { name: 'Reporte firmado' })
    await signed.getByText(/Firmado por Marcos/).waitFor()
    await signed.getByText(/El mes cuenta como \$0\.00 [A-Z]{3}\./).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await locked.getByRole('heading', { level: 1, name: 'Mis beneficios' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/my-reservations$/)
    await page.getByRole('heading', { level: 1, name: 'Mis reservaciones' }).waitFor()

    // The other tab was told, and says so in place of the signature.
    await late.getByText(`el reporte de ${month} ya se firmó`).waitFor()
    await late.getByRole('button', { name: 'Volver a los reportes' }).click()
    await lead(late).waitFor({ state: 'detached' })
  })

  test('the adjustment stands in the statement, and on the dashboard', async () => {
    const page = await stage.signedIn('marcos')
    await page.goto('/my-reports?view=statement')
    await page.getByRole('row', { name: /Ajuste a cero, octubre de 2026/ }).waitFor()
    await page
      .getByRole('row', { name: /Utilidad de renta, octubre de 2026/ })
      .getByText('Ajustado a cero')
      .waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/home')
    await page.getByRole('row', { name: /Ajuste a cero, octubre de 2026/ }).waitFor()
  })

  test('the seal follows, and the sealed file is another than the one that was read', async () => {
    const page = await stage.signedIn('marcos')
    await page.goto('/my-reports?view=reports')
    const row = page.getByRole('row', { name: /Octubre de 2026/ })
    await row.getByText('Sellado').waitFor({ timeout: 60_000 })
    await row.getByText(/Firmado por Marcos/).waitFor()
    await row.getByText('Ajustado a cero').waitFor()
    await row.getByText(/Firmado por Marcos Valdivia Rojas/).waitFor()
    const sealed = await savedBy(page, () => row.getByRole('button', { name: /^PDF/ }).click())
    expect(sealed.text.slice(0, 5)).toBe('%PDF-')
    expect(sealed.text).toContain('/ByteRange')
  })

  test('the reports of another year', async () => {
    const page = await stage.signedIn('elena', { width: 390, height: 844 })
    await page.goto('/my-reports?view=reports')
    await page.getByRole('row', { name: /October 2026/ }).waitFor()
    await page.getByRole('button', { name: '2025' }).click()
    await page.getByRole('row', { name: /December 2025/ }).waitFor()
    expect(await page.getByRole('row', { name: /October 2026/ }).count()).toBe(0)
    await page.reload()
    await page.getByRole('row', { name: /December 2025/ }).waitFor()
  })

  test('set against the condo fee: the fee says what was set off and what remains, and the statement the same', async () => {
    await issueReport(stage.database.db, {
      contractId: 1,
      month: '2031-01-01',
      // More than is open of the fee that is late: the next one takes the rest.
      incomeCents: 100_000,
      feesCents: 0,
    })
    const page = await stage.signedIn('elena', { width: 390, height: 844 })
    await page.goto('/my-reports?view=reports')
    await page.locator('.reports-waiting').getByRole('button', { name: 'Sign report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign the report of January 2031' })
    await dialog.getByRole('checkbox', { name: 'I have read the report.' }).check()
    await dialog.getByRole('button', { name: 'Sign report' }).click()
    await dialog.getByText('Choose what we should do with the profit.').waitFor()
    await dialog.getByRole('radio', { name: /Put it towards the condo fee/ }).check()
    await dialog.getByRole('button', { name: 'Sign report' }).click()
    await page
      .getByText(/goes towards your condo fee Q/)
      .first()
      .waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.goto('/my-reports?view=statement')
    await page
      .getByRole('row', { name: /Put towards the condo fee Q\d \d{4}, January 2031/ })
      .first()
      .waitFor()
    await page.goto('/condomimium')
    // The next fee is due in January.
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2027')
    const fee = page.locator('.fee', { hasText: 'Covered by the report of January 2031' }).first()
    await fee.locator('summary').click()
    await fee.getByText('Covered by the report of January 2031').waitFor()
    await fee.getByText('Partial Payment').waitFor()
    expect(await axeFaults(page)).toEqual([])
  })

  test('issued while somebody shops, it is told as the cart opens, with the way to sign; the cart is kept', async () => {
    const page = await stage.signedIn('elena', { width: 390, height: 844 })
    await page.goto('/things-to-do/product/lantern-supper-on-the-sand?kind=event')
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.waitFor()
    await page.getByRole('button', { name: 'One more: Seat' }).click()
    await issueReport(stage.database.db, { contractId: 1, month: '2031-02-01' })
    await add.click()
    await page.getByRole('heading', { name: 'Restricted Access' }).waitFor()
    await page.getByText(/The executive report of February 2031 is waiting/).waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.locator('main').getByRole('link', { name: 'Sign report' }).click()
    await page.locator('.reports-waiting').getByRole('button', { name: 'Sign report' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign the report of February 2031' })
    await dialog.getByRole('checkbox', { name: 'I have read the report.' }).check()
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: 'Sign report' }).click()
    // The way leads back, and what was chosen is there.
    await page
      .getByRole('button', { name: 'Go back to where I was' })
      .or(page.getByRole('link', { name: 'Go back to where I was' }))
      .click()
    await add.waitFor()
    await page.goto('/things-to-do/cart')
    await page.getByRole('heading', { name: 'Lantern supper on the sand' }).waitFor()
  })
})
