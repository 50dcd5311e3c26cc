import type { Database } from './database.ts'
import { cleanUp } from './housekeeping.ts'
import { claimMail, markFailed, markSent, type WaitingMail } from './outbox.store.ts'
import type { SendMail } from './send-mail.ts'
import { onWake } from './wake-jobs.ts'
import type { Work, WorkParts } from './works.ts'

/** How often the outbox is looked at when nobody wakes the worker. */
const LOOK_EVERY_MS = 2000
const CLEAN_EVERY_MS = 300_000

/** A claimed mail is this worker's for so long; longer than a mail server is waited for. */
const CLAIM_MS = 120_000

const MOST_TRIES = 10
const FIRST_PAUSE_MS = 30_000

export interface Jobs {
  /** Ends the mail in hand and takes no other. */
  stop: () => Promise<void>
  /** Looks at the outbox now. */
  wake: () => void
}

type Log = WorkParts['log']

interface JobParts extends Omit<WorkParts, 'isStopping'> {
  send: SendMail
  works: readonly Work[]
}

/** The pause after a failed try: half a minute, doubled each time; ten tries take about four hours. */
export function pauseAfter(attempts: number): number {
  return FIRST_PAUSE_MS * 2 ** (attempts - 1)
}

/**
 * Works off the outbox one mail after the other, does the slices' works and keeps the tables tidy. Each mail is claimed, sent and marked in
 * steps of their own: at least once, so that a kill loses none. Several processes share the work.
 */
export function startJobs(parts: JobParts): Jobs {
  const { db, files, send, log, clock, works } = parts
  let stopped = false
  let asked = false
  let running: Promise<void> | null = null

  const wake = () => {
    asked = true
    if (stopped || running) return
    running = work().finally(() => {
      running = null
    })
  }
  const work = async () => {
    while (asked && !stopped) {
      asked = false
      await attempt('the outbox could not be worked off', () => sendWaiting())
      for (const one of works) await attempt(`${one.name} failed`, () => one.run(around))
    }
  }
  const around: WorkParts = { ...parts, isStopping: () => stopped }
  const sendWaiting = async () => {
    while (!stopped) {
      const now = clock()
      const mail = await claimMail(db, now, new Date(now.getTime() + CLAIM_MS))
      if (!mail) return
      await sendOne(db, send, mail, log, clock)
    }
  }
  let cleaning: Promise<void> = Promise.resolve()
  const clean = () => {
    cleaning = attempt('the tables could not be tidied', () => cleanUp(db, files, clock()))
  }
  // A database that is away for a moment must not end the worker.
  const attempt = async (what: string, act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      log.error({ err: error }, what)
    }
  }

  const looking = setInterval(wake, LOOK_EVERY_MS)
  const tidying = setInterval(clean, CLEAN_EVERY_MS)
  const deaf = onWake(wake)
  wake()
  clean()
  return {
    wake,
    stop: async () => {
      stopped = true
      deaf()
      clearInterval(looking)
      clearInterval(tidying)
      await Promise.all([running, cleaning])
    },
  }
}

async function sendOne(
  db: Database,
  send: SendMail,
  mail: WaitingMail,
  log: Log,
  clock: () => Date,
): Promise<void> {
  try {
    await send(mail)
  } catch (error) {
    const now = clock()
    const nextTryAt = mail.attempts >= MOST_TRIES ? null : new Date(now.getTime() + pauseAfter(mail.attempts))
    await markFailed(db, mail.id, { error: (error as Error).message.slice(0, 500), nextTryAt, now })
    const facts = { err: error, mail: mail.id, kind: mail.kind, attempts: mail.attempts }
    if (nextTryAt) log.warn(facts, 'a mail could not be sent and will be tried again')
    else log.error(facts, 'a mail was given up')
    return
  }
  await markSent(db, mail.id, clock())
}
