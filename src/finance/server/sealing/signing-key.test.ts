import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDemoKey } from './demo-key.ts'
import { sealPdf } from './seal-pdf.ts'
import { findSigningKey } from './signing-key.ts'

/** The program that most clubs make their key with. */
const OPENSSL = 'openssl'
const NOW = new Date('2026-11-18T15:00:00Z')
const brand = {
  name: 'Ñandú',
  tagline: 'Club de Residencias',
  promotions: 'Offers',
  mailFrom: 'concierge@nandu.example',
}

describe('the key that seals', () => {
  let dataDir: string
  const config = (more: object = {}) => ({
    signingKey: null,
    signingPassword: '',
    databaseUrl: null,
    dataDir,
    brand,
    ...more,
  })

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'veranda-keys-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  test('the demo makes its own once, for ten years, for its own eyes', async () => {
    const keys = await Promise.all([findSigningKey(config(), NOW), findSigningKey(config(), NOW)])
    for (const key of keys)
      expect(key).toMatchObject({ ok: true, value: { holder: 'Ñandú Club de Residencias (demo)' } })
    const path = join(dataDir, 'signing.p12')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const made = readFileSync(path)
    const key = await findSigningKey(config(), new Date('2036-11-17T15:00:00Z'))
    expect(key.ok && Buffer.from(key.value.p12).equals(made)).toBe(true)
    expect(key.ok && key.value.until.getUTCFullYear()).toBe(2036)
    expect(await findSigningKey(config(), new Date('2036-11-18T15:00:00Z'))).toMatchObject({
      ok: false,
      reason: 'SIGNING_KEY_EXPIRED',
      values: { why: expect.stringMatching(/expired on 2036-11-18$/) },
    })
  })

  test('a club on its own database never gets one by itself', async () => {
    const folder = join(dataDir, 'club')
    const key = await findSigningKey(config({ databaseUrl: 'postgres://club', dataDir: folder }), NOW)
    expect(key).toMatchObject({ ok: false, reason: 'NO_SIGNING_KEY' })
    expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined()
  })

  test.each([
    ['is not there', 'nowhere.p12', null],
    ['is no key', 'nonsense.p12', Buffer.from('not a key')],
    ['is empty', 'empty.p12', Buffer.alloc(0)],
  ])('a file that %s is named', async (_, name, content) => {
    const signingKey = join(dataDir, name)
    if (content) writeFileSync(signingKey, content)
    expect(await findSigningKey(config({ signingKey }), NOW)).toMatchObject({
      ok: false,
      reason: 'BAD_SIGNING_KEY',
      values: { why: expect.stringContaining(name) },
    })
  })

  test('a wrong password is a fault without the password in it; the right one opens it', async () => {
    const signingKey = join(dataDir, 'locked.p12')
    await makeDemoKey(signingKey, brand, 'correct horse', NOW)
    const wrong = await findSigningKey(config({ signingKey, signingPassword: 'hunter2' }), NOW)
    expect(wrong).toMatchObject({ ok: false, reason: 'BAD_SIGNING_KEY' })
    expect(JSON.stringify(wrong)).not.toContain('hunter2')
    expect((await findSigningKey(config({ signingKey, signingPassword: 'correct horse' }), NOW)).ok).toBe(
      true,
    )
  })

  test('a key that was put in its place later is found', async () => {
    const signingKey = join(dataDir, 'replaced.p12')
    writeFileSync(signingKey, 'not yet')
    utimesSync(signingKey, NOW, NOW)
    expect((await findSigningKey(config({ signingKey }), NOW)).ok).toBe(false)
    rmSync(signingKey)
    await makeDemoKey(signingKey, brand, '', NOW)
    expect((await findSigningKey(config({ signingKey }), NOW)).ok).toBe(true)
  })

  test('a key of tomorrow does not seal today', async () => {
    const signingKey = join(dataDir, 'tomorrow.p12')
    await makeDemoKey(signingKey, brand, '', new Date('2026-11-20T15:00:00Z'))
    expect(await findSigningKey(config({ signingKey }), NOW)).toMatchObject({
      ok: false,
      reason: 'SIGNING_KEY_EXPIRED',
    })
  })

  // Where OpenSSL is not installed there is no key of its making to read.
  test.skipIf(spawnSync(OPENSSL, ['version']).error)('a key made with OpenSSL is read', async () => {
    const at = (name: string) => join(dataDir, name)
    const openssl = (...args: string[]) => {
      const { status, stderr } = spawnSync(OPENSSL, args, { encoding: 'utf8' })
      if (status !== 0) throw new Error(stderr)
    }
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '3650',
      '-subj',
      '/CN=Club Vela',
      '-keyout',
      at('key.pem'),
      '-out',
      at('cert.pem'),
    )
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      at('key.pem'),
      '-in',
      at('cert.pem'),
      '-passout',
      'pass:vela',
      '-out',
      at('vela.p12'),
    )
    const key = await findSigningKey(
      config({ signingKey: at('vela.p12'), signingPassword: 'vela' }),
      new Date(Date.now() + 60_000),
    )
    expect(key).toMatchObject({ ok: true, value: { holder: 'Club Vela' } })
  })

  test('a file that is no PDF is not sealed', async () => {
    const key = await findSigningKey(config(), NOW)
    if (!key.ok) throw new Error(key.reason)
    const order = { ...key.value, name: 'x', reason: 'x', location: 'x', contact: 'x', at: NOW }
    await expect(sealPdf(Buffer.from('hello'), order)).rejects.toThrow()
  })
})
