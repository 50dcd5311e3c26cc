import { sql } from 'kysely'
import type { CastFile } from '../../../documents/cast/content.ts'
import type { ContractFacts } from '../../../documents/cast/contract-papers.ts'
import type { GeneralFile } from '../../../documents/cast/general-files.ts'
import type { ResortPaperFacts } from '../../../documents/cast/resort-facts.ts'
import type { Database } from '../../../server/database/database.ts'
import { LOCKS } from '../../../server/database/locks.ts'

/** One process at a time makes a file of the demo club; the others wait and find it. Until the transaction ends. */
export async function lockCastFiles(trx: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LOCKS.demoFiles})`.execute(trx)
}

/** Whether this is the demo club, and no other that happens to run with DEMO=on. */
export async function isDemoClub(db: Database): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM owners WHERE id = 1 AND email = 'elena@marea.example'`.execute(db)
  return rows.length > 0
}

/** Whether the desk has removed or replaced documents: what is missing then is not to come back. */
export async function isDeskAtDocuments(db: Database): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM publications
     WHERE kind IN ('general-document', 'contract-document') AND deed IN ('changed', 'removed') LIMIT 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Adds the kinds of documents that a club of an earlier version lacks. */
export async function addDocumentTypes(
  db: Database,
  types: readonly { id: number; name: object; position: number }[],
): Promise<void> {
  await sql`
    INSERT INTO document_types (id, name, position)
    SELECT t.id, t.name, t.position
      FROM jsonb_to_recordset(${JSON.stringify(types)}::jsonb) AS t (id integer, name jsonb, position integer)
    ON CONFLICT (id) DO NOTHING`.execute(db)
}

/** Which of these keys have a file. */
export async function knownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM stored_files WHERE key = ANY(${keys}::uuid[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** When a file was promised that is not made yet; null for every other key. */
export async function promisedAt(db: Database, key: string): Promise<Date | null> {
  const { rows } = await sql<{ promised: Date }>`
    SELECT created_at AS promised FROM stored_files WHERE key = ${key}::uuid AND bytes IS NULL`.execute(db)
  return rows[0]?.promised ?? null
}

/** The keys of the promised files, in the order they were promised. */
export async function unmadeKeys(db: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM stored_files WHERE bytes IS NULL ORDER BY created_at, key`.execute(db)
  return rows.map(({ key }) => key)
}

/** The resorts, as the club's papers speak of them. */
export async function readResorts(db: Database): Promise<ResortPaperFacts[]> {
  const { rows } = await sql<ResortPaperFacts>`
    SELECT id, name, place, check_in_time AS "checkInTime", check_out_time AS "checkOutTime", scene
      FROM hotels ORDER BY id`.execute(db)
  return rows
}

/** The contracts of the cast, with the condo fees of a year. */
export async function readCastContracts(
  db: Database,
  ownerIds: readonly number[],
  feesYear: number,
): Promise<ContractFacts[]> {
  const { rows } = await sql<ContractFacts>`
    SELECT c.id, c.number, CASE WHEN o.language_code = 'ENG' THEN 'en' ELSE 'es' END AS language,
           o.name || ' ' || o.lastname AS owner, o.name AS "ownerName", h.name AS resort, h.place,
           u.number AS residence, r.name AS category, r.square_meters AS "squareMeters",
           c.membership_code AS membership, c.starts, c.ends, h.scene || '-dawn' AS scene, h.currency,
           ${feesYear}::int AS "feesYear",
           coalesce((SELECT jsonb_agg(jsonb_build_object('quarter', f.quarter, 'due', f.due, 'cents', f.cents,
                                                         'paidCents', f.paid_cents) ORDER BY f.quarter)
                       FROM condo_fees f WHERE f.contract_id = c.id AND f.year = ${feesYear}), '[]') AS fees
      FROM contracts c
      JOIN owners o ON o.id = c.owner_id
      JOIN hotels h ON h.id = c.hotel_id
      JOIN housing u ON u.id = c.housing_id
      JOIN room_categories r ON r.id = u.category_id
     WHERE c.owner_id = ANY(${ownerIds}::int[])
     ORDER BY c.id`.execute(db)
  return rows
}

/** Puts a kept file among the club's documents. */
export async function insertGeneralDocument(trx: Database, file: GeneralFile, key: string): Promise<void> {
  await sql`
    INSERT INTO general_documents (type_id, hotel_id, title, language, file_key, published)
    VALUES (${file.typeId}, ${file.hotelId}, ${JSON.stringify(file.title)}::jsonb, ${file.language}, ${key},
            ${file.published})`.execute(trx)
}

/** Puts a kept file among a contract's documents. */
export async function insertContractDocument(
  trx: Database,
  file: CastFile,
  contractId: number,
  key: string,
): Promise<void> {
  await sql`
    INSERT INTO contract_documents (contract_id, type_id, title, file_key, published)
    VALUES (${contractId}, ${file.typeId}, ${JSON.stringify(file.title)}::jsonb, ${key}, ${file.published})`.execute(
    trx,
  )
}

/** Whether the club has documents already: photos are hung up before them, once. */
export async function hasDocuments(db: Database): Promise<boolean> {
  const { rows } = await sql`SELECT FROM general_documents LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Whether a place of an owner's gallery is free. */
export async function isPlaceFree(trx: Database, ownerId: number, position: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM gallery_photos WHERE owner_id = ${ownerId} AND position = ${position}`.execute(trx)
  return rows.length === 0
}

/** Hangs a kept file in an owner's gallery. */
export async function hangGalleryPhoto(
  trx: Database,
  photo: { ownerId: number; position: number; key: string },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO gallery_photos (owner_id, position, file_key, created_at)
    VALUES (${photo.ownerId}, ${photo.position}, ${photo.key}, ${now})`.execute(trx)
}

interface RepairPicture {
  contractId: number
  moment: 'before' | 'after'
}

/** The repair that the contract was billed for by its approved quote. */
const BILLED = (contractId: number) => sql`
  repair_jobs j JOIN maintenance_requests m ON m.id = j.request_id AND m.contract_id = ${contractId}::int AND j.step = 'billed'
  JOIN repair_quotes q ON q.request_id = j.request_id AND q.state = 'approved'`

/** Whether the cast's repair is there without a photograph of that moment: a club of an earlier version has none. */
export async function mayShowRepair(trx: Database, { contractId, moment }: RepairPicture): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM ${BILLED(contractId)}
     WHERE NOT EXISTS (SELECT FROM repair_photos p WHERE p.request_id = j.request_id AND p.moment = ${moment}) LIMIT 1`.execute(
    trx,
  )
  return rows.length > 0
}

/** Shows a kept file as what the repair looked like when its work began, or when it was done. */
export async function showRepair(
  trx: Database,
  { contractId, moment, key }: RepairPicture & { key: string },
): Promise<void> {
  await sql`
    INSERT INTO repair_photos (request_id, moment, position, file_key, at, admin_id)
    SELECT j.request_id, ${moment}, 1, ${key}::uuid, CASE ${moment} WHEN 'before' THEN j.started_at ELSE j.finished_at END, 1
      FROM ${BILLED(contractId)} ORDER BY j.request_id LIMIT 1`.execute(trx)
}
