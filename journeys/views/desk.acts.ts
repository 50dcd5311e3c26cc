import type { Page } from 'playwright-core'
import { answerCalls } from './answers.ts'

/** Stands at the desk, before one of its queues. */
export async function openDesk(page: Page, kind: string): Promise<void> {
  await page.goto(`/desk?show=${kind}`)
  await page.locator('.desk-item, .state-box').first().waitFor()
}

/** The dialog of the first decision that waits, with nothing written. */
export async function beginDecision(page: Page): Promise<void> {
  await page.locator('.desk-item').first().getByRole('button').first().click()
  await page.locator('dialog[open] textarea').waitFor()
}

/** Two meetings to come, as the list shows them. The club does not hear of them. */
export async function showMeetings(page: Page): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const meeting = {
    id: 1,
    staff: { name: 'Andrés', lastname: 'Poot Balam' },
    startsAt: at(20),
    endsAt: at(20.5),
    createdAt: at(-30),
    zone: 'America/Cancun',
    channel: 'video',
    subject: 'The pool in spring',
    note: 'Elena brings the plans of the terrace.',
    owner: { idOwner: 1, name: 'Elena', lastname: 'Harrington Ruiz', email: 'elena@marea.example' },
  }
  const data = [
    meeting,
    { ...meeting, id: 2, startsAt: at(44), endsAt: at(44.5), channel: 'phone', note: null },
  ]
  await answerCalls(page, /\/api\/v1\/desk\/meetings\/$/, { status: true, data })
}

export const meetingsCame = (page: Page) => page.locator('.desk-item').nth(1).waitFor()
