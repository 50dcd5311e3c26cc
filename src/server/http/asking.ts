import type { FastifyRequest } from 'fastify'
import type { Language } from '../../kernel/language.ts'
import type { Session } from './caller.ts'

/** Who makes a call, found before its body is read. */
interface Asking {
  now: Date
  session: Session | 'expired' | null
  language: Language
}

declare module 'fastify' {
  interface FastifyRequest {
    asking: Asking | undefined
  }
}

/** Who makes the call: found by its hook before the body is read. */
export function askingOf({ asking }: FastifyRequest): Asking {
  if (!asking) throw new Error('Nobody has looked who asks')
  return asking
}
