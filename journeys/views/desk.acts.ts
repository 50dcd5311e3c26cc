import type { Page } from 'playwright-core'
import { answerCalls } from './answers.ts'

/** Stands at the desk, before one of its queues. */
export async function openDesk(page: Page, kind: string): Promise<void> {
  await page.goto(`/desk?show=${kind}`)
  await page.locator('.desk-item, .state-box').first().waitFor()
}

/** Opens what waits in the inbox with these words in its row. */
export async function openThing(page: Page, words: string): Promise<void> {
  await page.locator('.inbox-row').filter({ hasText: words }).first().locator('.inbox-open').click()
  await page.locator('.inbox-row-open').filter({ hasText: words }).first().waitFor()
}

/** The first thing of the list: on a phone it opens by a press, beside the list by itself. */
export async function openFirst(page: Page): Promise<void> {
  const first = page.locator('.inbox-open').first()
  await first.waitFor()
  if (await page.locator('.inbox-thing').isHidden()) await first.click()
}

/** The dialog of the first decision that waits, with nothing written. */
export async function beginDecision(page: Page): Promise<void> {
  await openFirst(page)
  await page.locator('.desk-item').first().getByRole('button').first().click()
  await page.locator('dialog[open] textarea').waitFor()
}

/** The saved replies, from the inbox’s title. */
export async function openReplies(page: Page): Promise<void> {
  await page.locator('.inbox-title .icon-button').first().click()
  await page.locator('dialog[open] .saved-list').waitFor()
}

/** The dialog that saves what the list shows under a name. */
export async function saveView(page: Page): Promise<void> {
  await page.locator('.inbox-more button').click()
  await page.locator('dialog[open] [name=name]').waitFor()
}

/** A meeting to come, as the inbox shows it. The club does not hear of it. */
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
  const row = {
    kind: 'meetings',
    id: 1,
    state: meeting.channel,
    code: meeting.subject,
    words: meeting.note,
    since: meeting.createdAt,
    answerBy: meeting.startsAt.slice(0, 10),
    lapsesAt: at(40),
    alertAt: null,
    group: 'later',
    firstDay: meeting.startsAt.slice(0, 10),
    lastDay: meeting.startsAt.slice(0, 10),
    hotel: null,
    residence: null,
    contract: null,
    owner: { name: meeting.owner.name, lastname: meeting.owner.lastname },
    assigned: null,
    snoozedUntil: null,
  }
  await answerCalls(page, /\/api\/v1\/desk\/meetings\/\?/, { status: true, data: [meeting] })
  await answerCalls(page, '/api/v1/desk/inbox/thing/', {
    status: true,
    data: {
      row,
      notes: [],
      also: [],
      held: null,
      facts: { owner: null, stay: null, repair: null, message: null, review: null },
    },
  })
  await answerCalls(page, /\/api\/v1\/desk\/inbox\/\?/, {
    status: true,
    data: [row],
    found: 1,
    counts: { all: 1, mine: 0, free: 1, snoozed: 0, late: 0, soon: 0, kinds: { meetings: 1 } },
    hotels: [],
    colleagues: [],
    readers: [],
  })
}

export async function meetingsCame(page: Page): Promise<void> {
  await openFirst(page)
  await page.locator('.desk-item').first().waitFor()
}

/** The finder is open over the page, with what it found for a name. */
export async function findHarrington(page: Page): Promise<void> {
  await page.locator('.owner-page').waitFor()
  await page.locator('.admin-find').click()
  const box = page.getByRole('combobox')
  await box.fill('harr')
  await page.getByRole('option').filter({ hasText: 'Harrington' }).first().waitFor()
}
