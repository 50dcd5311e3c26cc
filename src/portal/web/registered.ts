import { ABOUT_SCREENS } from '../../about/web/routes.tsx'
import { ADMIN_SCREENS } from '../../admin/web/routes.tsx'
import { DOCUMENT_SCREENS } from '../../documents/web/routes.tsx'
import { DRAW_SCREENS } from '../../draws/web/routes.tsx'
import { FINANCE_SCREENS } from '../../finance/web/routes.tsx'
import { ITINERARY_SCREENS } from '../../itinerary/web/routes.tsx'
import { MARKETPLACE_SCREENS } from '../../marketplace/web/routes.tsx'
import { ACCOUNT_SCREENS } from '../../membership/web/account/routes.tsx'
import { PROMOTION_SCREENS } from '../../promotions/web/routes.tsx'
import { PROPERTY_SCREENS } from '../../property/web/routes.tsx'
import { REMINDER_SCREENS } from '../../reminders/web/routes.tsx'
import { RESERVATION_SCREENS } from '../../reservations/web/routes.tsx'
import { TRADE_SCREENS } from '../../trades/web/routes.tsx'
import { VERIFICATION_SCREENS } from '../../verification/web/routes.tsx'
import type { Screen } from '../../web/screens.ts'
import type { Catalogue, Catalogues } from '../../web/words.ts'

/** The home of somebody whom an owner trusts, in place of the dashboard. */
export const TRUSTED_HOME: Screen = {
  path: '/home',
  slice: 'membership/web/trusted',
  load: () => import('../../membership/web/trusted/trusted-home.tsx'),
}

/** Every screen inside the portal, slice by slice. */
export const SCREENS: ReadonlyMap<string, Screen> = new Map(
  [
    ...ACCOUNT_SCREENS,
    ...RESERVATION_SCREENS,
    ...DRAW_SCREENS,
    ...TRADE_SCREENS,
    ...ITINERARY_SCREENS,
    ...FINANCE_SCREENS,
    ...DOCUMENT_SCREENS,
    ...MARKETPLACE_SCREENS,
    ...PROMOTION_SCREENS,
    ...PROPERTY_SCREENS,
    ...ABOUT_SCREENS,
    ...ADMIN_SCREENS,
    ...VERIFICATION_SCREENS,
    ...REMINDER_SCREENS,
  ].map((screen) => [screen.path, screen]),
)

/** The words of slices and of rooms with words of their own, but for those that stand in the first page’s list (page-words.ts). */
export const WORDS: Catalogues = import.meta.glob<Catalogue>([
  '/src/*/words/*.po',
  '/src/*/web/*/words/*.po',
  '/src/*/desk/*/words/*.po',
  '!/src/{kernel,server,web,portal}/**',
  '!/src/{membership,dashboard}/words/**',
  '!/src/membership/web/keys/**',
])
