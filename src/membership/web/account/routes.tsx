import type { Screen } from '../../../web/screens.ts'

/** The account's screen inside the portal. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { path: '/my-account', slice: 'membership/web/account', load: () => import('./my-account.screen.tsx') },
  { path: '/my-account/mail', slice: 'membership/web/account', load: () => import('./mail/mail.screen.tsx') },
  {
    path: '/my-account/people',
    slice: 'membership/web/account',
    load: () => import('./people/people.screen.tsx'),
  },
  {
    path: '/my-account/security',
    slice: 'membership/web/account',
    load: () => import('./security/security.screen.tsx'),
  },
  {
    path: '/my-account/trusted',
    slice: 'membership/web/account',
    load: () => import('./trusted/trusted.screen.tsx'),
  },
  {
    path: '/invitation',
    slice: 'membership/web/account',
    load: () => import('./trusted/invitation.screen.tsx'),
  },
  {
    path: '/my-account/access',
    slice: 'membership/web/account',
    load: () => import('./access/access.screen.tsx'),
  },
  {
    path: '/my-keys',
    slice: 'membership/web/account',
    load: () => import('./security/my-keys.screen.tsx'),
  },
  {
    path: '/confirm-address',
    slice: 'membership/web/account',
    load: () => import('./contact/confirm-address.screen.tsx'),
  },
  { path: '/not-me', slice: 'membership/web/account', load: () => import('./security/not-me.screen.tsx') },
]
