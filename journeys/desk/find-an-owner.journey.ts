import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'
import { shown } from '../views/shown.ts'

describe('a call at the desk is answered from the owner’s page', () => {
  let stage: Stage
  let desk: Page
  beforeAll(async () => {
    stage = await openStage()
    desk = await stage.signedIn('raul')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const box = (page: Page) => page.getByRole('combobox', { name: /Find/ })
  const current = (page: Page) => page.locator('[role=option][aria-selected=true]')
  const part = (page: Page, name: string) => page.getByRole('region', { name })

  test('by keyboard alone: Ctrl-K from any screen, a few letters, Enter', async () => {
    await desk.goto('/desk/days')
    await desk.getByRole('heading', { level: 1 }).waitFor()
    await desk.keyboard.press('Control+k')
    await box(desk).waitFor()
    await desk.keyboard.type('harring')
    await desk.getByRole('option').filter({ hasText: 'Elena Harrington Ruiz' }).first().waitFor()
    // What has the keyboard is said of the field, which keeps it.
    await expect.poll(() => current(desk).textContent()).toContain('Harrington')
    const id = await current(desk).getAttribute('id')
    expect(await box(desk).getAttribute('aria-activedescendant')).toBe(id)
    expect(await axeFaults(desk)).toEqual([])
    for (let presses = 0; presses < 20; presses++) {
      if ((await current(desk).textContent())?.startsWith('Elena Harrington Ruiz')) break
      await desk.keyboard.press('ArrowDown')
    }
    await desk.keyboard.press('Enter')
    await arrives(desk, /\/desk\/owners\/1$/)
    await desk.getByRole('heading', { level: 1, name: 'Elena Harrington Ruiz' }).waitFor()
    await part(desk, 'Stays').getByText('BK-').first().waitFor()
    await part(desk, 'What happened').getByRole('listitem').first().waitFor()
    // The telephone number is there; what Raúl’s roles do not have is not.
    expect(await desk.getByRole('link', { name: '+1 415 555 0142' }).count()).toBe(1)
  })

  test('a stay by its code leads to whose it is; a screen by its name', async () => {
    const code = await part(desk, 'Stays').locator('.owner-code').first().textContent()
    await desk.goto('/desk')
    await desk.getByRole('heading', { level: 1 }).first().waitFor()
    await desk.keyboard.press('Control+k')
    await box(desk).fill(code!.slice(3))
    await desk.getByRole('option').filter({ hasText: code! }).click()
    await arrives(desk, /\/desk\/owners\/1/)
    // Opened last is whose page has been read.
    await desk.getByRole('heading', { level: 1, name: 'Elena Harrington Ruiz' }).waitFor()
    await desk.keyboard.press('Control+k')
    await box(desk).fill('> day l')
    await desk.getByRole('option', { name: 'Day lists' }).waitFor()
    await desk.keyboard.press('Enter')
    await arrives(desk, /\/desk\/days/)
    // The screen that comes takes the focus: what is opened before it stands there would close again.
    await box(desk).waitFor({ state: 'hidden' })
    await expect.poll(() => desk.getByRole('heading', { level: 1 }).textContent()).not.toContain('Harrington')
    await shown(desk)
  })

  test('Escape closes it, the keyboard goes back, and nothing of an owner stays in it for the next one', async () => {
    const finder = desk.locator('.admin-find')
    await finder.focus()
    await desk.keyboard.press('Enter')
    await box(desk).waitFor()
    await desk.getByRole('option', { name: 'Elena Harrington Ruiz' }).waitFor()
    await desk.keyboard.press('Escape')
    await box(desk).waitFor({ state: 'hidden' })
    await expect.poll(() => finder.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  test('what waits opens in the inbox with a press', async () => {
    await desk.goto('/desk/owners/1')
    const row = part(desk, 'Waits for us')
      .getByRole('link', { name: /^Answer/ })
      .first()
    await row.click()
    await arrives(desk, /\/desk\?thing=/)
  })

  test('finance sees the money and no stay; an owner is sent away, and has no finder', async () => {
    const fabian = await stage.signedIn('fabian')
    await fabian.goto('/desk/owners/1')
    await part(fabian, 'Dinero').waitFor()
    expect(await part(fabian, 'Estancias').count()).toBe(0)
    await fabian.context().close()
    const elena = await stage.signedIn('elena')
    await elena.goto('/desk/owners/1')
    await arrives(elena, /\/home/)
    await elena.keyboard.press('Control+k')
    expect(await elena.getByRole('combobox', { name: /Find/ }).count()).toBe(0)
    await elena.context().close()
  })
})
