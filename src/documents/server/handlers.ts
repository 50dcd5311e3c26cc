import { type Handler, handle, handleFiles } from '../../server/http/handle.ts'
import * as calls from '../documents.endpoints.ts'
import * as desk from '../publish.endpoints.ts'
import { prepareDocumentFile } from './keep-document-file.ts'
import { listDeskDocuments } from './list-desk-documents.ts'
import { saveDocument } from './publish-document.ts'
import { listContractDocuments, listDocumentTypes, listGeneralDocuments } from './read-documents.ts'
import { removeDocument, withdrawDocument } from './withdraw-document.ts'

/** The calls of the slice and their deeds. */
export const documentHandlers: readonly Handler[] = [
  handle(calls.listGeneralDocuments, listGeneralDocuments),
  handle(calls.listContractDocuments, listContractDocuments),
  handle(calls.listDocumentTypes, listDocumentTypes),
  handle(desk.listDeskDocuments, listDeskDocuments),
  handleFiles(desk.saveDocument, prepareDocumentFile, saveDocument),
  handle(desk.withdrawDocument, withdrawDocument),
  handle(desk.removeDocument, removeDocument),
]
