import { ABOUT_MAILS } from '../../about/server/mails.ts'
import { INBOX_MAILS } from '../../admin/server/inbox/mails.ts'
import { SETTING_MAILS } from '../../admin/server/settings/mails.ts'
import { STAFF_MAILS } from '../../admin/server/staff/mails.ts'
import { DASHBOARD_MAILS } from '../../dashboard/server/mails.ts'
import { DOCUMENT_MAILS } from '../../documents/server/mails.ts'
import { DRAW_MAILS } from '../../draws/server/draw-mails.ts'
import { PAYMENT_MAILS } from '../../finance/server/account/payment-mails.ts'
import { OWNER_MAILS } from '../../finance/server/agreements/owner-mails.ts'
import { FINANCE_MAILS } from '../../finance/server/mails.ts'
import { CARD_MAILS } from '../../finance/server/mandates/card-mails.ts'
import { DAY_LIST_MAILS } from '../../marketplace/server/day-lists/mails.ts'
import { GUEST_MAILS } from '../../marketplace/server/guests/mails.ts'
import { MARKETPLACE_MAILS } from '../../marketplace/server/mails.ts'
import { CLOSED_DAY_MAILS } from '../../marketplace/server/publish/closed-day-mails.ts'
import { REVIEW_MAILS } from '../../marketplace/server/reviews/mails.ts'
import { CONTACT_MAILS } from '../../membership/server/contact/mails.ts'
import { KEY_MAILS } from '../../membership/server/factor/mails.ts'
import { LOST_FACTOR_MAILS } from '../../membership/server/lost/mails.ts'
import { MEMBERSHIP_MAILS } from '../../membership/server/mails.ts'
import { TRUSTED_MAILS } from '../../membership/server/trusted/mails.ts'
import { EXCHANGE_MAILS } from '../../promotions/server/exchange-mails.ts'
import { PROPERTY_MAILS } from '../../property/server/mails.ts'
import { REPAIR_MAILS } from '../../property/server/repair-mails.ts'
import { REMINDER_MAILS } from '../../reminders/server/mails.ts'
import { CLOSED_MAILS } from '../../reservations/server/blackouts/closed-mails.ts'
import { RESERVATION_MAILS } from '../../reservations/server/mails/desk-mails.ts'
import { LAPSE_MAILS } from '../../reservations/server/mails/lapse-mails.ts'
import { STAY_MAILS } from '../../reservations/server/mails/stay-mails.ts'
import { WAIT_MAILS } from '../../reservations/server/waiting/wait-mails.ts'
import type { MailTemplate } from '../../server/mail/template.ts'
import { TRADE_MAILS } from '../../trades/server/trade-mails.ts'
import { VERIFICATION_MAILS } from '../../verification/server/mails.ts'

/** Every mail that the portal sends, by the outbox row's kind, slice by slice. */
export const MAILS: Readonly<Record<string, MailTemplate>> = {
  ...MEMBERSHIP_MAILS,
  ...CONTACT_MAILS,
  ...KEY_MAILS,
  ...LOST_FACTOR_MAILS,
  ...TRUSTED_MAILS,
  ...MARKETPLACE_MAILS,
  ...CLOSED_DAY_MAILS,
  ...DAY_LIST_MAILS,
  ...GUEST_MAILS,
  ...REVIEW_MAILS,
  ...ABOUT_MAILS,
  ...EXCHANGE_MAILS,
  ...PROPERTY_MAILS,
  ...REPAIR_MAILS,
  ...RESERVATION_MAILS,
  ...LAPSE_MAILS,
  ...CLOSED_MAILS,
  ...STAY_MAILS,
  ...WAIT_MAILS,
  ...DRAW_MAILS,
  ...TRADE_MAILS,
  ...FINANCE_MAILS,
  ...PAYMENT_MAILS,
  ...OWNER_MAILS,
  ...CARD_MAILS,
  ...REMINDER_MAILS,
  ...DOCUMENT_MAILS,
  ...DASHBOARD_MAILS,
  ...VERIFICATION_MAILS,
  ...STAFF_MAILS,
  ...SETTING_MAILS,
  ...INBOX_MAILS,
}
