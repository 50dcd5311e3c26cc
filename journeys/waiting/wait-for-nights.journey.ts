import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../src/kernel/day.ts'
import { PEAK } from '../../src/reservations/cast/room-nights.ts'
import { TEST_DAY } from '../../src/server/testing.day.ts'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

/** A day of the weeks for which nothing is left. */
const peak = (day: number) => addDays(TEST_DAY, PEAK.from + day)

interface Other {
  contract: number
  name: string
}

describe('waiting for nights that are gone', () => {
  let stage: Stage
  let others: Other[]
  /** Elena's. */
  let category: number
  beforeAll(async () => {
    stage = await openStage()
    const { rows } = await sql<Other>`
      SELECT c.id AS contract, split_part(o.email, '@', 1) AS name
        FROM contracts c JOIN owners o ON o.id = c.owner_id
        JOIN contracts e ON e.id = 1 AND e.hotel_id = c.hotel_id
       WHERE c.id <> 1 AND o.active AND o.can_book AND c.category_id IS NOT NULL
         AND (SELECT count(*) FROM contract_owners x WHERE x.owner_id = o.id) = 1
         AND NOT EXISTS (SELECT FROM executive_reports r WHERE r.contract_id = c.id AND r.signed_at IS NULL)
         AND NOT EXISTS (SELECT FROM bookings b WHERE b.contract_id = c.id AND b.check_in < ${peak(16)}::date
                            AND b.check_out > ${peak(-2)}::date AND b.status NOT IN ('cancelled', 'rejected'))
       ORDER BY c.id LIMIT 2`.execute(stage.database.db)
    others = rows
    const own = await sql<{ id: number }>`SELECT category_id AS id FROM contracts WHERE id = 1`.execute(
      stage.database.db,
    )
    category = own.rows[0]!.id
    // What waits in the demo is another story.
    await sql`UPDATE waits SET state = 'withdrawn', ended_at = now() WHERE hotel_id = 1`.execute(
      stage.database.db,
    )
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  /** Somebody has the last residence of these nights. */
  const takenBy = async ({ contract }: Other, from: string, nights: number) => {
    const { rows } = await sql<{ id: number }>`
      WITH opened AS (
        UPDATE room_nights n SET capacity = n.capacity + 1
         WHERE n.category_id = ${category} AND n.night >= ${from}::date AND n.night < ${from}::date + ${nights}::int)
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, note, created_at, changed_at)
      SELECT c.id, c.hotel_id, ${category}::int, ${from}::date, ${from}::date + ${nights}::int, 2, 0, 'owner', 'confirmed', 0, '',
             now(), now() FROM contracts c WHERE c.id = ${contract} RETURNING id`.execute(stage.database.db)
    return rows[0]!.id
  }
  const cancel = async ({ name }: Other, id: number) => {
    const page = await stage.signedIn(name, { language: 'en' })
    await page.goto(`/my-reservations/${id}`)
    await page.getByRole('button', { name: /^(Cancel the stay|Cancelar la estancia)$/ }).click()
    const dialog = page.getByRole('dialog', { name: /^(Cancel |¿Cancelar )/ })
    await dialog.getByRole('radio').first().check()
    await dialog.getByRole('button', { name: /^(Cancel the stay|Cancelar la estancia)$/ }).click()
    await page
      .getByText(/^(Stay cancelled|Estancia cancelada)/)
      .first()
      .waitFor()
    await page.context().close()
  }
  const waitFor = async (page: Page, from: string, to: string) => {
    await page.goto(`/my-reservations/request?in=${from}&out=${to}&category=${category}`)
    await page.getByRole('button', { name: /^(Wait for|Esperar) / }).click()
    const dialog = page.getByRole('dialog', { name: /^(Wait for|Esperar en) / })
    await dialog.getByText(/^(Your place|Su lugar)$/).waitFor()
    return dialog
  }
  const join = /^(Join the waiting list|Entrar a la lista de espera)$/
  const offersOf = async (contract: number) => {
    const { rows } = await sql<{ state: string }>`
      SELECT o.state FROM wait_offers o JOIN waits w ON w.id = o.wait_id WHERE w.contract_id = ${contract} ORDER BY o.id`.execute(
      stage.database.db,
    )
    return rows.map(({ state }) => state)
  }

  test('wait, get offered, take it: two presses from the search, one from the home to the yes', async () => {
    const [first] = others
    const stay = await takenBy(first!, peak(8), 4)
    const page = await stage.signedIn('elena')
    const dialog = await waitFor(page, peak(8), peak(12))
    await dialog.getByText('Nobody else waits for these nights.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    // The place and the chance follow every change.
    const again = page.waitForRequest(
      (one) => one.url().endsWith('/reservations/waiting/look/') && one.postDataJSON().adults === 1,
    )
    await dialog.getByRole('button', { name: 'Change the residences and guests' }).click()
    await dialog.getByRole('combobox', { name: 'Adults' }).selectOption('1')
    await again
    await dialog.getByRole('combobox', { name: 'Adults' }).selectOption('2')
    // What she likes there goes into the wish.
    await dialog.getByRole('group', { name: 'Benefits for this stay (optional)' }).waitFor()
    const golf = dialog.getByRole('button', { name: /golf/i }).last()
    await golf.press('Enter')
    await golf.press('Enter')
    await dialog.getByText('They are chosen for you when you take the nights.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: join }).press('Enter')
    await page.getByText('You are on the waiting list').first().waitFor()

    await cancel(first!, stay)
    await expect.poll(() => offersOf(1), { timeout: 10_000 }).toEqual(['open'])
    await expect
      .poll(() => stage.mails().some((mail) => mail.includes('Free, and held for you')), { timeout: 20_000 })
      .toBe(true)
    await page.goto('/home')
    await page
      .getByRole('link', { name: /^Say yes or no/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Waiting list' }).waitFor()
    await page.getByRole('timer').waitFor()
    await page.getByText('Chosen for you as your wish says: Golf rounds (2).').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Take it' }).press('Enter')
    const look = page.getByRole('dialog', { name: 'Take these nights' })
    await look.getByRole('heading', { name: 'What this stay uses' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await look.getByRole('checkbox', { name: 'I’ll give this guest’s details later' }).first().check()
    await look.getByRole('checkbox', { name: /reservation terms/ }).check()
    await look.getByRole('button', { name: 'Book this stay' }).press('Enter')
    await page.getByRole('heading', { name: 'My reservations' }).waitFor()
    await expect.poll(() => offersOf(1)).toEqual(['taken'])
    const { rows } = await sql<{ status: string }>`
      SELECT status FROM bookings WHERE contract_id = 1 AND check_in = ${peak(8)}::date`.execute(
      stage.database.db,
    )
    expect(rows).toEqual([{ status: 'confirmed' }])
    const { rows: used } = await sql<{ quantity: number; state: string }>`
      SELECT sum(u.quantity)::int AS quantity, u.state FROM booking_benefits u JOIN bookings b ON b.id = u.booking_id
       WHERE b.contract_id = 1 AND b.check_in = ${peak(8)}::date GROUP BY u.state`.execute(stage.database.db)
    expect(used).toEqual([{ quantity: 2, state: 'authorized' }])
    await page.context().close()
  })

  test('an offer that nobody answers lapses, and the next one gets it', async () => {
    const [first, second] = others
    const stay = await takenBy(first!, peak(2), 3)
    const elena = await stage.signedIn('elena', { width: 390, height: 844 })
    await (await waitFor(elena, peak(2), peak(5))).getByRole('button', { name: join }).click()
    await elena.getByText('You are on the waiting list').first().waitFor()
    const other = await stage.signedIn(second!.name)
    await (await waitFor(other, peak(2), peak(5))).getByRole('button', { name: join }).click()
    await other.getByText(/^(You are on the waiting list|Está en la lista de espera)$/).waitFor()
    await other.context().close()
    await elena.context().close()

    await cancel(first!, stay)
    await expect.poll(() => offersOf(1), { timeout: 10_000 }).toEqual(['taken', 'open'])
    stage.clock.pass(48 * 3_600_000)
    await expect.poll(() => offersOf(1), { timeout: 20_000 }).toEqual(['taken', 'lapsed'])
    expect(await offersOf(second!.contract)).toEqual(['open'])

    const next = await stage.signedIn(second!.name)
    await next.goto('/my-reservations/waiting')
    await next.getByText(/^(Free, and held for you|Libre y apartada para usted)$/).waitFor()
    const before = await stage.signedIn('elena')
    await before.goto('/my-reservations/waiting')
    await before.getByText(/What was held for you went to the next in line on/).waitFor()
    await before.getByRole('button', { name: /^Withdraw/ }).click()
    await before.getByRole('button', { name: 'Withdraw the wish' }).click()
    await before.getByRole('heading', { name: /Nothing to wait for/ }).waitFor()
  })

  test('a wish in the place of a stay: the stay goes as the new nights are taken, and not before', async () => {
    const [first] = others
    const stay = await takenBy(first!, peak(13), 2)
    const page = await stage.signedIn('elena')
    const dialog = await waitFor(page, peak(13), peak(15))
    const instead = dialog.getByRole('combobox', { name: 'A stay to give up once these nights are yours' })
    const old = (await instead.locator('option').nth(1).getAttribute('value'))!
    await instead.selectOption(old)
    await dialog.getByText(/come back\./).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: join }).press('Enter')
    await page.getByText('You are on the waiting list').first().waitFor()
    const status = async () => {
      const { rows } = await sql<{
        status: string
      }>`SELECT status FROM bookings WHERE id = ${Number(old)}`.execute(stage.database.db)
      return rows[0]!.status
    }
    await cancel(first!, stay)
    await expect.poll(() => offersOf(1), { timeout: 10_000 }).toEqual(['taken', 'lapsed', 'open'])
    expect(await status()).not.toBe('cancelled')

    await page.goto('/my-reservations/waiting')
    await page
      .getByText(/^In the place of BK-/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Take it' }).press('Enter')
    const look = page.getByRole('dialog', { name: 'Take these nights' })
    await look.getByText(/^In the place of BK-/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await look.getByRole('checkbox', { name: 'I’ll give this guest’s details later' }).first().check()
    await look.getByRole('checkbox', { name: /reservation terms/ }).check()
    await look.getByRole('button', { name: /^(Book this stay|Send request)$/ }).press('Enter')
    await page.getByRole('heading', { name: 'My reservations' }).waitFor()
    await expect.poll(status).toBe('cancelled')
    await page.goto(`/my-reservations/${old}`)
    await page.getByText('Given up for another stay').first().waitFor()
  })
})
