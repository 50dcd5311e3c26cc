import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '../../kernel/endpoint.ts'
import { signIn } from '../../membership/membership.endpoints.ts'
import { type TestApp, testApp } from '../../portal/server/testing.ts'
import { hearOut } from './hear-out.ts'

describe('a body that is much too large, of a caller who sends all of it before reading', () => {
  let club: TestApp
  let port: number
  beforeAll(async () => {
    club = await testApp()
    await club.app.listen({ port: 0, host: '127.0.0.1' })
    port = (club.app.server.address() as { port: number }).port
  })
  afterAll(() => club.close())

  /** Sends a head and twenty times a megabyte; what was read when the connection ended, or the error that broke it. */
  const send = (head: string[], piece: (megabyte: string) => string, last = '') =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      let read = ''
      const lines = [`POST ${API}${signIn.path} HTTP/1.1`, 'host: x', `token: ${club.config.apiToken}`]
      const megabyte = piece('x'.repeat(1_000_000))
      socket.on('error', (error) => resolve(String(error)))
      socket.on('close', () => resolve(read))
      socket.write(`${[...lines, 'content-type: application/json', ...head].join('\r\n')}\r\n\r\n`)
      const more = (left: number) => {
        if (left > 0) socket.write(megabyte, () => more(left - 1))
        // Only now it reads.
        else socket.write(last, () => socket.on('data', (data) => (read += data)))
      }
      more(20)
    })

  test.each([
    ['of a length that is told', ['content-length: 20000000'], (piece: string) => piece, ''],
    [
      'in pieces',
      ['transfer-encoding: chunked'],
      (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
      '0\r\n\r\n',
    ],
  ] as const)('%s: it is answered, and the connection ends', async (_, head, piece, last) => {
    const answer = await send([...head], piece, last)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toContain('TOO_LARGE')
  })
})

test.each([
  ['bytes', { bytes: 3, ms: 60_000 }],
  ['time', { bytes: 1_000, ms: 20 }],
])('nobody is heard out for longer than the limit of %s', async (_, limit) => {
  const endless = new PassThrough()
  endless.write('four')
  await hearOut(endless as never, limit)
  expect(endless.readableEnded).toBe(false)
})
