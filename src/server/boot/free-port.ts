import { createServer } from 'node:net'
import { faultOfListening } from './start-fault.ts'

/**
 * Why the portal's address cannot be listened at, in a sentence; null where it can, or where only the listening itself will tell. It is
 * asked before anything is made: a start that ends at a taken port has laid out no database, and says so within a second.
 */
export async function faultOfPort(address: { host: string; port: number }): Promise<string | null> {
  const probe = createServer()
  try {
    await new Promise<void>((listening, failed) => {
      probe.once('error', failed).listen(address.port, address.host, listening)
    })
    return null
  } catch (error) {
    return faultOfListening(error, address)
  } finally {
    await new Promise((closed) => probe.close(closed))
  }
}
