import type { FastifyRequest } from 'fastify'
import type { Language } from '../../kernel/language.ts'
import type { Config } from '../boot/config.ts'
import { cookieOf, DEVICE_COOKIE, DOOR_COOKIE, type Session } from './caller.ts'
import { screenOfCall } from './guard.ts'
import { callerAddress, callerCity } from './proxy/trust-proxy.ts'
import type { Circumstances } from './run-deed.ts'

/** Who makes a call, in which language, from where and on what device. */
export function callerOf(
  request: FastifyRequest,
  { session, language }: { session: Session | null; language: Language },
  config: Config,
): Circumstances['caller'] {
  return {
    session,
    language,
    screen: screenOfCall(request),
    address: callerAddress(request),
    device: request.cookies[cookieOf(DEVICE_COOKIE, config)] ?? null,
    door: request.cookies[cookieOf(DOOR_COOKIE, config)] ?? null,
    userAgent: request.headers['user-agent'] ?? '',
    place: callerCity(request, config),
  }
}
