import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { P12Signer } from '@signpdf/signer-p12'
import { SignPdf } from '@signpdf/signpdf'

/** The key that seals a file, and what the seal says. */
export interface SealOrder {
  p12: Uint8Array
  passphrase: string
  /** The owner of the key. */
  name: string
  reason: string
  location: string
  contact: string
  at: Date
}

/** Room for the signature with a chain of certificates, in bytes. */
const SIGNATURE_BYTES = 16_384

/** Signs the whole file (adbe.pkcs7.detached, the predecessor of PAdES, with SHA-256). */
export async function sealPdf(pdf: Uint8Array, order: SealOrder): Promise<Uint8Array> {
  const prepared = plainAddPlaceholder({
    pdfBuffer: Buffer.from(pdf),
    reason: order.reason,
    contactInfo: order.contact,
    name: order.name,
    location: order.location,
    signingTime: order.at,
    signatureLength: SIGNATURE_BYTES,
  })
  const signer = new P12Signer(Buffer.from(order.p12), { passphrase: order.passphrase })
  return new SignPdf().sign(prepared, signer, order.at)
}
