import { addDays, type Day } from '../kernel/day.ts'
import type { Currency } from '../kernel/money.ts'
import type { Occupant } from '../reservations/stay/booking.ts'
import { decidableUntil, type WaitingStay } from '../reservations/stay/lapse.ts'
import { decidingLeadsTo, mayModify, modifiableUntil } from '../reservations/stay/modify.ts'
import { type DrawToDoFacts, drawToDo } from './draw-to-do.ts'
import { guestsAfter } from './guests-to-do.ts'
import type { ReportToSign, ToDo } from './to-do.endpoints.ts'
import { byUrgency } from './to-do-order.ts'
import { type TradeToDoFacts, tradeToDo } from './trade-to-do.ts'

/** A fee or an installment is a thing to do from so many days before it is due. */
export const FEE_DAYS = 30
/** Guests are asked for from so many days before check-in. */
export const GUEST_DAYS = 60
/** Nights are to be placed from so many days before they expire: on the day of the first reminder of it. */
export const EXPIRY_DAYS = 90

interface OfContract {
  idContract: number
  resort: string
  residence: string
  /** Today at the resort. */
  today: Day
}

/** A stay that holds its nights and has not ended. */
export interface StayToDoFacts extends OfContract {
  idBooking: number
  checkOut: Day
  occupant: Occupant
  confirmsItself: boolean
  /** The check-in lies on a night that the resort has closed. */
  checkInClosed: boolean
  /** Guests without a name, of the stay that is wished where there is one. */
  missing: number
  /** The portal booked it in its owner's name, as their wish asked: who comes is asked for at once. */
  bookedForThem: boolean
  /** Benefits that wait for the owner's word. */
  pending: Extract<ToDo, { kind: 'authorize' }>['benefits']
  waiting: WaitingStay
}

export interface FeeFacts extends OfContract {
  idFee: number
  year: number
  quarter: number
  due: Day
  openCents: number
  takenCents: number
  /** What of it is announced at the resort, and waits for the club. */
  announcedCents: number
  currency: Currency
}

/** A charge of the statement that is past due, or an installment, and no fee, whose books are its own. */
export interface ChargeFacts extends OfContract {
  idTransaction: number
  concept: Extract<ToDo, { kind: 'charge' }>['concept']
  reference: string
  day: Day
  /** Null where the books name no day. */
  due: Day | null
  /** The club's books call it past due. */
  isLate: boolean
  /** What of it is open, below zero as in the statement. */
  cents: number
  announcedCents: number
  currency: Currency
}

/** A year of a contract's statement, and the answer in force (`wordInForce` of finance). */
export interface StatementFacts extends OfContract {
  year: number
  count: number
  /** Transactions dated after the answer. */
  newSince: number
  answer: 'accepted' | 'rejected' | null
  /** The club has replied to the answer. */
  responded: boolean
}

export interface NightsFacts extends OfContract {
  idBenefitYear: number
  balance: number
  expires: Day
  /** The account books stays, or the contract has a room category (spec, section 2). */
  mayBook: boolean
}

/** Nights that are held for who waits for them. */
export interface HeldOfferFacts extends OfContract {
  idOffer: number
  datein: Day
  dateout: Day
  /** The moment until which they are held, and its day at the resort. */
  until: string
  untilDay: Day
  zone: string
}

/** A repair that cannot go on without the owner: a quote to approve or refuse, or a time to accept. */
export interface RepairToDoFacts extends OfContract {
  idRequest: number
  /** What was asked for, in the owner's words. */
  about: string
  quote: { cents: number; currency: Currency; validUntil: Day } | null
  /** The time that the club proposes, and its day at the resort. */
  visit: { at: string; day: Day } | null
  zone: string
}

/** What took place lately and nobody has rated. */
export interface RateFacts extends OfContract {
  idOrder: number
  idLine: number
  name: Extract<ToDo, { kind: 'rate' }>['name']
  day: Day
}

/** What is known of an owner that could wait for them. */
export interface ToDoFacts {
  sign: ReportToSign[]
  offers: HeldOfferFacts[]
  draws: DrawToDoFacts[]
  trades: TradeToDoFacts[]
  stays: StayToDoFacts[]
  fees: FeeFacts[]
  charges: ChargeFacts[]
  statements: StatementFacts[]
  nights: NightsFacts[]
  repairs: RepairToDoFacts[]
  /** One at most: who is asked twice is nagged. */
  rate: RateFacts[]
}

/** What waits for an owner, in the order in which it wants to be done; nothing but the signature while one is missing. */
export function whatWaits(facts: ToDoFacts): ToDo[] {
  if (facts.sign.length > 0) return []
  return [
    ...facts.offers.map(offerOf),
    ...facts.trades.map(tradeToDo),
    ...facts.draws.map(drawToDo),
    ...facts.stays.flatMap(authorizeOf),
    ...facts.fees.flatMap(feeOf),
    ...facts.charges.flatMap(chargeOf),
    ...facts.repairs.flatMap(repairOf),
    ...facts.stays.flatMap(guestsOf),
    ...facts.statements.flatMap(statementOf),
    ...facts.nights.flatMap(nightsOf),
    ...facts.rate.map(rateOf),
  ].sort(byUrgency)
}

