import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueReport } from '../src/finance/server/reports/testing.reports.store.ts'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'

describe('a report that waits for two owners', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    const { rows } = await sql<{ id: number }>`SELECT id FROM contracts WHERE signing = 'all'`.execute(
      stage.database.db,
    )
    const contractId = rows[0]?.id ?? 0
    await issueReport(stage.database.db, { contractId, month: '2026-11-01' })
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const lead = (page: Page) => page.locator('.reports-waiting')

  test('he signs first and reads of whom it waits; she reads what he chose, signs, and everything opens for both', async () => {
    const james = await stage.signedIn('james.abernathy')
    await james.goto('/my-account')
    await james.getByText(/Yours together with Leticia Murillo Aceves.*each of you/).waitFor()
    await james.goto('/my-reports?view=reports')
    await lead(james).getByRole('button', { name: 'Sign report' }).click()
    const his = james.getByRole('dialog', { name: 'Sign the report of November 2026' })
    await his.getByRole('radio', { name: /Pay it/ }).check()
    await his.getByRole('checkbox', { name: 'I have read the report.' }).check()
    await his.getByRole('button', { name: 'Sign report' }).click()
    const given = james.getByRole('dialog', { name: 'You have signed' })
    await given.getByText(/counts once Leticia Murillo Aceves has signed too/).waitFor()
    expect(await axeFaults(james)).toEqual([])
    await given.getByRole('button', { name: 'Back to the reports' }).click()
    await lead(james).getByText('Not signed yet: Leticia Murillo Aceves').waitFor()
    await lead(james).getByText('Signed by you').waitFor()
    expect(await lead(james).getByRole('button', { name: 'Sign report' }).count()).toBe(0)
    await james.goto('/home')
    await james
      .getByRole('heading', { name: /report of November 2026 waits for Leticia Murillo Aceves/ })
      .waitFor()
    await james.getByText('Everything else opens once Leticia Murillo Aceves has signed too.').waitFor()
    await james.goto('/my-reservations')
    await james.getByRole('heading', { name: 'Restricted Access' }).waitFor()
    await james.getByText(/counts once Leticia Murillo Aceves has signed too/).waitFor()

    const leticia = await stage.signedIn('leticia.murillo', { width: 390, height: 844 })
    await leticia.goto('/my-reports?view=reports')
    await lead(leticia)
      .getByText(/James Abernathy lo firmó/)
      .waitFor()
    await lead(leticia).getByRole('button', { name: 'Firmar el reporte' }).click()
    const hers = leticia.getByRole('dialog', { name: 'Firmar el reporte de noviembre de 2026' })
    await hers.getByText(/James Abernathy lo firmó/).waitFor()
    expect(await hers.getByRole('radio', { checked: true }).count()).toBe(1)
    expect(await axeFaults(leticia)).toEqual([])
    await hers.getByRole('checkbox', { name: 'Leí el reporte.' }).check()
    await hers.getByRole('button', { name: 'Firmar el reporte' }).click()
    await leticia.getByRole('dialog', { name: 'Reporte firmado' }).waitFor()

    await james.reload()
    await james.getByRole('heading', { level: 1, name: 'My reservations' }).waitFor()
    await james.goto('/my-reports?view=reports')
    const row = james.getByRole('row', { name: /November 2026/ })
    await row.getByText(/You signed it/).waitFor()
    await row.getByText(/Leticia Murillo Aceves signed it/).waitFor()
  })
})
