import { addDays, type Day } from '../../kernel/day.ts'
import { billLines, quoteSums } from '../repairs/quote.ts'

/** What Elena's lock was quoted and billed at, in cents: with its tax it is what her statement charges for the terrace door. */
const LINES = [
  {
    what: { en: 'Lock with two keys', es: 'Cerradura con dos llaves' },
    quantity: 1,
    unitCents: 9_648,
  },
  { what: { en: 'Hinges', es: 'Bisagras' }, quantity: 2, unitCents: 1_700 },
  { what: { en: 'Labor, hours', es: 'Mano de obra, horas' }, quantity: 2, unitCents: 2_700 },
]
const TAX = 1600
const SUMS = quoteSums(LINES, TAX)

/** The lines of its bill in the statement. */
export const BILL_OF_LOCK = billLines(LINES, SUMS, SUMS.totalCents)

/** Days before today on which each step of it was done. */
const AGO = { named: 21, quoted: 20, approved: 19, started: 15, finished: 14, billed: 11 }
/** When it was over for its owner too: the bill closed it. */
export const LOCK_BILLED_AGO = AGO.billed

/** The technician who came: the first of the cast. */
const TECHNICIAN = 1

/** A repair of Elena's that is over: the job of the request, from the quote that she approved to the bill. */
export function billedRepair(scene: {
  today: Day
  request: { id: number; owner_id: number }
  /** The document that bills it. */
  transactionId: number
  /** What other repairs have of the cast's quotes and visits. */
  after: { quotes: number }
}) {
  const { today, request, transactionId, after } = scene
  const at = (ago: number, time: string) => `${addDays(today, -ago)}T${time}:00Z`
  const request_id = request.id
  const quote_id = after.quotes + 1
  return {
    job: {
      request_id,
      technician_id: TECHNICIAN,
      step: 'billed',
      named_at: at(AGO.named, '15:05'),
      changed_at: at(AGO.billed, '19:00'),
      started_at: at(AGO.started, '16:10'),
      finished_at: at(AGO.finished, '18:20'),
      ended_at: at(AGO.billed, '19:00'),
      transaction_id: transactionId,
      billed_cents: SUMS.totalCents,
    },
    visit: {
      request_id,
      comes_at: at(AGO.started, '16:00'),
      state: 'accepted',
      made_at: at(AGO.named, '15:10'),
    },
    quote: {
      id: quote_id,
      request_id,
      position: 1,
      currency: 'USD',
      tax_basis_points: TAX,
      net_cents: SUMS.netCents,
      tax_cents: SUMS.taxCents,
      total_cents: SUMS.totalCents,
      valid_until: addDays(today, -AGO.quoted + 14),
      state: 'approved',
      sent_at: at(AGO.quoted, '19:00'),
      answered_at: at(AGO.approved, '23:12'),
      answered_by_owner_id: request.owner_id,
    },
    lines: LINES.map(({ what, quantity, unitCents }, index) => ({
      quote_id,
      position: index + 1,
      what,
      quantity,
      unit_cents: unitCents,
      cents: quantity * unitCents,
    })),
    log: logOf(request, at),
  }
}

function logOf(
  { id, owner_id }: { id: number; owner_id: number },
  at: (ago: number, time: string) => string,
) {
  const deed = (name: string, when: string, isOwner = false) => ({
    request_id: id,
    at: when,
    deed: name,
    comment: null,
    actor_owner_id: isOwner ? owner_id : null,
    actor_admin_id: isOwner ? null : 1,
  })
  return [
    deed('named', at(AGO.named, '15:05')),
    deed('visit-proposed', at(AGO.named, '15:10')),
    deed('visit-accepted', at(AGO.named, '18:40'), true),
    deed('quoted', at(AGO.quoted, '19:00')),
    deed('quote-approved', at(AGO.approved, '23:12'), true),
    deed('started', at(AGO.started, '16:10')),
    deed('photographed', at(AGO.started, '16:12')),
    deed('photographed', at(AGO.finished, '18:15')),
    deed('finished', at(AGO.finished, '18:20')),
    deed('billed', at(AGO.billed, '19:00')),
  ]
}

/** The photographs of it; `seed` names the file in the cast. */
export const LOCK_PHOTOS = [
  { seed: 'repair-lock-before', moment: 'before', name: 'terrace-door-before.webp' },
  { seed: 'repair-lock-after', moment: 'after', name: 'terrace-door-after.webp' },
] as const
