import { done } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type { listMessages as call } from '../messages.endpoints.ts'
import { listMessagesOf } from './messages.store.ts'

/** What the owner has written so far. */
export const listMessages: Deed<typeof call> = async (_, { db, caller }) => {
  const messages = await listMessagesOf(db, ownerOf(caller.session))
  return done({
    data: messages.map(({ id, staff, createdAt, answer, ...message }) => ({
      ...message,
      idMessage: id,
      to: staff,
      sentAt: createdAt.toISOString(),
      answer: answer && { ...answer, at: new Date(answer.at).toISOString() },
    })),
  })
}
