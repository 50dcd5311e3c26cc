import forge from 'node-forge'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'

/** The club's key, ready to seal with. */
export interface SigningKey {
  p12: Uint8Array
  passphrase: string
  /** The name in its certificate. */
  holder: string
  /** The key seals from the first instant up to the second. */
  from: Date
  until: Date
}

/** Why nothing can be sealed; the value `why` is a sentence for the log. */
export type KeyFault = 'NO_SIGNING_KEY' | 'BAD_SIGNING_KEY' | 'SIGNING_KEY_EXPIRED'

/** Reads a PKCS#12 file: its private key, the certificate for it, and what is wrong with them. */
export function openKey(path: string, p12: Buffer, passphrase: string): Outcome<SigningKey, KeyFault> {
  const bad = (why: string) => refused('BAD_SIGNING_KEY' as const, { why: `The signing key ${path} ${why}` })
  try {
    const asn1 = forge.asn1.fromDer(forge.util.createBuffer(p12.toString('binary')))
    const store = forge.pkcs12.pkcs12FromAsn1(asn1, false, passphrase)
    const { pkcs8ShroudedKeyBag, certBag } = forge.pki.oids
    const key = store.getBags({ bagType: pkcs8ShroudedKeyBag! })[pkcs8ShroudedKeyBag!]?.[0]?.key
    const certificates = (store.getBags({ bagType: certBag! })[certBag!] ?? []).flatMap(
      ({ cert }) => cert ?? [],
    )
    if (!key || !('n' in key)) return bad('holds no private RSA key')
    const own = certificates.find((one) => {
      const { n } = one.publicKey as forge.pki.rsa.PublicKey
      return n?.equals(key.n)
    })
    if (!own) return bad('holds no certificate for its private key')
    if (key.n.bitLength() < 2048) return bad('is too short: it has to have at least 2048 bits')
    return done({
      p12,
      passphrase,
      holder: nameIn(own),
      from: own.validity.notBefore,
      until: own.validity.notAfter,
    })
  } catch (error) {
    // Among others a wrong password; its text holds no secret.
    return bad(`cannot be opened: ${(error as Error).message}`)
  }
}

/** The name of a certificate's subject, whatever letters it has. */
function nameIn({ subject }: forge.pki.Certificate): string {
  const field = subject.getField('CN') ?? subject.getField('O')
  const value = String(field?.value ?? '')
  return field?.valueTagClass === forge.asn1.Type.UTF8 ? forge.util.decodeUtf8(value) : value
}
