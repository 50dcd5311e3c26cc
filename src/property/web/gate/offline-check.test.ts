import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { base64url, importPassKey, isProofOf, type PassFacts, passBytes, tokenOf } from '../../pass-token.ts'
import type { GateSheet, QueuedEntry } from './gate-memory.ts'
import { checkOffline } from './offline-check.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const FACTS: PassFacts = {
  id: 7,
  hotelId: 1,
  resort: 'Bahía Serena',
  residence: '1204',
  type: 'VI',
  from: '2026-11-18 10:00',
  to: '2026-11-18 22:00',
  name: 'Tomás Arriaga',
}
const signed = (facts: PassFacts) => {
  const bytes = passBytes(facts)
  return tokenOf(bytes, sign(null, bytes, privateKey))
}
const SHEET: GateSheet = {
  publicKey: base64url(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)),
  withdrawn: [],
  entries: [{ idPass: 7, count: 2 }],
  hotels: [{ id: 1, zone: 'America/Cancun' }],
  guard: 'Ruth',
  at: '2026-11-18T15:00:00Z',
}
const check = (
  token: string,
  { at = '2026-11-18T16:00Z', sheet = SHEET, queue = [] as QueuedEntry[] } = {},
) => checkOffline(token, sheet, queue, new Date(at))

test.each([
  ['in its hours', signed(FACTS), {}, 'valid'],
  ['before them', signed(FACTS), { at: '2026-11-18T14:59Z' }, 'not-yet'],
  ['after them', signed(FACTS), { at: '2026-11-19T03:00Z' }, 'ended'],
  ['on the list of withdrawn ones', signed(FACTS), { sheet: { ...SHEET, withdrawn: [7] } }, 'withdrawn'],
  ['of a hotel that nobody knows', signed({ ...FACTS, hotelId: 9 }), {}, 'unknown'],
  ['with another signature', signed(FACTS).replace(/\..{4}/, '.AAAA'), {}, 'unknown'],
])('a pass %s: %s', async (_, token, about, verdict) => {
  expect(await check(token, about)).toMatchObject({ verdict, offline: true })
})

test('entries that wait to be sent count', async () => {
  const entry = { key: 'k', idPass: 7, seenAt: '2026-11-18T15:30:00Z' }
  const inside = await check(signed(FACTS), { queue: [{ ...entry, direction: 'in' }] })
  expect(inside?.visitor).toMatchObject({ entries: 3, insideSince: entry.seenAt, name: 'Tomás Arriaga' })
  const left = await check(signed(FACTS), {
    queue: [
      { ...entry, direction: 'in' },
      { ...entry, key: 'l', direction: 'out' },
    ],
  })
  expect(left?.visitor).toMatchObject({ entries: 3, insideSince: null })
})

test('without a key that works the gate says that it cannot', async () => {
  expect(await check(signed(FACTS), { sheet: { ...SHEET, publicKey: 'AAAA' } })).toBeNull()
})

test('the proof that it was shown names nobody, and holds with the name again', async () => {
  const key = await importPassKey(SHEET.publicKey)
  const proof = (await check(signed(FACTS)))?.visitor?.proof ?? ''
  expect(Buffer.from(proof.split('.')[0] ?? '', 'base64url').toString()).not.toMatch(/Arriaga/)
  expect(await isProofOf(proof, FACTS, key)).toBe(true)
  expect(await isProofOf(proof, { ...FACTS, id: 8 }, key)).toBe(false)
  expect(await isProofOf(proof, { ...FACTS, name: 'Somebody else' }, key)).toBe(false)
})
