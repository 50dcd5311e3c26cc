import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearAccount } from '../src/finance/server/account/testing.account.store.ts'
import { addFee } from '../src/finance/server/reports/testing.settlements.store.ts'
import { addDays, todayIn } from '../src/kernel/day.ts'
import { CAST_CONTRACTS } from '../src/membership/cast/contracts.ts'
import { CAST } from '../src/membership/cast/owners.ts'
import { openPayingStage } from './paying-stage.ts'
import { axeFaults } from './views/axe.ts'

describe('a saved card pays by itself', () => {
  let paying: Awaited<ReturnType<typeof openPayingStage>>
  let stage: typeof paying.stage
  let stripe: typeof paying.stripe
  beforeAll(async () => {
    paying = await openPayingStage()
    stage = paying.stage
    stripe = paying.stripe
    const contractId = CAST_CONTRACTS.elena
    await sql`UPDATE owners SET language_name = 'Spanish' WHERE id = ${CAST.elena}`.execute(stage.database.db)
    await clearAccount(stage.database.db, contractId)
    const due = addDays(todayIn('America/Cancun', stage.clock.now()), 7)
    await addFee(stage.database.db, { contractId, year: 2051, quarter: 1, due, cents: 63_488, paidCents: 0 })
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await paying.close()
  })

  test('Elena saves a card on a telephone, hears by email what it will pay, stops that, and ends the card', async () => {
    const page = await stage.signedIn('elena', { language: 'es', theme: 'dark', width: 390 })
    await page.goto('/my-reports?view=statement')
    await page.getByRole('link', { name: 'Guardar una tarjeta' }).click()
    await page.getByText('No hay ninguna tarjeta guardada', { exact: true }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Guardar una tarjeta' }).click()
    await page.getByRole('heading', { name: 'Save a card' }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Visa terminada en 4242' }).waitFor()

    const mailed = () =>
      stage
        .mails()
        .map(
          (mail) =>
            /https?:\/\/\S+card=saved&(?:amp;)?stop=\d+/.exec(
              mail.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='),
            )?.[0],
        )
        .find(Boolean)
    await expect.poll(mailed, { timeout: 20_000 }).toBeTruthy()
    await page.goto(
      String(mailed())
        .replaceAll('&amp;', '&')
        .replace(/^https?:\/\/[^/]+/, ''),
    )
    await page.getByText('¿Detener este pago?').waitFor()
    await page
      .getByText(/\$634\.88/)
      .first()
      .waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Detener este pago' }).click()
    await page.getByText('Detenido', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Quitar la tarjeta guardada' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Quitarla' }).click()
    await page.getByText('No hay ninguna tarjeta guardada', { exact: true }).waitFor()
    await expect.poll(() => stripe.forgotten.length, { timeout: 20_000 }).toBe(1)
    expect(stripe.calls).not.toContain('POST /v1/payment_intents')
  })
})
