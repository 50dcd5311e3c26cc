import { createHmac, timingSafeEqual } from 'node:crypto'

/** A message older or newer than this is refused: somebody may be sending a copy. */
const TOLERANCE_MS = 5 * 60_000

/** The header's value for a body at a moment: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export function signMessage(body: string, secret: string, at: Date): string {
  const seconds = Math.trunc(at.getTime() / 1000)
  return `t=${seconds},v1=${hmacOf(seconds, body, secret).toString('hex')}`
}

/** Whether a message comes from who knows the secret, and was sent just now. */
export function isSigned(header: unknown, body: string, secret: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? []
  if (!seconds || !given) return false
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > TOLERANCE_MS) return false
  return timingSafeEqual(Buffer.from(given, 'hex'), hmacOf(Number(seconds), body, secret))
}

function hmacOf(seconds: number, body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
}
