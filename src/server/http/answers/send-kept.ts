import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodingFor, pack, WORTH_PACKING_BYTES } from './encoding.ts'

/** A cached answer as bytes, the same for everybody who may ask. */
export interface PackedAnswer {
  body: Buffer
  etag: string
  /** The body by encoding, made when the first asks for it. */
  packed: Map<Encoding, Buffer>
}

/** The uncompressed bytes of a cached answer; each compressed copy is a tenth to a fifth of it. */
const PACKED_SHARE = 1.4

/** An answer for the cache, and the bytes that it takes there. */
export function answerOf(text: string): { value: PackedAnswer; bytes: number } {
  const body = ownBytes(Buffer.from(text))
  // A weak ETag: the same answer is sent in several encodings.
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { value: { body, etag, packed: new Map() }, bytes: body.length * PACKED_SHARE }
}

/**
 * Sends a cached answer, or 304 to a browser whose ETag still holds. The browser may cache it for the one who is signed in
 * and revalidates each time; who may see it is checked before.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: PackedAnswer): FastifyReply {
  reply.headers({
    etag: answer.etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language',
  })
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  return sendBytes(request, reply, answer)
}

/** Sends a cached answer about one owner. No browser caches it, as none caches any other answer about a person. */
export function sendOwn(request: FastifyRequest, reply: FastifyReply, answer: PackedAnswer): FastifyReply {
  reply.header('vary', 'accept-encoding')
  return sendBytes(request, reply, answer)
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: PackedAnswer): FastifyReply {
  reply.type('application/json; charset=utf-8')
  const encoding =
    answer.body.length < WORTH_PACKING_BYTES ? null : encodingFor(request.headers['accept-encoding'])
  if (!encoding) return reply.send(answer.body)
  return reply.header('content-encoding', encoding).send(packed(answer, encoding))
}

/** Whether the browser’s If-None-Match names an answer’s ETag. */
function isKnown(named: string | undefined, etag: string): boolean {
  if (!named) return false
  return named.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

function packed(answer: PackedAnswer, encoding: Encoding): Buffer {
  const made = answer.packed.get(encoding) ?? ownBytes(pack(answer.body, encoding, 'kept'))
  answer.packed.set(encoding, made)
  return made
}

/**
 * A copy with memory of its own: small Buffers and zlib's output are slices of 64 KB pools, which a cached slice would
 * keep alive.
 */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
