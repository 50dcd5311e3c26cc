import { countWaitingMails, isMailLate } from '../jobs/outbox.store.ts'
import type { Backlog, HealthCheck } from '../jobs/works.ts'

/** A mail that has been due for so long, and that nobody has tried, is a backlog. */
const LATE_MS = 600_000

/** The mails that wait to go out, for `/metrics`. */
export const mailQueue: Backlog = { name: 'outbox', look: ({ db }) => countWaitingMails(db) }

/**
 * Whether mails go out as they become due. A mailbox that refuses its mail is none of it: that mail waits for its next
 * try.
 */
export const mailCheck: HealthCheck = {
  name: 'mail',
  asksDatabase: true,
  ok: async ({ db, clock }) => !(await isMailLate(db, new Date(clock().getTime() - LATE_MS))),
}
