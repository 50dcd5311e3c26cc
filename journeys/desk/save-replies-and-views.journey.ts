import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'
import { openDesk, openThing } from '../views/desk.acts.ts'

describe('saved replies and saved views', () => {
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

  const dialog = () => desk.locator('dialog[open]')
  /** The shared view, with the name of whoever saved it. */
  const nameOfView = async (page: Page) =>
    (await page
      .locator('option')
      .filter({ hasText: /^Late repairs \(Raúl/ })
      .textContent()) ?? ''
  const views = (page: Page) => page.locator('.inbox-filters select').first()

  test('a reply is saved in both languages; a placeholder that is none is refused, and what was typed is kept', async () => {
    await openDesk(desk, 'messages')
    await desk.getByRole('button', { name: 'Saved replies' }).click()
    await dialog().getByText('We ask and write again').waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await dialog().getByRole('button', { name: 'New reply' }).click()
    await dialog().locator('[name=name]').fill('Rooms are ready at three')
    await dialog().locator('[name=kind]').selectOption('messages')
    await dialog().locator('[name=en]').fill('Dear {owner}, rooms are ready at three on {arival}. {me}')
    await dialog().locator('[name=es]').fill('Hola, {owner}: el {arrival} se entrega a las tres. {me}')
    await dialog().locator('button[type=submit]').click()
    await dialog().getByText('{arival}').first().waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await dialog().locator('[name=en]').fill('Dear {owner}, rooms are ready at three on {arrival}. {me}')
    await dialog().locator('button[type=submit]').click()
    await dialog().getByRole('button', { name: 'Change Rooms are ready at three' }).waitFor()
    await desk.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })

  test('it is filled in by the thing, not sent while a placeholder is open, and its owner reads the words', async () => {
    await openThing(desk, 'Early arrival')
    await desk
      .locator('.desk-item')
      .getByRole('button', { name: /^Reply/ })
      .click()
    await dialog().getByLabel('Saved replies').selectOption({ label: 'Rooms are ready at three' })
    const words = dialog().locator('[name=reason]')
    await expect
      .poll(() => words.inputValue())
      .toContain('Dear Elena, rooms are ready at three on {arrival}. Raúl')
    await dialog().locator('button[type=submit]').click()
    await dialog().getByText('Write what belongs in the place of {arrival}.').waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await words.fill((await words.inputValue()).replace('{arrival}', 'any day'))
    await dialog().locator('button[type=submit]').click()
    await dialog().waitFor({ state: 'detached' })
    await expect
      .poll(async () => {
        const mails = await Promise.all(stage.mails().map((raw) => PostalMime.parse(raw)))
        return mails.some(({ text }) =>
          text?.includes('Dear Elena, rooms are ready at three on any day. Raúl'),
        )
      })
      .toBe(true)
  })

  test('a view keeps filters and words under a name, and colleagues choose it', async () => {
    await desk.goto('/desk?show=maintenance&find=MR-10')
    await desk.locator('.inbox-row').first().waitFor()
    await desk.getByText('More filters').click()
    await desk.getByLabel('Age', { exact: true }).selectOption('late')
    await expect.poll(() => desk.url()).toContain('age=late')
    await desk.getByRole('button', { name: 'Save this view…' }).click()
    await dialog().locator('[name=name]').fill('Late repairs')
    await dialog().getByLabel('Colleagues see it too').check()
    await dialog().locator('button[type=submit]').click()
    await dialog().waitFor({ state: 'detached' })

    const joel = await stage.signedIn('joel')
    await joel.goto('/desk')
    await joel.locator('.inbox-row').first().waitFor()
    await views(joel).selectOption({ label: await nameOfView(joel) })
    await expect.poll(() => new URL(joel.url()).searchParams.get('show')).toBe('maintenance')
    const asked = new URL(joel.url()).searchParams
    expect([asked.get('find'), asked.get('age')]).toEqual(['MR-10', 'late'])
    await expect.poll(() => joel.locator('[name=find]').inputValue()).toBe('MR-10')
    await joel.context().close()
  })

  test('a view of one’s own is removed, for colleagues too', async () => {
    await desk.goto('/desk?age=late')
    await desk.getByRole('button', { name: 'Save this view…' }).click()
    await dialog().getByRole('button', { name: 'Remove Late repairs' }).click()
    await dialog().getByText('Late repairs').waitFor({ state: 'detached' })
    expect(await axeFaults(desk)).toEqual([])
    const joel = await stage.signedIn('joel')
    await joel.goto('/desk')
    await joel.locator('.inbox-row').first().waitFor()
    expect(await joel.locator('option').filter({ hasText: 'Late repairs' }).count()).toBe(0)
    await joel.context().close()
  })
})
