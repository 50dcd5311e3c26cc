import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import forge from 'node-forge'
import type { Brand } from '../../../server/boot/config.ts'

const YEARS = 10

const making = new Map<string, Promise<void>>()

/**
 * Makes the demo's own key at a path, if none is there: RSA 3072, self-signed, for ten years, for the owner's eyes alone
 * (mode 0600). A real club brings its own by SIGNING_KEY.
 */
export function makeDemoKey(path: string, brand: Brand, passphrase: string, now: Date): Promise<void> {
  const begun = making.get(path) ?? make(path, brand, passphrase, now).finally(() => making.delete(path))
  making.set(path, begun)
  return begun
}

async function make(path: string, brand: Brand, passphrase: string, now: Date): Promise<void> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const key = forge.pki.privateKeyFromPem(pair.privateKey)
  const certificate = certificateOf(pair.publicKey, key, brand, now)
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: 'aes256' })
  const content = Buffer.from(forge.asn1.toDer(p12).getBytes(), 'binary')

  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, content, { mode: 0o600, flag: 'wx' })
  // A key that has come to the place meanwhile stays: files may be sealed with it.
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(unfinished)
}

function certificateOf(
  publicKey: string,
  key: forge.pki.rsa.PrivateKey,
  brand: Brand,
  now: Date,
): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`
  // A clock that is a little behind must still find it valid.
  certificate.validity.notBefore = new Date(now.getTime() - 86_400_000)
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS)
  const club = `${brand.name} ${brand.tagline}`.trim()
  // The types take the tag for a class; a club's name may hold any letter.
  const valueTagClass = forge.asn1.Type.UTF8 as unknown as forge.asn1.Class
  const name = [
    { name: 'commonName', value: `${club} (demo)`, valueTagClass },
    { name: 'organizationName', value: club, valueTagClass },
  ]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
  ])
  certificate.sign(key, forge.md.sha256.create())
  return certificate
}
