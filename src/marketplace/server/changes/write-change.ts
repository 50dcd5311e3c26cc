import { formatDay, formatTime } from '../../../kernel/day.ts'
import { formatMoney } from '../../../kernel/money.ts'
import type { Config } from '../../../server/boot/config.ts'
import type { Database } from '../../../server/database/database.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import { say } from '../../../server/words.ts'
import type { LineWish, StandingLine } from '../../changes/line-change.ts'
import type { PlaceStep } from '../../changes/line-holding.ts'
import { refundSurplus } from '../card/refund-surplus.ts'
import type { MARKETPLACE_MAILS } from '../mails.ts'
import { type ActingFor, actingContent } from '../orders/acting.store.ts'
import { readCalendarLines } from '../orders/export-order.store.ts'
import { calendarContent } from '../orders/order-calendar.ts'
import { beginOrderPayment } from '../orders/payment-link.ts'
import { TOLD_WORDS } from '../words.ts'
import { saveOrder, statusFor } from './save-change.store.ts'
import type { StandingOrder } from './standing.store.ts'

/** The places of lines that are cancelled, in the order of their locks, each once. */
export function stepsBack(lines: readonly StandingLine[]): PlaceStep[] {
  const steps = new Map<string, PlaceStep>()
  for (const { kind, detailId: id, operationdate: day, slot, tookPlaces, figures } of lines) {
    if (!tookPlaces) continue
    const of = kind === 'event' ? 'event' : slot === null ? 'day' : 'slot'
    const rank = ['day', 'slot', 'event'].indexOf(of)
    const key = `${rank} ${String(id).padStart(10, '0')} ${day} ${slot ?? ''}`
    steps.set(key, { of, id, day, slot, by: (steps.get(key)?.by ?? 0) - figures.qty })
  }
  return [...steps].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, step]) => step)
}

/**
 * Writes the order's figures. What is due then and paid on a provider's page begins a payment of its own; what was paid by
 * card beyond them goes back there.
 */
export async function saveOrderFigures(
  trx: Database,
  { id, paid, figures: before, paymentMethod, paymentLink, currency }: StandingOrder,
  figures: StandingOrder['figures'],
  config: Config,
  now: Date,
): Promise<{ version: number; status: number; backToCard: boolean }> {
  const status = statusFor(figures.total, paid)
  const due = figures.total - paid
  const begins = paymentLink !== null && due > 0 && figures.total !== before.total
  const payment = begins ? beginOrderPayment(paymentMethod, { total: due, currency }, config) : null
  const version = await saveOrder(trx, id, { figures, status, payment }, now)
  const backToCard = paid > figures.total && (await refundSurplus(trx, id, now)) >= paid - figures.total
  return { version, status, backToCard }
}

export interface ToldChange {
  kind: 'order-changed' | 'order-line-cancelled'
  line: StandingLine
  /** Null: it is cancelled. */
  wish: LineWish | null
  difference: number
  /** What is paid too much goes back to the card by itself. */
  backToCard: boolean
}

/** The mail about one line, with what it was and what it is. */
export function mailOf(
  { id, number, hotel, customer, currency, paid, figures }: StandingOrder,
  { kind, line, wish, difference, backToCard }: ToldChange,
  acting: ActingFor,
  { publicUrl }: Config,
): NewMail<keyof typeof MARKETPLACE_MAILS> {
  const { language } = customer
  const flightOf = (parts: readonly (string | null)[]) => {
    const told = parts.filter(Boolean).join(', ')
    return told && say(TOLD_WORDS.flight, language, { flight: told })
  }
  const wordsOf = ({ day, time, qty, flight }: LineWish) =>
    [
      `${qty} × ${line.name[language]}`,
      formatDay(day, language),
      formatTime(time),
      flight && flightOf([flight.flight, flight.flightTime && formatTime(flight.flightTime)]),
    ]
      .filter(Boolean)
      .join(', ')
  const was = {
    day: line.operationdate,
    time: line.operationtime,
    qty: line.figures.qty,
    ...(wish?.flight && line.leg && { flight: line.leg }),
  }
  // What was paid before comes back; what was not is only less to pay.
  const owed = paid > figures.total + difference
  const free = wish && line.benefit ? 'benefit' : 'nothing'
  const same = figures.total === 0 ? free : 'none'
  const money =
    difference > 0 ? 'more' : difference === 0 ? same : owed && backToCard ? 'card' : owed ? 'owed' : 'less'
  return {
    kind,
    recipient: customer.email,
    language,
    content: {
      name: customer.name,
      numbers: number,
      hotel: hotel.name,
      before: wordsOf(was),
      after: wish ? wordsOf(wish) : '',
      money,
      amount: amountOf(Math.abs(difference), currency),
      totals: amountOf(figures.total + difference, currency),
      ...actingContent(acting),
      link: `${publicUrl}/things-to-do?view=orders&order=${id}`,
    },
  }
}

function amountOf(cents: number, currency: StandingOrder['currency']): string {
  return `${formatMoney({ cents, currency })} ${currency}`
}

/** A mail with lines for the reader's calendar, as they are once they are written. */
export async function withLines(
  trx: Database,
  ownerId: number,
  orderId: number,
  lines: readonly Pick<StandingLine, 'uuid'>[],
  mail: NewMail<keyof typeof MARKETPLACE_MAILS>,
): Promise<NewMail<keyof typeof MARKETPLACE_MAILS>> {
  const all = await readCalendarLines(trx, ownerId, orderId)
  const own = all.filter(({ uuid }) => lines.some((line) => line.uuid === uuid))
  return { ...mail, content: { ...mail.content, ...calendarContent(own) } }
}