function offerOf({ idOffer, datein, dateout, until, untilDay, zone, ...facts }: HeldOfferFacts): ToDo {
  const key = `offer-${idOffer}`
  return { kind: 'offer', key, ...contractOf(facts), due: untilDay, datein, dateout, until, zone }
}

const contractOf = ({ idContract, resort, residence }: OfContract) => ({ idContract, resort, residence })

const stayOf = (stay: StayToDoFacts) => ({
  ...contractOf(stay),
  idBooking: stay.idBooking,
  datein: stay.waiting.wishedCheckIn ?? stay.waiting.checkIn,
  dateout: stay.checkOut,
})

function authorizeOf(stay: StayToDoFacts): ToDo[] {
  const { status } = stay.waiting
  if (stay.pending.length === 0 || status === 'pending-cancel' || stay.checkOut <= stay.today) return []
  return [
    {
      kind: 'authorize',
      key: `authorize-${stay.idBooking}`,
      ...stayOf(stay),
      due: decidableUntil(stay.waiting),
      benefits: stay.pending,
      thenGuests: guestsAfter({ ...stay, ...stay.waiting }),
      leadsTo: decidingLeadsTo({ status, hotelConfirmsItself: stay.confirmsItself, occupant: stay.occupant }),
    },
  ]
}

/** A fee stands with all that is open of it until money is received: what is announced at the resort is said, and taken off nothing. */
function feeOf(fee: FeeFacts): ToDo[] {
  const { year, quarter, due, openCents, takenCents, announcedCents, currency, today } = fee
  if (openCents <= 0 || due > addDays(today, FEE_DAYS)) return []
  return [
    {
      kind: 'fee',
      key: `fee-${fee.idFee}`,
      ...contractOf(fee),
      year,
      quarter,
      due,
      openCents,
      takenCents,
      announcedCents,
      currency,
      late: due < today,
    },
  ]
}

function guestsOf(stay: StayToDoFacts): ToDo[] {
  const { status, checkIn } = stay.waiting
  const { today, checkInClosed, missing, bookedForThem } = stay
  if (missing === 0 || (checkIn > addDays(today, GUEST_DAYS) && !bookedForThem)) return []
  if (!mayModify({ status, checkIn, today, checkInClosed }).ok) return []
  const key = `guests-${stay.idBooking}`
  return [{ kind: 'guests', key, ...stayOf(stay), due: modifiableUntil(checkIn), missing }]
}

function chargeOf(charge: ChargeFacts): ToDo[] {
  const { idTransaction, concept, reference, day, due, isLate, announcedCents, currency, today } = charge
  const cents = -charge.cents
  const late = isLate || (due !== null && due < today)
  if (cents <= 0 || !(late || (due !== null && due <= addDays(today, FEE_DAYS)))) return []
  return [
    {
      kind: 'charge',
      key: `charge-${idTransaction}`,
      ...contractOf(charge),
      due,
      concept,
      reference,
      day,
      cents,
      announcedCents,
      currency,
      late,
    },
  ]
}

/** A quote until its last day, a time until then; both may wait. */
function repairOf({ idRequest, about, quote, visit, zone, ...facts }: RepairToDoFacts): ToDo[] {
  const of = { ...contractOf(facts), idRequest, about }
  return [
    ...(quote
      ? [
          {
            kind: 'quote' as const,
            key: `quote-${idRequest}`,
            ...of,
            due: quote.validUntil,
            ...moneyOf(quote),
          },
        ]
      : []),
    ...(visit
      ? [{ kind: 'visit' as const, key: `visit-${idRequest}`, ...of, due: visit.day, at: visit.at, zone }]
      : []),
  ]
}

const moneyOf = ({ cents, currency }: { cents: number; currency: Currency }) => ({ cents, currency })

function rateOf({ idOrder, idLine, name, day, ...facts }: RateFacts): ToDo {
  return { kind: 'rate', key: `rate-${idLine}`, ...contractOf(facts), due: null, idOrder, idLine, name, day }
}

/** An answer is asked for once the year is over; where the club has replied to a rejection, at once. */
function statementOf(statement: StatementFacts): ToDo[] {
  const because = whyAnswer(statement)
  if (!because) return []
  const { year } = statement
  const key = `statement-${statement.idContract}-${year}`
  return [{ kind: 'statement', key, ...contractOf(statement), due: null, year, because }]
}

function whyAnswer({ today, year, count, newSince, answer, responded }: StatementFacts) {
  if (count === 0) return null
  if (answer === 'rejected' && responded) return 'club'
  if (year !== Number(today.slice(0, 4)) - 1) return null
  if (answer === null) return 'unanswered'
  return newSince > 0 ? 'new' : null
}

function nightsOf(nights: NightsFacts): ToDo[] {
  const { today, balance, expires, mayBook } = nights
  if (!mayBook || balance <= 0 || expires < today || expires > addDays(today, EXPIRY_DAYS)) return []
  const key = `nights-${nights.idBenefitYear}`
  return [{ kind: 'nights', key, ...contractOf(nights), due: expires, nights: balance }]
}
