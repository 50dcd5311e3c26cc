import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../../kernel/endpoint.ts'
import { dispositionOf } from './attachment.ts'

/** Answers with a file. What is streamed is made as fast as the browser takes it. */
export function sendFile(
  reply: FastifyReply,
  { name, mediaType, content, inline }: FileAnswer,
): FastifyReply {
  reply
    .type(mediaType)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', dispositionOf(name, inline))
  if (content instanceof Uint8Array)
    return reply.send(Buffer.from(content.buffer, content.byteOffset, content.length))
  return reply.send(Readable.from(content, { objectMode: false }))
}
