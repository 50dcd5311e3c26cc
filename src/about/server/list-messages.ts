import { done } from '../../kernel/outcome.ts'
import { fileUrl } from '../../server/files/files.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import type {
  listMessages as call,
  countUnread as countCall,
  readAnswers as readCall,
} from '../messages.endpoints.ts'
import { countUnreadOf, listMessagesOf, markRead } from './messages.store.ts'

/** What the owner has written so far. */
export const listMessages: Deed<typeof call> = async (_, { db, caller }) => {
  const ownerId = ownerOf(caller.session)
  const [messages, unread] = await Promise.all([listMessagesOf(db, ownerId), countUnreadOf(db, ownerId)])
  return done({
    data: messages.map(({ id, staff, createdAt, answer, pictures, ...message }) => ({
      ...message,
      idMessage: id,
      to: staff,
      sentAt: createdAt.toISOString(),
      pictures: pictures.map((one) => ({ ...one, fileRoute: fileUrl(one.key, one.name) })),
      answer: answer && { ...answer, at: new Date(answer.at).toISOString() },
    })),
    unread,
  })
}

/** How many answers wait to be read. */
export const countUnread: Deed<typeof countCall> = async (_, { db, caller }) =>
  done({ unread: await countUnreadOf(db, ownerOf(caller.session)) })

/** The owner has read what the club answered. */
export const readAnswers: Deed<typeof readCall> = async (_, { db, now, caller }) => {
  const ownerId = ownerOf(caller.session)
  if (caller.session.adminId === null) await markRead(db, ownerId, now)
  return done({ unread: await countUnreadOf(db, ownerId) })
}
