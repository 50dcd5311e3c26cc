import { addDays, type Day, daysBetween } from '../../kernel/day.ts'

/** The limit in days before check-in: from there on a stay is cancelled only by calling the concierge. */
export const TOO_LATE_DAYS = 2

/** A share of the nights that is lost from so many days before check-in on, until the next tier. */
export interface PenaltyTier {
  fromDays: number
  percent: number
}

/** What cancelling a stay means on a day. */
export type CancelTerms =
  | {
      kind: 'free'
      /** The last day on which it costs nothing. */
      until: Day
      /** The resort has not answered the request: free until it does. */
      unanswered?: true
    }
  | {
      kind: 'penalty'
      percent: number
      nights: number
      /** The earliest check-in that it counts from, where the stay was moved inside its window. */
      from?: Day
    }
  | { kind: 'too-late' }

/** Whether cancelling is free because nobody has answered the request yet; none where nothing can be cancelled. */
export function isFreeUntilAnswered(terms: CancelTerms | null): boolean {
  return terms?.kind === 'free' && terms.unanswered === true
}

/** Nights that were moved inside their penalty window, and the check-in from which their penalty counts. */
export interface KeptNights {
  checkIn: Day
  nights: number
}

/** What a stay's penalty goes by. */
export interface PenaltyStay {
  checkIn: Day
  nightsCost: number
  penaltyKept: readonly KeptNights[]
  /** A request that the resort has still to answer costs nothing (decision 0493). */
  isUnanswered?: boolean
  /** The last day on which a week that a draw gave is given back for nothing (decision 0457). */
  drawnFreeUntil?: Day | null
}

/**
 * What cancelling costs on a day (decision 0013). The share of the nights is rounded to whole nights: at least one, and
 * at most what the stay holds. Nights that were moved inside their penalty window count from the earlier check-in
 * (decision 0047). A request that nobody has answered costs none, up to the day of check-in (decision 0493), nor does a drawn
 * week as long as its round lets it be given back (decision 0457).
 */
export function cancelTerms(stay: PenaltyStay, tiers: readonly PenaltyTier[], today: Day): CancelTerms {
  const { checkIn, nightsCost } = stay
  if (stay.isUnanswered && today <= checkIn)
    return { kind: 'free', until: lastWithdrawDay(checkIn, today), unanswered: true }
  if (daysBetween(today, checkIn) <= TOO_LATE_DAYS) return { kind: 'too-late' }
  const parts = penaltyParts(stay, tiers, today)
  const hundredths = parts.reduce((sum, { nights, percent }) => sum + nights * percent, 0)
  const counted = parts.reduce((sum, { nights }) => sum + nights, 0)
  const dearest = parts.reduce((most, { percent }) => Math.max(most, percent), 0)
  const ordinary = dearest === 0 ? (lastFreeDay(checkIn, tiers) ?? today) : null
  const until = laterOf(ordinary, notBefore(today, stay.drawnFreeUntil ?? null))
  if (until) return { kind: 'free', until: until < lastCancelDay(checkIn) ? until : lastCancelDay(checkIn) }
  const nights = nightsCost === 0 ? 0 : Math.min(nightsCost, Math.max(1, Math.round(hundredths / 100)))
  const percent = counted === 0 ? dearest : Math.round(hundredths / counted)
  const [first] = parts.map((part) => part.checkIn).sort()
  return { kind: 'penalty', percent, nights, ...(first && first < checkIn && { from: first }) }
}

/** The nights of a stay by the check-in that their penalty counts from, with the share that is lost on a day. */
export function penaltyParts(
  { checkIn, nightsCost, penaltyKept }: PenaltyStay,
  tiers: readonly PenaltyTier[],
  today: Day,
): (KeptNights & { percent: number })[] {
  const rest = Math.max(0, nightsCost - keptOf(penaltyKept))
  const parts = penaltyKept.map((one) => earlierOf(one, checkIn))
  if (rest > 0 || parts.length === 0) parts.push({ checkIn, nights: rest })
  // Within the last two days, in which a stay cannot be cancelled here, the share of the day before applies: the
  // moved stay is still to come.
  const daysTo = (day: Day) => Math.max(daysBetween(today, day), TOO_LATE_DAYS + 1)
  return parts.map((part) => ({ ...part, percent: percentAt(tiers, daysTo(part.checkIn)) }))
}

