import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../server/database/database.ts'
import { base64url } from '../pass-token.ts'

interface KeyRow {
  privateKey: Uint8Array
  publicKey: Uint8Array
}

/** The pair that signs passes. The private half stays on the server; the public one is for the gates, base64url. */
export interface PassKey {
  sign: KeyObject
  publicKey: string
}

/** The club's own key pair, made on first use: of several processes that make one, one is kept, for all of them. */
export async function passKey(db: Database, now: Date): Promise<PassKey> {
  const row = (await readKey(db)) ?? (await makeKey(db, now))
  const sign = createPrivateKey({ key: Buffer.from(row.privateKey), format: 'der', type: 'pkcs8' })
  return { sign, publicKey: base64url(row.publicKey) }
}

async function readKey(db: Database): Promise<KeyRow | null> {
  const { rows } = await sql<KeyRow>`
    SELECT private_key AS "privateKey", public_key AS "publicKey" FROM pass_keys`.execute(db)
  return rows[0] ?? null
}

async function makeKey(db: Database, now: Date): Promise<KeyRow> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' })
  // The last 32 bytes of the 44 are the key itself.
  const open = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  await sql`
    INSERT INTO pass_keys (private_key, public_key, created_at) VALUES (${secret}, ${open}, ${now})
    ON CONFLICT (id) DO NOTHING`.execute(db)
  const kept = await readKey(db)
  if (!kept) throw new Error('The key that signs passes was not kept')
  return kept
}
