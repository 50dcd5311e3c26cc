import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../kernel/day.ts'
import type { Bilingual, Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import { DOCUMENTS_A_PAGE, type DocumentType } from '../documents.endpoints.ts'

export interface FoundDocument {
  id: number
  key: string
  name: string
  mediaType: string
  bytes: number | null
  title: Bilingual
  language: Language | null
  published: Day
  type: DocumentType
}

/** What narrows a list. Pages count from 1. */
export interface Narrowing {
  idType?: number | undefined
  search?: string | undefined
  page: number
}

interface Page {
  rows: FoundDocument[]
  total: number
}

/**
 * The club's documents that concern an owner, or one of the owner's contracts, in the account's language or none, whose
 * publication day has come at one of the owner's hotels. Drafts are nobody's.
 */
export function findGeneralDocuments(
  db: Database,
  ownerId: number,
  { idContract, ...narrowing }: Narrowing & { idContract?: number | undefined },
  now: Date,
): Promise<Page> {
  const own = sql`
    SELECT d.id, d.file_key, d.type_id, d.title, d.language, d.published
      FROM general_documents d
     WHERE d.shown
       AND d.published <= coalesce(
             (SELECT max((${now}::timestamptz AT TIME ZONE h.zone)::date)
                FROM held_contracts c JOIN hotels h ON h.id = c.hotel_id
               WHERE c.owner_id = ${ownerId} AND (d.hotel_id IS NULL OR c.hotel_id = d.hotel_id)),
             (${now}::timestamptz AT TIME ZONE 'UTC')::date)
       AND (d.hotel_id IS NULL OR d.hotel_id IN (
             SELECT c.hotel_id FROM held_contracts c
              WHERE c.owner_id = ${ownerId} AND (${idContract ?? null}::int IS NULL OR c.id = ${idContract ?? null}::int)))
       AND (d.language IS NULL OR d.language = (
             -- The account's language (spec, section 1), also where an admin looks in another one.
             SELECT CASE WHEN lower(trim(o.language_name)) IN ('english', '') THEN 'en' ELSE 'es' END
               FROM owners o WHERE o.id = ${ownerId}))`
  return findAmong(db, own, narrowing)
}

/** The documents of a contract, whoever's it is: ask for the contract first. */
export function findContractDocuments(db: Database, contractId: number, narrowing: Narrowing): Promise<Page> {
  const own = sql`
    SELECT d.id, d.file_key, d.type_id, d.title, NULL::text AS language, d.published
      FROM contract_documents d
     WHERE d.contract_id = ${contractId} AND d.shown`
  return findAmong(db, own, narrowing)
}

/** The kinds of documents, in the club's order. */
export async function findDocumentTypes(db: Database): Promise<DocumentType[]> {
  const { rows } = await sql<DocumentType>`
    SELECT id, name FROM document_types ORDER BY position, id`.execute(db)
  return rows
}

async function findAmong(db: Database, own: RawBuilder<unknown>, narrowing: Narrowing): Promise<Page> {
  const { idType, search, page } = narrowing
  const words = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null
  const { rows } = await sql<FoundDocument & { total: number }>`
    SELECT d.id, f.key, f.name, f.media_type AS "mediaType", f.bytes, d.title, d.language, d.published,
           jsonb_build_object('id', t.id, 'name', t.name) AS type, count(*) OVER ()::int AS total
      FROM (${own}) d
      JOIN document_types t ON t.id = d.type_id
      JOIN stored_files f ON f.key = d.file_key
     WHERE (${idType ?? null}::int IS NULL OR t.id = ${idType ?? null}::int)
       AND (${words}::text IS NULL
            OR ${plain(sql`concat_ws(' ', d.title ->> 'en', d.title ->> 'es', f.name)`)} LIKE ${plain(sql`${words}::text`)})
     ORDER BY t.position, t.id, d.published DESC, d.id DESC
     LIMIT ${DOCUMENTS_A_PAGE} OFFSET ${(page - 1) * DOCUMENTS_A_PAGE}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A text without capitals and accents. */
function plain(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
}
