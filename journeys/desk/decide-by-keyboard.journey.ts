import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

/** So many stays are decided one after the other. */
const MANY = 20
const UNDO_SECONDS = 10

describe('deciding by keyboard alone', () => {
  let stage: Stage
  let desk: Page
  let ids: number[]
  beforeAll(async () => {
    stage = await openStage([], { DESK_UNDO_SECONDS: String(UNDO_SECONDS) })
    const { db } = stage.database
    const now = stage.clock.now()
    const { rows } = await sql<{ id: number }>`
      UPDATE bookings SET status = 'pending-confirmation', changed_at = ${now}
       WHERE id IN (SELECT b.id FROM bookings b
                     WHERE b.status = 'confirmed' AND b.check_in > '2026-12-01' AND b.wish_id IS NULL ORDER BY b.id LIMIT ${MANY})
      RETURNING id`.execute(db)
    ids = rows.map(({ id }) => id)
    expect(ids.length).toBe(MANY)
    // They are one person's: what comes in meanwhile stands in the same list, and not in theirs.
    await sql`
      UPDATE inbox SET assigned_at = ${now}, assigned_admin_id = (SELECT id FROM admins WHERE email = 'raul@marea.example')
       WHERE kind = 'bookings' AND thing_id = ANY (${ids})`.execute(db)
    desk = await stage.signedIn('raul')
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const rows = () => desk.locator('.inbox-list .inbox-row').count()
  const nameOfOpen = () => new URL(desk.url()).searchParams.get('thing')
  const undo = () => desk.locator('.inbox-undo-bar')
  const confirmed = async () => {
    const { rows } = await sql<{ confirmed: number }>`
      SELECT count(*)::int AS confirmed FROM bookings WHERE id = ANY (${ids}) AND status = 'confirmed'`.execute(
      stage.database.db,
    )
    return rows[0]?.confirmed
  }
  /** E and Ctrl-Enter: the yes of what is open, without words. */
  const sayYes = async () => {
    await desk.locator('.desk-item [data-answer=yes]').waitFor()
    await desk.keyboard.press('e')
    await desk.locator('dialog[open] textarea').waitFor()
    await desk.keyboard.press('Control+Enter')
    await desk.locator('dialog[open]').waitFor({ state: 'detached' })
  }

  test('J and K go through the list, X selects, and the list of keys is one press away', async () => {
    await desk.goto('/desk?show=bookings&view=mine')
    await desk.locator('.desk-item').waitFor()
    expect(await rows()).toBe(MANY)
    const first = nameOfOpen()
    await desk.keyboard.press('j')
    await expect.poll(nameOfOpen).not.toBe(first)
    await desk.keyboard.press('k')
    await expect.poll(nameOfOpen).toBe(first)
    await desk.keyboard.press('x')
    await desk.getByText('1 selected').waitFor()
    await desk.locator('.desk-item [data-answer=yes]').waitFor()
    expect(await axeFaults(desk)).toEqual([])
    await desk.keyboard.press('x')
    await desk.getByText('1 selected').waitFor({ state: 'detached' })
    await desk.keyboard.press('?')
    await desk.getByRole('dialog', { name: 'Keys' }).waitFor()
    // The dialog has the keys now.
    await desk.keyboard.press('j')
    expect(nameOfOpen()).toBe(first)
    await desk.keyboard.press('Escape')
    await desk.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'hidden' })
  })

  test('what is written for colleagues takes no letter for a deed', async () => {
    const before = nameOfOpen()
    await desk.locator('.inbox-notes textarea').waitFor()
    await desk.keyboard.press('n')
    await desk.keyboard.type('jerk')
    expect(nameOfOpen()).toBe(before)
    expect(await desk.locator('dialog[open]').count()).toBe(0)
    expect(await desk.locator('.inbox-notes textarea').inputValue()).toBe('jerk')
    await expect
      .poll(async () => {
        await desk.keyboard.press('Escape')
        return desk.evaluate(() => document.activeElement?.tagName)
      })
      .not.toBe('TEXTAREA')
  })

  test('Z takes an answer back: nothing of it has happened, and another desk saw it held', async () => {
    const before = nameOfOpen()
    const other = await stage.signedIn('joel')
    await other.goto(`/desk?show=bookings&thing=${before}`)
    await other.locator('.inbox-row-open .inbox-eye').waitFor()
    await other.locator('.desk-item').waitFor()
    await sayYes()
    await undo().getByText('The email waits until zero.').waitFor()
    await expect.poll(rows).toBe(MANY - 1)
    expect(await axeFaults(desk)).toEqual([])
    // By itself: nobody has loaded anything anew.
    await other.getByText(/^Raúl .* ya respondió a esto$/).waitFor()
    await other.context().close()
    await desk.keyboard.press('z')
    await undo().waitFor({ state: 'detached' })
    await expect.poll(nameOfOpen).toBe(before)
    await expect.poll(rows).toBe(MANY)
    expect(await confirmed()).toBe(0)
  })

  test('E and Enter say yes: the focus stands on the deed, and in a refusal on the words', async () => {
    const before = nameOfOpen()
    await desk.locator('.desk-item [data-answer=no]').waitFor()
    await desk.keyboard.press('r')
    await expect.poll(() => desk.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await desk.keyboard.press('Escape')
    await desk.locator('dialog[open]').waitFor({ state: 'detached' })
    await desk.keyboard.press('e')
    await expect.poll(() => desk.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
    await desk.keyboard.press('Enter')
    await undo().getByText('The email waits until zero.').waitFor()
    await expect.poll(rows).toBe(MANY - 1)
    await desk.keyboard.press('z')
    await undo().waitFor({ state: 'detached' })
    await expect.poll(nameOfOpen).toBe(before)
    await expect.poll(rows).toBe(MANY)
  })

  test('three that are selected are confirmed at once after a summary, and one Z takes all of them back', async () => {
    for (const _ of [1, 2, 3]) {
      await desk.keyboard.press('x')
      const before = nameOfOpen()
      await desk.keyboard.press('j')
      await expect.poll(nameOfOpen).not.toBe(before)
    }
    await desk.getByText('3 selected').waitFor()
    await desk.keyboard.press('e')
    await desk.getByText('3 can be confirmed').waitFor()
    expect(await axeFaults(desk)).toEqual([])
    // One more press, on the deed itself.
    await desk.keyboard.press('Enter')
    await undo().getByText('3 answers are held.').waitFor()
    await expect.poll(rows).toBe(MANY - 3)
    await desk.keyboard.press('z')
    await undo().waitFor({ state: 'detached' })
    await expect.poll(rows).toBe(MANY)
    expect(await confirmed()).toBe(0)
  })

  test('one of the selected that is refused is named, and one Z takes the others back', async () => {
    const changed = Number(/\d+$/.exec(nameOfOpen() ?? '')?.[0])
    for (const _ of [1, 2]) {
      await desk.keyboard.press('x')
      const before = nameOfOpen()
      await desk.keyboard.press('j')
      await expect.poll(nameOfOpen).not.toBe(before)
    }
    await desk.keyboard.press('e')
    await desk.getByText('2 can be confirmed').waitFor()
    // Its owner writes meanwhile.
    await sql`UPDATE bookings SET sequence = sequence + 1 WHERE id = ${changed}`.execute(stage.database.db)
    await desk.keyboard.press('Control+Enter')
    await desk.locator('dialog[open]').waitFor({ state: 'detached' })
    await desk.locator('.toast').first().waitFor()
    await expect.poll(rows).toBe(MANY - 1)
    await desk.keyboard.press('z')
    await undo().waitFor({ state: 'detached' })
    await expect.poll(rows).toBe(MANY)
    await desk.keyboard.press('Escape')
  })

  test('twenty stays are confirmed with E and Ctrl-Enter, and ten seconds later they are', async () => {
    for (let left = MANY; left > 0; left--) {
      const before = nameOfOpen()
      await sayYes()
      if (left > 1) await expect.poll(nameOfOpen).not.toBe(before)
      await expect.poll(rows).toBe(left - 1)
    }
    await desk.getByText('Nothing is waiting here').waitFor()
    await undo().getByText(`${MANY} answers are held.`).waitFor()
    expect(await confirmed()).toBe(0)
    stage.clock.pass(UNDO_SECONDS * 1000 + 1)
    await expect.poll(confirmed, { timeout: 20_000 }).toBe(MANY)
    await undo().waitFor({ state: 'detached' })
  })
})
