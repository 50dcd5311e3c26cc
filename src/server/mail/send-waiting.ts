import type { Database } from '../database/database.ts'
import { claimMail, markFailed, markSent, reviveMails, type WaitingMail } from '../jobs/outbox.store.ts'
import type { WorkParts } from '../jobs/works.ts'
import { NO_SPANS } from '../tracing/spans.ts'
import { within } from '../within.ts'
import { isOfTheHost, type MailHost } from './mail-host.ts'
import type { SendMail } from './send-mail.ts'
import { URGENCY, type Urgency } from './urgency.ts'

/**
 * How many mails are on their way at once, and how urgent they are at least: whatever waits of news, one sender is always
 * free for what somebody did, and one for a new password.
 */
export const SENDERS: readonly Urgency[] = [
  URGENCY.security,
  URGENCY.deed,
  URGENCY.news,
  URGENCY.news,
  URGENCY.news,
]

/** A claimed mail is this sender's for so long; longer than a mail server is waited for. */
const CLAIM_MS = 120_000
/** A mail has so long to go out, whatever the server says meanwhile. */
const PATIENCE_MS = 45_000

const MOST_TRIES = 10
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 7_200_000

/** The pause after a failed try: half a minute, doubled each time, two hours at most; ten tries take about four hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
}

/** Mails wait for no try that lies further away than a pause: whoever set the clock back has not stopped them. */
export function reviveWaiting(db: Database, now: Date): Promise<number> {
  return reviveMails(db, now, { first: FIRST_PAUSE_MS, longest: LONGEST_PAUSE_MS, claim: CLAIM_MS })
}

interface Parts extends Pick<WorkParts, 'db' | 'clock' | 'log' | 'spans'> {
  send: SendMail
  host: MailHost
  patienceMs?: number | undefined
}

/**
 * Sends what waits up to a class, one after the other, the most urgent first. Each mail is claimed, sent and marked in
 * steps of their own: at least once, so that a kill loses none. While the mail server fails none is claimed, so that what
 * waits keeps its tries.
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
    await spans.ofWork('send a mail', { 'veranda.mail.kind': mail.kind }, () =>
      within(parts.patienceMs ?? PATIENCE_MS, send(mail), 'The mail server'),
    )
  } catch (error) {
    if (isOfTheHost(error)) host.failed(error)
    const now = clock()
    const nextTryAt = mail.attempts >= MOST_TRIES ? null : new Date(now.getTime() + pauseAfter(mail.attempts))
    await markFailed(db, mail.id, { error: (error as Error).message.slice(0, 500), nextTryAt, now })
    const facts = { err: error, mail: mail.id, kind: mail.kind, attempts: mail.attempts }
    if (nextTryAt) log.warn(facts, 'a mail could not be sent and will be tried again')
    else log.error(facts, 'a mail was given up')
    return
  }
  host.answered()
  await markSent(db, mail.id, clock())
}
