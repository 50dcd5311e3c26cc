import { timingSafeEqual } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { type Access, type CommonRefusal, isGuard, type StaffRole, type Who } from '../../kernel/endpoint.ts'
import { asLanguage, type Language, validatorLanguageOf } from '../../kernel/language.ts'
import type { Config } from '../boot/config.ts'
import {
  hashOfToken,
  mustSetUp,
  type Session,
  type SessionKeeper,
  sessionCookieOf,
  TOUCH_EVERY_MS,
  type Trust,
} from './caller.ts'

/** Whether the fixed token header of the spec (section 7) is right. */
export function hasApiToken(request: FastifyRequest, expected: Buffer): boolean {
  const given = Buffer.from(String(request.headers.token ?? ''))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Whether a write comes from another site's page. Browsers say so, older ones by the origin alone; other programs say
 * nothing.
 */
export function isCrossSite(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  if (request.method === 'GET') return false
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site' || site === 'same-site'
  if (origin === undefined || origin === new URL(publicUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

/**
 * Finds who asks. A call that the browser marks as background does not count as activity. Who has to set a second factor up
 * before anything else is nobody yet, save to those who ask for them too (`evenBefore`).
 */
export async function findSession(
  request: FastifyRequest,
  { sessions: keeper, config, evenBefore }: { sessions: SessionKeeper; config: Config; evenBefore?: true },
  now: Date,
): Promise<Session | 'expired' | null> {
  const token = request.cookies[sessionCookieOf(config)]
  if (!token) return null
  const session = await keeper.find(hashOfToken(token), now)
  if (session === null || session === 'expired') return session
  if (!evenBefore && mustSetUp(session, config)) return null
  speaks.set(request, validatorLanguageOf(session.languageCode))
  const background = request.headers['veranda-background'] === '1'
  if (!background && now.getTime() - session.lastActiveAt.getTime() > TOUCH_EVERY_MS)
    await keeper.touch(session.tokenHash, now)
  return session
}

/**
 * Finds whose language a request is answered in where no call looked who asks: an address that is none. It counts as no
 * activity, and where sessions cannot be read the header decides.
 */
export async function hearSession(
  request: FastifyRequest,
  { sessions: keeper, config }: { sessions: SessionKeeper; config: Config },
  now: Date,
): Promise<void> {
  const token = request.cookies?.[sessionCookieOf(config)]
  if (!token || speaks.has(request)) return
  const session = await keeper.find(hashOfToken(token), now).catch(() => null)
  if (session && session !== 'expired') speaks.set(request, validatorLanguageOf(session.languageCode))
}

/** Which roles of the club's people each kind of call is for; calls for owners alone are not here. */
const ROLES_OF: Readonly<Partial<Record<Who, readonly StaffRole[]>>> = {
  member: ['admin'],
  office: ['admin', 'desk', 'finance'],
  house: ['desk', 'manager'],
  inbox: ['desk', 'finance'],
  gate: ['admin', 'desk', 'gate'],
  admin: ['admin'],
  desk: ['desk'],
  finance: ['finance'],
  manager: ['manager'],
}

/**
 * Why a session may not make a call, or null when it may (spec, section 6). Who has several roles may do what any of them
 * may.
 */
export function refusalOf(access: Access, session: Session): CommonRefusal | null {
  const { who } = access
  if (session.trust && !mayTrusted(access, session.trust)) return 'NOT_FOUND'
  if (session.trust)
    return access.lockedByUnsignedReport && session.hasUnsignedReport ? 'UNSIGNED_REPORT' : null
  const isStaff = session.adminId !== null
  if (isStaff && isGuard(session.roles) && who !== 'gate' && !access.gateToo) return 'NOT_FOUND'
  if (who === 'owner' && isStaff) return 'RESTRICTED_ACTION'
  if (who !== 'signed-in' && who !== 'owner') {
    const roles = ROLES_OF[who] ?? []
    if (isStaff ? !session.roles.some((role) => roles.includes(role)) : who !== 'member') return 'NOT_FOUND'
  }
  if (who === 'member' && session.ownerId === null && session.actingOwnerId === null)
    return 'NO_OWNER_SELECTED'
  if (access.lockedByUnsignedReport && session.hasUnsignedReport) return 'UNSIGNED_REPORT'
  return null
}

/** Whether what an owner allows covers a call; what it does not cover does not exist for the one they trust. */
function mayTrusted({ trusted }: Access, { scopes }: Trust): boolean {
  return trusted !== undefined && (trusted.scope === 'any' || scopes.includes(trusted.scope))
}

/** The account's language by request, set once its session is found; refusals are in it to the end of the request. */
const speaks = new WeakMap<FastifyRequest, Language>()

/**
 * The language of refusals and of what is wrong with fields: the account's own by its code, whatever the header says
 * (spec, sections 3 and 5); what the screen is in where nobody is signed in.
 */
export function languageOfCall(request: FastifyRequest): Language {
  return speaks.get(request) ?? screenOfCall(request)
}

/** What the screen is in, by the header; where there is none, or it takes any (`*`), the account’s own, else English. */
export function screenOfCall(request: FastifyRequest): Language {
  const asked = request.headers['accept-language']?.trim()
  const isAny = !asked || asked.startsWith('*')
  return isAny ? (speaks.get(request) ?? 'en') : asLanguage(asked.slice(0, 2).toLowerCase())
}
