import { URGENCY } from '../../server/mail/urgency.ts'

/** The kinds of the mails: the week's digest, which many have at once, and what comes at once. */
export const DIGEST_MAIL = 'reminder-digest'
export const CLOCK_MAIL = 'reminder-clock'

/** How soon each has to go out: for its template, and for the statement that writes them all. */
export const REMINDER_URGENCY = { [DIGEST_MAIL]: URGENCY.news, [CLOCK_MAIL]: URGENCY.deed } as const
