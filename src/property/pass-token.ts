import * as z from 'zod/mini'
import { addDays, instantAt } from '../kernel/day.ts'
import { type AccessWindow, PASS_TYPES, type PassType } from './access.ts'

/** What stands on a pass. Walls clocks are the resort's own, `yyyy-mm-dd hh:mm`; 24:00 ends a whole day. */
export interface PassFacts {
  id: number
  hotelId: number
  resort: string
  /** Where it leads: a residence, or the activity itself. */
  residence: string
  type: PassType
  from: string
  to: string
  /** The visitor's, and nobody else's. */
  name: string
}

const VERSION = 1
const wall = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/))
const factsShape = z.object({
  id: z.number(),
  hotelId: z.number(),
  resort: z.string(),
  residence: z.string(),
  type: z.enum(PASS_TYPES),
  from: wall,
  to: wall,
  name: z.string(),
})

/** The bytes that are signed. Short: they have to fit into a QR code that a cheap camera reads. */
export function passBytes(facts: PassFacts): Uint8Array<ArrayBuffer> {
  const { id, hotelId, resort, residence, type, from, to, name } = facts
  return new TextEncoder().encode(
    JSON.stringify([VERSION, id, hotelId, resort, residence, type, from, to, name]),
  )
}

/** Facts and their signature as one word: `<facts>.<signature>`, both base64url. */
export function tokenOf(bytes: Uint8Array, signature: Uint8Array): string {
  return `${base64url(bytes)}.${base64url(signature)}`
}

/** What a token says, whoever wrote it: only for showing a pass to the one who holds it. */
export function unverifiedFacts(token: string): PassFacts | null {
  return partsOf(token)?.facts ?? null
}

/**
 * What a token says, if the club signed it; null for anything else. It needs the public key alone: the gate asks it
 * without a connection, the server the same way.
 */
export async function readPass(token: string, publicKey: CryptoKey): Promise<PassFacts | null> {
  const parts = partsOf(token)
  if (!parts) return null
  const isSigned = await crypto.subtle.verify('Ed25519', publicKey, parts.signature, parts.bytes)
  return isSigned ? parts.facts : null
}

/**
 * The proof that a pass was shown: what stands on it without the visitor's name, and the club's signature. A gate keeps it where it
 * may keep no name; null of what is no token.
 */
export function passProof(token: string): string | null {
  const parts = partsOf(token)
  if (!parts) return null
  const { name: _, ...rest } = parts.facts
  return `${base64url(new TextEncoder().encode(JSON.stringify(rest)))}.${base64url(parts.signature)}`
}

/** Whether a proof is of this pass: with the visitor's name, which the server knows, the signature holds again. */
export async function isProofOf(
  proof: string,
  pass: Pick<PassFacts, 'id' | 'name'>,
  publicKey: CryptoKey,
): Promise<boolean> {
  const [first = '', second = ''] = proof.split('.')
  const bytes = fromBase64url(first)
  const signature = fromBase64url(second)
  if (!bytes || signature?.length !== 64) return false
  try {
    const said = { ...JSON.parse(new TextDecoder().decode(bytes)), name: pass.name }
    const read = z.safeParse(factsShape, said)
    if (!read.success || read.data.id !== pass.id) return false
    return await crypto.subtle.verify('Ed25519', publicKey, signature, passBytes(read.data))
  } catch {
    return false
  }
}

/** The public key as the gate gets it: 32 bytes in base64url. Throws where the browser lacks Ed25519. */
export function importPassKey(publicKey: string): Promise<CryptoKey> {
  const bytes = fromBase64url(publicKey)
  if (!bytes) throw new Error('The gate was given no key')
  return crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
}

/** The span in which a pass opens, given its resort's zone. */
export function windowOfPass({ from, to }: Pick<PassFacts, 'from' | 'to'>, zone: string): AccessWindow {
  return { from: instantOf(from, zone), to: instantOf(to, zone) }
}

function instantOf(text: string, zone: string): Date {
  const [day = '', time = ''] = text.split(' ')
  return time === '24:00' ? instantAt(addDays(day, 1), '00:00', zone) : instantAt(day, time, zone)
}

function partsOf(token: string) {
  const [first = '', second = '', more] = token.split('.')
  const bytes = fromBase64url(first)
  const signature = fromBase64url(second)
  if (more !== undefined || !bytes || signature?.length !== 64) return null
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!Array.isArray(said) || said[0] !== VERSION) return null
    const [, id, hotelId, resort, residence, type, from, to, name] = said
    const read = z.safeParse(factsShape, { id, hotelId, resort, residence, type, from, to, name })
    return read.success ? { bytes, signature, facts: read.data } : null
  } catch {
    return null
  }
}

export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
