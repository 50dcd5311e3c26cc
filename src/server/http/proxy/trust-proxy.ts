import { BlockList, isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Which proxies are believed about a caller's address: none, so many hops, or those in these networks. */
export type TrustedProxies = false | number | string[]

const MOST_HOPS = 10
const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Reads `TRUST_PROXY`: `off`, a number of hops from 1 to 10, or addresses and networks with commas between them. Never
 * just "on": that would believe whatever a caller writes into `X-Forwarded-For` by himself. Answers the fault's
 * sentence for any other text.
 */
export function readTrustedProxies(text: string): { trusted: TrustedProxies } | { fault: string } {
  if (text === 'off') return { trusted: false }
  if (text === 'on')
    return {
      fault:
        'TRUST_PROXY can no longer be “on”: any caller could then name an address of their choice. Write how many proxies stand before the portal (TRUST_PROXY=1), or their addresses or networks (TRUST_PROXY=10.0.0.0/8,192.0.2.7).',
    }
  if (/^\d+$/.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= MOST_HOPS ? { trusted: hops } : { fault: faultOf(text) }
  }
  const networks = text.split(',').map((one) => one.trim())
  return networks.every(isNetwork) ? { trusted: networks } : { fault: faultOf(text) }
}

const faultOf = (text: string) =>
  `TRUST_PROXY has to be “off”, a number of proxies from 1 to ${MOST_HOPS}, or their addresses or networks with commas between them (10.0.0.0/8,192.0.2.7), not “${text}”.`

/** An address, an address with its prefix's length, or a name of private networks. `/0` would be everybody. */
function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED_NETWORKS, text)) return true
  const [address = '', length, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (length === undefined) return true
  return /^\d{1,3}$/.test(length) && Number(length) >= 1 && Number(length) <= (isIPv4(address) ? 32 : 128)
}

/**
 * The setting as the web server wants it. With a number of hops it does not look at who the peer is: then nobody may
 * reach the portal but through those proxies.
 */
export function trustOf(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : trusted
}

/** Whether the one at the other end of a connection is a proxy that is believed. */
export function isTrustedPeer(trusted: TrustedProxies): (address: string | undefined) => boolean {
  // With a number of hops nobody reaches the portal past them.
  if (!Array.isArray(trusted)) return () => trusted !== false
  const list = new BlockList()
  for (const network of trusted.flatMap((one) => NAMED_NETWORKS[one] ?? [one])) {
    const [address = '', length] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return (address = '') => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/**
 * The address a call comes from: what trusted proxies say, where that is an address at all (some write `unknown` or add
 * a port); else the peer's own. Limits count by it, and a signed report is sealed with it.
 */
export function callerAddress(request: FastifyRequest): string {
  const said = request.ip
  return isIP(said) === 0 ? (request.socket.remoteAddress ?? '') : said
}

/**
 * The city of a caller's network as the trusted proxy in front names it in the header of `PLACE_HEADER`; null where none
 * is set, or whoever is at the other end is not trusted. At most 80 characters, in UTF-8.
 */
export function callerCity(
  request: FastifyRequest,
  { placeHeader, trustProxy }: { placeHeader: string | null; trustProxy: TrustedProxies },
): string | null {
  if (!placeHeader || !isTrustedPeer(trustProxy)(request.socket.remoteAddress)) return null
  const said = request.headers[placeHeader]
  if (typeof said !== 'string') return null
  const place = Buffer.from(said, 'latin1')
    .toString('utf8')
    .replace(/[\p{Cc}\ufffd]/gu, '')
    .trim()
  return place === '' ? null : place.slice(0, 80)
}
