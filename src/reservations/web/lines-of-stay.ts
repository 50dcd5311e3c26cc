import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Day, DayRange } from '../../kernel/day.ts'
import type { ChosenLine } from '../stay/ordered.ts'

/**
 * What is ordered for a stay, line by line. Orders are another slice's: it draws them on a stay's screens, handed in by the
 * portal.
 */
export interface LinesOfStay {
  /** Those that no longer go with the stay's days; once it has `moved`, to be moved or cancelled there. */
  Beside: ComponentType<{
    idBooking: number
    days: DayRange
    before?: DayRange
    moved: boolean
    /** What keeps their room while they are read. */
    meanwhile?: ReactNode
  }>
  /** Those of a stay that is to be cancelled, to be cancelled with it. */
  WithStay: ComponentType<{
    idBooking: number
    /** Whether it is cancelled only once the club agrees. */
    waits: boolean
    chosen: readonly ChosenLine[] | null
    onChosen: (lines: readonly ChosenLine[]) => void
  }>
  /** Those of one day of a stay that is under way. */
  Today: ComponentType<{ idBooking: number; day: Day }>
  /** One of them in its day, to be changed or cancelled there. */
  OfLine: ComponentType<{ idBooking: number; idLine: number }>
  /** Those of a stay that was cancelled and that stand still. */
  OfEnded: ComponentType<{ idBooking: number }>
}

export const LinesOfStayContext = createContext<LinesOfStay | null>(null)
