import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

describe('my people', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(async () => {
    // Two people of one name: the browser's log tells of the refusal.
    expect(stage.faults.filter((fault) => !/409/.test(fault))).toEqual([])
    await stage.close()
  })

  test('somebody is written once, chosen for a visit and a stay, and forgotten with the pass', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account')
    await page.getByRole('link', { name: 'Open my people' }).click()
    await page.getByRole('heading', { level: 1, name: 'My people' }).waitFor()

    await page.getByRole('button', { name: 'Add somebody' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'Add somebody' })
    await form.getByRole('button', { name: 'Guest' }).press('Enter')
    await form.getByRole('button', { name: 'Add', exact: true }).press('Enter')
    expect(await form.locator('[aria-invalid=true]').count()).toBe(2)
    await form.getByLabel(/^Name/).fill('Ana')
    await form.getByLabel(/^Last name/).fill('Quintero')
    await form.getByLabel('Relation (optional)').fill('Doctor')
    await form.getByLabel('Email (optional)').fill('ana@visitors.example')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Ana Quintero' })
    await row.getByText('Doctor').waitFor()
    await row.getByText('Not in a stay or visit yet').waitFor()

    // A name stands there once, however it is written.
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await form.getByLabel(/^Name/).fill('ana')
    await form.getByLabel(/^Last name/).fill('quintéro')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText(/Is this Ana Quintero\?/).waitFor()
    await form.getByRole('button', { name: 'Cancel' }).click()
    // Closing the dialog goes a step back: another address waits until that is done.
    await form.waitFor({ state: 'hidden' })

    // Chosen, the fields of a visit are filled; another place does not offer her again.
    await page.goto('/my-property/control-access/create')
    await page.getByLabel('From your people').selectOption({ label: 'Ana Quintero' })
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('Ana')
    expect(await page.getByLabel('Email (optional)').inputValue()).toBe('ana@visitors.example')
    await page.getByRole('button', { name: 'Add a guest' }).click()
    expect(await page.getByLabel('From your people').last().innerText()).not.toContain('Ana Quintero')
    await page.getByLabel(/^Name/).last().fill('Twin')
    await page.getByLabel('Last name').last().fill('Quintero')
    await page.getByLabel('Email (optional)').last().fill(' ANA@visitors.example')
    await page.getByLabel('Reason').fill('A look at a knee')
    await page.getByLabel('Time out').fill('23:59')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByText('Somebody else on this list already has this address').waitFor()
    await page.getByLabel('Email (optional)').last().fill('')
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('heading', { level: 1, name: /Ana Quintero/ }).waitFor()

    // A child is as old as on the day of check-in.
    const child = await sql<{ name: string; lastname: string; birthday: string }>`
      INSERT INTO people (owner_id, kind, name, lastname, plain_name, birthday, created_at, changed_at)
      SELECT id, 'family', 'Nico', lastname, 'nico', '2019-02-09', now(), now() FROM owners
       WHERE email = 'elena@marea.example' RETURNING name, lastname, birthday`.execute(stage.database.db)
    await page.goto('/my-reservations/request?in=2027-02-16&out=2027-02-19&adults=2&children=1')
    await page.getByRole('button', { name: 'Choose' }).first().click()
    const review = page.getByRole('dialog', { name: 'Review your request' })
    const places = review.getByLabel('From your people')
    await places.last().selectOption({ label: `Nico ${child.rows[0]!.lastname}` })
    expect(await review.getByRole('textbox', { name: /^Age/ }).inputValue()).toBe('8')
    await places.nth(1).selectOption({ label: 'Ana Quintero' })
    expect(await review.getByLabel(/^Name/).nth(1).inputValue()).toBe('Ana')
    await places.nth(1).selectOption({ label: 'Somebody else' })
    expect(await review.getByLabel(/^Name/).nth(1).inputValue()).toBe('')

    // Forgotten: what goes is said before, and her pass opens no more.
    await page.goto('/my-account/people')
    await row.getByText(/^Pass:/).waitFor()
    await row.getByRole('button', { name: 'Forget Ana Quintero' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Forget Ana Quintero?' })
    await asked.getByText('One visitor’s pass stops working at once.').waitFor()
    await asked.getByRole('button', { name: 'Forget Ana' }).click()
    await row.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add somebody')
    const passes = await sql<{ name: string; revoked: boolean; email: string | null }>`
      SELECT p.name, p.revoked_at IS NOT NULL AS revoked, g.email FROM access_passes p
        JOIN access_guests g ON g.access_id = p.access_id AND g.position = p.guest_position
       WHERE p.lastname = 'Quintero' ORDER BY p.guest_position`.execute(stage.database.db)
    expect(passes.rows).toEqual([
      { name: 'Ana', revoked: true, email: null },
      { name: 'Twin', revoked: false, email: null },
    ])
  })

  test('who is in a stay to come is not forgotten: the dialog names the stay and opens it', async () => {
    const page = await stage.signedIn('elena')
    await page.goto('/my-account/people')
    const next = page.getByRole('listitem').filter({ hasText: 'Next:' }).first()
    await next.getByRole('button', { name: /^Forget/ }).click()
    const dialog = page.getByRole('alertdialog', { name: /is in a stay to come/ })
    await dialog.getByRole('link', { name: 'Open the stay' }).click()
    await page.waitForURL(/\/my-reservations\/\d+$/)
  })
})
