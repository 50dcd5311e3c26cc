import '@fastify/cookie'
import type { FastifyReply } from 'fastify'
import type { Config } from '../boot/config.ts'
import { MOST_LAG_MS } from '../database/replicas.ts'
import {
  cookieOf,
  DEVICE_COOKIE,
  DEVICE_LASTS_SECONDS,
  DOOR_COOKIE,
  SESSION_COOKIE,
  sessionCookieOf,
  WROTE_COOKIE,
} from './caller.ts'

/** Behind https the cookie is the host's own, which the browser takes only with the path of all. */
function optionsOf({ publicUrl }: Config) {
  const secure = publicUrl.startsWith('https:')
  return { path: secure ? '/' : '/api', httpOnly: true, sameSite: 'lax' as const, secure }
}

/** Gives the browser the session's token, or takes it away. It ends with the browser. */
export function setSessionCookie(reply: FastifyReply, config: Config, token: string | null): void {
  const name = sessionCookieOf(config)
  const options = optionsOf(config)
  if (token) reply.setCookie(name, token, options)
  else reply.clearCookie(name, options)
  clearPlain(reply, SESSION_COOKIE, name)
}

/** Sets the device cookie, by which the browser is recognised. It outlives the session and the browser's end. */
export function setDeviceCookie(reply: FastifyReply, config: Config, token: string): void {
  const name = cookieOf(DEVICE_COOKIE, config)
  reply.setCookie(name, token, { ...optionsOf(config), maxAge: DEVICE_LASTS_SECONDS })
  clearPlain(reply, DEVICE_COOKIE, name)
}

/** Sets the cookie of a browser that asks for a passkey at the door, for as long as what it was asked holds. */
export function setDoorCookie(reply: FastifyReply, config: Config, token: string, seconds: number): void {
  reply.setCookie(cookieOf(DOOR_COOKIE, config), token, { ...optionsOf(config), maxAge: seconds })
}

/**
 * Read-your-writes: after a write a cookie makes this browser's reads go to the primary, for twice the greatest lag of
 * a replica.
 */
export function setWroteCookie(reply: FastifyReply, config: Config): void {
  const options = { ...optionsOf(config), maxAge: (2 * MOST_LAG_MS) / 1000 }
  reply.setCookie(cookieOf(WROTE_COOKIE, config), '1', options)
}

/** The unprefixed cookie of an earlier version. */
function clearPlain(reply: FastifyReply, plain: string, name: string): void {
  if (name !== plain && reply.request.cookies[plain]) reply.clearCookie(plain, { path: '/api', secure: true })
}
