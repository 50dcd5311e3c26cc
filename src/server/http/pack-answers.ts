import type { FastifyInstance } from 'fastify'
import { encodingFor, pack, WORTH_PACKING_BYTES } from './encoding.ts'

/**
 * Packs large answers of the calls for those who take them packed. Nobody can learn of an answer by how far it shrinks:
 * a stranger's page cannot make a call, for it has not the token.
 */
export function packLargeAnswers(calls: FastifyInstance): void {
  calls.addHook('onSend', (request, reply, payload, done) => {
    // Files are streams, and what is kept has been packed.
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING_BYTES) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    reply.header('content-encoding', encoding)
    done(null, pack(payload, encoding, 'once'))
  })
}
