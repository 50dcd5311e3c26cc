import type { Day } from '../../../kernel/day.ts'
import type { PersonName } from '../../../membership/person.ts'

/** What the list of the owner's people is asked for at one guest's place. */
export interface GuestChoice {
  /** The day of check-in: a child is as old as then. */
  day: Day
  /** Who stands in the other places. */
  others: readonly PersonName[]
}
