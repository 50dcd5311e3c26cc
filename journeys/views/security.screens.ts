import { answering } from './shown.ts'
import type { View } from './view.ts'

const SECURITY = '/my-account/security'
const ACCESS = '/my-account/access'
const NOT_ME = '/not-me?token=a-token-of-a-mail'
const DEVICES = '/api/v1/account/devices/'
const LINES = '/api/v1/account/access/'
const LINK = '/api/v1/account/contact/link/'
const ALARM = '/api/v1/account/alarm/'

const phone = {
  browser: 'Samsung Internet',
  system: 'Android',
  place: 'San Miguel de Allende',
  network: null,
}
const laptop = { browser: 'Chrome', system: 'macOS', place: null, network: '203.0.113.x' }
const nothing = { browser: null, system: null, place: null, network: null }
const since = '2026-10-03T16:12:00.000Z'
const device = (id: number, state: string, came: object) => ({
  id,
  ...came,
  since,
  lastUsedAt: '2026-11-22T15:40:00.000Z',
  state,
})
const SEVERAL = {
  status: true,
  data: [device(1, 'this', laptop), device(2, 'in', phone), device(3, 'out', nothing)],
}

const line = (hour: number, kind: string, more: object = {}) => ({
  ...laptop,
  at: `2026-11-2${hour % 2}T${String(4 + hour).padStart(2, '0')}:12:00.000Z`,
  kind,
  what: null,
  admin: null,
  ...more,
})
/** A line of every kind. */
const EVERY_KIND = {
  status: true,
  data: [
    line(1, 'signed-in'),
    line(2, 'signed-in-new', phone),
    line(3, 'refused', phone),
    line(4, 'locked', phone),
    line(5, 'reset-asked', nothing),
    line(6, 'password-changed'),
    line(7, 'device-ended', phone),
    line(8, 'devices-ended'),
    line(9, 'not-me', nothing),
    line(10, 'file', { what: 'Your statement', admin: 'Ruth Salgado Vidal' }),
    line(11, 'link', { ...nothing, network: '198.51.100.x', what: 'The calendar of your stays' }),
    line(12, 'club-deed', { ...nothing, what: 'Changed a visit', admin: 'Ruth Salgado Vidal' }),
    line(13, 'club-came', { ...nothing, admin: 'Ruth Salgado Vidal' }),
    line(14, 'club-disabled', { ...nothing, admin: 'Ruth Salgado Vidal' }),
    line(15, 'club-enabled', nothing),
    line(16, 'refused-waiting', phone),
    line(17, 'refused-locked', phone),
    line(18, 'link-opened', { ...phone, what: 'It sets a new password' }),
    line(19, 'address-changed', { ...phone, what: 'elena.new@example.com' }),
  ],
  counts: { 'sign-ins': 6, refused: 3, club: 2, files: 2 },
  zone: 'America/Cancun',
}
const NONE = {
  status: true,
  data: [],
  counts: { 'sign-ins': 0, refused: 0, club: 0, files: 0 },
  zone: 'America/Cancun',
}
const alarm = (isAdmin: boolean) => ({
  status: true,
  data: { ...phone, at: since, isAdmin, putsBack: { address: false, phone: false } },
})

/** The account's security: its devices, who came, and the page of the mail about a new device. */
export const SECURITY_VIEWS: readonly View[] = [
  { name: 'security', path: SECURITY, who: 'elena', ...answering(DEVICES, SEVERAL) },
  { name: 'security-loading', path: SECURITY, who: 'elena', ...answering(DEVICES, 'never') },
  { name: 'security-error', path: SECURITY, who: 'elena', ...answering(DEVICES, 'failure') },
  {
    name: 'security-not-me',
    path: SECURITY,
    who: 'elena',
    ...answering(DEVICES, SEVERAL),
    act: async (page) => {
      await page
        .getByRole('button', { name: /^(This wasn’t me|No fui yo)/ })
        .first()
        .click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  { name: 'access', path: ACCESS, who: 'elena' },
  { name: 'access-every-kind', path: ACCESS, who: 'elena', ...answering(LINES, EVERY_KIND) },
  { name: 'access-none', path: ACCESS, who: 'elena', ...answering(LINES, NONE) },
  { name: 'access-loading', path: ACCESS, who: 'elena', ...answering(LINES, 'never') },
  { name: 'access-error', path: ACCESS, who: 'elena', ...answering(LINES, 'failure') },
  {
    name: 'confirm-address',
    path: '/confirm-address?token=a-token-of-a-mail',
    ...answering(LINK, { status: true, data: { email: 'elena.harrington.ruiz@example.com' } }),
  },
  { name: 'confirm-address-used-up', path: '/confirm-address?token=a-token-of-a-mail' },
  { name: 'not-me', path: NOT_ME, ...answering(ALARM, alarm(false)) },
  { name: 'not-me-admin', path: NOT_ME, ...answering(ALARM, alarm(true)) },
  { name: 'not-me-used-up', path: NOT_ME },
]
