import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a caller may take, in milliseconds. Whoever is slower holds a connection, and many of those all of them. */
export interface TimeLimits {
  /** The time until the head of a request is there. */
  headers: number
  /** The time until the body of a call without files is there. */
  body: number
  /** The time until all of a request is there: forms with files on a slow line. */
  request: number
  /** The silence on a connection, in either direction. */
  silence: number
}

export const TIME_LIMITS: TimeLimits = { headers: 15_000, body: 30_000, request: 600_000, silence: 120_000 }

/** The limits as the web server wants them. */
export function serverOptionsOf(limits: TimeLimits) {
  return {
    requestTimeout: limits.request,
    connectionTimeout: limits.silence,
    http: {
      headersTimeout: limits.headers,
      connectionsCheckingInterval: Math.min(5_000, limits.headers),
    },
  }
}

class TooSlow extends Error {
  readonly statusCode = 408
}

/** Ends a call whose body does not come in time; the length of a form with files is bounded by the request's limit. */
export function limitBodyTime(calls: FastifyInstance, { body }: TimeLimits): void {
  calls.addHook('preParsing', (request, _, payload, next) => {
    if (hasBody(request) && !request.headers['content-type']?.startsWith('multipart/')) {
      const timer = setTimeout(() => request.raw.destroy(new TooSlow('The body did not come in time')), body)
      payload.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    next(null, payload)
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
