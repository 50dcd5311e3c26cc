import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodingFor, pack } from './encoding.ts'

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['deflate, zstd', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.8, br;q=0', 'gzip'],
  ['br;q=0.000, gzip ; q=0.0', null],
  ['br;q=0.1', 'br'],
])('a caller that takes %j is sent %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})

test('what is packed is the same when it is unpacked, and smaller', () => {
  const text = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Señal ${id}` })))
  for (const effort of ['once', 'kept'] as const) {
    const [br, gzip] = [pack(text, 'br', effort), pack(Buffer.from(text), 'gzip', effort)]
    expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text])
    expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 3)
  }
})
