import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed, SignedContext } from '../../../server/http/handle.ts'
import { kindsOf } from '../../inbox/kinds.ts'
import { unknownPlaceholders } from '../../inbox/replies.ts'
import type * as calls from '../../inbox/saved.endpoints.ts'
import {
  addReply,
  changeReply,
  deleteReply,
  deleteView,
  hasReply,
  keepView,
  listReplies,
  listViews,
} from './saved.store.ts'

const DONE = done({ data: { done: true } })

const keeperOf = ({ caller }: SignedContext) => ({
  adminId: caller.session.adminId ?? 0,
  kinds: kindsOf(caller.session.roles),
})

/** Saved replies and views of whoever asks. */
export const listSaved: Deed<typeof calls.listSaved> = async (_, context) => {
  const { adminId, kinds } = keeperOf(context)
  const [replies, views] = await Promise.all([listReplies(context.db, kinds), listViews(context.db, adminId)])
  return done({ data: { replies, views } })
}

/** Saves a reply, or changes it as it was read. */
export const saveReply: Deed<typeof calls.saveReply> = async ({ body }, context) => {
  const { db, now } = context
  const keeper = keeperOf(context)
  const { id, sequence, ...reply } = body
  if (reply.kind !== null && !keeper.kinds.includes(reply.kind)) return refused('NOT_THEIR_WORK')
  const [unknown] = unknownPlaceholders(`${reply.en}\n${reply.es}`)
  if (unknown !== undefined) return refused('UNKNOWN_PLACEHOLDER', { placeholder: `{${unknown}}` })
  if (id === null)
    return (await addReply(db, reply, keeper.adminId, now)) ? DONE : refused('TOO_MANY_REPLIES')
  if (await changeReply(db, { id, sequence, ...reply }, keeper, now)) return DONE
  return refused((await hasReply(db, id, keeper.kinds)) ? 'REPLY_CHANGED' : 'NOT_FOUND')
}

/** Removes a reply as it was read. */
export const removeReply: Deed<typeof calls.removeReply> = async ({ body }, context) => {
  const { kinds } = keeperOf(context)
  if (await deleteReply(context.db, body, kinds)) return DONE
  return refused((await hasReply(context.db, body.id, kinds)) ? 'REPLY_CHANGED' : 'NOT_FOUND')
}

/** Keeps a filter under a name. */
export const saveView: Deed<typeof calls.saveView> = async ({ body }, context) => {
  const { adminId } = keeperOf(context)
  return (await keepView(context.db, body, adminId, context.now)) ? DONE : refused('TOO_MANY_VIEWS')
}

/** Removes a view of one's own. */
export const removeView: Deed<typeof calls.removeView> = async ({ body }, context) => {
  const { adminId } = keeperOf(context)
  return (await deleteView(context.db, body.id, adminId)) ? DONE : refused('NOT_FOUND')
}
