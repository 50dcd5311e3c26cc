import { sql } from 'kysely'
import type { TestApp } from '../../portal/server/testing.ts'
import { type FileScope, keepFile } from '../../server/files/keep-file.ts'
import { insertFile } from '../../server/files/stored-files.store.ts'
import { TEST_NOW } from '../../server/testing.day.ts'

interface Sample {
  title?: string
  name?: string
  mediaType?: string
  content?: Uint8Array
  typeId?: number
  published?: string
}

/** Keeps a small file for a test; its content is the numbers from 0 to 99 unless said otherwise. */
export async function aFileFor(stage: TestApp, scope: FileScope, sample: Sample = {}): Promise<string> {
  const content = sample.content ?? Uint8Array.from({ length: 100 }, (_, at) => at)
  const { name = 'a.pdf', mediaType = 'application/pdf' } = sample
  const kept = await keepFile(stage.files, { name, mediaType, content })
  await insertFile(stage.database.db, kept, scope, TEST_NOW)
  return kept.key
}

/** A document of the club. */
export async function aGeneralDocument(
  stage: TestApp,
  sample: Sample & { hotelId?: number; language?: 'en' | 'es' } = {},
): Promise<string> {
  const { title = 'A', typeId = 3, published = '2026-01-01', hotelId = null, language = null } = sample
  const key = await aFileFor(stage, { club: true }, sample)
  await sql`
    INSERT INTO general_documents (type_id, hotel_id, title, language, file_key, published)
    VALUES (${typeId}, ${hotelId}, ${both(title)}::jsonb, ${language}, ${key}, ${published})`.execute(
    stage.database.db,
  )
  return key
}

/** A document of a contract. */
export async function aContractDocument(
  stage: TestApp,
  contractId: number,
  sample: Sample = {},
): Promise<string> {
  const { title = 'A', typeId = 1, published = '2026-01-01' } = sample
  const key = await aFileFor(stage, { contractId }, sample)
  await sql`
    INSERT INTO contract_documents (contract_id, type_id, title, file_key, published)
    VALUES (${contractId}, ${typeId}, ${both(title)}::jsonb, ${key}, ${published})`.execute(stage.database.db)
  return key
}

const both = (text: string) => JSON.stringify({ en: text, es: text })
