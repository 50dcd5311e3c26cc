import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../src/kernel/day.ts'
import { TEST_DAY } from '../../src/server/testing.day.ts'
import { openStage, type Stage } from '../stage.ts'
import { axeFaults } from '../views/axe.ts'

describe('a trade of two owners’ stays', () => {
  let stage: Stage
  let other: { contract: number; name: string }
  let stay: { id: number; code: string }
  let mine: typeof stay
  beforeAll(async () => {
    stage = await openStage()
    const { db } = stage.database
    // The story begins without trades of others.
    await sql`DELETE FROM trade_proposals`.execute(db)
    await sql`DELETE FROM trades`.execute(db)
    const { rows } = await sql<typeof other>`
      SELECT c.id AS contract, split_part(o.email, '@', 1) AS name
        FROM contracts c JOIN owners o ON o.id = c.owner_id
        JOIN contracts e ON e.id = 1 AND e.hotel_id = c.hotel_id AND c.category_id IS NOT NULL
       WHERE c.id <> 1 AND o.active AND o.can_book
         AND (SELECT count(*) FROM contract_owners x WHERE x.owner_id = o.id) = 1
         AND NOT EXISTS (SELECT FROM executive_reports r WHERE r.contract_id = c.id AND r.signed_at IS NULL)
         AND NOT EXISTS (SELECT FROM bookings b WHERE b.contract_id = c.id AND b.check_in < ${addDays(TEST_DAY, 215)}::date
                            AND b.check_out > ${addDays(TEST_DAY, 190)}::date AND b.status NOT IN ('cancelled', 'rejected'))
       ORDER BY c.category_id = e.category_id DESC, c.id LIMIT 1`.execute(db)
    other = rows[0]!
    // Theirs is long after most of Elena's, and one of hers lies within it: that one alone can be given for it.
    const from = addDays(TEST_DAY, 200)
    const { rows: made } = await sql<typeof stay>`
      INSERT INTO bookings (contract_id, hotel_id, category_id, check_in, check_out, adults, children, occupant, status,
                            nights_cost, note, created_at, changed_at)
      SELECT c.id, c.hotel_id, c.category_id, ${from}::date + w.after, ${from}::date + 4, 2, 0, 'owner', 'confirmed', 0, '', now(), now()
        FROM (VALUES (${other.contract}::int, 0), (1, 1)) AS w (contract, after) JOIN contracts c ON c.id = w.contract ORDER BY w.after
      RETURNING id, code`.execute(db)
    ;[stay, mine] = made as [typeof stay, typeof stay]
    await sql`UPDATE owners SET language_name = 'English' WHERE email = ${`${other.name}@marea.example`}`.execute(
      db,
    )
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await stage.close()
  })

  const openTrades = async (page: Page) => {
    await page.goto('/my-reservations')
    await page.getByRole('link', { name: 'Trades', exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'Trades', level: 1 }).waitFor()
  }

  test('one offers, the other proposes, the first agrees; both by keyboard, and nobody’s name is told', async () => {
    const theirs = await stage.signedIn(other.name, { language: 'en' })
    await openTrades(theirs)
    await theirs.getByRole('button', { name: 'Offer a stay' }).press('Enter')
    const offer = theirs.getByRole('dialog', { name: 'Offer a stay' })
    await offer.getByLabel('Your stay').selectOption(String(stay.id))
    await offer.getByRole('radio', { name: /^Who has its code/ }).press('Space')
    await offer.getByRole('button', { name: 'Offer the stay' }).press('Enter')
    const said = await theirs.getByText(/^Found only with its code: /).textContent()
    const code = said!.match(/[A-Z2-9]{4}-[A-Z2-9]{4}/)![0]
    expect(await axeFaults(theirs)).toEqual([])

    const page = await stage.signedIn('elena')
    await openTrades(page)
    const found = page.getByLabel('I have a code')
    await found.fill('aaaa-aaaa')
    await found.press('Enter')
    await page.getByText(/^No stay of this resort is offered with this code/).waitFor()
    await found.fill(code.toLowerCase())
    await found.press('Enter')
    await page.getByRole('button', { name: 'Propose one of mine' }).press('Enter')
    const propose = page.getByRole('dialog', { name: 'Propose a trade' })
    // The one that could be given stands there first, and the others say what is in the way.
    const gives = propose.getByLabel('The stay that you would give')
    expect(await gives.inputValue()).toBe(String(mine.id))
    const another = gives.locator('option', { hasText: `${mine.code} is in the way` }).first()
    await gives.selectOption((await another.getAttribute('value'))!)
    await propose.getByText(`Your own reservation ${mine.code}`).waitFor()
    expect(await propose.getByRole('button', { name: 'Propose this trade' }).count()).toBe(0)
    await gives.selectOption(String(mine.id))
    await propose.getByText('You receive').waitFor()
    await propose.getByRole('button', { name: 'Propose this trade' }).press('Enter')
    await propose.getByText('Please accept the terms.').waitFor()
    await propose.getByRole('checkbox').press('Space')
    expect(await axeFaults(page)).toEqual([])
    await propose.getByRole('button', { name: 'Propose this trade' }).press('Enter')
    await page.getByRole('heading', { name: 'Proposed by you' }).waitFor()
    expect(await page.locator('main').textContent()).not.toContain(other.name.split('.')[1])

    await theirs.goto('/home')
    await theirs
      .getByRole('link', { name: /Answer the trade/ })
      .first()
      .press('Enter')
    await theirs.getByRole('button', { name: 'Look and answer' }).press('Enter')
    const answer = theirs.getByRole('dialog', { name: 'Agree to this trade?' })
    await answer.getByText('You receive').waitFor()
    expect(await answer.textContent()).not.toMatch(/Elena|Duarte|BK-\d+.*BK-/)
    await answer.getByRole('checkbox').press('Space')
    await answer.getByRole('button', { name: 'Agree to the trade' }).press('Enter')
    await theirs.getByText(/^You gave .* and received /).waitFor()
    expect(await axeFaults(theirs)).toEqual([])
    await theirs.context().close()

    await page.reload()
    await page.getByText(/^You gave .* and received /).waitFor()
    await page.getByRole('link', { name: 'See the stay' }).press('Enter')
    await page.getByText('Received from another owner in a trade').first().waitFor()
    // What was given is no cancelled stay: it says so, and leads to what came for it.
    await page.goto(`/my-reservations/${mine.id}`)
    await page.getByText('You gave this stay in a trade').waitFor()
    await page.getByText('Traded', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'See the stay you received' }).press('Enter')
    await page.getByText('Received from another owner in a trade').first().waitFor()
    const { rows } = await sql<{ code: string; status: string }>`
      SELECT code, status FROM bookings WHERE code IN (${mine.code}, ${stay.code}) ORDER BY id`.execute(
      stage.database.db,
    )
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    const { rows: mails } = await sql<{ kind: string }>`
      SELECT kind FROM outbox WHERE kind LIKE 'trade-%' OR kind IN ('stay-given', 'stay-received') ORDER BY kind`.execute(
      stage.database.db,
    )
    expect(mails.map(({ kind }) => kind)).toEqual([
      ...['stay-given', 'stay-given', 'stay-received', 'stay-received', 'trade-proposed'],
    ])
    await page.context().close()
  })

  test('an offer to all is found, a proposal declined and taken back, and the offer ended with a word to who proposed', async () => {
    const theirs = await stage.signedIn(other.name, { language: 'en' })
    await openTrades(theirs)
    await theirs.getByRole('button', { name: 'Offer a stay' }).press('Enter')
    const offer = theirs.getByRole('dialog', { name: 'Offer a stay' })
    await offer.getByRole('radio', { name: /^Every owner of the resort/ }).waitFor()
    await offer.getByRole('button', { name: 'Offer the stay' }).press('Enter')
    const offered = theirs.getByRole('listitem').filter({ hasText: 'Every owner of the resort can find it' })
    const days = (await offered.locator('b').first().textContent())!

    const page = await stage.signedIn('elena')
    await openTrades(page)
    const propose = async () => {
      await page
        .getByRole('listitem')
        .filter({ hasText: days })
        .getByRole('button', { name: 'Propose one of mine' })
        .press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Propose a trade' })
      await dialog.getByRole('checkbox').press('Space')
      await dialog.getByRole('button', { name: 'Propose this trade' }).press('Enter')
      await page.getByRole('heading', { name: 'Proposed by you' }).waitFor()
    }
    await propose()
    await page.getByRole('button', { name: /^Take it back/ }).press('Enter')
    const back = page.getByRole('alertdialog', { name: 'Take this proposal back?' })
    await back.getByRole('button', { name: 'Leave it proposed' }).press('Enter')
    await page.getByRole('heading', { name: 'Proposed by you' }).waitFor()
    await page.getByRole('button', { name: /^Take it back/ }).press('Enter')
    await back.getByRole('button', { name: 'Yes, take it back' }).press('Enter')
    await page.getByRole('heading', { name: 'Proposed by you' }).waitFor({ state: 'detached' })
    await propose()

    await theirs.reload()
    await theirs.getByRole('button', { name: 'Look and answer' }).press('Enter')
    await theirs.getByRole('button', { name: 'Decline the proposal' }).press('Enter')
    await theirs.getByRole('button', { name: 'Yes, decline it' }).press('Enter')
    await theirs.getByText('Nobody has proposed a stay for it yet.').waitFor()
    await page.reload()
    await page.getByText(/^Your .* was declined\. You keep BK-/).waitFor()
    await propose()

    await theirs.reload()
    await theirs.getByRole('button', { name: /^Stop offering it/ }).press('Enter')
    const stop = theirs.getByRole('alertdialog', { name: 'Stop offering this stay?' })
    await stop.getByText('The owner who proposed a stay for it is told.').waitFor()
    await stop.getByRole('button', { name: 'Stop offering it' }).press('Enter')
    await theirs.getByText(/^You offer none\./).waitFor()
    await page.reload()
    await page.getByText(/is no longer offered\. You keep BK-/).waitFor()
    const { rows: mails } = await sql<{ kind: string }>`
      SELECT kind FROM outbox WHERE kind IN ('trade-declined', 'trade-ended') ORDER BY kind`.execute(
      stage.database.db,
    )
    expect(mails.map(({ kind }) => kind)).toEqual(['trade-declined', 'trade-ended'])
    await theirs.context().close()
    await page.context().close()
  })
})
