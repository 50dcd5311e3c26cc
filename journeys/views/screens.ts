import { ABOUT_VIEWS } from './about.screens.ts'
import { ACCOUNT_VIEWS } from './account.screens.ts'
import { ADMIN_VIEWS, SETTINGS_VIEWS } from './admin.screens.ts'
import { OWNERS_DAY_VIEWS } from './day/owners-day.screens.ts'
import { DESK_VIEWS } from './desk.screens.ts'
import { DOCUMENTS_VIEWS } from './documents.screens.ts'
import { DRAW_VIEWS } from './draws/draws.screens.ts'
import { ENTRY_VIEWS } from './entry.screens.ts'
import { FINANCE_VIEWS } from './finance.screens.ts'
import { HOME_VIEWS } from './home.screens.ts'
import { LOST_FACTOR_VIEWS } from './lost-factor.screens.ts'
import { PEOPLE_VIEWS } from './people.screens.ts'
import { PROMOTIONS_VIEWS } from './promotions.screens.ts'
import { PROPERTY_VIEWS, REPAIR_VIEWS } from './property.screens.ts'
import { DAYS_VIEWS } from './publish-days.screens.ts'
import { GOODS_VIEWS } from './publish-goods.screens.ts'
import { NEWS_VIEWS } from './publish-news.screens.ts'
import { PAPER_VIEWS } from './publish-papers.screens.ts'
import { RESERVATIONS_VIEWS, WAITING_VIEWS } from './reservations.screens.ts'
import { SECURITY_VIEWS } from './security.screens.ts'
import { STAYS_VIEWS } from './stays.screens.ts'
import { THINGS_TO_DO_VIEWS } from './things-to-do.screens.ts'
import { DESK_TRADE_VIEWS } from './trades/desk-trades.screens.ts'
import { TRADE_VIEWS } from './trades/trades.screens.ts'
import { VERIFICATION_VIEWS } from './verification.screens.ts'
import type { View } from './view.ts'

/** The interface speaks the account's language: in Spanish, Inés looks at what Elena looks at in English. */
const IN_SPANISH: Readonly<Record<string, string>> = { elena: 'ines', ruth: 'joel', raul: 'joel' }

/** Who looks at a view in a language. */
export function personFor(view: View, language: 'en' | 'es'): string | undefined {
  return language === 'es' ? (IN_SPANISH[view.who ?? ''] ?? view.who) : view.who
}

/** Of the demo club's files those that the views look at; the rest would only take time. */
export const FILES_SHOWN = /^(owners-guide|budget-figures|picture-noon-1|contract-(1|4)-(inventory|picture))/

export const VIEWS: readonly View[] = [
  ...ENTRY_VIEWS,
  ...RESERVATIONS_VIEWS,
  ...FINANCE_VIEWS,
  ...ACCOUNT_VIEWS,
  ...PROMOTIONS_VIEWS,
  ...DOCUMENTS_VIEWS,
  ...PROPERTY_VIEWS,
  ...THINGS_TO_DO_VIEWS,
  ...ADMIN_VIEWS,
  ...ABOUT_VIEWS,
  ...DESK_VIEWS,
  ...REPAIR_VIEWS,
  ...HOME_VIEWS,
  ...STAYS_VIEWS,
  ...PEOPLE_VIEWS,
  ...SECURITY_VIEWS,
  ...LOST_FACTOR_VIEWS,
  ...VERIFICATION_VIEWS,
  ...NEWS_VIEWS,
  ...PAPER_VIEWS,
  ...GOODS_VIEWS,
  ...DAYS_VIEWS,
  ...SETTINGS_VIEWS,
  ...WAITING_VIEWS,
  ...DRAW_VIEWS,
  ...OWNERS_DAY_VIEWS,
  ...TRADE_VIEWS,
  ...DESK_TRADE_VIEWS,
]
