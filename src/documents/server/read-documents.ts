import { done, refused } from '../../kernel/outcome.ts'
import { findContract } from '../../membership/server/own-contract.store.ts'
import { fileUrl } from '../../server/files/files.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type * as calls from '../documents.endpoints.ts'
import type { PortalDocument } from '../documents.endpoints.ts'
import {
  type FoundDocument,
  findContractDocuments,
  findDocumentTypes,
  findGeneralDocuments,
} from './documents.store.ts'

/** The club's documents for the owner. */
export const listGeneralDocuments: Deed<typeof calls.listGeneralDocuments> = async (
  { query },
  { db, caller, now },
) => {
  const owner = ownerOf(caller.session)
  if (query.idContract !== undefined && !(await findContract(db, owner, query.idContract)))
    return refused('NOT_FOUND')
  const { rows, total } = await findGeneralDocuments(db, owner, query, now)
  return done({ data: rows.map(onTheWire), total })
}

/** The documents of one of the owner's contracts. */
export const listContractDocuments: Deed<typeof calls.listContractDocuments> = async (
  { query },
  { db, caller },
) => {
  const contract = await findContract(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  const { rows, total } = await findContractDocuments(db, contract.id, query)
  return done({ data: rows.map(onTheWire), total })
}

/** The kinds of documents. */
export const listDocumentTypes: Deed<typeof calls.listDocumentTypes> = async (_, { db }) =>
  done({ data: await findDocumentTypes(db) })

function onTheWire({ key, ...document }: FoundDocument): PortalDocument {
  return { ...document, fileRoute: fileUrl(key, document.name) }
}
