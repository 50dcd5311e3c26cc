import type { Day } from '../../kernel/day.ts'

/** An order of things to do that belongs to a stay, with its days that are still to come, the earliest first. */
export interface StayOrder {
  id: number
  number: string
  days: Day[]
}
