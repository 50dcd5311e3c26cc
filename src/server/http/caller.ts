import { hash } from 'node:crypto'
import type { StaffRole, TrustedAccess, TrustedScope } from '../../kernel/endpoint.ts'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../database/database.ts'

/** For whom a trusted person is here, and what that owner lets them do (decision 0119). */
export interface Trust {
  id: number
  /** The person’s account. */
  personId: number
  ownerId: number
  scopes: readonly TrustedScope[]
}

/** Who asks, as the session says; never a parameter. */
export interface Session {
  tokenHash: Buffer
  /** Set for an owner in person. */
  ownerId: number | null
  /** Set for an admin. */
  adminId: number | null
  /** What somebody of the club may do; none for an owner. */
  roles: readonly StaffRole[]
  /** The owner whom the admin acts for, if one is selected. */
  actingOwnerId: number | null
  lastActiveAt: Date
  /** When its person last proved who they are: by signing in, or when asked again. */
  provenAt: Date
  /** Whether it began with two factors, or its account has got the second one since. */
  hasTwoFactors: boolean
  /** When it ends at the latest. */
  expiresAt: Date
  /** The account's own: ENG means English, otherwise Spanish (spec, section 3). */
  languageCode: string
  /** Whether the owner in question has an executive report to sign. */
  hasUnsignedReport: boolean
  /** Set for a person whom an owner trusts; owner and admin are null then. */
  trust?: Trust | null
}

/** What a trusted person asks for: the scope, and the thing that has to be of a chosen contract. */
export interface TrustAsked {
  scope: TrustedAccess['scope']
  of: readonly [NonNullable<TrustedAccess['of']>[0], number | string] | null
}

/** How long a proof holds for what asks for one (milliseconds). */
const PROOF_LASTS_MS = 600_000

/** Whether the session's person has proved who they are lately. */
export function isProven({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= PROOF_LASTS_MS
}

/**
 * Whether the session's account has to have a second factor (`MFA_REQUIRED`) and the session has none: it may set one up, and
 * nothing else.
 */
export function mustSetUp(
  { ownerId, roles, hasTwoFactors }: Pick<Session, 'ownerId' | 'roles' | 'hasTwoFactors'>,
  { mfaRequired }: { mfaRequired: readonly string[] },
): boolean {
  if (hasTwoFactors) return false
  return ownerId !== null ? mfaRequired.includes('owner') : roles.some((role) => mfaRequired.includes(role))
}

/** What the guard needs from the slice that keeps the sessions. */
export interface SessionKeeper {
  /** The session of a token, `null` when there is none, `'expired'` after 15 idle minutes. */
  find: (tokenHash: Buffer, now: Date) => Promise<Session | 'expired' | null>
  /** Notes activity. */
  touch: (tokenHash: Buffer, now: Date) => Promise<void>
  /** Drops the session cache’s entry, after a deed that changes who the session is. */
  forget?: (tokenHash: Buffer) => void
  /**
   * Whether a trust still stands for what is asked. In a transaction its row is locked: whoever ends it waits for the
   * commit, and what comes after finds it ended.
   */
  stillTrusts: (
    db: Database,
    trust: Trust,
    asked: TrustAsked,
    how: { now: Date; lock: boolean },
  ) => Promise<boolean>
}

/** Activity is noted at most this often, so that reading does not write at every call. */
export const TOUCH_EVERY_MS = 20_000

/** The call's circumstances, for the deeds. */
export interface Caller {
  session: Session | null
  /** The language of refusals and of what is wrong with fields: the account's own, the screen's where nobody is signed in. */
  language: Language
  /** The language of the answer's content: what the screen is in. */
  screen: Language
  address: string
  /** The device token of a browser that has signed in before; whose it is, the database decides. */
  device: string | null
  /** The token of a browser that asks for a passkey at the door; it means no account. */
  door: string | null
  /** What the browser says of itself; anything at all. */
  userAgent: string
  /** The city of the caller's network, where a trusted proxy tells it (`PLACE_HEADER`). */
  place: string | null
}

/** The owner whom a session is about; null for an admin who has chosen none. */
export function aboutOwner({ ownerId, actingOwnerId, trust }: Session): number | null {
  return ownerId ?? actingOwnerId ?? trust?.ownerId ?? null
}

/**
 * The owner whose things a `member` call is about: the one who asks, the one whom an admin acts for, or the one who trusts
 * whoever asks.
 */
export function ownerOf(session: Session): number {
  const id = aboutOwner(session)
  if (id === null) throw new Error('A deed asked for an owner where none is signed in or selected')
  return id
}

/**
 * Who did something, as histories keep it: the owner in person, an admin for them, or with `trustId` somebody whom the owner
 * trusts, then the owner is for whom. None of them where the club's clockwork did it.
 */
export interface Actor {
  ownerId: number | null
  adminId: number | null
  trustId: number | null
}

/** The club's clockwork. */
export const NOBODY: Actor = { ownerId: null, adminId: null, trustId: null }

/** Who acts in a session. */
export function actorOf({ ownerId, adminId, trust }: Session): Actor {
  return { ownerId: trust?.ownerId ?? ownerId, adminId, trustId: trust?.id ?? null }
}

/** Whether what a scope names is open to who asks: to owners, and to admins as far as they may act, all of it is. */
export function scopeCovers({ trust }: Session, scope: TrustedScope): boolean {
  return !trust || trust.scopes.includes(scope)
}

/** What the database keeps of a token. */
export function hashOfToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

export const SESSION_COOKIE = 'veranda_session'
/** Outlives the session: the browser has signed in before (decision 0054). */
export const DEVICE_COOKIE = 'veranda_device'
/** Which browser asked at the door what a passkey signs (decision 0118). */
export const DOOR_COOKIE = 'veranda_door'
/** Whether the browser has just written, and reads from the primary. */
export const WROTE_COOKIE = 'veranda_wrote'
/** The longest that browsers keep a cookie, in seconds: 400 days. */
export const DEVICE_LASTS_SECONDS = 400 * 86_400

/**
 * The name of the session's cookie. Where people reach the portal by https it has the prefix `__Host-`: then no other
 * host of the domain can plant one, and a cookie of the plain name is not looked at.
 */
export function sessionCookieOf(config: { publicUrl: string }): string {
  return cookieOf(SESSION_COOKIE, config)
}

/** The same of any cookie of ours. */
export function cookieOf(name: string, { publicUrl }: { publicUrl: string }): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name
}

/** What a call asks of a trust; null where it names no thing that has to be of a chosen contract, and should. */
export function askedOfTrust(
  trusted: TrustedAccess,
  input: { query: unknown; body: unknown },
): TrustAsked | null {
  const { scope, of } = trusted
  if (!of) return { scope, of: null }
  const sent: Record<string, unknown> = { ...(input.body as object), ...(input.query as object) }
  const id = sent[of[1]]
  return typeof id === 'number' ? { scope, of: [of[0], id] } : null
}
