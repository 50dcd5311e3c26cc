import { addDays, type Day } from '../../../kernel/day.ts'
import type { BookingStatus } from '../../stay/booking.ts'
import { heldNights } from '../../stay/wish.ts'

/** What is done to one stay, after another, in any order. */
export type ChangeAct =
  | { kind: 'move'; first: number; nights: number; guest: boolean }
  | { kind: 'guests'; guest: boolean }
  | { kind: 'add'; account: number; quantity: number }
  | { kind: 'authorize' | 'refuse' | 'delete'; nth: number }
  | { kind: 'withdraw' | 'confirm' | 'reject' | 'cancel' | 'agree-to-cancel' | 'keep' }

/** A benefit that a stay uses: the same one in both stays is one object. */
export interface ModelBenefit {
  account: number
  quantity: number
  pending: boolean
}

interface ModelStay {
  first: number
  nights: number
  guest: boolean
  benefits: ModelBenefit[]
}

/** Benefit years of the small hotel by days from today: the first of each pair ends on day 35, the second begins on 31. */
const covers = (account: number, first: number) => (account % 2 === 0 ? first <= 35 : first >= 31)

/**
 * A booking as the rules say it is: the stay that stands, the wished one, and what it holds. It is told which acts were
 * done, and reads neither deeds nor database.
 */
export class ChangeModel {
  status: BookingStatus
  stay: ModelStay
  /** `asked` for with days or people, and not by its benefits alone. */
  wish: (ModelStay & { asked: boolean }) | null = null
  private from: BookingStatus = 'confirmed'
  private readonly confirmsItself: boolean
  /** Nights granted for each of the two years. */
  private readonly granted: number

  constructor(hotel: { confirmsItself: boolean; granted: number }, stay: Omit<ModelStay, 'benefits'>) {
    this.confirmsItself = hotel.confirmsItself
    this.granted = hotel.granted
    this.stay = { ...stay, benefits: [] }
    this.status = stay.guest ? 'pending' : hotel.confirmsItself ? 'confirmed' : 'pending-confirmation'
  }

  /** What an act that was done changes. `target` is the benefit that it was about. */
  done(act: ChangeAct, target: ModelBenefit | null, outcome: BookingStatus): void {
    const wanted = this.wish ?? this.stay
    switch (act.kind) {
      case 'move':
        this.wants({ ...wanted, first: act.first, nights: act.nights, guest: act.guest })
        return
      case 'guests':
        this.wants({ ...wanted, guest: act.guest })
        return
      case 'add': {
        // What the wish takes out comes in again as it was.
        const again = this.stay.benefits.find((one) => one.account === act.account)
        const benefit = again ?? { account: act.account, quantity: act.quantity, pending: true }
        this.wants({ ...wanted, benefits: [...wanted.benefits, benefit] }, true)
        return
      }
      case 'delete':
        this.wants({ ...wanted, benefits: wanted.benefits.filter((one) => one !== target) }, true)
        return
      case 'authorize':
      case 'refuse': {
        if (target) target.pending = false
        const without = (list: ModelBenefit[]) =>
          act.kind === 'refuse' ? list.filter((one) => one !== target) : list
        this.stay.benefits = without(this.stay.benefits)
        if (this.wish) this.wants({ ...this.wish, benefits: without(this.wish.benefits) }, true)
        return
      }
      case 'withdraw':
        this.restore()
        return
      case 'reject':
        if (this.wish) this.restore()
        else this.status = 'rejected'
        return
      case 'confirm':
        if (this.wish) this.stay = this.wish
        this.wish = null
        this.status = 'confirmed'
        return
      case 'keep':
        this.status = 'confirmed'
        return
      case 'cancel':
        this.wish = null
        this.status = outcome
        return
      case 'agree-to-cancel':
        this.status = 'cancelled'
    }
  }

  private restore(): void {
    this.wish = null
    this.status = this.from
  }

  /** Another stay is wanted in the place of the one that stands; by its benefits alone, or by days or people. */
  private wants(next: ModelStay, byBenefit = false): void {
    const before = this.wish
    const couldTake = (stay: ModelStay, { account }: ModelBenefit) =>
      !stay.guest && covers(account, stay.first)
    // What the wish before could not take comes along, where the next one can.
    const back = !before || byBenefit ? [] : this.stay.benefits.filter((one) => !couldTake(before, one))
    const benefits = [...new Set([...next.benefits, ...back])].filter((one) => couldTake(next, one))
    const asked = !byBenefit || before?.asked === true
    const wish = { ...next, benefits, asked }
    if (!before) this.from = this.status
    const { benefits: now } = this.stay
    const same = benefits.length === now.length && benefits.every((one) => now.includes(one))
    if (before && same && !asked) {
      this.restore()
      return
    }
    const waits = benefits.some(({ pending }) => pending)
    const atOnce = this.confirmsItself && !wish.guest && !waits
    if (atOnce) this.stay = wish
    this.wish = atOnce ? null : wish
    this.status = atOnce ? 'confirmed' : 'pending-modification'
  }

  private get isLive(): boolean {
    return this.status !== 'cancelled' && this.status !== 'rejected'
  }

  /** The nights that are held, as days from today. */
  nights(today: Day): Day[] {
    if (!this.isLive) return []
    const days = ({ first, nights }: ModelStay) => {
      return { checkIn: addDays(today, first), checkOut: addDays(today, first + nights) }
    }
    return heldNights(days(this.stay), this.wish && days(this.wish))
  }

  /** What is held of the two years of nights, the one that ends first paying first. */
  nightsHeld(): [number, number] {
    if (!this.isLive) return [0, 0]
    const paid = (stay: ModelStay): [number, number] => {
      const first = covers(0, stay.first) ? Math.min(stay.nights, this.granted) : 0
      return [first, stay.nights - first]
    }
    const [stay, wish] = [paid(this.stay), this.wish ? paid(this.wish) : [0, 0]]
    return [Math.max(stay[0], wish[0] ?? 0), Math.max(stay[1], wish[1] ?? 0)]
  }

  /** What is held of a benefit's account. */
  held(account: number): number {
    if (!this.isLive) return 0
    const of = (stay: ModelStay | null) =>
      stay?.benefits.find((one) => one.account === account)?.quantity ?? 0
    return Math.max(of(this.stay), of(this.wish))
  }
}
