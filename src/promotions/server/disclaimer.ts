import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Deed } from '../../server/http/handle.ts'
import {
  type acceptDisclaimer as accept,
  LANGUAGE_OF_ID,
  type readDisclaimer as read,
} from '../promotions.endpoints.ts'
import {
  findAcceptance,
  findContractWithPromotions,
  insertAcceptance,
  listRunning,
} from './promotions.store.ts'

/** Whether a disclaimer is accepted. */
export const readDisclaimer: Deed<typeof read> = async ({ query }, { db, caller }) => {
  const contract = await findContractWithPromotions(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  const found = await findAcceptance(db, contract.id, query.idPromo)
  if (!found) return refused('PROMO_NOT_FOUND')
  return done({ data: { accepted: found.acceptedAt !== null, acceptedAt: found.acceptedAt } })
}

/** Accepts a running promotion's disclaimer, and answers the promotion as it is then: with the link to share. */
export const acceptDisclaimer: Deed<typeof accept> = async ({ body }, { db, now, caller, config }) => {
  const ownerId = ownerOf(caller.session)
  const contract = await findContractWithPromotions(db, ownerId, body.idContract)
  if (!contract) return refused('NOT_FOUND')
  if (!contract.hasPromotions) return refused('PROMO_NOT_FOUND')
  const language = LANGUAGE_OF_ID[(body.idLanguage ?? 2) as 1 | 2]
  const running = {
    contractId: contract.id,
    language,
    today: todayIn(contract.zone, now),
    site: config.publicUrl,
  }
  const before = (await listRunning(db, running)).find(({ id }) => id === body.idPromo)
  if (!before) return refused('PROMO_NOT_FOUND')
  if (body.disclaimer !== undefined && body.disclaimer !== before.disclaimer)
    return refused('PROMO_TERMS_CHANGED')
  const accepted = {
    contractId: contract.id,
    promotionId: before.id,
    ownerId,
    language,
    text: before.disclaimer,
  }
  await insertAcceptance(db, accepted, now)
  const promotion = (await listRunning(db, running)).find(({ id }) => id === body.idPromo)
  if (!promotion) return refused('PROMO_NOT_FOUND')
  // The desk may have changed them in this very moment: then nothing was noted.
  return promotion.acceptedAt === null ? refused('PROMO_TERMS_CHANGED') : done({ data: promotion })
}
