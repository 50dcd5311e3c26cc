import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { endSilent } from './end-silent.ts'

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** An application that answers when it is let, and how one connects to it. */
async function listening() {
  const app = fastify()
  endSilent(app)
  let letIt = () => {}
  const asked = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    asked.resolve()
    await new Promise<void>((go) => {
      letIt = go
    })
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const connected = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    open.push(socket)
    await once(socket, 'connect')
    return socket
  }
  return { app, connected, asked: asked.promise, answer: () => letIt() }
}

test('a connection opened ahead, on which nothing was asked, does not keep the shutdown waiting', async () => {
  const { app, connected } = await listening()
  const silent = await connected()
  // The server has it before the shutdown begins.
  await expect.poll(() => new Promise((tell) => app.server.getConnections((_, count) => tell(count)))).toBe(1)
  const ended = once(silent.resume(), 'close')
  await app.close()
  await ended
})

test('a call in hand is answered before the shutdown ends its connection', async () => {
  const { app, connected, asked, answer } = await listening()
  const busy = await connected()
  let text = ''
  busy.on('data', (part) => {
    text += part
  })
  busy.write('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n')
  await asked
  const closing = app.close()
  answer()
  await once(busy, 'close')
  await closing
  expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/)
})
