import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAt, openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  expect(stage.faults).toEqual([])
  await stage.close()
})

test('an owner of two contracts reads which one a sum is of; a link that leads to the other says so, and back', async () => {
  const page = await stage.signedIn('ines', { width: 390, language: 'es' })
  await page.goto('/my-reports?view=statement')
  await page
    .locator('.owe-side h2')
    .first()
    .getByText(/, Residencia \d+/)
    .waitFor()
  const before = await page.locator('.contract').first().innerText()
  await page.getByRole('link', { name: 'Ver ese contrato' }).first().click()
  const led = page.locator('.contract-led')
  await led
    .getByRole('status')
    .getByText(/Ahora está viendo .*RESIDENCIA \d+/)
    .waitFor()
  expect(await page.locator('.contract').first().innerText()).not.toBe(before)
  expect(await axeFaults(page)).toEqual([])
  await led.getByRole('link', { name: /^Volver a / }).click()
  await isAt(page, /\/home/)
  await led.waitFor({ state: 'detached' })
  expect(await page.locator('.contract').first().innerText()).toBe(before)
})
