import type { FastifyInstance } from 'fastify'
import { writeAnswer } from './answers/write-answer.ts'
import { BODY_BYTES } from './bodies.ts'
import type { Handler } from './handle.ts'
import { transactionKind } from './run-deed.ts'
import { type Building, ServedCall } from './served-call.ts'

/** Mounts one call: who asks, access, parse, transaction, deed, reply. */
export function serve(app: FastifyInstance, building: Building, handler: Handler): void {
  const { endpoint } = handler
  const kind = transactionKind(endpoint)
  if (endpoint.access.trusted?.of && kind === 'own' && endpoint.method !== 'GET')
    throw new Error(`${endpoint.name} opens its transactions itself: nothing holds a trust meanwhile`)
  if (endpoint.mayLag && kind !== 'read')
    throw new Error(`${endpoint.name} writes: it cannot be answered by a replica`)
  if (endpoint.answersThing && (kind !== 'write' || !endpoint.idempotent || endpoint.files))
    throw new Error(`${endpoint.name} cannot be held: it has to be a write with a key, and without files`)
  const call = new ServedCall(building, handler)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyBytes ?? BODY_BYTES,
    // The schema only makes Fastify use a serialiser for 200; `writeAnswer` decides which fields are sent.
    ...(!endpoint.answersFile && {
      schema: { response: { 200: { type: 'object' } } },
      serializerCompiler: () => (answer: object) => writeAnswer(endpoint, answer),
    }),
    onRequest: (request, reply) => call.letIn(request, reply),
    handler: (request, reply) => call.answer(request, reply),
  })
}
