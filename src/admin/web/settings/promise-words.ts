import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PromiseKind } from '../../settings/settings.ts'

/** What of the desk is promised an answer. */
export const PROMISE_WORDS: Readonly<Record<PromiseKind, MessageDescriptor>> = {
  bookings: msg`Stays, changes and cancellations`,
  messages: msg`Messages`,
  maintenance: msg`Maintenance, until it begins`,
  'begun-maintenance': msg`Maintenance, once it has begun`,
  reviews: msg`Reviews`,
  agreements: msg`Rejected years`,
  questions: msg`Questions about a figure`,
  payments: msg`Announced payments`,
  matters: msg`Payments that do not fit`,
  suspicions: msg`Suspicious messages`,
  losses: msg`Lost second factors`,
}
