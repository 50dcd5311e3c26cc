import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Bilingual, Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { onlyRow } from '../../server/database/only-row.ts'
import type { FileScope } from '../../server/files/keep-file.ts'
import { changeScope, deleteFile } from '../../server/files/stored-files.store.ts'
import type { DocumentShelfName } from '../publishing.ts'

const TABLES = { club: 'general_documents', contract: 'contract_documents' } as const
const tableOf = (shelf: DocumentShelfName) => sql.table(TABLES[shelf])

export interface HeldDocument {
  id: number
  fileKey: string
  shown: boolean
  contractId: number | null
}

/** Reads a document and locks its row for a change (FOR UPDATE). */
export async function holdDocument(
  trx: Database,
  shelf: DocumentShelfName,
  id: number,
): Promise<HeldDocument | null> {
  const contract = shelf === 'contract' ? sql`d.contract_id` : sql`NULL::int`
  const { rows } = await sql<HeldDocument>`
    SELECT d.id, d.file_key AS "fileKey", d.shown, ${contract} AS "contractId"
      FROM ${tableOf(shelf)} d WHERE d.id = ${id} FOR UPDATE`.execute(trx)
  return rows[0] ?? null
}

/** What a document says; `hotelId` and `language` are the club's documents' alone. */
export interface DocumentWords {
  typeId: number
  title: Bilingual
  fileKey: string
  published: Day
  shown: boolean
  hotelId: number | null
  language: Language | null
  contractId: number | null
}

/** Inserts a new document; returns its id. */
export async function insertDocument(trx: Database, document: DocumentWords): Promise<number> {
  const { typeId, title, fileKey, published, shown, hotelId, language, contractId } = document
  const [columns, values] =
    contractId === null
      ? [sql`general_documents (hotel_id, language,`, sql`${hotelId}::int, ${language}::text,`]
      : [sql`contract_documents (contract_id,`, sql`${contractId}::int,`]
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${columns} type_id, title, file_key, published, shown)
    VALUES (${values} ${typeId}, ${JSON.stringify(title)}::jsonb, ${fileKey}, ${published}, ${shown})
    RETURNING id`.execute(trx)
  return onlyRow(rows).id
}

/** Updates a locked document; a contract's document stays with its contract. */
export async function updateDocument(trx: Database, id: number, document: DocumentWords): Promise<void> {
  const { typeId, title, fileKey, published, shown, hotelId, language, contractId } = document
  const shelf = contractId === null ? 'club' : 'contract'
  const more: RawBuilder<unknown> =
    shelf === 'club' ? sql`, hotel_id = ${hotelId}, language = ${language}` : sql``
  await sql`
    UPDATE ${tableOf(shelf)}
       SET type_id = ${typeId}, title = ${JSON.stringify(title)}::jsonb, file_key = ${fileKey},
           published = ${published}, shown = ${shown} ${more}
     WHERE id = ${id}`.execute(trx)
}

/** Makes a locked document a draft again. */
export async function hideDocument(trx: Database, shelf: DocumentShelfName, id: number): Promise<void> {
  await sql`UPDATE ${tableOf(shelf)} SET shown = false WHERE id = ${id}`.execute(trx)
}

/** Deletes a locked document. */
export async function deleteDocument(trx: Database, shelf: DocumentShelfName, id: number): Promise<void> {
  await sql`DELETE FROM ${tableOf(shelf)} WHERE id = ${id}`.execute(trx)
}

/** Sets who may open a document's file; it stays open while another published document uses the same file. */
export async function openFileFor(trx: Database, key: string, scope: FileScope): Promise<void> {
  if ('desk' in scope && (await isNamed(trx, key, { shown: true }))) return
  await changeScope(trx, key, scope)
}

/** Deletes the row of a file that no document or report refers to any more. */
export async function forgetFile(trx: Database, key: string): Promise<void> {
  if (!(await isNamed(trx, key, { shown: false }))) await deleteFile(trx, key)
}

/** Whether a document, or a sealed report, names a file; with `shown` one that owners see. */
async function isNamed(trx: Database, key: string, { shown }: { shown: boolean }): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM (SELECT shown FROM general_documents WHERE file_key = ${key}::uuid
                  UNION ALL
                 SELECT shown FROM contract_documents WHERE file_key = ${key}::uuid
                  UNION ALL
                 SELECT true FROM executive_reports WHERE sealed_file_key = ${key}::uuid) named
     WHERE named.shown OR NOT ${shown}`.execute(trx)
  return rows.length > 0
}

export interface AddressedContract {
  id: number
  number: string
  zone: string
}

/** A contract, as a mail names it. */
export async function findAddressed(db: Database, contractId: number): Promise<AddressedContract | null> {
  const { rows } = await sql<AddressedContract>`
    SELECT c.id, c.number, h.zone FROM contracts c JOIN hotels h ON h.id = c.hotel_id
     WHERE c.id = ${contractId}`.execute(db)
  return rows[0] ?? null
}

/** Whether there is such a kind of document, and such a hotel where one is asked for. */
export async function areKnown(db: Database, typeId: number, hotelId: number | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM document_types t
     WHERE t.id = ${typeId}
       AND (${hotelId}::int IS NULL OR EXISTS (SELECT FROM hotels h WHERE h.id = ${hotelId}::int))`.execute(
    db,
  )
  return rows.length > 0
}
