/**
 * The addresses of the portal's pages (spec, section 2, misspellings included; a parameter is `$id`). The browser's
 * route table has a row for each; the server answers each with the portal and everything else with 404.
 */
export const PAGES = [
  '/',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/home',
  '/my-account',
  '/my-account/mail',
  '/my-account/people',
  '/my-account/security',
  '/my-account/trusted',
  '/my-account/access',
  '/my-account/deadlines',
  '/my-account/caller',
  '/not-me',
  '/confirm-address',
  '/verify',
  '/invitation',
  '/my-keys',
  '/my-benefits',
  '/my-reservations',
  '/my-reservations/request',
  '/my-reservations/waiting',
  '/my-reservations/trades',
  '/my-reservations/draws',
  '/my-reservations/draws/$id',
  '/my-reservations/$id',
  '/my-reservations/edit/$id',
  '/my-reports',
  '/condomimium',
  '/resources',
  '/about-us',
  '/not-found',
  '/admin-users',
  '/desk',
  '/desk/callers',
  '/desk/days',
  '/desk/house',
  '/desk/money',
  '/desk/owners/$id',
  '/desk/publish',
  '/desk/repairs',
  '/desk/repairs/$id',
  '/desk/waiting',
  '/desk/draws',
  '/desk/trades',
  '/desk/trades/$id',
  '/reports',
  '/settings',
  '/staff',
  '/promotions',
  '/promotions/shared/$slug/$lang',
  '/exchanges',
  '/terms-conditions/$term/$lang',
  '/gate',
  '/pass',
  '/guest-pass',
  '/repair',
  '/things-to-do',
  '/things-to-do/product/$slug',
  '/things-to-do/cart',
  '/things-to-do/checkout',
  '/my-property',
  '/my-property/control-access/create',
  '/my-property/control-access/edit/$id',
  '/my-property/control-access/$id',
  '/my-property/maintenance-request/create',
  '/my-property/maintenance-request/edit/$id',
  '/my-property/maintenance-request/$id',
] as const

export type PagePath = (typeof PAGES)[number]

const PATTERNS = PAGES.map((page) => page.toLowerCase().split('/'))

/** Every address above a page and each page's own: none of them is the number that a parameter stands for. */
const NAMED = new Set(PATTERNS.flatMap((parts) => parts.map((_, at) => parts.slice(0, at + 1).join('/'))))

/** Whether a decoded path is a page's, as the browser's router reads it: in any case, with or without a slash at its end. */
export function isPage(path: string): boolean {
  const parts = path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .split('/')
  return PATTERNS.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every(
        (part, at) =>
          part === parts[at] ||
          (part.startsWith('$') && parts[at] !== '' && !NAMED.has(parts.slice(0, at + 1).join('/'))),
      ),
  )
}
