import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearAccount } from '../src/finance/server/account/testing.account.store.ts'
import { addFee } from '../src/finance/server/reports/testing.settlements.store.ts'
import { addDays, todayIn } from '../src/kernel/day.ts'
import { CAST_CONTRACTS } from '../src/membership/cast/contracts.ts'
import { CAST } from '../src/membership/cast/owners.ts'
import { focused, tabTo, watchFocus } from './by-keyboard.ts'
import { openPayingStage } from './paying-stage.ts'
import { shown } from './views/shown.ts'

describe('a fee is paid from the digest', () => {
  let paying: Awaited<ReturnType<typeof openPayingStage>>
  let stage: typeof paying.stage
  beforeAll(async () => {
    paying = await openPayingStage()
    stage = paying.stage
    const { db } = stage.database
    const contractId = CAST_CONTRACTS.elena
    await sql`UPDATE owners SET language_name = 'Spanish' WHERE id = ${CAST.elena}`.execute(db)
    await clearAccount(db, contractId)
    const due = addDays(todayIn('America/Cancun', stage.clock.now()), 7)
    await addFee(db, { contractId, year: 2051, quarter: 1, due, cents: 63_488, paidCents: 0 })
    // The day is chosen anew, with this fee in it.
    await sql`DELETE FROM reminder_mailings`.execute(db)
    await sql`DELETE FROM reminders`.execute(db)
    await sql`DELETE FROM reminder_runs`.execute(db)
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await paying.close()
  })

  test('its one press leads to the payment, and the rest is done by keyboard alone on a telephone in Spanish', async () => {
    const decoded = (mail: string) =>
      mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '=')
    const press = () =>
      stage
        .mails()
        .map((mail) => /https?:\/\/\S+\/my-reports\?contract=\d+&(?:amp;)?pay=USD/.exec(decoded(mail))?.[0])
        .find(Boolean)
    await expect.poll(press, { timeout: 30_000 }).toBeTruthy()
    const path = String(press())
      .replaceAll('&amp;', '&')
      .replace(/^https?:\/\/[^/]+/, '')

    const page = await stage.signedIn('elena', { language: 'es', width: 390 })
    const key = (name: string) => page.keyboard.press(name)
    await page.goto(path)
    await page.locator('.pay-what > li').first().waitFor()
    await shown(page)
    const lost = await watchFocus(page)
    await tabTo(page, /^Continuar a la página de pago/)
    expect(await lost()).toEqual([])
    await key('Enter')

    await page.getByRole('heading', { name: '634.88' }).waitFor()
    await tabTo(page, 'Pay')
    await key('Enter')
    await page.getByRole('heading', { name: /^Pagado\. Gracias, / }).waitFor()
    // What was paid has the focus: whoever comes back by keyboard hears it first.
    await expect.poll(async () => (await focused(page)).text).toMatch(/^Pagado\. Gracias, /)
    const home = await watchFocus(page)
    await tabTo(page, /^(Mis reportes|Volver)/)
    await key('Enter')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(async () => (await focused(page)).tag).not.toBe('BODY')
    expect(await home()).toEqual([])
    expect(paying.stripe.intents.size).toBe(1)
  })
})
