import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrives, openStage, type Stage } from '../stage.ts'
import { ownerSearch } from '../views/admin.acts.ts'
import { axeFaults } from '../views/axe.ts'

describe('publishing news', () => {
  let stage: Stage
  let desk: Page
  let elena: Page
  beforeAll(async () => {
    stage = await openStage()
    desk = await stage.signedIn('raul')
    await desk.goto('/desk')
    elena = await stage.signedIn('elena')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const shelved = (page: Page, words: string) => page.locator('.shelf-item').filter({ hasText: words })
  const preview = () => desk.locator('.as-owner-frame')
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')
  /** Writes a text in both languages. */
  async function write(page: Page, name: string, en: string, es: string): Promise<void> {
    await page.locator(`[name="${name}.en"]`).fill(en)
    await page.locator(`[name="${name}.es"]`).fill(es)
  }

  test('is for the desk alone', async () => {
    const admin = await stage.signedIn('ruth')
    await admin.goto('/admin-users')
    await ownerSearch(admin).waitFor()
    expect(await admin.getByRole('link', { name: 'Publishing' }).count()).toBe(0)
    await admin.goto('/desk/publish')
    await arrives(admin, /\/admin-users/)
    await admin.context().close()
  })

  test('a newsletter is written, looked at in both languages, and read by its owners', async () => {
    await desk.getByRole('link', { name: 'Publishing' }).click()
    await desk.getByRole('link', { name: 'New newsletter' }).press('Enter')
    await desk.getByRole('heading', { level: 1, name: 'New newsletter' }).waitFor()
    await press(desk, 'Publish')
    expect(await desk.locator(':focus').getAttribute('name')).toBe('title.en')
    await write(desk, 'title', 'The terrace opens', 'Se abre la terraza')
    await write(desk, 'summary', 'Breakfast above the bay.', 'El desayuno sobre la bahía.')
    // What is typed outlives a reload.
    await desk.reload()
    await desk.getByText('What you had not saved is still here.').waitFor()
    await write(desk, 'body', 'From Friday on.\n\nCome early.', 'Desde el viernes.\n\nLleguen temprano.')
    await desk.locator('input[name=picture][value=terrace-dawn]').check({ force: true })
    await preview().getByRole('heading', { name: 'The terrace opens' }).first().waitFor()
    expect(await preview().getByText('Come early.').count()).toBe(1)
    await press(desk, 'Español')
    await preview().getByText('Lleguen temprano.').waitFor()
    await preview().getByText('mié 18/11/2026').first().waitFor()
    expect(await axeFaults(desk)).toEqual([])

    await press(desk, 'Save draft')
    await shelved(desk, 'The terrace opens').getByText('Draft').waitFor()
    await desk.waitForFunction(() => document.activeElement?.classList.contains('publish-shelf'))
    await elena.goto('/home')
    await elena.locator('.letter').first().waitFor()
    expect(await elena.getByText('The terrace opens').count()).toBe(0)

    await desk.getByRole('link', { name: 'Edit: The terrace opens' }).press('Enter')
    await press(desk, 'Publish')
    await desk.getByText('Newsletter published').waitFor()
    await desk.getByText(/^\d+ owners get it by mail\.$/).waitFor()
    await shelved(desk, 'The terrace opens').getByText('Published').waitFor()
    await elena.reload()
    const letter = elena.locator('.letter').first()
    await letter.getByRole('button', { name: 'The terrace opens' }).click()
    await elena.getByRole('dialog', { name: 'The terrace opens' }).getByText('Come early.').waitFor()
    const hers = (mail: string) => mail.includes('elena@') && mail.includes('Subject: The terrace opens')
    await expect.poll(() => stage.mails().filter(hers).length, { timeout: 10_000 }).toBe(1)
  })

  test('what is withdrawn is gone for owners, and back with the desk', async () => {
    await press(desk, 'Withdraw: The terrace opens')
    const dialog = desk.getByRole('dialog', { name: 'Withdraw this newsletter?' })
    await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter')
    await desk.getByText('Newsletter withdrawn').waitFor()
    await shelved(desk, 'The terrace opens').getByText('Draft').waitFor()
    await elena.goto('/home')
    await elena.locator('.letter').first().waitFor()
    expect(await elena.getByText('The terrace opens').count()).toBe(0)
    await press(desk, 'Delete: The terrace opens')
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await shelved(desk, 'The terrace opens').waitFor({ state: 'detached' })
  })

  test('who was overtaken sees it, and chooses whose words stand', async () => {
    const second = await stage.signedIn('joel')
    for (const page of [desk, second]) {
      await page.goto('/desk/publish?show=newsletters&edit=1')
      await page.locator('[name="title.en"]').waitFor()
    }
    await second.locator('[name="title.en"]').fill('The lighthouse, in March')
    await desk.locator('[name="title.en"]').fill('The lighthouse, in April')
    await press(desk, 'Save changes')
    await desk.getByText('Changes saved').waitFor()
    await press(second, 'Guardar cambios')
    await second.getByText('Raúl Chan Poot cambió esto mientras tanto').waitFor()
    expect(await second.locator('[name="title.en"]').inputValue()).toBe('The lighthouse, in March')
    expect(await axeFaults(second)).toEqual([])
    await press(second, 'Conservar lo mío')
    await press(second, 'Guardar cambios')
    await second.getByText('Cambios guardados').waitFor()
    await desk.goto('/desk/publish?show=newsletters')
    await shelved(desk, 'The lighthouse, in March').getByText('Last changed by Joel Canul Uc').waitFor()
    await second.context().close()
  })

  test('a promotion is written, published, accepted and shared', async () => {
    await desk.goto('/desk/publish?show=promotions')
    await desk.getByRole('link', { name: 'New promotion' }).press('Enter')
    await write(desk, 'title', 'Quiet weeks in May', 'Semanas tranquilas en mayo')
    await write(desk, 'summary', 'A third less.', 'Una tercera parte menos.')
    await write(desk, 'body', 'Long tables.\n\nWarm water.', 'Mesas largas.\n\nAgua tibia.')
    await write(desk, 'disclaimer', 'New stays only.', 'Solo estancias nuevas.')
    await desk.locator('[name=code]').fill('long-table')
    await desk.locator('[name=percentOff]').fill('33')
    await preview().getByText('33% off').first().waitFor()
    expect(await preview().getByText('New stays only.').count()).toBe(2)
    await press(desk, 'Publish')
    // Another one has this code: what was typed stays, and the field says it.
    await desk.locator('.field').getByText('Another promotion has the code LONG-TABLE.').waitFor()
    expect(await desk.locator(':focus').getAttribute('name')).toBe('code')
    expect(await axeFaults(desk)).toEqual([])
    await desk.locator('[name=code]').fill('quiet weeks')
    await press(desk, 'Publish')
    await desk.getByText('Promotion published').waitFor()
    await shelved(desk, 'QUIET-WEEKS').getByText('Published').waitFor()

    await elena.goto('/promotions')
    const card = elena.getByRole('article', { name: 'Quiet weeks in May' })
    await card.getByRole('button', { name: /^Read the terms and share/ }).click()
    await elena.getByRole('checkbox').check()
    await press(elena, 'Accept the terms')
    const link = await card.getByRole('link').getAttribute('href')
    expect(link).toMatch(/\/promotions\/shared\/quiet-weeks-in-may\/en$/)
    const friend = await stage.newPage()
    await friend.goto(link ?? '')
    await friend.getByRole('heading', { level: 1, name: 'Quiet weeks in May' }).waitFor()

    await desk.getByRole('link', { name: 'Edit: Quiet weeks in May' }).press('Enter')
    await desk.getByText('Whoever has accepted these terms is asked again').waitFor()
    expect(await desk.locator('[name=code]').getAttribute('readonly')).toBe('')
    await write(desk, 'disclaimer', 'New stays, not in August.', 'Estancias nuevas, no en agosto.')
    await press(desk, 'Save changes')
    await desk.getByText('Changes saved').waitFor()
    await elena.reload()
    await card.getByText('The club has changed the terms since you accepted them.').waitFor()
    await friend.reload()
    await friend.getByText('New stays, not in August.').waitFor()
    expect(await axeFaults(elena)).toEqual([])

    await desk.goto('/desk/publish?show=promotions')
    await press(desk, 'Withdraw: Quiet weeks in May')
    await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
    await desk.getByText('Promotion withdrawn').waitFor()
    await friend.reload()
    await friend.getByRole('heading', { level: 1, name: 'This promotion is over' }).waitFor()
  })

  test('terms that change while they are read are not accepted', async () => {
    await elena.goto('/promotions')
    const card = elena.getByRole('article', { name: 'Whale weeks at Punta Coralina' })
    await card.getByRole('button', { name: /^Read the terms and share/ }).click()
    await elena.getByRole('checkbox').check()
    await desk.getByRole('link', { name: 'Edit: Whale weeks at Punta Coralina' }).press('Enter')
    await desk.locator('[name="disclaimer.en"]').fill('Whales come and go.')
    await press(desk, 'Save changes')
    await desk.getByText('Changes saved').waitFor()
    await press(elena, 'Accept the terms')
    const dialog = elena.getByRole('dialog', { name: 'Before you share' })
    await dialog.getByText('The terms changed while you were reading them.').waitFor()
    await dialog.getByText('Whales come and go.').waitFor()
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false)
    await dialog.getByRole('checkbox').check()
    await press(elena, 'Accept the terms')
    await card.getByText(/Terms accepted on/).waitFor()
  })
})
