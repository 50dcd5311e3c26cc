import type { Page } from 'playwright-core'
import { answerCalls } from './answers.ts'
import { openDialog } from './dialog.acts.ts'
import { answered, answering, answerWith } from './shown.ts'
import type { View } from './view.ts'

export const PROPERTY_VIEWS: readonly View[] = [
  { name: 'property', path: '/my-property', who: 'elena' },
  {
    name: 'property-empty',
    path: '/my-property',
    who: 'elena',
    ...answering('/fivesClub/getControlAccess/', {
      ...{ status: true, data: [], past: 0, pageSize: 30, today: '2026-11-18' },
    }),
    act: (page) => page.locator('.state-box').first().waitFor(),
  },
  {
    name: 'property-loading',
    path: '/my-property',
    who: 'elena',
    ...answered('/fivesClub/getControlAccess', 'never'),
  },
  {
    name: 'property-error',
    path: '/my-property',
    who: 'elena',
    ...answered('/fivesClub/getControlAccess', 'failure'),
  },
  { name: 'visit', path: '/my-property', who: 'elena', act: openVisit },
  {
    name: 'visit-repeat',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openVisit(page)
      await openDialog(page, /^(Repeat|Repetir)$/)
    },
  },
  {
    name: 'visit-withdraw',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openVisit(page)
      await openDialog(page, /^(Withdraw|Retirar)$/)
    },
  },
  { name: 'visit-not-there', path: '/my-property/control-access/999999', who: 'elena' },
  {
    name: 'visit-new-errors',
    path: '/my-property/control-access/create',
    who: 'elena',
    act: async (page) => {
      await page.locator('input[type=time]').last().fill('10:00')
      await page.locator('.visit-form button[type=submit]').click()
      await page.locator('.visit-form .field-error').first().waitFor()
    },
  },
  {
    name: 'visit-edit',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openVisit(page)
      await page.locator('.visit-acts a').click()
      await page.locator('.visit-form').waitFor()
    },
  },
  { name: 'gate-sign-in', path: '/gate' },
  { name: 'gate-for-owners', path: '/gate', who: 'elena' },
  ...(['valid', 'not-yet', 'withdrawn', 'unknown'] as const).map(
    (verdict): View => ({
      name: `gate-${verdict}`,
      path: '/gate',
      before: (page) => answerAtGate(page, verdict),
      act: typeDigits,
    }),
  ),
  { name: 'pass-not-complete', path: '/pass' },
  { name: 'pass', path: `/pass#${passOfShow()}` },
  { name: 'maintenance-create', path: '/my-property', who: 'elena', act: newRequest },
  {
    name: 'maintenance-create-errors',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await newRequest(page)
      await sendFaulty(page)
    },
  },
  { name: 'maintenance-request', path: '/my-property', who: 'elena', act: withImages },
  {
    name: 'maintenance-image',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await withImages(page)
      await openDialog(page, /terrace/)
    },
  },
  {
    name: 'maintenance-cancel',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 1)
      await openDialog(page, /^(Cancel request|Cancelar solicitud)$/)
      await page.locator('dialog[open] button[type=submit]').click()
    },
  },
  {
    name: 'maintenance-edit',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 1)
      await page.getByRole('link', { name: /^(Change the request|Cambiar la solicitud)$/ }).click()
      await page.locator('form textarea').waitFor()
    },
  },
  {
    name: 'maintenance-loading',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 0)
      await answerWith(page, '/api/v1/fivesClub/getMaintenanceRequest/', 'never')
    },
  },
  {
    name: 'maintenance-error',
    path: '/my-property',
    who: 'elena',
    act: async (page) => {
      await openRequest(page, 0)
      await answerWith(page, '/api/v1/fivesClub/getMaintenanceRequest/', 'failure')
    },
  },
]

/** Where the contract has maintenance requests: of Inés's two it is the second. */
async function chooseClassic(page: Page): Promise<void> {
  const contracts = page.locator('.contract-button')
  if ((await contracts.count()) > 0 && !(await contracts.innerText()).includes('CLASSIC')) {
    await contracts.click()
    await page.locator('[role=menu] [role^=menuitem]').filter({ hasText: 'CLASSIC' }).click()
  }
  await page.locator('#maintenance').waitFor()
}

async function newRequest(page: Page): Promise<void> {
  await chooseClassic(page)
  await page.locator('#maintenance .section-head a').click()
  await page.locator('form textarea').waitFor()
}

/** One of the requests that are not closed: the first is in progress, the second waits. */
async function openRequest(page: Page, place: number): Promise<void> {
  await chooseClassic(page)
  await page.locator('.repair a').nth(place).click()
  await page.locator('.repair-log').waitFor()
}

