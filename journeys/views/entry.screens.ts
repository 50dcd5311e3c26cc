import type { View } from './view.ts'

export const ENTRY_VIEWS: readonly View[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login-errors',
    path: '/login',
    act: async (page) => page.locator('button[type=submit]').click(),
  },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-link-used', path: '/reset-password?token=nothing' },
  { name: 'terms', path: '/terms-conditions/reservations/en' },
  { name: 'not-found', path: '/not-found', who: 'elena' },
  {
    name: 'contract-menu',
    path: '/home',
    who: 'ines',
    act: async (page) => {
      await page.locator('.contract-button').click()
      await page.locator('[role=menu]').waitFor()
    },
  },
]
