import { aboutHandlers } from '../../about/server/handlers.ts'
import { ABOUT_REFUSALS } from '../../about/server/words.ts'
import { adminHandlers } from '../../admin/server/handlers.ts'
import { deskAlertWork } from '../../admin/server/inbox/alert-desk.ts'
import { mountLiveInbox } from '../../admin/server/inbox/live-inbox.ts'
import { mountMark } from '../../admin/server/settings/wear-mark.ts'
import { ADMIN_REFUSALS } from '../../admin/server/words.ts'
import { dashboardHandlers } from '../../dashboard/server/handlers.ts'
import { newsletterWork } from '../../dashboard/server/mail-newsletters.ts'
import { mountNewsletterStop } from '../../dashboard/server/stop-newsletter.ts'
import { documentHandlers } from '../../documents/server/handlers.ts'
import { DOCUMENT_REFUSALS } from '../../documents/server/words.ts'
import { draftHandlers } from '../../drafts/server/handlers.ts'
import { drawWork } from '../../draws/server/draw-work.ts'
import { drawHandlers } from '../../draws/server/handlers.ts'
import { DRAW_REFUSALS } from '../../draws/server/words.ts'
import { CHARGE_BOOK } from '../../finance/server/account/charge-book.ts'
import { interestWork } from '../../finance/server/account/late-interest.ts'
import { keepUnknown, takeLinkEvent } from '../../finance/server/account/take-link-event.ts'
import { agreementSealingWork } from '../../finance/server/agreements/seal-agreements.ts'
import { chargeHandlers } from '../../finance/server/charges/charge-handlers.ts'
import { chargeRunWork } from '../../finance/server/charges/run-work.ts'
import { financeHandlers } from '../../finance/server/handlers.ts'
import { savedCardWork } from '../../finance/server/mandates/card-work.ts'
import { profitHandlers } from '../../finance/server/profit/profit-handlers.ts'
import { reportHandlers } from '../../finance/server/reports/report-handlers.ts'
import { mountReportPreview } from '../../finance/server/reports/report-preview.ts'
import { settlingWork } from '../../finance/server/reports/settle-work.ts'
import { sealCheck, sealingWork, sealQueue, signingCheck } from '../../finance/server/sealing/seal-reports.ts'
import { stripeWork } from '../../finance/server/stripe/stripe-work.ts'
import { mountStripeWebhook } from '../../finance/server/stripe/webhook.ts'
import { FINANCE_REFUSALS } from '../../finance/server/words.ts'
import { itineraryHandlers } from '../../itinerary/server/handlers.ts'
import { ORDER_BOOK } from '../../marketplace/server/card/order-book.ts'
import { orderedForStay } from '../../marketplace/server/changes/ordered-for-stay.ts'
import { dayListWork } from '../../marketplace/server/day-lists/send-lists.ts'
import { guestPassWork } from '../../marketplace/server/guests/tell-guests.ts'
import { marketplaceHandlers } from '../../marketplace/server/handlers.ts'
import { mountPaymentWebhook } from '../../marketplace/server/orders/payment-webhook.ts'
import { MARKETPLACE_REFUSALS } from '../../marketplace/server/words.ts'
import { membershipHandlers } from '../../membership/server/handlers.ts'
import { lostFactorWork } from '../../membership/server/lost/lost-factor-work.ts'
import { MEMBERSHIP_REFUSALS } from '../../membership/server/words.ts'
import { avifWork } from '../../photos/server/draw-avif.ts'
import { photoHandlers } from '../../photos/server/handlers.ts'
import { mountPhotos } from '../../photos/server/serve-photos.ts'
import { promotionHandlers } from '../../promotions/server/handlers.ts'
import { showsPromotionToAll } from '../../promotions/server/promotions.store.ts'
import { exchangeWork } from '../../promotions/server/tell-of-exchange.ts'
import { PROMOTION_REFUSALS } from '../../promotions/server/words.ts'
import { propertyHandlers } from '../../property/server/handlers.ts'
import { plannedRepairWork } from '../../property/server/repairs/plan-repairs.ts'
import { PROPERTY_REFUSALS } from '../../property/server/words.ts'
import { deadlineHandlers, mountDeadlineFeed } from '../../reminders/server/deadlines/deadline-feed.ts'
import { ownersReminderWork } from '../../reminders/server/remind-owners.ts'
import { mountCalendarFeed } from '../../reservations/server/calendar/calendar-feed.ts'
import { yearHandlers } from '../../reservations/server/calendar/year-handlers.ts'
import { reservationHandlers } from '../../reservations/server/handlers.ts'
import { lapseWork } from '../../reservations/server/lapse/lapse-stays.ts'
import { reminderWork } from '../../reservations/server/mails/remind-stays.ts'
import { offerFreed } from '../../reservations/server/waiting/offer-nights.ts'
import { lockWaits } from '../../reservations/server/waiting/waited-nights.store.ts'
import { waitingWork } from '../../reservations/server/waiting/waiting-work.ts'
import { RESERVATION_REFUSALS } from '../../reservations/server/words.ts'
import { diskCheck, filesCheck } from '../../server/files/files-checks.ts'
import type { RefusalWords } from '../../server/http/answers/reply.ts'
import type { Mount } from '../../server/http/app.ts'
import type { Handler } from '../../server/http/handle.ts'
import type { Backlog, HealthCheck, Work } from '../../server/jobs/works.ts'
import { mailCheck, mailQueue } from '../../server/mail/mail-queue.ts'
import { tradeHandlers } from '../../trades/server/handlers.ts'
import { tradeWork } from '../../trades/server/trade-work.ts'
import { TRADE_REFUSALS } from '../../trades/server/words.ts'
import { verificationHandlers } from '../../verification/server/handlers.ts'
import { VERIFICATION_REFUSALS } from '../../verification/server/words.ts'
import { MAILS } from './mails.ts'

