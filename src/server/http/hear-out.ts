import type { IncomingMessage } from 'node:http'

/** What is read and thrown away of a body that is too large: so many bytes, for so many milliseconds. */
export const HEARD_OUT = { bytes: 64_000_000, ms: 5_000 }

/**
 * Reads what is left of a body and throws it away, until it ends or a limit is reached. Whoever sends all before reading finds the
 * connection broken where it is answered and closed in the middle, and never reads why.
 */
export function hearOut(body: IncomingMessage, { bytes, ms } = HEARD_OUT): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let left = bytes
    const enough = () => {
      clearTimeout(timer)
      body.off('data', count).off('end', enough).off('close', enough).off('error', enough)
      resolve()
    }
    const count = (piece: Buffer) => {
      left -= piece.length
      if (left < 0) enough()
    }
    const timer = setTimeout(enough, ms)
    body.on('data', count).once('end', enough).once('close', enough).once('error', enough).resume()
  })
}
