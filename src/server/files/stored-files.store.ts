import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { LOCKS } from '../database/locks.ts'
import type { FileScope, KeptFile } from './keep-file.ts'

/**
 * Takes a shared advisory lock for as long as the connection is open: while it is held no file is swept away, since the
 * backup may still read it.
 */
export async function holdSweep(connection: Database): Promise<void> {
  await sql`SELECT pg_advisory_lock_shared(${sql.lit(LOCKS.backup)})`.execute(connection)
}
/** Releases that lock. */
export async function letSweep(connection: Database): Promise<void> {
  await sql`SELECT pg_advisory_unlock_shared(${sql.lit(LOCKS.backup)})`.execute(connection)
}

/** Inserts the row of a file whose content is stored, with who may open it. */
export async function insertFile(
  trx: Database,
  { key, name, mediaType, bytes, sha256 }: KeptFile,
  scope: FileScope,
  now: Date,
): Promise<void> {
  const { kind, ownerId, contractId } = columnsOf(scope)
  await sql`
    INSERT INTO stored_files (key, name, media_type, bytes, sha256, scope, owner_id, contract_id, created_at)
    VALUES (${key}, ${name}, ${mediaType}, ${bytes}, ${sha256}, ${kind}, ${ownerId}, ${contractId}, ${now})`.execute(
    trx,
  )
}

/** Inserts the row of a promised file, whose content is created on demand. */
export async function promiseFile(
  trx: Database,
  { key, name, mediaType }: Pick<KeptFile, 'key' | 'name' | 'mediaType'>,
  scope: FileScope,
  now: Date,
): Promise<void> {
  const { kind, ownerId, contractId } = columnsOf(scope)
  await sql`
    INSERT INTO stored_files (key, name, media_type, scope, owner_id, contract_id, created_at)
    VALUES (${key}, ${name}, ${mediaType}, ${kind}, ${ownerId}, ${contractId}, ${now})`.execute(trx)
}

/** Marks a promised file as stored. */
export async function markMade(
  trx: Database,
  { key, bytes, sha256 }: Pick<KeptFile, 'key' | 'bytes' | 'sha256'>,
): Promise<void> {
  await sql`
    UPDATE stored_files SET bytes = ${bytes}, sha256 = ${sha256} WHERE key = ${key}::uuid AND bytes IS NULL`.execute(
    trx,
  )
}

/** Changes who may open a file. */
export async function changeScope(trx: Database, key: string, scope: FileScope): Promise<void> {
  const { kind, ownerId, contractId } = columnsOf(scope)
  await sql`
    UPDATE stored_files SET scope = ${kind}, owner_id = ${ownerId}, contract_id = ${contractId}
     WHERE key = ${key}::uuid`.execute(trx)
}

function columnsOf(scope: FileScope) {
  const ownerId = 'ownerId' in scope ? scope.ownerId : null
  const contractId = 'contractId' in scope ? scope.contractId : null
  const kind = ownerId ? 'owner' : contractId ? 'contract' : 'desk' in scope ? 'desk' : 'club'
  return { kind, ownerId, contractId }
}

export interface StoredFile {
  name: string
  mediaType: string
  bytes: number
  /** The content's SHA-256, as its ETag. */
  tag: string
  /** The club's, for every owner; else somebody's own. */
  isClubs: boolean
}

/** A file that is promised and not made yet. */
export interface UnmadeFile extends Omit<StoredFile, 'bytes' | 'tag'> {
  bytes: null
  tag: null
}

/** Who opens a file: an owner (0 where none is), and whether they work at the club's desk. */
export interface FileReader {
  ownerId: number
  desk: boolean
}

/**
 * A file that somebody may open, null for every other: the club's, their own, or their contract's. The desk publishes
 * papers, and opens those of every contract too; what is an owner's alone (photos) it does not.
 */
export async function findFile(
  db: Database,
  key: string,
  { ownerId, desk }: FileReader,
): Promise<StoredFile | UnmadeFile | null> {
  const { rows } = await sql<StoredFile | UnmadeFile>`
    SELECT f.name, f.media_type AS "mediaType", f.bytes, encode(f.sha256, 'hex') AS tag,
           f.scope = 'club' AS "isClubs"
      FROM stored_files f
     WHERE f.key = ${key}::uuid
       AND (f.scope = 'club' OR f.owner_id = ${ownerId} OR (${desk} AND f.scope IN ('contract', 'desk'))
            OR EXISTS (SELECT FROM held_contracts c WHERE c.id = f.contract_id AND c.owner_id = ${ownerId}))`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Forgets a file; its content is swept away later. */
export async function deleteFile(trx: Database, key: string): Promise<void> {
  await sql`DELETE FROM stored_files WHERE key = ${key}::uuid`.execute(trx)
}

/** The keys among these that no file has; none while a backup is taken, which may still come to read them. */
export async function unknownKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT k.key FROM unnest(${keys}::uuid[]) AS k (key)
     WHERE NOT EXISTS (SELECT FROM stored_files f WHERE f.key = k.key)
       AND NOT EXISTS (SELECT FROM pg_locks l
                        WHERE l.locktype = 'advisory' AND l.classid = 0 AND l.objid = ${LOCKS.backup}
                          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