/** Every call that is served, slice by slice. */
export const HANDLERS: readonly Handler[] = [
  ...membershipHandlers,
  ...dashboardHandlers,
  ...reservationHandlers(orderedForStay),
  ...yearHandlers(orderedForStay),
  ...itineraryHandlers,
  ...financeHandlers,
  ...reportHandlers,
  ...chargeHandlers,
  ...profitHandlers,
  ...documentHandlers,
  ...marketplaceHandlers,
  ...promotionHandlers,
  ...propertyHandlers({ before: lockWaits, after: offerFreed }),
  ...aboutHandlers,
  ...adminHandlers,
  ...photoHandlers,
  ...draftHandlers,
  ...verificationHandlers(MAILS),
  ...deadlineHandlers,
  ...drawHandlers,
  ...tradeHandlers,
]

/** What is paid by card, each kept by its slice. */
export const CARD_BOOKS = [CHARGE_BOOK, ORDER_BOOK]

/** Routes of the slices outside the API. */
export const MOUNTS: readonly Mount[] = [
  mountCalendarFeed,
  mountDeadlineFeed,
  mountNewsletterStop,
  mountPaymentWebhook({ take: takeLinkEvent, keepUnknown }),
  mountStripeWebhook(CARD_BOOKS),
  mountPhotos(showsPromotionToAll),
  mountMark,
  mountReportPreview,
  mountLiveInbox,
]

/** The slices' background work. */
export const WORKS: readonly Work[] = [
  settlingWork(),
  sealingWork(),
  agreementSealingWork(),
  interestWork(),
  newsletterWork,
  lapseWork(orderedForStay),
  waitingWork,
  drawWork,
  tradeWork,
  reminderWork,
  ownersReminderWork,
  dayListWork,
  guestPassWork,
  avifWork,
  lostFactorWork,
  stripeWork(CARD_BOOKS),
  savedCardWork(),
  chargeRunWork,
  plannedRepairWork,
  deskAlertWork,
  exchangeWork,
]

/** What `/metrics` counts that waits. */
export const QUEUES: readonly Backlog[] = [mailQueue, sealQueue]

/** What `/ready` asks beside the database. */
export const HEALTH_CHECKS: readonly HealthCheck[] = [
  signingCheck,
  sealCheck,
  mailCheck,
  filesCheck,
  diskCheck,
]

/** The words of every slice's refusals. */
export const REFUSAL_WORDS: RefusalWords = {
  ...MEMBERSHIP_REFUSALS,
  ...RESERVATION_REFUSALS,
  ...DRAW_REFUSALS,
  ...TRADE_REFUSALS,
  ...PROMOTION_REFUSALS,
  ...ADMIN_REFUSALS,
  ...FINANCE_REFUSALS,
  ...DOCUMENT_REFUSALS,
  ...PROPERTY_REFUSALS,
  ...MARKETPLACE_REFUSALS,
  ...ABOUT_REFUSALS,
  ...VERIFICATION_REFUSALS,
}
