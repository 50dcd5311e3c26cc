import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillDemoFiles } from '../src/demo/server/fill-files.ts'
import { TEST_PASSWORD } from '../src/server/testing.day.ts'
import { countPresses } from './presses.ts'
import { openStage, type Stage } from './stage.ts'
import { shown } from './views/shown.ts'

/** A telephone's window. */
const PHONE = { width: 390, height: 844 }

interface Job {
  name: string
  /** At most so many presses from the home. */
  presses: number
  /** Who does it; Elena where nobody is named, nobody where one is not signed in yet. */
  who?: string | null
  play: (page: Page) => Promise<unknown>
}

const openMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('dialog[open]').getByRole('link', { name: entry }).click()
}
const nextStay = (page: Page) => page.locator('.hero').getByRole('link').first()
const waiting = (page: Page, deed: RegExp) => page.getByRole('link', { name: deed }).first()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** In this order: what takes something away comes after what needs it. */
const JOBS: readonly Job[] = [
  {
    name: 'Sign in',
    presses: 1,
    who: null,
    play: async (page) => {
      await page.locator('input[name=email]').fill('elena@marea.example')
      await page.locator('input[name=password]').fill(TEST_PASSWORD)
      await press(page, 'Sign in')
      await page.waitForURL(/\/home/)
    },
  },
  {
    name: 'Find what waits',
    presses: 0,
    play: (page) => page.locator('.todo-row').nth(4).waitFor(),
  },
  {
    name: 'See where nights went',
    presses: 1,
    play: async (page) => {
      await page.getByRole('link', { name: 'Residence nights', exact: true }).click()
      await page.locator('.ledger-stay').first().waitFor()
    },
  },
  {
    name: 'See the next stay’s address and door',
    presses: 1,
    play: async (page) => {
      await nextStay(page).click()
      await page.getByText('Carretera costera km 27').first().waitFor()
      await page.getByText('Lagoon entrance').first().waitFor()
    },
  },
  {
    name: 'Get the confirmation as PDF',
    presses: 2,
    play: async (page) => {
      await nextStay(page).click()
      const file = page.waitForEvent('download')
      await press(page, 'Confirmation as PDF')
      expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    },
  },
  {
    name: 'Open a document',
    presses: 2,
    play: async (page) => {
      await page.getByRole('link', { name: 'See the contract' }).click()
      await press(page, 'Purchase agreement')
      await page.getByRole('dialog', { name: 'Purchase agreement' }).waitFor()
    },
  },
  {
    name: 'Settle a fee',
    presses: 2,
    play: async (page) => {
      await waiting(page, /the rest of the condo fee/).click()
      await page.getByRole('button', { name: /^Pay .* at the resort$/ }).click()
      await page.waitForURL(/[?&]paid=\d+/)
    },
  },
  {
    name: 'Authorize benefits',
    presses: 2,
    play: async (page) => {
      await waiting(page, /Authorize golf rounds/).click()
      await press(page, 'Save my answer')
      await page.getByText('Benefits authorized').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'Answer the statement',
    presses: 2,
    play: async (page) => {
      await waiting(page, /Answer the statement/).click()
      await press(page, 'Accept transactions')
      await page.getByText('Transactions accepted').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'Write to the club',
    presses: 3,
    play: async (page) => {
      await openMenu(page, 'Write a message')
      await page.getByLabel('Subject').fill('The pool')
      await page.getByRole('textbox', { name: 'Message' }).fill('Is it heated in December?')
      await press(page, 'Send the message')
      await page.getByText('Your message is on its way to the concierge').waitFor()
    },
  },
  {
    name: 'Invite a visitor',
    presses: 2,
    play: async (page) => {
      await page.getByRole('link', { name: 'Register a visit' }).click()
      await page.getByLabel('Reason').fill('Dinner on the terrace')
      await page.getByLabel(/^Name/).fill('Lucía')
      await page.getByLabel('Last name').fill('Ríos')
      await press(page, 'Register')
      await page.getByRole('heading', { level: 1, name: 'Lucía Ríos' }).waitFor()
    },
  },
  {
    name: 'Ask for a repair',
    presses: 3,
    play: async (page) => {
      await page.getByRole('link', { name: 'Ask for a repair' }).click()
      await page.getByLabel('What needs repair').fill('The tap in the kitchen drips.')
      await page.locator('label', { hasText: 'Any of the next 7 days' }).click()
      await press(page, 'Send request')
      await page.waitForURL(/\/maintenance-request\/\d+/)
    },
  },
  {
    name: 'Sign a report',
    presses: 3,
    who: 'marcos',
    play: async (page) => {
      await page.getByRole('link', { name: 'Leer y firmar' }).click()
      const dialog = page.getByRole('dialog', { name: /Firmar el reporte/ })
      await dialog.locator('label', { hasText: 'Leí el reporte.' }).click()
      await dialog.getByRole('button', { name: 'Firmar el reporte' }).click()
      await page.getByRole('dialog', { name: 'Reporte firmado' }).waitFor()
    },
  },
  {
    name: 'Request a stay',
    presses: 6,
    play: async (page) => {
      await page.getByRole('link', { name: 'Request a stay' }).first().click()
      await page.locator('.plan-fit').nth(1).click()
      await press(page, 'Choose')
      const review = page.getByRole('dialog', { name: 'Review your request' })
      await review.locator('label', { hasText: 'details later' }).first().click()
      await review.locator('label', { hasText: 'I accept' }).click({ position: { x: 8, y: 8 } })
      await review.getByRole('button', { name: /^(Send request|Book this stay)$/ }).click()
      await page.waitForURL(/fresh=/)
    },
  },
  {
    name: 'Name the guests',
    presses: 3,
    play: async (page) => {
      await nextStay(page).click()
      await page.getByRole('link', { name: 'Change guests' }).click()
      const child = page.getByRole('group', { name: 'Child 2' })
      await child.getByRole('textbox', { name: 'Name', exact: true }).fill('Samuela')
      await press(page, 'Save changes')
      await page.getByText('The update was successful').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'Change a stay',
    presses: 5,
    who: 'marcos',
    play: async (page) => {
      await nextStay(page).click()
      await page.getByRole('link', { name: 'Cambiar', exact: true }).click()
      await page.locator('.calendar-day:not([data-outside-month])[aria-label*="13 de marzo"]').click()
      await page.locator('.calendar-day:not([data-outside-month])[aria-label*="17 de marzo"]').click()
      await page.locator('.edit-form button[type=submit]').click()
      await page.locator('.toast').first().waitFor()
    },
  },
  {
    name: 'Order a thing to do',
    presses: 7,
    play: async (page) => {
      await page.locator('.often').getByRole('link', { name: 'Things to do' }).click()
      await page.getByRole('searchbox').fill('Reef at first')
      await page.getByRole('link', { name: 'Reef at first light' }).click()
      await page.locator('.buy .stepper button:last-child').first().click()
      await page.locator('.place').first().click()
      await press(page, 'Add and check out')
      await page.getByLabel('Phone').fill('+52 998 555 0142')
      await page.locator('.cart-summary label').click({ position: { x: 8, y: 8 } })
      await press(page, 'Confirm order')
      await page.waitForURL(/placed=/)
    },
  },
  {
    name: 'Cancel a stay',
    presses: 5,
    play: async (page) => {
      await nextStay(page).click()
      await press(page, 'Cancel the stay')
      const dialog = page.getByRole('dialog', { name: /^Cancel / })
      await dialog.locator('label', { hasText: 'Change of plans' }).click()
      await dialog.locator('label', { hasText: 'I accept that cancelling costs' }).click()
      await dialog.getByRole('button', { name: 'Request cancellation' }).click()
      await page.getByText('Cancellation requested').filter({ visible: true }).first().waitFor()
    },
  },
  {
    name: 'Change language and skin',
    presses: 3,
    who: 'ines',
    play: async (page) => {
      await press(page, 'Abrir el menú')
      await page.locator('dialog[open]').getByRole('button', { name: 'English' }).click()
      await page.locator('dialog[open]').getByRole('button', { name: 'Use the dark theme' }).click()
      await page.locator('html[lang=en][data-theme=dark]').waitFor()
    },
  },
  {
    name: 'Sign out',
    presses: 1,
    play: async (page) => {
      await press(page, 'Log out')
      await page.waitForURL(/\/login/)
    },
  },
]

describe('the jobs of an owner’s day', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    const { database, files, clock } = stage
    await fillDemoFiles(database.db, files, {
      now: clock.now(),
      only: (seed) => /^contract-1-agreement/.test(seed),
    })
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  test('docs/presses.md tells the same table: none takes more than in version 1.8', () => {
    const page = readFileSync(new URL('../docs/presses.md', import.meta.url), 'utf8')
    const rows = [...page.matchAll(/^\| ([^|]+?) \| (\d+) \| (\d+) \|/gm)].map(([, name, before, now]) => ({
      name,
      before: Number(before),
      presses: Number(now),
    }))
    const told = JOBS.map(({ name, presses }) => ({ name, presses }))
    expect(rows.map(({ name, presses }) => ({ name, presses }))).toEqual(told)
    expect(rows.filter(({ before, presses }) => presses > before)).toEqual([])
    const sum = (of: 'before' | 'presses') => rows.reduce((total, row) => total + row[of], 0)
    expect(page).toContain(`${sum('presses')} presses instead of ${sum('before')}`)
  })

  test.each(JOBS)('$name: $presses presses at most', async ({ play, presses, who = 'elena' }) => {
    const page = who === null ? await stage.newPage(PHONE) : await stage.signedIn(who, PHONE)
    await page.goto(who === null ? '/login' : '/home')
    await shown(page)
    const hand = await countPresses(page)
    await play(page)
    // A press is told from the page to here; what was told before this question is counted by its answer.
    await page.evaluate(() => document.title)
    expect(hand.count()).toBeLessThanOrEqual(presses)
    await page.context().close()
  })
})
