import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { callerAddress, readTrustedProxies, trustOf } from './trust-proxy.ts'

describe('TRUST_PROXY', () => {
  test.each([
    ['off', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['192.0.2.7, fd00::/8,loopback', ['192.0.2.7', 'fd00::/8', 'loopback']],
  ])('%s', (text, trusted) => {
    expect(readTrustedProxies(text)).toEqual({ trusted })
  })

  test.each([
    'on',
    '0',
    '11',
    '-1',
    'yes',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '::/0',
    '10.0.0.0/8,',
    '10.0.0/8',
    '*',
  ])('%s is a fault with a sentence', (text) => {
    expect(readTrustedProxies(text)).toEqual({
      fault: expect.stringMatching(/^TRUST_PROXY .*10\.0\.0\.0\/8/),
    })
  })
})

describe('the address of a call', () => {
  const PROXY = '10.0.0.5'
  async function addressSeen(setting: string, forwarded: string, peer = PROXY) {
    const read = readTrustedProxies(setting)
    if ('fault' in read) throw new Error(read.fault)
    const app = fastify({ trustProxy: trustOf(read.trusted) })
    app.get('/', (request) => callerAddress(request))
    const headers = { 'x-forwarded-for': forwarded }
    const { body } = await app.inject({ url: '/', headers, remoteAddress: peer })
    await app.close()
    return body
  }

  test('a header of the caller’s own is not believed, however many addresses it names', async () => {
    expect(await addressSeen('off', '203.0.113.66')).toBe(PROXY)
    expect(await addressSeen('1', '203.0.113.66, 198.51.100.7')).toBe('198.51.100.7')
    expect(await addressSeen('1', '1.1.1.1, 203.0.113.66, 198.51.100.7')).toBe('198.51.100.7')
    expect(await addressSeen('10.0.0.0/8', '203.0.113.66, 198.51.100.7')).toBe('198.51.100.7')
  })

  test('two proxies, by their number and by their networks', async () => {
    expect(await addressSeen('2', '203.0.113.66, 198.51.100.7, 10.0.0.9')).toBe('198.51.100.7')
    expect(await addressSeen('10.0.0.0/8', '203.0.113.66, 198.51.100.7, 10.0.0.9')).toBe('198.51.100.7')
  })

  test('whoever reaches the portal past the proxy is taken by the own address', async () => {
    expect(await addressSeen('10.0.0.0/8', '203.0.113.66', '198.51.100.7')).toBe('198.51.100.7')
  })

  test('what is no address is not taken for one', async () => {
    expect(await addressSeen('1', 'unknown')).toBe(PROXY)
    expect(await addressSeen('1', '"><b>sealed')).toBe(PROXY)
  })
})
