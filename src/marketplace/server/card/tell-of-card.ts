import { formatMoney } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import { enqueue } from '../../../server/jobs/outbox.store.ts'
import type { ReturnWay } from '../../desk.endpoints.ts'
import { MARKETPLACE_MAILS } from '../mails.ts'
import type { CancelFacts } from '../orders/cancel-order.store.ts'
import { orderMailContent } from '../orders/order-mail.ts'
import { mailOrderOf } from '../orders/withdraw-order.ts'

/** What came, or went back: cents of the order's currency, and the last digits of the card, where they are known. */
interface Moved {
  cents: number
  cardLast4: string | null
}

/** Tells the customer that an order was paid by card or on the provider's page, with the receipt that it has. */
export async function tellOrderPaid(
  trx: Database,
  facts: CancelFacts,
  { by, cents, cardLast4, receipt }: Moved & { by: 'card' | 'link'; receipt: string },
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const { customer, currency } = facts
  const order = { ...mailOrderOf(facts), total: { cents, currency } }
  const content = {
    ...orderMailContent(customer, [order]),
    by,
    receipt,
    card: cardLast4 ?? 'none',
    link: `${config.publicUrl}/things-to-do?view=orders&order=${facts.id}`,
  }
  const mail = {
    kind: 'order-paid',
    recipient: customer.email,
    language: customer.language,
    content,
  } as const
  await enqueue(trx, MARKETPLACE_MAILS, mail, now)
}

/** Tells the customer that money of an order has gone back to the card or by the desk's hand, or could not go to the card. */
export async function tellOrderRefund(
  trx: Database,
  kind: 'order-refunded' | 'order-not-given-back',
  { customer, currency, number }: CancelFacts,
  { cents, cardLast4, ...byHand }: Moved & { by?: ReturnWay; receipt?: string },
  now: Date,
): Promise<void> {
  const content = {
    name: customer.name,
    numbers: number,
    amount: `${formatMoney({ cents, currency })} ${currency}`,
    card: cardLast4 ?? 'none',
    ...byHand,
  }
  const mail = {
    kind,
    recipient: customer.email,
    language: customer.language,
    content,
  } as const
  await enqueue(trx, MARKETPLACE_MAILS, mail, now)
}
