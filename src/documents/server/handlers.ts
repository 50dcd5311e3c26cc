import { type Handler, handle } from '../../server/handle.ts'
import * as calls from '../documents.endpoints.ts'
import { listContractDocuments, listDocumentTypes, listGeneralDocuments } from './read-documents.ts'

/** The calls of the slice and their deeds. */
export const documentHandlers: readonly Handler[] = [
  handle(calls.listGeneralDocuments, listGeneralDocuments),
  handle(calls.listContractDocuments, listContractDocuments),
  handle(calls.listDocumentTypes, listDocumentTypes),
]
