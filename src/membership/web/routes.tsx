import * as z from 'zod/mini'
import type { Screen } from '../../web/screens.ts'

const optionalText = () => z.catch(z.optional(z.string()), undefined)

/** What the login screen's address carries: where to go afterwards, and why the session ended. */
export const loginSearch = z.object({
  redirect: optionalText(),
  ended: z.catch(z.optional(z.enum(['idle', 'signed-out', 'no-contract'])), undefined),
})

/** The reset link's token. */
export const resetSearch = z.object({ token: optionalText() })

/** The screens of signing in and of the account. */
export const membershipScreens: readonly Screen[] = [
  { path: '/login', slice: 'membership', search: loginSearch, load: () => import('./login.screen.tsx') },
  { path: '/forgot-password', slice: 'membership', load: () => import('./forgot-password.screen.tsx') },
  {
    path: '/reset-password',
    slice: 'membership',
    search: resetSearch,
    load: () => import('./reset-password.screen.tsx'),
  },
  { path: '/my-account', slice: 'membership', load: () => import('./my-account.screen.tsx') },
]
