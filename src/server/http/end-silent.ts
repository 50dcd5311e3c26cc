import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Connections on which nothing was asked yet are ended when the portal shuts down. Browsers and proxies open some ahead; for Node they
 * are busy for a minute, so that the shutdown would wait its whole time-out for them and say that something was cut off.
 * Calls in hand are finished.
 */
export function endSilent(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy()
  })
}
