import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../../server/database/database.ts'
import { accountName } from '../../../server/http/security-log.ts'
import type { Account } from '../accounts.store.ts'
import { securityKey } from '../sign-in/security-key.store.ts'

const NONCE = 12
const TAG = 16

/**
 * Seals the secret of a second factor (AES-256-GCM) with a key derived from the database's own. It is bound to its
 * account: put into another account's row it opens nothing.
 */
export async function sealSecret(db: Database, account: Account, secret: string): Promise<Buffer> {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db), nonce)
  cipher.setAAD(Buffer.from(accountName(account)))
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Opens what `sealSecret` has sealed; throws for what is of another account or was changed. */
export async function openSecret(db: Database, account: Account, sealed: Uint8Array): Promise<string> {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db), bytes.subarray(0, NONCE))
  decipher.setAAD(Buffer.from(accountName(account)))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
}

async function keyOf(db: Database): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await securityKey(db), '', 'veranda second factor', 32))
}
