import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

describe('the reports of the club, read by a manager', () => {
  let stage: Stage
  let manager: Page
  beforeAll(async () => {
    stage = await openStage()
    manager = await stage.signedIn('marina')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('are for managers alone', async () => {
    const desk = await stage.signedIn('raul')
    await desk.goto('/reports')
    await arrives(desk, /\/admin-users/)
    expect(await desk.getByRole('link', { name: 'Reports' }).count()).toBe(0)
    await desk.context().close()
  })

  test('occupancy is there at once, another report is a choice away, and each is saved as a file', async () => {
    await manager.goto('/staff')
    await manager.getByRole('link', { name: 'Reports' }).click()
    const table = manager.locator('.club-report')
    await table.getByRole('columnheader', { name: 'Occupancy' }).waitFor()
    expect(await axeFaults(manager)).toEqual([])
    await manager.getByLabel('Report').selectOption({ label: 'Orders' })
    await table.getByRole('columnheader', { name: 'Paid' }).waitFor()
    expect(manager.url()).toContain('report=orders')
    const [download] = await Promise.all([
      manager.waitForEvent('download'),
      manager.getByRole('button', { name: 'Save as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines.length - 1).toBe(await table.locator('tbody tr').count())
    await manager.getByLabel('Year').selectOption({ index: 4 })
    await manager.getByText('Nothing of this year').waitFor()
  })
})
