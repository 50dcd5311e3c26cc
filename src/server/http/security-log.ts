import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { Session } from './caller.ts'
import { callerAddress } from './proxy/trust-proxy.ts'

/** What is told of: by name in the log and in the metric. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'password-refused',
  'password-changed',
  'factor-refused',
  'factor-changed',
  'contact-changed',
  'proof',
  'proof-refused',
  'device-ended',
  'account-locked',
  'locked',
  'reset-asked',
  'reset-dropped',
  'reset-discarded',
  'miss',
  'entry-refused',
  'acting-began',
  'acting-ended',
  'staff-invited',
  'role-asked',
  'role-agreed',
  'role-declined',
  'role-set',
  'setting-changed',
  'money',
  'saved-card',
  'account-disabled',
  'account-enabled',
  'refused',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** What a line says beside the event: numbers and names of ours, never a secret, never an email address. */
export interface SecurityFacts {
  /** `owner:1` or `admin:1`: whose account it is about. */
  account?: string
  /** A keyed hash of the email address that was typed where no account has it. */
  typed?: string
  /** Whether the browser had signed in to the account before. */
  device?: 'known' | 'new'
  /** The owner whom an admin acts for, or who trusts whoever asks. */
  acting?: string
  /** The call that was refused, and its reason. */
  call?: string
  reason?: string
  /**
   * What was locked (`account`, `address`, `device` …), what was missed (`link`, `calendar` …), or whose account another
   * one changed.
   */
  of?: string
  /** The roles that somebody of the club has now, and had before. */
  role?: string
  before?: string
  /** Numbers of what was done: whose, of what, how many cents. */
  numbers?: Record<string, number>
  /** A setting, as it was and as it is. */
  from?: string
  to?: string
  /** Who had asked for what is answered. */
  by?: string
}

/** Where a call comes from. */
interface Origin {
  request: string
  address: string
}

export interface SecurityLog {
  note: (event: SecurityEvent, facts: SecurityFacts & Origin) => void
  metric: Counter<'event'>
}

/** Lines about refusals for one address in a minute, and of one refusal for one caller. The metric counts all of them. */
const LINES_A_MINUTE = 60
const SAME_A_MINUTE = 1
const MOST_ADDRESSES = 10_000
const MINUTE_MS = 60_000

/**
 * The log of security events: one line of JSON each, in the portal's own log under `"log":"security"`, whatever
 * its level is, and counted in `veranda_security_events_total`. Refusals drown nothing and fill no disk: the same refusal of one caller is
 * one line a minute, and past 60 lines a minute from one address they are only counted; the next line says how many were left out.
 */
export function securityLog(
  log: FastifyBaseLogger,
  { level, clock }: { level: 'info' | 'silent'; clock: () => Date },
): SecurityLog {
  const lines = log.child({ log: 'security' }, { level })
  const metric = new Counter({
    name: 'veranda_security_events_total',
    help: 'Security events, by name (docs/decisions/0055)',
    labelNames: ['event'],
    registers: [],
  })
  // The counters are created at start with 0: an alert needs the series before the first event.
  for (const event of SECURITY_EVENTS) metric.labels(event).inc(0)
  const counted = new Map<string, { since: number; lines: number }>()

  /** How many lines of a kind were left out before this one; null when this one is left out too. */
  const leftOut = (kind: string, most: number): number | null => {
    const now = clock().getTime()
    const count = counted.get(kind)
    if (count && now - count.since < MINUTE_MS) {
      count.lines += 1
      return count.lines > most ? null : 0
    }
    if (counted.size >= MOST_ADDRESSES) counted.clear()
    counted.set(kind, { since: now, lines: 1 })
    return count ? Math.max(0, count.lines - most) : 0
  }

  /** The same of a refusal: the same one of its caller, and all of its address. */
  const refusalsLeftOut = ({ address, account, call, reason }: SecurityFacts & Origin): number | null => {
    const same = leftOut([address, account, call, reason].join(' '), SAME_A_MINUTE)
    if (same === null) return null
    const all = leftOut(address, LINES_A_MINUTE)
    return all === null ? null : same + all
  }

  return {
    metric,
    note: (event, facts) => {
      metric.labels(event).inc()
      const before = event === 'refused' ? refusalsLeftOut(facts) : 0
      if (before === null) return
      lines.info({ event, ...facts, ...(before > 0 && { leftOut: before }) }, 'security event')
    },
  }
}

/** A line of the same log from a command at the machine: its process counts nothing. */
export function commandLine(
  event: 'role-set' | 'password-set',
  facts: { account: string; role?: string; before?: string | null },
  now: Date,
): string {
  return JSON.stringify({ level: 30, time: now.getTime(), log: 'security', event, by: 'command', ...facts })
}

/** Logs a security event; the address and the caller are added from the context. */
export type TellSecurity = (event: SecurityEvent, facts?: SecurityFacts) => void

/** Tells of what happens in a call. */
export function tellerOf(
  { note }: SecurityLog,
  request: FastifyRequest,
  session: Session | 'expired' | null = null,
): TellSecurity {
  return (event, facts) =>
    note(event, { request: request.id, address: callerAddress(request), ...whoAsks(session), ...facts })
}

/** An account as the log names it. */
export function accountName({ kind, id }: { kind: 'owner' | 'admin' | 'trusted'; id: number }): string {
  return `${kind}:${id}`
}

/** Who asks, as the log names them. */
function whoAsks(session: Session | 'expired' | null): Pick<SecurityFacts, 'account' | 'acting'> {
  if (session === null || session === 'expired') return {}
  const { ownerId, adminId, actingOwnerId, trust } = session
  if (trust) return { account: `trusted:${trust.personId}`, acting: `owner:${trust.ownerId}` }
  if (ownerId !== null) return { account: `owner:${ownerId}` }
  return { account: `admin:${adminId}`, ...(actingOwnerId !== null && { acting: `owner:${actingOwnerId}` }) }
}

/** Whether a refusal is an event: who asks, what they may, whose thing it is, or too often. */
export function isSecurityRefusal(code: number, reason: string): boolean {
  // Signing in tells of its own failures, with more.
  return (
    [401, 403, 404, 429].includes(code) &&
    !['WRONG_CREDENTIALS', 'FACTOR_NEEDED', 'CODE_WRONG', 'PASSKEY_WRONG'].includes(reason)
  )
}
