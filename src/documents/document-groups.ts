import type { DocumentType, PortalDocument } from './documents.endpoints.ts'

export interface DocumentGroup {
  type: DocumentType
  documents: PortalDocument[]
}

/** Documents by their kind, kinds and documents in the order in which they come. */
export function groupsOf(documents: readonly PortalDocument[]): DocumentGroup[] {
  const groups = new Map<number, DocumentGroup>()
  for (const document of documents) {
    const known = groups.get(document.type.id)
    if (known) known.documents.push(document)
    else groups.set(document.type.id, { type: document.type, documents: [document] })
  }
  return [...groups.values()]
}
