import { todayIn } from '../../kernel/day.ts'
import { done, refused } from '../../kernel/outcome.ts'
import { ownerOf } from '../../server/http/caller.ts'
import type { Context, Deed } from '../../server/http/handle.ts'
import {
  LANGUAGE_OF_ID,
  type listPromotions as list,
  type readSharedPromotion as shared,
} from '../promotions.endpoints.ts'
import { findContractWithPromotions, findShared, listRunning } from './promotions.store.ts'

/** The promotions of a contract that run today, in the language asked for; English by default (spec, section 9). */
export const listPromotions: Deed<typeof list> = async ({ query }, { db, now, caller, config }) => {
  const contract = await findContractWithPromotions(db, ownerOf(caller.session), query.idContract)
  if (!contract) return refused('NOT_FOUND')
  if (!contract.hasPromotions) return refused('PROMOS_NOT_FOUND')
  const language = LANGUAGE_OF_ID[(query.idLanguage ?? 2) as 1 | 2]
  const today = todayIn(contract.zone, now)
  return done({
    data: await listRunning(db, { contractId: contract.id, language, today, site: config.publicUrl }),
  })
}

/** A promotion as a guest with the link reads it. */
export const readSharedPromotion: Deed<typeof shared, Context> = async ({ query }, { db, now, caller }) => {
  const promotion = await findShared(db, query.slug, query.language ?? caller.screen, now)
  return promotion ? done({ data: promotion }) : refused('PROMO_NOT_FOUND')
}
