import { paidByLine } from '../../../finance/why/paid-by-line.ts'
import { formatTime } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import type { Language } from '../../../kernel/language.ts'
import { done, type Outcome, type Refusal, refused } from '../../../kernel/outcome.ts'
import type { Context } from '../../../server/http/handle.ts'
import {
  breaksTrip,
  type ChangeFault,
  type Changer,
  changeFault,
  type LineMay,
  type LineWish,
  leftForLine,
  leftStay,
  mayOf,
  priceToday,
  type StandingLine,
  stayFor,
} from '../../changes/line-change.ts'
import {
  figuresFor,
  type LineFigures,
  type OrderFigures,
  orderFigures,
  pricesOf,
} from '../../changes/line-figures.ts'
import { type Holding, holdingAfter } from '../../changes/line-holding.ts'
import type { StayToOrderFor } from '../../goods.ts'
import { ORDER_STATUS } from '../../orders/order.ts'
import { type PriceEach, pricesPaid } from '../../orders/prices-paid.ts'
import type { DayAndTime } from '../../times/times.ts'
import { readCheckoutFacts } from '../orders/checkout-facts.store.ts'
import type { StandingOrder } from './standing.store.ts'

/** What a change comes to, worked out and not yet written. */
export interface ChangePlan {
  line: StandingLine
  wish: LineWish
  fault: ChangeFault | null
  left: number | null
  /** The figures of the line, and of the order with it. */
  figures: LineFigures
  order: OrderFigures
  difference: number
  /** How many of the line at which price each, taxes included. */
  prices: PriceEach[]
  holding: Holding
  stayId: number | null
  /** The order's stay, where the line leaves its days; null where it does not. */
  outside: StayToOrderFor | null
  /** What a benefit holds for it then. */
  held: number
  /** The limit up to which it can be changed or cancelled then. */
  until: DayAndTime
}

/** What cancelling a line comes to; a package takes its parts with it. */
export interface CancelPlan {
  line: StandingLine
  /** The line and its parts. */
  gone: StandingLine[]
  /** Whether nothing of the order is left. */
  isLast: boolean
  order: OrderFigures
  difference: number
}

type NotPossible = Refusal<'ORDER_NOT_FOUND' | 'LINE_CANNOT_CHANGE' | 'RESTRICTED_ACTION'>

/** Works out what a line would be as it is wished. A benefit is the owner's own: who acts for them spends no more of it. */
export async function planChange(
  context: Pick<Context, 'db' | 'now' | 'keptOwn'>,
  order: StandingOrder,
  asked: { idLine: number; wish: LineWish; ownerId: number; who: Changer; language: Language },
): Promise<Outcome<ChangePlan, NotPossible['reason']>> {
  const { ownerId, who, language } = asked
  const line = order.lines.find(({ id }) => id === asked.idLine)
  if (!line) return refused('ORDER_NOT_FOUND')
  const wish = wishFor(line, asked.wish)
  const may = mayOf(line, order.lines, order, who)
  const moved = wish.day !== line.operationdate || wish.time !== line.operationtime
  const allowed =
    (!moved || may.move) && (wish.qty === line.figures.qty || may.amount) && (may.move || may.amount)
  if (!allowed) return cannot(line, may, order, language)
  const facts = await readCheckoutFacts(
    context,
    { ownerId, contractId: order.contractId, idBooking: order.bookingId },
    [{ kind: line.kind, detailId: line.detailId, operationdate: wish.day }],
    { benefits: false, stays: false },
  )
  if (!facts) return refused('ORDER_NOT_FOUND')
  const { goods, buyer } = facts
  const { taxPercent } = order.hotel
  const today = priceToday(line, goods)
  const { held, ...figures } = figuresFor(line.figures, wish.qty, today, line.benefit, taxPercent)
  if (who === 'club' && held > (line.benefit?.held ?? 0)) return refused('RESTRICTED_ACTION')
  const judged = { goods, buyer, hotelId: order.hotel.id, taxPercent, bookingId: order.bookingId }
  const lines = order.lines.filter(({ cancelled }) => !cancelled)
  const all = lines.map((one) => (one === line ? figures : one.figures))
  const whole = orderFigures(all, order.figures, taxPercent)
  const paid = paidByLine(
    all.map(({ total }) => total),
    whole.tax,
  )[lines.indexOf(line)]
  const after = { ...line, operationdate: wish.day, operationtime: wish.time }
  return done({
    line,
    wish,
    fault: changeFault(line, wish, judged) ?? (breaksTrip(line, wish, lines) ? 'legs' : null),
    left: leftForLine(line, wish, goods),
    figures,
    order: whole,
    difference: whole.total - order.figures.total,
    prices: pricesPaid(
      pricesOf(figures) ?? [{ ...figures, total: figures.total - figures.extra }],
      figures.extra,
      paid ?? figures.total,
    ),
    holding: holdingAfter(line, wish, goods),
    stayId: stayFor(wish.day, judged),
    outside: leftStay(line, wish, judged),
    held,
    until: mayOf(after, [after], order, who).until,
  })
}

/** Works out what is left of an order without a line. */
export function planCancel(
  order: StandingOrder,
  { idLine, who, language }: { idLine: number; who: Changer; language: Language },
): Outcome<CancelPlan, NotPossible['reason']> {
  const line = order.lines.find(({ id }) => id === idLine)
  if (!line) return refused('ORDER_NOT_FOUND')
  const may = mayOf(line, order.lines, order, who)
  if (!may.cancel) return cannot(line, may, order, language)
  const gone = order.lines.filter((one) => !one.cancelled && (one === line || one.uuidPackage === line.uuid))
  const rest = order.lines.filter((one) => !one.cancelled && !gone.includes(one))
  const whole = orderFigures(
    rest.map(({ figures }) => figures),
    order.figures,
    order.hotel.taxPercent,
  )
  return done({
    line,
    gone,
    isLast: rest.length === 0,
    order: whole,
    difference: whole.total - order.figures.total,
  })
}

/** Only a leg has a flight. */
function wishFor({ leg }: StandingLine, { flight, ...wish }: LineWish): LineWish {
  return leg && flight ? { ...wish, flight } : wish
}

function cannot(
  line: StandingLine,
  { until, late }: LineMay,
  { status }: StandingOrder,
  language: Language,
): Refusal<'LINE_CANNOT_CHANGE'> {
  const because =
    line.cancelled || status === ORDER_STATUS.cancelled
      ? 'cancelled'
      : late
        ? 'late'
        : line.uuidPackage !== null || line.kind === 'package'
          ? 'package'
          : line.leg
            ? 'transfer'
            : 'event'
  return refused('LINE_CANNOT_CHANGE', {
    because,
    until: `${dayInWords(until.day, language)}, ${formatTime(until.time)}`,
  })
}
