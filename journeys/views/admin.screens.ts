import { actAs, lookFor, refusedSignature } from './admin.acts.ts'
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