/**
 * The fewest nights of the balance that a change may leave a stay with on a day: those that cancelling it would cost. Else
 * whoever shortens a stay inside its window would get back what cancelling takes.
 */
export function fewestWhenMoved(stay: PenaltyStay, tiers: readonly PenaltyTier[], today: Day): number {
  const terms = cancelTerms(stay, tiers, today)
  return terms.kind === 'penalty' ? terms.nights : 0
}

/**
 * The nights whose penalty goes on counting from where they are, once a stay is moved on a day: all of it when the day
 * lies inside the stay's window, besides those that were kept before. Moving never makes cancelling cheaper. Of a request that
 * nobody has answered nothing more is kept: it costs nothing where it is.
 */
export function keptWhenMoved(stay: PenaltyStay, tiers: readonly PenaltyTier[], today: Day): KeptNights[] {
  const kept = stay.penaltyKept.map((one) => earlierOf(one, stay.checkIn))
  const rest = stay.nightsCost - keptOf(kept)
  const inside = !stay.isUnanswered && percentAt(tiers, Math.max(0, daysBetween(today, stay.checkIn))) > 0
  if (inside && rest > 0) kept.push({ checkIn: stay.checkIn, nights: rest })
  return kept
}

const laterOf = (one: Day | null, other: Day | null) => (one && (!other || one > other) ? one : other)

function earlierOf(one: KeptNights, checkIn: Day): KeptNights {
  return one.checkIn < checkIn ? one : { ...one, checkIn }
}

function keptOf(kept: readonly KeptNights[]): number {
  return kept.reduce((total, { nights }) => total + nights, 0)
}

/** The percentage that holds so many days before check-in: the tier with the most days that has been reached. */
function percentAt(tiers: readonly PenaltyTier[], days: number): number {
  const reached = tiers.filter((tier) => tier.fromDays <= days)
  return reached.reduce((best, tier) => (tier.fromDays > best.fromDays ? tier : best), {
    fromDays: -1,
    percent: 0,
  }).percent
}

/** The last day on which a stay can be cancelled here at all. */
export function lastCancelDay(checkIn: Day): Day {
  return addDays(checkIn, -TOO_LATE_DAYS - 1)
}

/** The last day on which a request that nobody has answered is taken back: the last one to answer it (decision 0048). */
function lastWithdrawDay(checkIn: Day, today: Day): Day {
  return today < checkIn ? addDays(checkIn, -1) : checkIn
}

/** The last day on which cancelling is free; none where every tier costs something. */
export function lastFreeDay(checkIn: Day, tiers: readonly PenaltyTier[]): Day | null {
  const earliest = lastCancelDay(checkIn)
  if (!tiers.some((tier) => tier.percent > 0)) return earliest
  const free = tiers.filter((tier) => tier.percent === 0).map((tier) => tier.fromDays)
  if (free.length === 0) return null
  return addDays(checkIn, -Math.max(Math.min(...free), TOO_LATE_DAYS + 1))
}

/** A day that has passed already is none. */
export function notBefore(today: Day, day: Day | null): Day | null {
  return day !== null && day >= today ? day : null
}

/** Of a resort's dated tiers those that hold on a day. */
export function tiersOn<T extends PenaltyTier & { validFrom: Day }>(tiers: readonly T[], today: Day): T[] {
  const valid = tiers.map(({ validFrom }) => validFrom).filter((from) => from <= today)
  const latest = valid.toSorted().at(-1)
  return tiers.filter(({ validFrom }) => validFrom === latest)
}
