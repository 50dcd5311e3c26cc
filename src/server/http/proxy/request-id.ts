import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isTrustedPeer, type TrustedProxies } from './trust-proxy.ts'

/** The header by which a request's id travels, in both directions. */
export const REQUEST_ID = 'x-request-id'

/** What a proxy may name a request: short, and nothing that a line of a log could be made of. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/

const current = new AsyncLocalStorage<string>()

/** The id of the request for which this runs; none outside of requests. */
export function requestHere(): string | undefined {
  return current.getStore()
}

/**
 * Names requests: by the proxy's own name for them where the peer is one that is trusted, else by one that a person can
 * read out, the process's part and a number. Never by a name of the caller's own choice.
 */
export function requestNames(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = isTrustedPeer(trusted)
  const process = randomBytes(5).toString('hex')
  let count = 0
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID]
    if (typeof given === 'string' && WELL_FORMED.test(given) && isTrusted(socket.remoteAddress)) return given
    count += 1
    return `${process}-${count}`
  }
}

/** Every answer names its request, a refusal too; what runs for it knows the name. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID, request.id)
    current.run(request.id, next)
  })
  // A body comes in by events of the connection, which know of no request.
  app.addHook('preValidation', (request, _, next) => current.run(request.id, next))
}
