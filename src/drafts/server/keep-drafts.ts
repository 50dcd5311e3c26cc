import { done, refused } from '../../kernel/outcome.ts'
import type { Deed } from '../../server/http/handle.ts'
import type {
  keepUnfinished as keepCall,
  listUnfinished as listCall,
  removeUnfinished as removeCall,
} from '../drafts.endpoints.ts'
import { readUnfinished, throwUnfinishedAway, writeUnfinished } from './drafts.store.ts'

/** The unfinished drafts of a kind. */
export const listUnfinished: Deed<typeof listCall> = async ({ query }, { db }) =>
  done({ data: await readUnfinished(db, query.kind) })

/** Keeps a draft as it is typed. Of two desks that began on the same version one is refused. */
export const keepUnfinished: Deed<typeof keepCall> = async ({ body }, { db, now, caller }) => {
  const { adminId } = caller.session
  if (adminId === null) return refused('NOT_FOUND')
  const kept = await writeUnfinished(db, { ...body, adminId, now })
  return kept ? done({ data: kept }) : refused('CHANGED_MEANWHILE')
}

/** Throws an unfinished draft away. */
export const removeUnfinished: Deed<typeof removeCall> = async ({ query }, { db }) =>
  (await throwUnfinishedAway(db, query.id, query.version)) ? done({}) : refused('CHANGED_MEANWHILE')
