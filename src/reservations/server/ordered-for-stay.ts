import type { Language } from '../../kernel/language.ts'
import type { Config } from '../../server/boot/config.ts'
import type { Database } from '../../server/database/database.ts'
import type { ChosenLine, LineBack } from '../stay/ordered.ts'
import type { CalendarEvent } from '../year/ics.ts'

/** Lines of a stay that its owner wants cancelled with it. */
export interface AskedLines {
  ownerId: number
  bookingId: number
  lines: readonly ChosenLine[]
  /** When it was asked: what was free to cancel then is free, however long the club takes to answer. */
  at: Date
}

/** What is ordered for a stay: orders are another slice's, and the portal hands them in. */
export interface OrderedForStay {
  /** Locks the lines' orders and their contracts. Before any other lock: a change of an order takes them in this order too. */
  lock: (trx: Database, asked: AskedLines) => Promise<void>
  /** What cancelling them would give back; what is not the stay's, or could not be cancelled then, is left out. */
  plan: (trx: Database, asked: AskedLines) => Promise<LineBack[]>
  /** The lines of a stay as a calendar has them, cancelled ones too; a package by its parts. */
  calendar: (
    db: Database,
    stay: { ownerId: number; bookingId: number },
    by: { language: Language; config: Config },
  ) => Promise<CalendarEvent[]>
  /** Cancels them and tells the owner of each order; answers what it gave back. */
  cancel: (trx: Database, asked: AskedLines, by: { now: Date; config: Config }) => Promise<LineBack[]>
}
