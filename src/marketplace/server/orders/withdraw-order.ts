import { formatMoney } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue, type NewMail } from '../../../server/jobs/outbox.store.ts'
import { refundSurplus } from '../card/refund-surplus.ts'
import { MARKETPLACE_MAILS } from '../mails.ts'
import { type ActingFor, actingContent } from './acting.store.ts'
import { type CancelFacts, saveCancelled } from './cancel-order.store.ts'
import { readCalendarLines } from './export-order.store.ts'
import { calendarContent } from './order-calendar.ts'
import { type MailOrder, orderMailContent } from './order-mail.ts'
import { returnPlaces } from './places.store.ts'

/**
 * Takes an order back that is locked and may be cancelled: its places and benefits go back, and a mail says so, with
 * the reason where the club does it. What was paid by card goes back there; whether that is all is answered.
 */
export async function withdrawOrder(
  trx: Database,
  facts: CancelFacts,
  by: ActingFor & { reason?: string },
  now: Date,
): Promise<{ backToCard: boolean }> {
  await returnPlaces(trx, facts.id)
  await saveCancelled(trx, facts.id, by, now)
  const toCard = facts.paid > 0 ? await refundSurplus(trx, facts.id, now) : 0
  const backToCard = toCard > 0 && toCard >= facts.paid
  const { customer, currency } = facts
  const money = (cents: number) => `${formatMoney({ cents, currency })} ${currency}`
  const lines = await readCalendarLines(trx, facts.ownerId, facts.id)
  const mail: NewMail<keyof typeof MARKETPLACE_MAILS> = {
    kind: by.reason === undefined ? 'order-cancelled' : 'order-called-off',
    recipient: customer.email,
    language: customer.language,
    content: {
      ...orderMailContent(customer, [{ ...mailOrderOf(facts), total: { cents: facts.paid, currency } }]),
      ...calendarContent(lines),
      refund: backToCard ? 'card' : toCard > 0 ? 'both' : facts.paid > 0 ? 'due' : 'none',
      toCard: money(toCard),
      byHand: money(facts.paid - toCard),
      ...(by.reason !== undefined && { reason: by.reason }),
      ...actingContent(by),
    },
  }
  await enqueue(trx, MARKETPLACE_MAILS, mail, now)
  return { backToCard }
}

/** An order that is read under its lock, as a mail names it. */
export function mailOrderOf({ number, hotel, lines, total, currency }: CancelFacts): MailOrder {
  return { number, hotel, lines, total: { cents: total, currency } }
}
