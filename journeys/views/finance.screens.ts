import type { Page } from 'playwright-core'
import type { WireBody } from './answers.ts'
import { dialogIsOpen, openDialog } from './dialog.acts.ts'
import { answered, answering } from './shown.ts'
import type { View } from './view.ts'

/** A card that has paid one charge and pays another, of which its owner was told. */
const SAVED_CARD = {
  status: true,
  data: {
    offered: true,
    card: {
      ...{ brand: 'Visa', last4: '4242', since: '2026-10-12T15:00:00.000Z' },
      ...{ giver: 'Elena Harrington Ruiz', mine: true },
    },
    payments: [
      {
        ...{ id: 1, concept: { en: 'The stone ritual', es: 'El ritual de las piedras' }, currency: 'USD' },
        ...{ cents: 28_000, toldCents: 28_000, due: '2026-11-25', state: 'told', mayStop: true },
        ...{ idPayment: null, paymentState: null, fault: null },
      },
      {
        ...{ id: 2, concept: { en: 'Sunset under sail', es: 'Atardecer a vela' }, currency: 'USD' },
        ...{ cents: 17_000, toldCents: 17_000, due: '2026-10-21', state: 'begun', mayStop: false },
        ...{ idPayment: 2, paymentState: 'paid', fault: null },
      },
    ],
  },
}

