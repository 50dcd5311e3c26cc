import type { Database } from '../database/database.ts'
import {
  claimMail,
  markFailed,
  markSent,
  removeMail,
  reviveMails,
  type WaitingMail,
} from '../jobs/outbox.store.ts'
import type { WorkParts } from '../jobs/works.ts'
import { NO_SPANS } from '../tracing/spans.ts'
import { within } from '../within.ts'
import type { Freshen } from './freshen.ts'
import { isOfTheHost, type MailHost } from './mail-host.ts'
import type { SendMail } from './send-mail.ts'
import { URGENCY, type Urgency } from './urgency.ts'

/**
 * The senders, by the least urgency that each takes: whatever waits of news, one sender is always free for mails about
 * a deed, and one for those about accounts.
 */
export const SENDERS: readonly Urgency[] = [
  URGENCY.security,
  URGENCY.deed,
  URGENCY.news,
  URGENCY.news,
  URGENCY.news,
]

/** How long a claim lasts; longer than the time-out of the mail server. */
const CLAIM_MS = 120_000
/** The time-out of sending one mail. */
const PATIENCE_MS = 45_000

const MOST_TRIES = 10
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 7_200_000

/**
 * The back-off after a failed try: half a minute, doubled each time, two hours at most; ten tries take about four
 * hours.
 */
export function mailPauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
}

/** Corrects `next_try_at` values that lie further ahead than the longest back-off, after the clock was set back. */
export function reviveWaiting(db: Database, now: Date): Promise<number> {
  return reviveMails(db, now, { first: FIRST_PAUSE_MS, longest: LONGEST_PAUSE_MS, claim: CLAIM_MS })
}

interface Parts extends Pick<WorkParts, 'db' | 'clock' | 'log' | 'spans'> {
  send: SendMail
  /** Reads a mail again before it goes out; without it each goes out as it was written. */
  freshen?: Freshen | undefined
  host: MailHost
  patienceMs?: number | undefined
}

/**
 * Sends the waiting mails up to a class one by one, the most urgent first. Claim, send and mark are separate steps:
 * delivery is at least once, and a kill loses none. While the circuit breaker is open none is claimed, so that waiting
 * mails use up no tries.
 */
export async function sendWaiting(parts: Parts, upTo: Urgency, isStopping: () => boolean): Promise<void> {
  const { db, clock, host } = parts
  while (!isStopping() && (await host.isThere())) {
    const now = clock()
    const mail = await claimMail(db, { now, retryAt: new Date(now.getTime() + CLAIM_MS), upTo })
    if (!mail) return
    await sendOne(parts, mail)
  }
}

async function sendOne(parts: Parts, mail: WaitingMail): Promise<void> {
  const { db, send, clock, log, host, spans = NO_SPANS } = parts
  try {
    const fresh = parts.freshen ? await parts.freshen(db, mail, clock()) : mail
    if (!fresh) return await removeMail(db, mail.id)
    await spans.ofWork('send a mail', { 'veranda.mail.kind': mail.kind }, () =>
      within(parts.patienceMs ?? PATIENCE_MS, send(fresh), 'The mail server'),
    )
  } catch (error) {
    if (isOfTheHost(error)) host.failed(error)
    const now = clock()
    const nextTryAt =
      mail.attempts >= MOST_TRIES ? null : new Date(now.getTime() + mailPauseAfter(mail.attempts))
    await markFailed(db, mail.id, { error: (error as Error).message.slice(0, 500), nextTryAt, now })
    const facts = { err: error, mail: mail.id, kind: mail.kind, attempts: mail.attempts }
    if (nextTryAt) log.warn(facts, 'a mail could not be sent and will be tried again')
    else log.error(facts, 'a mail was given up')
    return
  }
  host.answered()
  await markSent(db, mail.id, clock())
}
