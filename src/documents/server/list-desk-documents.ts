import { done } from '../../kernel/outcome.ts'
import { fileUrl } from '../../server/files/files.ts'
import type { Deed } from '../../server/http/handle.ts'
import { type listDeskDocuments as call, MOST_ON_SHELF } from '../publish.endpoints.ts'
import { documentState } from '../publishing.ts'
import { findDeskDocuments, findHotels } from './desk-documents.store.ts'
import { findDocumentTypes } from './documents.store.ts'

/** What lies on a shelf of the desk, with where each document stands today. */
export const listDeskDocuments: Deed<typeof call> = async ({ query }, { db, now }) => {
  const [rows, types, hotels] = await Promise.all([
    findDeskDocuments(db, { ...query, most: MOST_ON_SHELF + 1 }, now),
    findDocumentTypes(db),
    findHotels(db),
  ])
  const data = rows.slice(0, MOST_ON_SHELF).map(({ key, today, shown, ...row }) => ({
    ...row,
    fileRoute: fileUrl(key, row.name),
    state: documentState({ shown, published: row.published }, today),
  }))
  return done({ data, more: rows.length > MOST_ON_SHELF, types, hotels })
}
