import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { actAs, lookFor, refusedSignature } from './admin.acts.ts'
import { openReplies, saveView } from './desk.acts.ts'
import { answered } from './shown.ts'
import type { View } from './view.ts'

export const ADMIN_VIEWS: readonly View[] = [
  { name: 'admin-sign-in', path: '/admin-users' },
  {
    name: 'admin-sign-in-errors',
    path: '/admin-users',
    act: async (page) => page.locator('button[type=submit]').click(),
  },
  { name: 'admin-choose', path: '/admin-users', who: 'ruth' },
  {
    name: 'admin-found',
    path: '/admin-users',
    who: 'ruth',
    act: (page) => lookFor(page, 'ma', /^Marcos /),
  },
  {
    name: 'admin-none-found',
    path: '/admin-users',
    who: 'ruth',
    act: (page) => lookFor(page, 'zzzz', /No owners match|Ningún propietario/),
  },
  {
    name: 'admin-loading',
    path: '/admin-users',
    who: 'ruth',
    ...answered('/admin/choices', 'never'),
  },
  {
    name: 'admin-error',
    path: '/admin-users',
    who: 'ruth',
    ...answered('/admin/choices', 'failure'),
  },
  {
    name: 'acting-banner',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.locator('#next-stay').waitFor()
    },
  },
  {
    name: 'acting-choose-again',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.locator('.acting').getByRole('link').click()
      await page.locator('.choose-acting').waitFor()
      await page.locator('.choose-owners [role=status]').waitFor()
    },
  },
  {
    name: 'acting-reservations',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.goto('/my-reservations')
    },
  },
  {
    name: 'acting-account',
    path: '/admin-users',
    who: 'ruth',
    act: async (page) => {
      await actAs(page, 'elena', /^Elena Harrington/)
      await page.goto('/my-account')
    },
  },
  { name: 'acting-refused', path: '/admin-users', who: 'ruth', act: refusedSignature },
]

/** Opens the dialog of one of the page's buttons. */
const change = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.locator('dialog[open] form').waitFor()
}

/** The same of the first of several. */
const changeFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator('dialog[open] form').waitFor()
}

/** Types an accent that nobody could read on paper. */
const fadeTheAccent = async (page: Page) => {
  await page.getByLabel(/^(Accent by day|Acento de día)$/).fill('#2fa39b')
  await page.locator('.brand-nearest').waitFor()
}

/** What a manager says of the club, and what the desk saves for itself. */
/** A light logo: by day nobody makes it out. */
const bringFaintLogo = async (page: Page) => {
  const background = { r: 244, g: 239, b: 229 }
  const buffer = await sharp({ create: { width: 96, height: 96, channels: 3, background } })
    .png()
    .toBuffer()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.locator('.mark-checks').waitFor()
}

export const SETTINGS_VIEWS: readonly View[] = [
  { name: 'settings', path: '/settings', who: 'marina' },
  { name: 'settings-promises', path: '/settings?show=promises', who: 'marina' },
  {
    name: 'settings-cancelling',
    path: '/settings',
    who: 'marina',
    act: change(/^(Change what cancelling costs|Cambiar lo que cuesta cancelar)$/),
  },
  {
    name: 'settings-times',
    path: '/settings',
    who: 'marina',
    act: change(/^(Change times and lead times|Cambiar horarios y anticipaciones)$/),
  },
  {
    name: 'settings-waiting',
    path: '/settings',
    who: 'marina',
    act: change(/^(Change the rules of the waiting list|Cambiar las reglas de la lista de espera)$/),
  },
  {
    name: 'settings-promise',
    path: '/settings?show=promises',
    who: 'marina',
    act: change(/: (Messages|Mensajes)$/),
  },
  { name: 'settings-error', path: '/settings', who: 'marina', ...answered('/settings/resort/', 'failure') },
  { name: 'settings-loading', path: '/settings', who: 'marina', ...answered('/settings/resort/', 'never') },
  { name: 'desk-replies', path: '/desk?show=messages', who: 'raul', act: openReplies },
  { name: 'desk-save-view', path: '/desk?show=messages&age=day', who: 'raul', act: saveView },
  { name: 'settings-sender', path: '/settings?show=sender', who: 'marina' },
  {
    name: 'settings-sender-change',
    path: '/settings?show=sender',
    who: 'marina',
    act: change(/^(Change…|Cambiar…)$/),
  },
  { name: 'club-reports', path: '/reports', who: 'marina' },
  { name: 'club-reports-orders', path: '/reports?report=orders', who: 'marina' },
  { name: 'club-reports-empty', path: '/reports?report=fees&year=2001', who: 'marina' },
  { name: 'settings-brand', path: '/settings?show=brand', who: 'marina' },
  { name: 'settings-brand-faint', path: '/settings?show=brand', who: 'marina', act: fadeTheAccent },
  { name: 'club-reports-searches', path: '/reports?report=searches', who: 'marina' },
  { name: 'settings-modules', path: '/settings?show=modules', who: 'marina' },
  {
    name: 'settings-modules-change',
    path: '/settings?show=modules',
    who: 'marina',
    act: changeFirst(/^(Change the modules of contract|Cambiar los módulos del contrato) /),
  },
  { name: 'settings-payments', path: '/settings?show=payments', who: 'marina' },
  {
    name: 'settings-payments-change',
    path: '/settings?show=payments',
    who: 'marina',
    act: change(/^(Change the ways of paying|Cambiar las formas de pago)$/),
  },
  { name: 'settings-logo', path: '/settings?show=logo', who: 'marina' },
  { name: 'settings-logo-faint', path: '/settings?show=logo', who: 'marina', act: bringFaintLogo },
  { name: 'settings-residences', path: '/settings?show=residences', who: 'marina' },
  {
    name: 'settings-residences-change',
    path: '/settings?show=residences',
    who: 'marina',
    act: changeFirst(/^(Change|Cambiar) .*, /),
  },
  { name: 'club-reports-nights', path: '/reports?report=nights', who: 'marina' },
]
