import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_CONTRACTS } from '../src/membership/cast/contracts.ts'
import { arrives, openStage, type Stage } from './stage.ts'
import { actAs } from './views/admin.acts.ts'
import { axeFaults } from './views/axe.ts'
import { shown } from './views/shown.ts'

/** How far what one looks at has moved by itself, from 0 to 1. */
declare global {
  interface Window {
    moved: number
  }
}

describe('the home says what waits, and it is done from there', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const toDo = (page: Page) => page.locator('.todo')
  const row = (page: Page, deed: RegExp) => page.locator('.todo-list > li').filter({ hasText: deed })
  const locks = (page: Page) =>
    page.getByRole('navigation', { name: /Main|Principal/ }).locator('.navigation-lock')
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

  test('an admin who acts sees what waits, and no deed that is the owner’s', async () => {
    const page = await stage.signedIn('ruth')
    await actAs(page, 'elena', /^Elena Harrington/)
    await page.getByRole('heading', { level: 2, name: 'For Elena to do' }).waitFor()
    await row(page, /Authorize golf rounds/).waitFor()
    expect(await toDo(page).getByRole('button').count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await row(page, /Authorize golf rounds/)
      .getByRole('link')
      .click()
    await page.waitForURL(/\/my-reservations\/\d+$/)

    const other = await stage.signedIn('ruth')
    await actAs(other, 'marcos', /^Marcos Valdivia/)
    await other.getByText('Only the owner can sign it: please ask Marcos to.').waitFor()
    expect(await other.getByRole('link', { name: 'Read and sign' }).count()).toBe(0)
  })

  test('Marcos signs from the home in four presses, and the home says what is next', async () => {
    const page = await stage.signedIn('marcos')
    await page.goto('/home')
    await page
      .getByRole('heading', { level: 2, name: 'Firme el reporte ejecutivo de octubre de 2026' })
      .waitFor()
    await shown(page)
    await toDo(page)
      .getByText(/beneficios, reservaciones, solicitudes de estancia/)
      .waitFor()
    await toDo(page)
      .getByText(/su estancia en Punta Coralina, del/)
      .waitFor()
    expect(await locks(page).count()).toBeGreaterThan(3)
    // Nothing on the page leads to Restricted Access.
    expect(await page.locator('main a[href^="/my-reservations"], main a[href^="/my-benefits"]').count()).toBe(
      0,
    )
    expect(await axeFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Leer y firmar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Firmar el reporte de octubre de 2026' })
    await dialog.getByRole('checkbox', { name: 'Leí el reporte.' }).check()
    await dialog.getByRole('button', { name: 'Firmar el reporte' }).click()
    await page.getByRole('dialog', { name: 'Reporte firmado' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/home$/)
    await toDo(page)
      .getByRole('heading', { level: 2, name: /^(Por hacer|No hay nada pendiente)$/ })
      .waitFor()
    expect(await page.locator('.must').count()).toBe(0)
    expect(await locks(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Solicitar una estancia' }).first().waitFor()
  })

  test('an owner authorizes by the row’s button, takes it back, and does it again; on the next visit the row is gone', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/home')
    const authorize = row(page, /Authorize golf rounds \(2\) and airport transfers \(1\)/)
    const other = await page.context().newPage()
    await other.clock.setFixedTime(stage.clock.now())
    await other.goto('/home')
    await row(other, /Authorize golf rounds \(2\)/).waitFor()
    // A third one has the page, and has asked what waits; its programs come only after the deed.
    const loading = await page.context().newPage()
    await loading.clock.setFixedTime(stage.clock.now())
    let come = () => {}
    const programs = new Promise<void>((resolve) => {
      come = resolve
    })
    await loading.route('**/assets/*.js', (route) => programs.then(() => route.continue()))
    const asked = loading.waitForResponse('**/api/v1/dashboard/todo/')
    await loading.goto('/home', { waitUntil: 'commit' })
    await asked
    await page.bringToFront()
    await authorize.getByRole('button', { name: /^Authorize/ }).click()
    await row(page, /Authorized\. Golf rounds \(2\)/).waitFor()
    // Another tab that shows the same is told, and does not offer it again.
    await row(other, /Authorize golf rounds \(2\)/).waitFor({ state: 'detached' })
    await other.close()
    come()
    await row(loading, /Answer the statement/).waitFor()
    await row(loading, /Authorize golf rounds \(2\)/).waitFor({ state: 'detached' })
    await loading.close()
    await toDo(page).getByRole('status').getByText('Authorized.').waitFor()
    await expect.poll(() => focused(page)).toMatch(/^Authorized\. Golf rounds/)
    expect(await axeFaults(page)).toEqual([])

    await page.getByRole('button', { name: /^Undo/ }).click()
    await authorize.waitFor()
    await toDo(page).getByRole('status').getByText('Undone.').waitFor()
    await authorize.getByRole('button', { name: /^Authorize/ }).click()
    await row(page, /Authorized\. Golf rounds \(2\)/).waitFor()

    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'My Account' }).click()
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await row(page, /Answer the statement/).waitFor()
    expect(await row(page, /golf rounds/i).count()).toBe(0)
  })

  test('each row opens its thing, with the focus on it; so does the next stay, and each balance', async () => {
    const page = await stage.signedIn('elena')
    const from = async (open: () => Promise<void>, url: RegExp) => {
      await page.goto('/home')
      await row(page, /Answer the statement/).waitFor()
      await open()
      await page.waitForURL(url)
    }
    const press = (deed: RegExp) => () => row(page, deed).getByRole('link').first().click()
    const focusIs = (text: RegExp) =>
      page.waitForFunction(
        (source) => new RegExp(source).test(document.activeElement?.textContent ?? ''),
        text.source,
      )
    await from(press(/Answer the statement/), /view=statement&year=2025#agreement$/)
    await focusIs(/^Do you agree with these transactions\?$/)
    await from(press(/Pay .*Past due since/), /my-reports\?pay=[A-Z]{3}/)
    await page.getByText('Choose what to pay and how.').waitFor()
    // The charge that the address names is chosen, and no other.
    expect(new URL(page.url()).searchParams.get('charge')).toMatch(/^(charge|fee)-\d+$/)
    const boxes = page.locator('.pay-what').getByRole('checkbox')
    await expect.poll(() => boxes.count()).toBeGreaterThan(1)
    expect(await page.locator('.pay-what input:checked').count()).toBe(1)
    // They wait from ninety days before they expire.
    await sql`UPDATE benefit_years SET expires = ${stage.clock.now().toISOString()}::date + 60
               WHERE contract_id = ${CAST_CONTRACTS.elena} AND balance > 0
                 AND benefit_id = (SELECT id FROM benefits WHERE code = 'nights')
                 AND ${stage.clock.now().toISOString()}::date BETWEEN starts AND expires`.execute(
      stage.database.db,
    )
    const last = async () => {
      await page.getByRole('button', { name: /^See all/ }).click()
      await press(/Use \d+ nights/)()
    }
    await from(last, /\/my-reservations\/request/)
    await focusIs(/./)
    await from(() => page.locator('.hero').click({ position: { x: 900, y: 60 } }), /\/my-reservations\/\d+$/)
    await from(
      () => page.getByRole('link', { name: 'Golf rounds', exact: true }).click(),
      /\/my-benefits\?year=\d+#benefit-golf$/,
    )
    await focusIs(/^Golf rounds$/)
  })

  test('nothing that one looks at moves by itself', async () => {
    for (const [who, width] of [
      ['elena', 1440],
      ['elena', 390],
      ['ines', 1440],
      ['ines', 320],
    ] as const) {
      const page = await stage.signedIn(who, { width, height: width > 1000 ? 900 : 844 })
      await page.addInitScript(() => {
        window.moved = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number
              hadRecentInput: boolean
            }
            if (!hadRecentInput) window.moved += value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/home')
      await shown(page)
      expect(await page.evaluate(() => window.moved), `${who} at ${width} px`).toBeLessThanOrEqual(0.02)
    }
  })

  test('on a telephone the row opens the thing: a thumb authorizes nothing', async () => {
    const page = await stage.signedIn('ines', { width: 390, height: 844 })
    await page.goto('/home')
    const first = row(page, /Autorice rondas de golf/).first()
    const all = page.getByRole('button', { name: /^Ver los \d+/ })
    await all.click()
    await first.waitFor()
    expect(await first.getByRole('button').count()).toBe(0)
    await first.click({ position: { x: 340, y: 30 } })
    await arrives(page, /\/my-reservations\/\d+$/)
    await page.goto('/home')
    await all.click()
    await first.waitFor()
  })
})
