import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST } from '../src/membership/cast/owners.ts'
import { openPayingStage } from './paying-stage.ts'
import { axeFaults } from './views/axe.ts'
import { withCart } from './views/things-to-do.acts.ts'

describe('an order is paid by card', () => {
  let paying: Awaited<ReturnType<typeof openPayingStage>>
  let stage: typeof paying.stage
  beforeAll(async () => {
    paying = await openPayingStage()
    stage = paying.stage
    await sql`UPDATE owners SET language_name = 'Spanish' WHERE id = ${CAST.elena}`.execute(stage.database.db)
  })
  afterAll(async () => {
    expect(stage.faults).toEqual([])
    await paying.close()
  })

  test('ordered and paid in one go on a telephone in Spanish, then cancelled: the money goes back to the card', async () => {
    const page = await stage.signedIn('elena', { language: 'es', width: 390 })
    await withCart(page, '/things-to-do/checkout')
    await page.locator('input[type=tel]').fill('+52 998 555 0142')
    await page.getByRole('radio', { name: /^Con tarjeta, ahora/ }).check()
    expect(await axeFaults(page)).toEqual([])
    await page.locator('.cart-summary input[type=checkbox]').check()
    await page.locator('.cart-summary button[type=submit]').click()

    // Left without paying, the order waits, and leads to the same page.
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor()
    const [opened] = paying.stripe.sessions.values()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByText('Por pagar', { exact: true }).first().waitFor()
    const again = page.getByRole('button', { name: /^Pagar \$[\d,.]+ (USD|MXN) con tarjeta/ })
    await again.waitFor()
    expect(await axeFaults(page)).toEqual([])
    await again.click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByText('Pagado con la tarjeta terminada en 4242', { exact: false }).waitFor()
    expect(opened?.amount_total).toBeGreaterThan(0)
    expect(await again.count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Cancelar todo el pedido' }).click()
    // Before the press the dialog says where the money goes.
    await page.getByRole('dialog').getByText('a la tarjeta terminada en 4242').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).click()
    await page.getByText('Lo que pagó vuelve solo a su tarjeta.').waitFor()
    const gone = () => [...paying.stripe.intents.values()].map((one) => one.latest_charge.amount_refunded)
    await expect.poll(gone, { timeout: 20_000 }).toEqual([opened?.amount_total])
  })
})
