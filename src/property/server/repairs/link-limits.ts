import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { countMiss, reserveAttempt } from '../../../membership/server/sign-in/attempts.ts'
import type { Flow } from '../../../membership/sign-in/slow-down.ts'
import { hashOfToken } from '../../../server/http/caller.ts'
import type { Context } from '../../../server/http/handle.ts'
import { findOpenLink, type OpenLink } from './links.store.ts'

/** What one link may be asked: a page with all its pictures some ten times at once, and then one thing a second. */
const USES: Flow = { free: 300, refillSeconds: 1 }

/** Photographs and words that one link may send: sixty calls at once, and then one a minute. */
const SENDINGS: Flow = { free: 60, refillSeconds: 60 }

type Asking = Pick<Context, 'db' | 'now' | 'caller' | 'tellSecurity'>

/**
 * What a link opens, counted for it. What opens nothing is counted for the address, as every link is; refused with LINK_OVER, or
 * TOO_MANY past a limit.
 */
export async function openedBy(
  { db, now, caller, tellSecurity: tell }: Asking,
  token: string,
  of: 'use' | 'sending' = 'use',
): Promise<Outcome<OpenLink, 'LINK_OVER' | 'TOO_MANY'>> {
  const link = await findOpenLink(db, hashOfToken(token), now)
  if (!link)
    return (await countMiss(db, 'link', { address: caller.address, now, tell })) ?? refused('LINK_OVER')
  const subject = `repair-link:${of}:${link.id}`
  const counted = [{ subject, limit: of === 'use' ? USES : SENDINGS, shared: true as const }]
  const reserved = await reserveAttempt(db, counted, now)
  return reserved.ok ? done(link) : reserved
}
