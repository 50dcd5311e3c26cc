import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { answerOf, type PackedAnswer, sendOwn } from './send-kept.ts'

const send = (answer: PackedAnswer, accepted: string) => {
  const reply = { header: () => reply, type: () => reply, send: () => reply } as unknown as FastifyReply
  sendOwn({ headers: { 'accept-encoding': accepted } } as unknown as FastifyRequest, reply, answer)
}

test('a kept answer holds its own bytes and no more, packed and unpacked', () => {
  const { value } = answerOf(JSON.stringify(Array.from({ length: 500 }, (_, day) => ({ day }))))
  send(value, 'br')
  send(value, 'gzip')
  expect(value.packed.size).toBe(2)
  for (const held of [value.body, ...value.packed.values()]) expect(held.buffer.byteLength).toBe(held.length)
})
