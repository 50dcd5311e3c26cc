import type { WorkParts } from '../jobs/works.ts'
import { within } from '../within.ts'

/** How long the circuit breaker stays open: five seconds, doubled each time, at most a minute. */
const FIRST_REST_MS = 5_000
const LONGEST_REST_MS = 60_000
/** The time-out of the probe. */
const PATIENCE_MS = 30_000

/** Error codes (of nodemailer and Node) that mean that the server or the network failed, and not the mail. */
const OF_THE_HOST = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROXY'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'],
])

/** Whether a failure is the mail server's: it does not answer, or will not talk to us now (421). */
export function isOfTheHost(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  return OF_THE_HOST.has(code ?? '') || command === 'CONN' || responseCode === 421
}

export interface MailHost {
  /** Whether mails may be sent now. After the pause the server is probed first, once for all who wait. */
  isThere: () => Promise<boolean>
  /** A mail has gone out. */
  answered: () => void
  /** Notes that the host has failed on a mail. */
  failed: (error: unknown) => void
}

interface MailHostParts {
  /** Signs in at the server and leaves again, or throws. */
  reach: () => Promise<void>
  log: Pick<WorkParts['log'], 'warn'>
  /** Counts milliseconds and never jumps, whatever is done to the clock. */
  now?: () => number
}

/**
 * A circuit breaker for the mail server. While it fails it is not called, with growing pauses; a probe, and never a
 * mail, finds out whether it is back.
 */
export function watchMailHost({ reach, log, now = () => performance.now() }: MailHostParts): MailHost {
  let failures = 0
  let restsUntil: number | null = null
  let asking: Promise<boolean> | null = null

  const rest = (error: unknown) => {
    const ms = Math.min(FIRST_REST_MS * 2 ** Math.min(failures, 10), LONGEST_REST_MS)
    failures += 1
    restsUntil = now() + ms
    log.warn({ err: error, seconds: ms / 1000 }, 'the mail server fails and is left alone')
  }
  const ask = async () => {
    try {
      await within(PATIENCE_MS, reach(), 'The mail server')
      restsUntil = null
      return true
    } catch (error) {
      rest(error)
      return false
    } finally {
      asking = null
    }
  }
  return {
    isThere: async () => {
      if (restsUntil === null) return true
      if (now() < restsUntil) return false
      asking ??= ask()
      return asking
    },
    answered: () => {
      failures = 0
      restsUntil = null
    },
    failed: (error) => {
      // Mails that were being sent when the breaker opened fail after the first one: they do not lengthen the pause.
      if (restsUntil === null) rest(error)
    },
  }
}
