import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import type { MatterOf } from '../../account/compare.ts'
import type { AskedRefund, Refund } from '../account/refunds.store.ts'
import type { PageState } from './provider.ts'

/** The outcome of a card page's notice. */
export type Taken =
  | 'entered'
  | 'seen-before'
  | 'changes-nothing'
  | 'unknown'
  | 'another-currency'
  | 'given-up'

/** A card payment of a book, as it is named at Stripe. Amounts in cents. */
interface Received {
  of: MatterOf
  providerPayment: string | null
  cents: number
  refundedCents: number
  currency: string
}

/**
 * What is paid by card, as one book keeps it: the charges of contracts, or the orders of the marketplace. Stripe's pages, webhook,
 * refunds and the daily comparison are the same for each; the portal hands the books in.
 */
export interface CardBook {
  /** Takes what Stripe says of a page; null where the book does not know its reference. It may come twice, late and in any order. */
  takePage: (
    trx: Database,
    page: PageState,
    at: { config: Config; now: Date },
  ) => Promise<Exclude<Taken, 'unknown'> | null>
  /** Pages that nobody has told of since, noted as asked about; `isOver`: nobody shall pay on it any more. */
  claimSilent: (
    db: Database,
    before: Date,
    now: Date,
  ) => Promise<{ id: number; session: string; isOver: boolean }[]>
  /** Locks a payment by Stripe's number; null where it is of another book. */
  lock: (trx: Database, providerPayment: string) => Promise<{ id: number; isPaid: boolean } | null>
  /** How a matter of a payment names it. */
  matterOf: (paymentId: number) => MatterOf
  /** A refund by its own number, by Stripe's, or by its place among the payment's, from 1. */
  findRefund: (
    trx: Database,
    by: { id: number } | { providerRefund: string } | { paymentId: number; position: number },
  ) => Promise<Refund | null>
  /** What of a payment may still go back. */
  refundable: (trx: Database, paymentId: number) => Promise<number>
  /** Notes a refund that was made at Stripe itself; its number. The payment is locked. */
  insertRefund: (
    trx: Database,
    refund: { paymentId: number; cents: number; providerRefund: string },
    now: Date,
  ) => Promise<number>
  /** Enters a refund that has gone out, and tells who paid. The payment is locked. */
  enterRefund: (
    trx: Database,
    paymentId: number,
    refund: { id: number; cents: number; providerRefund: string },
    at: { config: Config; now: Date },
  ) => Promise<void>
  /** Tells who paid that money could not go back to the card. The payment is locked. */
  tellNotGivenBack: (
    trx: Database,
    paymentId: number,
    cents: number,
    at: { config: Config; now: Date },
  ) => Promise<void>
  /** Notes that a refund did not go out. */
  failRefund: (trx: Database, id: number, now: Date) => Promise<void>
  /** Refunds that Stripe has yet to be asked for, the oldest first. */
  listAsked: (db: Database, most: number) => Promise<AskedRefund[]>
  /** Card payments that were received here within two moments. */
  listReceivedHere: (db: Database, from: Date, until: Date) => Promise<Received[]>
  /** What payments of Stripe's are here, by its numbers. */
  findHere: (
    db: Database,
    providerPayments: readonly string[],
  ) => Promise<Map<string, Omit<Received, 'providerPayment' | 'currency'>>>
}
