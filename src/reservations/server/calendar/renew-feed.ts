import { randomBytes } from 'node:crypto'
import { done } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { readFeed as readCall, renewFeed as renewCall } from '../../year.endpoints.ts'
import { feedUrl } from './calendar-feed.ts'
import { readFeedToken, saveFeedToken } from './feeds.store.ts'

/** The address of the owner's calendar, null while they have not asked for one. */
export const readFeed: Deed<typeof readCall> = async (_, { db, config, caller }) => {
  const token = await readFeedToken(db, ownerOf(caller.session))
  return done({ url: token && feedUrl(config.publicUrl, token) })
}

/** Makes the calendar's address, or a new one: from then on the old one is nobody's. */
export const renewFeed: Deed<typeof renewCall> = async (_, { db, config, now, caller }) => {
  const token = randomBytes(32).toString('base64url')
  await saveFeedToken(db, ownerOf(caller.session), token, now)
  return done({ url: feedUrl(config.publicUrl, token) })
}
