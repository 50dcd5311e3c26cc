import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, pack, WORTH_PACKING_BYTES } from './encoding.ts'

/** An answer as it travels: the same bytes for everybody who may ask. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  /** The body by encoding, made when the first asks for it. */
  packed: Map<Encoding, Buffer>
}

/** With its packed twins, each a tenth to a fifth of it. */
const PACKED_SHARE = 1.4

/** An answer to keep, and the bytes that it takes. */
export function answerOf(text: string): { value: KeptAnswer; bytes: number } {
  const body = ownBytes(Buffer.from(text))
  // Weak: the same answer travels in several encodings.
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { value: { body, etag, packed: new Map() }, bytes: body.length * PACKED_SHARE }
}

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
  return sendBytes(request, reply, answer)
}

/** Sends what is kept of one owner's: no browser keeps it, as it keeps no other answer about somebody. */
export function sendOwn(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  reply.header('vary', 'accept-encoding')
  return sendBytes(request, reply, answer)
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
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
  const made = answer.packed.get(encoding) ?? ownBytes(pack(answer.body, encoding, 'kept'))
  answer.packed.set(encoding, made)
  return made
}

/**
 * A copy that holds its own memory. Node cuts small buffers, and what zlib gives, out of pieces of 64 KB: kept, each would hold
 * such a piece, and a cache that counts its bytes would hold many times what it counts.
 */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
