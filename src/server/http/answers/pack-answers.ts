import type { FastifyInstance } from 'fastify'
import { encodingFor, pack, WORTH_PACKING_BYTES } from './encoding.ts'

/**
 * Compresses large answers. This is safe against BREACH: a page of another site cannot make a call, since it lacks the
 * token.
 */
export function packLargeAnswers(calls: FastifyInstance): void {
  calls.addHook('onSend', (request, reply, payload, done) => {
    // Files are streams, and cached answers are compressed already.
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING_BYTES) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    reply.header('content-encoding', encoding)
    done(null, pack(payload, encoding, 'once'))
  })
}
