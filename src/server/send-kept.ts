import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, pack, WORTH_PACKING_BYTES } from './encoding.ts'
import type { KeptAnswer } from './kept-answers.ts'

/**
 * Sends a kept answer, or 304 to a browser that has it. The browser may keep it for the one who is signed in, and asks
 * each time whether it still holds: who may see it is looked at before.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  reply.headers({
    etag: answer.etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language',
  })
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const encoding =
    answer.body.length < WORTH_PACKING_BYTES ? null : encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(answer.body)
  return reply.header('content-encoding', encoding).send(packed(answer, encoding))
}

/** Whether a browser names an answer among those that it has. */
function isKnown(named: string | undefined, etag: string): boolean {
  if (!named) return false
  return named.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

function packed(answer: KeptAnswer, encoding: Encoding): Buffer {
  const made = answer.packed.get(encoding) ?? pack(answer.body, encoding, 'kept')
  answer.packed.set(encoding, made)
  return made
}
