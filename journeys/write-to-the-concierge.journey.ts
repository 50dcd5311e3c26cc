import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'
import { axeFaults } from './views/axe.ts'
import { openDesk, openThing } from './views/desk.acts.ts'

describe('one thread with the club', () => {
  let stage: Stage
  let elena: Page
  let desk: Page
  beforeAll(async () => {
    stage = await openStage()
    elena = await stage.signedIn('elena')
    desk = await stage.signedIn('raul')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('a repair leads there with its number, and a picture goes along', async () => {
    await elena.goto('/my-property/maintenance-request/1')
    await elena.getByRole('link', { name: 'Write to your concierge about this' }).click()
    expect(await elena.getByLabel('Subject').inputValue()).toBe('MR-1001')
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
    const choose = async () =>
      elena
        .locator('input[type=file]')
        .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() })
    await choose()
    await elena.getByRole('textbox', { name: 'Message' }).fill('It still catches.')
    // A reload keeps the words, and says which picture it could not keep.
    await elena.reload()
    await elena.getByText(/hands a file over only once: door\.png/).waitFor()
    expect(await elena.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('It still catches.')
    await choose()
    await elena.getByText(/hands a file over only once/).waitFor({ state: 'detached' })
    await elena.getByRole('button', { name: 'Send the message' }).click()
    await elena.getByText('Your message is on its way to the concierge').waitFor()
    const said = elena.locator('.thread-entry').filter({ hasText: 'MR-1001' })
    await said.getByText('Not answered yet').waitFor()
    await said.getByRole('link', { name: 'Look at door.webp' }).waitFor()
    expect(await axeFaults(elena)).toEqual([])
  })

  test('an answer that came by email is entered by the desk, and waits to be read', async () => {
    await openDesk(desk, 'messages')
    await openThing(desk, 'It still catches.')
    const item = desk.locator('.desk-item').filter({ hasText: 'It still catches.' })
    const file = desk.waitForEvent('download')

    await item.getByRole('button', { name: 'Save door.webp' }).click()
    expect((await file).suggestedFilename()).toBe('door.webp')
    await item.getByRole('button', { name: /^Answered by email/ }).click()
    const dialog = desk.locator('dialog[open]')
    await dialog.getByLabel('Who wrote it').selectOption({ label: 'Beatriz Canché May' })
    await dialog.getByLabel('On which day').fill('2026-11-18')
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('Don Chucho comes again.')
    await dialog.getByRole('button', { name: 'Enter the answer' }).click()
    await item.waitFor({ state: 'detached' })

    await elena.goto('/home')
    await elena.locator('.sidebar').getByRole('link', { name: 'One new answer' }).click()
    const answer = elena.locator('.thread-entry').filter({ hasText: 'Don Chucho comes again.' })
    await answer.getByText(/^Beatriz Canché May by email/).waitFor()
    await answer.getByText('New', { exact: true }).waitFor()
    await elena.locator('.sidebar').getByRole('link', { name: 'Write a message' }).waitFor()
    // Who comes back has read it.
    await elena.reload()
    await answer.waitFor()
    expect(await answer.getByText('New', { exact: true }).count()).toBe(0)
  })
})