export const FINANCE_VIEWS: readonly View[] = [
  { name: 'reports', path: '/my-reports?view=reports', who: 'elena' },
  {
    name: 'reports-loading',
    path: '/my-reports?view=reports',
    who: 'elena',
    ...answered('/fivesClub/getExecutiveReports', 'never'),
  },
  {
    name: 'reports-error',
    path: '/my-reports?view=reports',
    who: 'elena',
    ...answered('/fivesClub/getExecutiveReports', 'failure'),
  },
  { name: 'reports-to-sign', path: '/my-reports?view=reports', who: 'marcos' },
  { name: 'sign-report', path: '/my-reports?view=reports', who: 'marcos', act: openSigning },
  {
    name: 'sign-report-errors',
    path: '/my-reports?view=reports',
    who: 'marcos',
    act: async (page) => {
      await openSigning(page)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  { name: 'report-signed', path: '/my-reports?view=reports', who: 'marcos', act: signForShow },
  { name: 'profit', path: '/condomimium', who: 'elena' },
  {
    name: 'profit-figures',
    path: '/condomimium?measure=revpar',
    who: 'elena',
    act: async (page) => {
      for (const summary of await page.locator('.figures summary').all()) await summary.click()
      await page.locator('.chart-reader').first().press('ArrowLeft')
    },
  },
  { name: 'profit-yearly', path: '/condomimium?view=years&measure=rate', who: 'elena' },
  { name: 'profit-year-without', path: '/condomimium?year=2015', who: 'elena' },
  {
    name: 'profit-loading',
    path: '/condomimium',
    who: 'elena',
    ...answered('/fivesClub/get', 'never'),
  },
  {
    name: 'profit-error',
    path: '/condomimium',
    who: 'elena',
    ...answered('/fivesClub/get', 'failure'),
  },
  { name: 'statement', path: '/my-reports', who: 'elena' },
  {
    name: 'statement-opened',
    path: '/my-reports?direction=charge',
    who: 'elena',
    act: async (page) => {
      const concepts = page.locator('.statement-concept button')
      await concepts.nth(0).click()
      await concepts.nth(1).click()
      // Half under the header that stays, a control counts as too small.
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  { name: 'why-profit', path: '/my-reports?search=LQ-2610', who: 'elena', act: openWhy },
  { name: 'why-fee', path: '/my-reports?search=CF-2604', who: 'elena', act: openWhy },
  { name: 'why-payout', path: '/my-reports?search=PO-2609', who: 'elena', act: openWhy },
  {
    name: 'why-error',
    path: '/my-reports?search=LQ-2610',
    who: 'elena',
    ...answered('/ledger/why', 'failure'),
    act: async (page) => {
      await page.locator('.why-button').first().click()
      await page.locator('dialog[open] .state-box').waitFor()
    },
  },
  { name: 'pay', path: '/my-reports?pay=USD', who: 'elena' },
  {
    name: 'pay-error',
    path: '/my-reports?pay=USD',
    who: 'elena',
    ...answered('/ledger/account/', 'failure'),
  },
  {
    name: 'pay-too-much',
    path: '/my-reports?pay=USD',
    who: 'elena',
    act: async (page) => {
      await page.locator('.pay-amount input').first().fill('99999')
      await page.locator('.pay-amount .field-error').first().waitFor()
    },
  },
  {
    name: 'pay-in-instalments',
    path: '/my-reports?pay=USD',
    who: 'elena',
    act: async (page) => {
      for (const box of await page.locator('.pay-what input[type=checkbox]').all()) await box.check()
      await page.locator('input[name=way][value^=plan-]').first().check()
      await page.locator('.plan').waitFor()
      await page.locator('.agree button[type=submit]').click()
      await page.locator('.agree .field-error').first().waitFor()
    },
  },
  { name: 'pay-from-profit', path: '/my-reports?pay=USD&from=profit', who: 'elena' },
  { name: 'receipt', path: '/my-reports?paid=2', who: 'elena' },
  {
    name: 'receipts',
    path: '/my-reports?view=receipts',
    who: 'elena',
    act: async (page) => {
      await page.locator('.owe-receipts :is(li, p)').first().waitFor()
    },
  },
  {
    name: 'ask-about-a-figure',
    path: '/my-reports?search=CF-2604',
    who: 'elena',
    act: async (page) => {
      await openWhy(page)
      await page.locator('.why-actions .button-secondary').click()
      await page.locator('.why-ask textarea').waitFor()
    },
  },
  { name: 'statement-no-match', path: '/my-reports?status=downloaded&search=zz', who: 'elena' },
  { name: 'statement-no-year', path: '/my-reports?year=2019', who: 'elena' },
  {
    name: 'statement-loading',
    path: '/my-reports',
    who: 'elena',
    ...answered('/fivesClub/getTransactions/', 'never'),
  },
  {
    name: 'statement-error',
    path: '/my-reports',
    who: 'elena',
    ...answered('/fivesClub/getTransactions/', 'failure'),
  },
  {
    name: 'agreement-reject',
    path: '/my-reports',
    who: 'elena',
    act: async (page) => {
      await openDialog(page, /^(Reject with a comment|Rechazar con un comentario)$/)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  {
    name: 'statement-announced',
    path: '/my-reports',
    who: 'elena',
    ...answering('/api/v1/ledger/account/', announced),
  },
  {
    name: 'pay-in-part',
    path: '/my-reports?pay=USD',
    who: 'elena',
    act: async (page) => {
      const amounts = page.locator('.pay-amount input')
      await amounts.first().fill('400.00')
      for (const box of (await page.locator('.pay-what input[type=checkbox]').all()).slice(1))
        await box.uncheck()
    },
  },
  {
    name: 'saved-card',
    path: '/my-reports?card=saved',
    who: 'elena',
    ...answering('/api/v1/ledger/card/', SAVED_CARD),
  },
  {
    name: 'saved-card-stop',
    path: '/my-reports?card=saved&stop=1',
    who: 'elena',
    ...answering('/api/v1/ledger/card/', SAVED_CARD),
  },
]

/** The account of somebody who has announced their oldest charge at the resort. */
function announced(body: WireBody): object {
  const [account, ...others] = body.data
  const [oldest, ...charges] = account.charges
  const at = {
    id: 1,
    way: 'resort',
    state: 'started',
    cents: oldest.openCents,
    link: null,
    bySavedCard: false,
  }
  return {
    ...body,
    data: [
      {
        ...account,
        charges: [{ ...oldest, announcedCents: oldest.openCents }, ...charges],
        payments: [{ ...at, createdAt: `${body.today}T14:00:00.000Z`, matter: null, leftCents: 0 }],
      },
      ...others,
    ],
  }
}

/** The dialog in which the oldest report that waits is signed. */
async function openSigning(page: Page): Promise<void> {
  await page
    .locator('.reports-waiting')
    .getByRole('button', { name: /^(Sign report|Firmar el reporte)$/ })
    .click()
  await dialogIsOpen(page)
}

/** What the owner sees once it is signed. The club does not hear of it: the report waits for the next look. */
async function signForShow(page: Page): Promise<void> {
  const listed = page.waitForResponse(/getExecutiveReports/)
  await page.reload()
  const { waiting } = await (await listed).json()
  const signed = {
    signed: true,
    signedAt: waiting[0].issuedAt,
    carriedCents: Math.max(waiting[0].balanceCents, 0),
  }
  await page.route('**/api/v1/fivesClub/authorizedLiquidation/', (route) => {
    const { signer } = route.request().postDataJSON()
    const data = { ...waiting[0], ...signed, signer, account: signer }
    return route.fulfill({ json: { status: true, data, waiting: waiting.length - 1 } })
  })
  await openSigning(page)
  await page.locator('dialog[open] input[name=read]').check()
  await page.locator('dialog[open] button[type=submit]').click()
  await page.locator('dialog[open] form').waitFor({ state: 'detached' })
}

/** Opens the reasons of the first amount, and of a profit the first stay and its first night. */
async function openWhy(page: Page): Promise<void> {
  await page.locator('.why-button').first().click()
  await page.locator('dialog[open] .why-sentences').waitFor()
  const stays = page.locator('dialog[open] .why-step > button')
  if ((await stays.count()) === 0) return
  await stays.first().click()
  await page.locator('dialog[open] .why-nights .why-step > button').first().click()
}
