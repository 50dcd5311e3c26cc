import type { Day, DayRange } from '../../../kernel/day.ts'
import type { Bilingual } from '../../../kernel/language.ts'
import type { NewMail } from '../../../server/jobs/outbox.store.ts'
import type { BenefitState, BenefitUnit } from '../../benefit/benefit.ts'
import type { KeptNights, PenaltyTier } from '../../cancel/penalty.ts'
import type { Occupant } from '../../stay/booking.ts'
import type { WaitingStay } from '../../stay/lapse.ts'
import type { BenefitPart } from '../../stay/wish.ts'
import type { CalendarStay } from '../calendar/calendar-stays.store.ts'

/** A quantity of a benefit, as a mail names it; money in cents. */
export interface MailBenefit {
  idYear: number
  name: Bilingual
  unit: BenefitUnit
  currency: 'USD' | 'MXN' | null
  quantity: number
}

/** What a change may change of a stay. */
export interface StayShape extends DayRange {
  adults: number
  children: number
  occupant: Occupant
  nightsCost: number
}

/** A stay as its mails tell of it: as it stands once the happening has happened. */
export interface MailStay extends Omit<CalendarStay, 'changedAt' | 'wish' | 'address'>, StayShape {
  changedAt: string
  wish: StayShape | null
  /** `refusedNow`: the happening is the owner's no to it; absent in a mail that the version before has left to be sent. */
  benefits: (MailBenefit & { state: BenefitState; part: BenefitPart; refusedNow?: boolean })[]
  /** What the happening gave back to the balance (positive), and what it took (negative). */
  moved: Omit<MailBenefit, 'idYear'>[]
  /** The part that is used up: what cancelling cost. */
  used: Omit<MailBenefit, 'idYear'>[]
  waiting: WaitingStay
  arrival: { address: string | null; door: Bilingual | null; residence: string | null }
  /** Its guests' names in their order, null for whom nobody has named; absent in a mail that the version before has left to be sent. */
  guests?: (string | null)[]
  /** What a night takes of the balance, in hundredths; absent as above. */
  nightPercent?: number
  /** What is left of each year of nights that the stay takes from, and the last day to use it; absent as above. */
  left?: { nights: number; expires: Day }[]
  /** What cancelling goes by on the day of the mail; absent as above. */
  cancelling?: {
    today: Day
    tiers: PenaltyTier[]
    kept: KeptNights[]
    unanswered?: boolean
    drawnFreeUntil?: Day | null
  }
}

/** The stay before a change. */
export interface StayBefore extends StayShape {
  benefits: { idYear: number; quantity: number }[]
}

type Content = NewMail['content']

/** The stay of a mail; null in one that the version before has left to be sent. */
export function stayOfMail({ stay }: Content): MailStay | null {
  return typeof stay === 'string' ? JSON.parse(stay) : null
}

/** What the stay was before the change that a mail tells of, where it tells of one that has come true. */
export function beforeOf({ before }: Content): StayBefore | null {
  return typeof before === 'string' ? JSON.parse(before) : null
}
