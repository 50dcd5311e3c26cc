import { spawnSync } from 'node:child_process'
import { createHash, createVerify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'

export interface SealCheck {
  valid: boolean
  /** The signature covers everything but its own place. */
  whole: boolean
  /** Who the certificate names. */
  holder: string
  /** When the signature says it was made. */
  at: Date
}

/**
 * Checks the seal of a PDF by itself: the byte range, the digest over it, and the RSA signature over the digest, with the
 * runtime's own cryptography. It shares no code with what seals.
 */
export function checkSeal(pdf: Uint8Array): SealCheck {
  const bytes = Buffer.from(pdf)
  const [, ...range] = /\/ByteRange\s*\[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(bytes.toString('latin1')) ?? []
  const [start = -1, first = 0, second = 0, rest = 0] = range.map(Number)
  const hole = bytes.subarray(start + first, second)
  const signed = Buffer.concat([bytes.subarray(start, start + first), bytes.subarray(second, second + rest)])
  const whole =
    start === 0 && second + rest === bytes.length && /^<[0-9a-f]*>$/i.test(hole.toString('latin1'))

  const der = Buffer.from(hole.toString('latin1').slice(1, -1), 'hex')
  // The place is larger than the signature: what follows it are zeros.
  const asn1 = forge.asn1.fromDer(der.toString('binary'), { strict: true, parseAllBytes: false } as never)
  const message = forge.pkcs7.messageFromAsn1(asn1) as unknown as {
    certificates: forge.pki.Certificate[]
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string }
  }
  const [certificate] = message.certificates
  if (!certificate) throw new Error('The seal holds no certificate')
  const { authenticatedAttributes, signature } = message.rawCapture
  const { asn1: A, pki } = forge
  // What is signed are the attributes as a set, not as the field they stand in.
  const attributes = A.toDer(A.create(A.Class.UNIVERSAL, A.Type.SET, true, authenticatedAttributes))
  const verifier = createVerify('RSA-SHA256').update(Buffer.from(attributes.getBytes(), 'binary'))
  const holds = verifier.verify(pki.certificateToPem(certificate), Buffer.from(signature, 'binary'))
  const digest = Buffer.from(attribute(authenticatedAttributes, pki.oids.messageDigest!), 'binary')
  const made = attribute(authenticatedAttributes, pki.oids.signingTime!)
  return {
    valid: holds && digest.equals(createHash('sha256').update(signed).digest()),
    whole,
    holder: String(certificate.subject.getField('CN')?.value),
    at: forge.asn1.utcTimeToDate(made),
  }
}

function attribute(attributes: forge.asn1.Asn1[], oid: string): string {
  for (const { value } of attributes) {
    const [type, values] = value as forge.asn1.Asn1[]
    if (type && values && forge.asn1.derToOid(type.value as string) === oid)
      return (values.value as forge.asn1.Asn1[])[0]?.value as string
  }
  throw new Error(`The seal has no attribute ${oid}`)
}

/** Whether a program of poppler is on this machine. */
export function has(program: 'pdfsig' | 'pdftotext'): boolean {
  return spawnSync(program, ['-v']).error === undefined
}

/** What a program of poppler says of a PDF. */
export function ask(program: 'pdfsig' | 'pdftotext', pdf: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-pdf-'))
  const path = join(folder, 'report.pdf')
  writeFileSync(path, pdf)
  const more = program === 'pdfsig' ? ['-nocert', path] : ['-layout', path, '-']
  const { stdout, stderr } = spawnSync(program, more, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout + stderr
}
