import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../src/kernel/day.ts'
import { TEST_DAY } from '../../src/server/testing.day.ts'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

/** Far ahead, where the demo has no stay. */
const FAR = addDays(TEST_DAY, 800)

describe('the desk places stays in the house', () => {
  let stage: Stage
  let contract: { id: number; hotel: number; category: number }
  let rooms: { id: number; number: string }[]
  beforeAll(async () => {
    stage = await openStage()
    const found = await sql<typeof contract>`
      SELECT c.id, c.hotel_id AS hotel, c.category_id AS category FROM contracts c
        JOIN owners o ON o.id = c.owner_id WHERE o.email = 'elena@marea.example' ORDER BY c.id LIMIT 1`.execute(
      stage.database.db,
    )
    contract = found.rows[0]!
    const { rows } = await sql<{ id: number; number: string }>`
      SELECT id, number FROM housing WHERE category_id = ${contract.category} ORDER BY id`.execute(
      stage.database.db,
    )
    rooms = rows
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** A stay of Elena's contract from a day on. */
  const stayOf = async (from: string, nights: number, room: number | null = null, note = '') => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, housing_id, check_in, check_out, adults, children, occupant,
                            status, nights_cost, note, created_at, changed_at)
      VALUES (${contract.id}, ${contract.hotel}, ${contract.category}, ${room}, ${from}::date, ${addDays(from, nights)}::date,
              2, 0, 'owner', 'confirmed', 0, ${note}, now(), now()) RETURNING id`.execute(stage.database.db)
    return rows[0]!.id
  }
  const placeOf = async (id: number) => {
    const { rows } = await sql<{ housing: number | null; pinned: boolean }>`
      SELECT housing_id AS housing, housing_pinned AS pinned FROM bookings WHERE id = ${id}`.execute(
      stage.database.db,
    )
    return rows[0]!
  }
  const bar = (page: Page, id: number) => page.locator(`[data-stay="${id}"]`)
  const house = async (look: Parameters<Stage['signedIn']>[1] = {}, search = `start=${FAR}&days=28`) => {
    const page = await stage.signedIn('raul', { width: 1440, height: 900, ...look })
    await page.goto(`/desk/house?hotel=${contract.hotel}&${search}`)
    return page
  }

  test('by keyboard: it is picked up, said whether it fits and why, placed, and undone', async () => {
    const id = await stayOf(addDays(FAR, 3), 5)
    const there = await stayOf(addDays(FAR, 5), 4, rooms[0]!.id)
    const page = await house()
    await bar(page, id).focus()
    await page.keyboard.press('Enter')
    const status = page.locator('.carry')
    await status.getByText(/^Not placed: it holds its nights in/).waitFor()
    await page.keyboard.press('ArrowDown')
    await status
      .getByText(new RegExp(`^${rooms[0]!.number} doesn’t fit: Harrington.* is there from`))
      .waitFor()
    expect(await status.getByRole('button', { name: /^Place in/ }).isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await status.getByText(new RegExp(`^${rooms[1]!.number} fits`)).waitFor()
    await page.keyboard.press('Enter')
    await status.getByText(new RegExp(`is in ${rooms[1]!.number}\\.$`)).waitFor()
    expect(await placeOf(id)).toEqual({ housing: rooms[1]!.id, pinned: false })
    expect(await axeFaults(page)).toEqual([])

    // The stay that was placed has the focus still.
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.stay))
      .toBe(String(id))
    await page.keyboard.press('Enter')
    await page.keyboard.press('p')
    await page.keyboard.press('Enter')
    await status.getByText(/pinned\.$/).waitFor()
    expect(await placeOf(id)).toEqual({ housing: rooms[1]!.id, pinned: true })
    await status.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => placeOf(id)).toEqual({ housing: rooms[1]!.id, pinned: false })
    expect((await placeOf(there)).housing).toBe(rooms[0]!.id)
    await page.close()
  })

  test('by mouse: it is dragged to a residence, and left where it was by Escape', async () => {
    const id = await stayOf(addDays(FAR, 16), 5)
    const page = await house({ height: 1200 })
    const drag = async (number: string) => {
      const from = (await bar(page, id).boundingBox())!
      const to = (await page.getByRole('row', { name: new RegExp(`^${number}`) }).boundingBox())!
      await page.mouse.move(from.x + 20, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(from.x + 24, from.y + from.height / 2 + 12, { steps: 3 })
      await page.mouse.move(from.x + 24, to.y + to.height / 2, { steps: 8 })
    }
    await bar(page, id).waitFor()
    await drag(rooms[2]!.number)
    await page
      .locator('.carry')
      .getByText(new RegExp(`^${rooms[2]!.number} fits`))
      .waitFor()
    await page.mouse.up()
    await expect.poll(() => placeOf(id)).toEqual({ housing: rooms[2]!.id, pinned: false })
    await page.locator('.carry').getByText(/is in/).waitFor()
    await bar(page, id).click()
    await page
      .locator('.carry')
      .getByText(/It is in .* now\./)
      .waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.carry').count()).toBe(0)
    expect((await placeOf(id)).housing).toBe(rooms[2]!.id)
    await page.close()
  })

  test('all at once: the plan says why each goes where, one press places them and one undoes it', async () => {
    const start = addDays(FAR, 100)
    const ids = [await stayOf(addDays(start, 2), 4), await stayOf(addDays(start, 4), 5)]
    const page = await house({}, `start=${start}&days=28`)
    await page.getByRole('button', { name: 'Place all 2…' }).click()
    const plan = page.locator('.carry')
    await plan.getByText('2 stays find a residence').waitFor()
    await plan.getByText(/own residence/).waitFor()
    expect(await page.locator('.stay-bar.ghost').count()).toBe(2)
    await plan.getByRole('button', { name: 'Place 2' }).click()
    await plan.getByText('2 stays are placed.').waitFor()
    for (const id of ids) expect((await placeOf(id)).housing).not.toBeNull()
    await plan.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(async () => Promise.all(ids.map(placeOf)))
      .toEqual(ids.map(() => ({ housing: null, pinned: false })))
    await page.close()
  })

  test('of two desks the one that comes second reads that it was placed meanwhile, and sees where', async () => {
    const start = addDays(FAR, 200)
    const id = await stayOf(addDays(start, 2), 4)
    const page = await house({}, `start=${start}&days=28`)
    await bar(page, id).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.locator('.carry').getByText(/fits/).waitFor()
    await sql`UPDATE bookings SET housing_id = ${rooms[3]!.id} WHERE id = ${id}`.execute(stage.database.db)
    await page.keyboard.press('Enter')
    await page
      .getByText(/^Somebody else placed or changed one of these stays/)
      .first()
      .waitFor()
    await page
      .getByRole('row', { name: new RegExp(`^${rooms[3]!.number}`) })
      .locator(`[data-stay="${id}"]`)
      .waitFor()
    await page.close()
  })

  test('the day on a telephone: who arrives, with what must not be forgotten; arrival noted and taken back', async () => {
    // Played again, it is another stay.
    const note = `A crib in the second bedroom, ${crypto.randomUUID()}.`
    const id = await stayOf(TEST_DAY, 3, null, note)
    const page = await house({ width: 390, height: 844 }, '')
    const row = page.locator('.house-day li', { hasText: note })
    await row.waitFor()
    expect(await page.locator('.tape').isVisible()).toBe(false)
    await row.getByRole('button', { name: /^Arrived/ }).click()
    await row.getByRole('button', { name: /^Take back/ }).waitFor()
    const noted = async () =>
      (
        await sql<{ happened: boolean }>`
        SELECT happened FROM stay_presence WHERE booking_id = ${id} ORDER BY id DESC LIMIT 1`.execute(
          stage.database.db,
        )
      ).rows[0]
    expect(await noted()).toEqual({ happened: true })
    expect(await axeFaults(page)).toEqual([])
    await row.getByRole('button', { name: /^Take back/ }).click()
    await row.getByRole('button', { name: /^Arrived/ }).waitFor()
    expect(await noted()).toEqual({ happened: false })
    await page.close()
  })
})
