import type { Day } from '../../kernel/day.ts'
import { done, type Outcome, refused } from '../../kernel/outcome.ts'

export const REPAIR_STEPS = ['planned', 'working', 'finished', 'billed', 'closed'] as const
export type RepairStep = (typeof REPAIR_STEPS)[number]

export const VISIT_STATES = ['proposed', 'countered', 'accepted'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** How a quote stands: `lapsed` is one that nobody answered until its last day. */
export const QUOTE_STATES = ['sent', 'lapsed', 'approved', 'refused', 'replaced'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

export const TECHNICIAN_KINDS = ['staff', 'provider'] as const

/** A repair as the rules see it: `step` is `none` before anybody is named for it. */
export interface RepairStanding {
  step: RepairStep | 'none'
  visit: VisitState | 'none'
  /** The quote that counts: one that waits for the owner, else the approved one, else how the last one ended. */
  quote: Exclude<QuoteState, 'replaced'> | 'none'
}

/** What the club may do to a repair. */
export const CLUBS_DEEDS = [
  'name',
  'propose-visit',
  'accept-counter',
  'quote',
  'photograph',
  'send-link',
  'close-nights',
  'start',
  'finish',
  'bill',
  'close',
] as const
export type ClubsRepairDeed = (typeof CLUBS_DEEDS)[number]

/** What may be done to a repair, by the club or by its owner. */
export type RepairDeed =
  | ClubsRepairDeed
  | 'accept-visit'
  | 'counter-visit'
  | 'approve-quote'
  | 'refuse-quote'
  | 'cancel'

interface Rule {
  step: readonly RepairStanding['step'][]
  /** Any where it is not said. */
  visit?: readonly RepairStanding['visit'][]
  quote?: readonly RepairStanding['quote'][]
}

const LIVE = ['planned', 'working', 'finished'] as const

/** Every way of a repair, and no other. What is billed or closed has ended: no row starts from it. */
const RULES: Readonly<Record<RepairDeed, Rule>> = {
  name: { step: ['none', 'planned'] },
  /** A newer time takes the place of the one before, accepted or not. */
  'propose-visit': { step: ['planned'] },
  'accept-visit': { step: ['planned'], visit: ['proposed'] },
  'counter-visit': { step: ['planned'], visit: ['proposed'] },
  'accept-counter': { step: ['planned'], visit: ['countered'] },
  /** A second quote: what was approved holds until the new one is. */
  quote: { step: LIVE },
  'approve-quote': { step: LIVE, quote: ['sent'] },
  'refuse-quote': { step: LIVE, quote: ['sent'] },
  photograph: { step: LIVE },
  /** A link for whoever is named, without an account; one sent before stops working. */
  'send-link': { step: LIVE },
  /** Nights of the residence; once the work is done they are open again. */
  'close-nights': { step: ['planned', 'working'] },
  /** Nobody works on a quote that waits, lapsed or was refused, nor before a time that the owner has to answer. */
  start: { step: ['planned'], visit: ['none', 'accepted'], quote: ['none', 'approved'] },
  finish: { step: ['working'], quote: ['none', 'approved'] },
  bill: { step: ['finished'], quote: ['approved'] },
  /** Without a bill: nothing was done, it costs nothing, or nobody had to come. */
  close: { step: ['none', 'planned', 'finished'], quote: ['none', 'lapsed', 'approved', 'refused'] },
  /** The owner's, until the work begins. */
  cancel: { step: ['none', 'planned'] },
}

/** Whether a deed may be done to a repair that stands so. */
export function mayRepair({ step, visit, quote }: RepairStanding, deed: RepairDeed): boolean {
  const rule = RULES[deed]
  return (
    rule.step.includes(step) && (rule.visit?.includes(visit) ?? true) && (rule.quote?.includes(quote) ?? true)
  )
}

/** What the club may do to a repair that stands so. */
export function clubsDeeds(standing: RepairStanding): ClubsRepairDeed[] {
  return CLUBS_DEEDS.filter((deed) => mayRepair(standing, deed))
}

/** What usually comes next of what the club may do; null where it waits for the owner, or has ended. */
export function nextDeed(standing: RepairStanding): ClubsRepairDeed | null {
  const { step, visit, quote } = standing
  if (step === 'none') return 'name'
  if (quote === 'sent' || visit === 'proposed') return step === 'planned' ? null : afterWork(standing)
  if (step !== 'planned') return afterWork(standing)
  if (visit === 'countered') return 'accept-counter'
  if (quote === 'approved') return 'start'
  if (quote === 'refused' || quote === 'lapsed') return 'quote'
  return visit === 'none' ? 'propose-visit' : 'quote'
}

function afterWork(standing: RepairStanding): ClubsRepairDeed | null {
  return (['finish', 'bill', 'close'] as const).find((deed) => mayRepair(standing, deed)) ?? null
}

/** Where a repair stands, in one word for both sides. */
export const REPAIR_STAGES = [
  'named',
  'to-accept',
  'countered',
  'appointed',
  'to-approve',
  'lapsed',
  'refused',
  'approved',
  'working',
  'finished',
  'billed',
  'closed',
] as const
export type RepairStage = (typeof REPAIR_STAGES)[number]

const OF_VISIT: Readonly<Record<RepairStanding['visit'], RepairStage>> = {
  none: 'named',
  proposed: 'to-accept',
  countered: 'countered',
  accepted: 'appointed',
}

/**
 * The stage of a repair that somebody is named for. What the owner has to answer comes first: a sum before a time; what was
 * agreed to comes after, the later before the earlier.
 */
export function stageOf({ step, visit, quote }: RepairStanding): RepairStage {
  if (step === 'billed' || step === 'closed') return step
  if (quote === 'sent') return 'to-approve'
  if (step === 'working' || step === 'finished') return step
  if (visit === 'proposed' || visit === 'countered') return OF_VISIT[visit]
  return quote === 'none' ? OF_VISIT[visit] : quote
}

/** The quote that counts of all that were sent, the newest first. */
export function quoteThatCounts(
  quotes: readonly { state: QuoteState }[],
): Exclude<QuoteState, 'replaced'> | 'none' {
  const states = quotes.map(({ state }) => state).filter((state) => state !== 'replaced')
  if (states[0] === 'sent') return 'sent'
  return states.includes('approved') ? 'approved' : (states[0] ?? 'none')
}

/** How a job stands for the rules; null before anybody is named for it. */
export function repairStanding(
  job: {
    step: RepairStep
    visit: { state: VisitState } | null
    quotes: readonly { state: QuoteState }[]
  } | null,
): RepairStanding {
  if (!job) return { step: 'none', visit: 'none', quote: 'none' }
  return { step: job.step, visit: job.visit?.state ?? 'none', quote: quoteThatCounts(job.quotes) }
}

/** How a quote stands on a day: one that waits has lapsed after its last day. */
export function quoteStateOn(
  { state, validUntil }: { state: Exclude<QuoteState, 'lapsed'>; validUntil: Day },
  today: Day,
): QuoteState {
  return state === 'sent' && validUntil < today ? 'lapsed' : state
}

/** Whether a quote may be sent: it has to hold today at least, and 180 days at most. */
export function mayHoldUntil(
  validUntil: Day,
  { today, latest }: { today: Day; latest: Day },
): Outcome<null, 'QUOTE_DAYS'> {
  return validUntil >= today && validUntil <= latest ? done(null) : refused('QUOTE_DAYS')
}

/** The owner has this many days to pay a repair's bill. */
export const DAYS_TO_PAY_A_REPAIR = 15

/** A quote holds for this many days at most. */
export const QUOTE_HOLDS_DAYS = 180

/** The most photographs of each moment. */
export const MOST_REPAIR_PHOTOS = 10

/** The most lines of a quote. */
export const MOST_QUOTE_LINES = 20
