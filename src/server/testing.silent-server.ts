import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface SilentServer {
  port: number
  /** From now on nothing goes through any more, and nothing is closed: as after a failover, or behind a NAT that forgot. */
  fallSilent: () => void
  /** From now on new connections go through again; those that fell silent stay so. */
  recover: () => void
  /** How many have connected. */
  count: () => number
  close: () => Promise<void>
}

/** Stands before another server and passes on what is said, until it falls silent. Without another it only ever listens. */
export async function silentServer(
  behind: { host: string; port: number } | null = null,
): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  let silent = behind === null
  let count = 0
  const server = createServer((front) => {
    count += 1
    sockets.add(front)
    front.on('error', () => {})
    if (silent || !behind) return
    const back = connect(behind)
    sockets.add(back)
    back.on('error', () => front.destroy())
    front.on('close', () => back.destroy())
    back.on('close', () => front.destroy())
    front.on('data', (some) => back.write(some))
    back.on('data', (some) => front.write(some))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      silent = true
      for (const socket of sockets) {
        socket.removeAllListeners('data')
        socket.pause()
      }
    },
    recover: () => {
      silent = false
    },
    count: () => count,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
