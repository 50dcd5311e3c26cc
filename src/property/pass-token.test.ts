import { generateKeyPairSync, sign } from 'node:crypto'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeInText, gateLink, gateLinkOf, passInLink, passLink, spacedCode } from './pass-link.ts'
import { qrSvg } from './pass-qr.ts'
import {
  base64url,
  importPassKey,
  type PassFacts,
  passBytes,
  readPass,
  tokenOf,
  unverifiedFacts,
  windowOfPass,
} from './pass-token.ts'

const FACTS: PassFacts = {
  id: 4711,
  hotelId: 1,
  resort: 'Bahía Serena',
  residence: '1204',
  type: 'VI',
  from: '2026-11-18 10:00',
  to: '2026-11-20 22:00',
  name: 'Tomás Arriaga de la Peña y Villaseñor',
}
const pair = () => generateKeyPairSync('ed25519')
const rawOf = (key: ReturnType<typeof pair>['publicKey']) =>
  base64url(key.export({ format: 'der', type: 'spki' }).subarray(-32))
const signed = (facts: PassFacts, { privateKey }: ReturnType<typeof pair>) => {
  const bytes = passBytes(facts)
  return tokenOf(bytes, sign(null, bytes, privateKey))
}

const club = pair()
const token = signed(FACTS, club)
let key: CryptoKey
beforeAll(async () => {
  key = await importPassKey(rawOf(club.publicKey))
})

describe('a signed pass', () => {
  test('says what was signed', async () => {
    expect(await readPass(token, key)).toEqual(FACTS)
    expect(unverifiedFacts(token)).toEqual(FACTS)
  })

  test.each<[string, () => string]>([
    ['another day', () => swapFacts({ ...FACTS, to: '2026-12-20 22:00' })],
    ['another pass', () => swapFacts({ ...FACTS, id: 4712 })],
    ['another signer', () => signed(FACTS, pair())],
    [
      'a bit of the signature',
      () => token.replace(/(.)(.)$/, (_, one, last) => `${one === 'A' ? 'B' : 'A'}${last}`),
    ],
    ['no signature', () => token.split('.')[0] ?? ''],
    ['a short signature', () => token.slice(0, -8)],
    ['nothing', () => ''],
    ['a web address', () => 'https://example.com/menu.pdf'],
    ['three parts', () => `${token}.${token}`],
  ])('with %s is none', async (_, change) => {
    expect(await readPass(change(), key)).toBeNull()
  })

  test('signed nonsense is none', async () => {
    const bytes = new TextEncoder().encode('["hello"]')
    expect(await readPass(tokenOf(bytes, sign(null, bytes, club.privateKey)), key)).toBeNull()
  })

  test('opens from the wall clock of its resort; a whole day ends at midnight', () => {
    expect(windowOfPass(FACTS, 'America/Cancun')).toEqual({
      from: new Date('2026-11-18T15:00Z'),
      to: new Date('2026-11-21T03:00Z'),
    })
    const whole = { from: '2026-11-18 00:00', to: '2026-11-18 24:00' }
    expect(windowOfPass(whole, 'America/Cancun').to).toEqual(new Date('2026-11-19T05:00Z'))
  })
})

describe('the links of a pass', () => {
  const link = passLink('https://portal.example', { token, code: '048213' })

  test('carry it behind the #', () => {
    expect(passInLink(link)).toEqual({ token, code: '048213' })
    expect(passInLink(new URL(link).hash)).toEqual({ token, code: '048213' })
    expect(passInLink(gateLink('https://portal.example', token))).toEqual({ token, code: null })
    expect(gateLinkOf(link)).toBe(gateLink('https://portal.example', token))
    expect(new URL(link).pathname + new URL(link).search).toBe('/pass')
  })

  test.each([
    ['048213', '048213'],
    [' 048 213 ', '048213'],
    ['048-213', '048213'],
    ['48213', null],
    ['04821x', null],
    ['0482134', null],
  ])('%j are the digits %s', (text, expected) => {
    expect(codeInText(text)).toBe(expected)
  })

  test('digits are read in threes', () => expect(spacedCode('048213')).toBe('048 213'))
})

test('a camera reads the QR code that is drawn, even small', async () => {
  const text = gateLink('https://members.marea-residences.example', token)
  const { data, info } = await sharp(Buffer.from(qrSvg(text)))
    .resize(240, 240)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text)
})

function swapFacts(facts: PassFacts): string {
  return `${base64url(passBytes(facts))}.${token.split('.')[1]}`
}