/** The request that is in progress, with two images, which the demo's requests do not have. */
async function withImages(page: Page): Promise<void> {
  const images = ['serena/dawn', 'serena/noon'].map((scene, index) => ({
    key: scene,
    name: `terrace-door-${index + 1}.webp`,
    bytes: 182_340,
    fileRoute: `/art/${scene}.svg`,
  }))
  const files = [{ key: 'quote', name: 'quote.pdf', bytes: 84_210, fileRoute: '/art/serena/dawn.svg' }]
  await answerCalls(page, '/fivesClub/getMaintenanceRequest/', (body) => ({
    ...{ ...body, data: { ...body.data, images, files } },
  }))
  await openRequest(page, 0)
  await page.locator('.repair-images img').first().waitFor()
}

/** A request sent too early, with an image that is too large and one more than there is room for. */
async function sendFaulty(page: Page): Promise<void> {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwAEAgGAW6VvJQAAAABJRU5ErkJggg==',
    'base64',
  )
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      file('the-whole-terrace.png', Buffer.alloc(10_485_761)),
      ...[1, 2, 3, 4, 5, 6].map((place) => file(`door-${place}.png`, pixel)),
    ])
  await page.locator('main button[type=submit]').click()
}

/** The nearest visit. */
async function openVisit(page: Page): Promise<void> {
  await page.locator('.visit-press').first().click()
  await page.waitForURL(/control-access/)
  await page.locator('.passes .qr').first().waitFor()
}

/** A pass that nobody signed: it is only looked at. */
function passOfShow(): string {
  const said = [
    1,
    7,
    1,
    'Bahía Serena',
    '1204',
    'VI',
    '2026-11-18 10:00',
    '2026-11-20 22:00',
    'Tomás Arriaga',
  ]
  const facts = Buffer.from(JSON.stringify(said)).toString('base64url')
  return `${facts}.${Buffer.alloc(64, 'veranda').toString('base64url')}~048213`
}

/** The gate as a guard sees it, with a verdict on show; the server is not asked. */
async function answerAtGate(page: Page, verdict: string): Promise<void> {
  const visitor = {
    idPass: 7,
    name: 'Tomás Arriaga',
    type: 'VI',
    resort: 'Bahía Serena',
    residence: '1204',
    from: '2026-11-18 10:00',
    to: '2026-11-20 22:00',
    entries: 1,
    insideSince: null,
  }
  const sheet = {
    publicKey: 'A'.repeat(43),
    withdrawn: [],
    entries: [],
    hotels: [{ id: 1, zone: 'America/Cancun' }],
    guard: 'Ruth Ávila',
    at: new Date().toISOString(),
  }
  await answerCalls(page, '/api/v1/passes/gate/', { status: true, data: sheet })
  const data = { verdict, visitor: verdict === 'unknown' ? null : visitor }
  await answerCalls(page, '/api/v1/passes/check/', { status: true, data })
}

async function typeDigits(page: Page): Promise<void> {
  await page.locator('.gate-digits').fill('048 213')
  await page.locator('.gate-entry button[type=submit]').click()
  await page.locator('.gate-verdict').waitFor()
  // Of no other page: the sheet stays on the device.
  await page.evaluate(() => localStorage.removeItem('veranda.gate'))
}

/** A repair of the demo club whose owner has a quote to approve. */
const REPAIR = '/desk/repairs/2'

/** Repairs at the desk. */
export const REPAIR_VIEWS: readonly View[] = [
  { name: 'desk-repairs', path: '/desk/repairs', who: 'raul' },
  { name: 'desk-repairs-ended', path: '/desk/repairs?show=ended', who: 'raul' },
  { name: 'desk-repairs-planned', path: '/desk/repairs?show=plans', who: 'raul' },
  {
    name: 'desk-repairs-plan-new',
    path: '/desk/repairs?show=plans',
    who: 'raul',
    act: (page) => openDialog(page, /^(New planned work|Nuevo trabajo planeado)$/),
  },
  { name: 'desk-repairs-technicians', path: '/desk/repairs?show=technicians', who: 'raul' },
  { name: 'desk-repairs-figures', path: '/desk/repairs?show=figures', who: 'raul' },
  {
    name: 'desk-repairs-error',
    path: '/desk/repairs',
    who: 'raul',
    ...answered('/desk/repairs/?', 'failure'),
  },
  { name: 'desk-repair', path: REPAIR, who: 'raul' },
  {
    name: 'desk-repair-quote',
    path: REPAIR,
    who: 'raul',
    act: (page) => openDialog(page, /^(Send a quote|Enviar un presupuesto)$/),
  },
  {
    name: 'desk-repair-link',
    path: REPAIR,
    who: 'raul',
    act: (page) => openDialog(page, /^(Send a link|Enviar un enlace)$/),
  },
  {
    name: 'desk-repair-nights',
    path: REPAIR,
    who: 'raul',
    act: (page) => openDialog(page, /^(Close nights|Cerrar noches)$/),
  },
  { name: 'desk-repair-not-there', path: '/desk/repairs/999999', who: 'raul' },
]
