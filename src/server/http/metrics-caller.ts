import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** What a proxy adds: whoever it speaks for, it is not this machine that asks. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Whether a caller may read the metrics: who brings `METRICS_TOKEN` as a bearer token; only where none is set, one on this machine
 * whom no proxy brought (decision 0345). They tell what the portal does and how often somebody is refused, which is nobody else's business.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const { remoteAddress = '' } = socket
  if (isIP(remoteAddress) === 0 || !LOOPBACK.check(remoteAddress, isIPv4(remoteAddress) ? 'ipv4' : 'ipv6'))
    return false
  return FORWARDED.every((name) => headers[name] === undefined)
}

const hashed = (text: string) => createHash('sha256').update(text).digest()

function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(hashed(given), hashed(wanted))
}
