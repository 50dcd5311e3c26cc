import type { Database } from '../database/database.ts'
import type { Freshen } from '../mail/freshen.ts'
import { watchMailHost } from '../mail/mail-host.ts'
import type { SendMail } from '../mail/send-mail.ts'
import { reviveWaiting, SENDERS, sendWaiting } from '../mail/send-waiting.ts'
import { attempt } from './attempt.ts'
import { openLane } from './lane.ts'
import { onWake } from './wake-jobs.ts'
import type { Work, WorkParts } from './works.ts'

/** The polling interval where nobody wakes the loops. */
const LOOK_EVERY_MS = 2000
const CLEAN_EVERY_MS = 300_000
/** How often `next_try_at` values that lie too far ahead are corrected. */
const REVIVE_EVERY_MS = 15_000

export interface Jobs {
  /** Finishes the current work and stops. */
  stop: () => Promise<void>
  /** Looks for work now. */
  wake: () => void
}

interface JobParts extends Omit<WorkParts, 'isStopping'> {
  send: SendMail
  /** Reads a mail again before it goes out. */
  freshen?: Freshen
  /** Whether the mail server is there: throws where it is not. */
  reachMailHost: () => Promise<void>
  /** Where the outbox is read and marked, so that no work's statement keeps a mail waiting. */
  outbox: Database
  works: readonly Work[]
  /** Removes what nobody asks for any more, and settles what has happened. */
  tidy: (db: Database, files: WorkParts['files'], now: Date) => Promise<void>
  /** How long a mail may take to go out, in milliseconds. */
  patienceMs?: number
}

/**
 * Runs the outbox, the background work of the slices, and the housekeeping, each in a loop of its own, so that none
 * delays another. Several processes share the work.
 */
export function startJobs(parts: JobParts): Jobs {
  const { db, outbox, files, log, clock, works } = parts
  let stopped = false
  const isStopping = () => stopped
  const trying = (what: string, act: () => Promise<unknown>) => openLane(attempt({ log, what }, act))
  const host = watchMailHost({ reach: parts.reachMailHost, log })
  const mails = {
    db: outbox,
    clock,
    log,
    send: parts.send,
    freshen: parts.freshen,
    host,
    ...(parts.spans && { spans: parts.spans }),
    patienceMs: parts.patienceMs,
  }
  const lanes = [
    ...SENDERS.map((upTo) =>
      trying('the outbox could not be worked off', () => sendWaiting(mails, upTo, isStopping)),
    ),
    ...works.map((one) => trying(`${one.name} failed`, () => one.run({ ...parts, isStopping }))),
  ]
  const tidying = trying('the tables could not be tidied', () => parts.tidy(db, files, clock()))
  const reviving = trying('late mails could not be looked for', async () => {
    if ((await reviveWaiting(outbox, clock())) > 0) wake()
  })
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }

  const timers = [
    setInterval(wake, LOOK_EVERY_MS),
    setInterval(tidying.wake, CLEAN_EVERY_MS),
    setInterval(reviving.wake, REVIVE_EVERY_MS),
  ]
  const deaf = onWake(wake)
  wake()
  tidying.wake()
  reviving.wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      deaf()
      for (const timer of timers) clearInterval(timer)
      await Promise.all([...lanes, tidying, reviving].map((lane) => lane.stop()))
    },
  }
}
