import { ABOUT_MAILS } from '../../about/mails.ts'
import { DASHBOARD_MAILS } from '../../dashboard/mails.ts'
import { DOCUMENT_MAILS } from '../../documents/mails.ts'
import { FINANCE_MAILS } from '../../finance/mails.ts'
import { MARKETPLACE_MAILS } from '../../marketplace/mails.ts'
import { MEMBERSHIP_MAILS } from '../../membership/mails.ts'
import { PROPERTY_MAILS } from '../../property/mails.ts'
import { LAPSE_MAILS } from '../../reservations/lapse-mails.ts'
import { RESERVATION_MAILS } from '../../reservations/mails.ts'
import type { MailTemplate } from '../../server/mail/template.ts'

/** Every mail that the portal sends, by the outbox row's kind, slice by slice. */
export const MAILS: Readonly<Record<string, MailTemplate>> = {
  ...MEMBERSHIP_MAILS,
  ...MARKETPLACE_MAILS,
  ...ABOUT_MAILS,
  ...PROPERTY_MAILS,
  ...RESERVATION_MAILS,
  ...LAPSE_MAILS,
  ...FINANCE_MAILS,
  ...DOCUMENT_MAILS,
  ...DASHBOARD_MAILS,
}
