import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import { notePublication } from '../../server/publications.store.ts'
import type { removeDocument as remove, withdrawDocument as withdraw } from '../publish.endpoints.ts'
import * as store from './publish.store.ts'
import { KINDS } from './publish-document.ts'

/** Makes a document a draft again: no list shows it, and its address opens for the desk alone. */
export const withdrawDocument: Deed<typeof withdraw> = async ({ body }, { db, now, caller }) => {
  const { shelf, id, version } = body
  const document = await store.holdDocument(db, shelf, id)
  if (!document) return refused('NOT_FOUND')
  const note = { kind: KINDS[shelf], subject: id, deed: 'withdrawn', version } as const
  if (!document.shown || !(await notePublication(db, note, caller.session.adminId, now)))
    return refused('CHANGED_MEANWHILE')
  await store.hideDocument(db, shelf, id)
  await store.openFileFor(db, document.fileKey, { desk: true })
  return done({ data: { withdrawn: true } })
}

/** Removes a document, and its file unless another shows the same; the content is swept away later. */
export const removeDocument: Deed<typeof remove> = async ({ query }, { db, now, caller }) => {
  const { shelf, id, version } = query
  const document = await store.holdDocument(db, shelf, id)
  if (!document) return refused('NOT_FOUND')
  const note = { kind: KINDS[shelf], subject: id, deed: 'removed', version } as const
  if (!(await notePublication(db, note, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await store.deleteDocument(db, shelf, id)
  await store.forgetFile(db, document.fileKey)
  return done({ data: { removed: true } })
}
