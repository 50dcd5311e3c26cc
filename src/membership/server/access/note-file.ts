import { aboutOwner } from '../../../server/http/caller.ts'
import type { NoteFile } from '../../../server/http/handle.ts'
import { noteAccess } from './access.store.ts'
import { cameOf } from './came.ts'

/** Keeps that a file about an owner left the house, before it is sent: whoever took it. */
export const noteFile: NoteFile = (db, { call, caller, session }, now) => {
  const ownerId = aboutOwner(session)
  if (ownerId === null) return Promise.resolve()
  const event = {
    ownerId,
    kind: 'file',
    came: cameOf(caller),
    subject: call,
    adminId: session.adminId,
    trustId: session.trust?.id ?? null,
  } as const
  return noteAccess(db, event, now)
}
