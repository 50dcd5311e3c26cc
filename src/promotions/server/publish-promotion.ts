import { finishDraft } from '../../drafts/server/drafts.store.ts'
import { done, type Refusal, refused } from '../../kernel/outcome.ts'
import { readClubDay } from '../../membership/server/club-day.store.ts'
import { readyPhotos } from '../../photos/server/photos.store.ts'
import type { Deed } from '../../server/http/handle.ts'
import { notePublication } from '../../server/publications.store.ts'
import { say } from '../../server/words.ts'
import { offerState, promotionSlug, savingOfferDeed, wrongDays } from '../offer.ts'
import type {
  listOffers as list,
  removeOffer as remove,
  saveOffer as save,
  withdrawOffer as withdraw,
} from '../publish.endpoints.ts'
import {
  deleteOffer,
  listAllOffers,
  lockOffer,
  readTaken,
  takeBackOffer,
  writeAudience,
  writeOffer,
} from './publish.store.ts'
import { PROMOTION_REFUSALS } from './words.ts'

/** The promotions as the desk has them. */
export const listOffers: Deed<typeof list> = async (_, { db, now }) => {
  const { offers, today, hotels } = await listAllOffers(db, now)
  return done({ data: offers.map((one) => ({ ...one, state: offerState(one, today) })), today, hotels })
}

/**
 * Writes a promotion, and publishes a draft where that is asked. A code that was published stays; terms that differ from
 * what was accepted are to be accepted anew, which follows from the texts alone (see `inForce`).
 */
export const saveOffer: Deed<typeof save> = async ({ body }, { db, now, caller }) => {
  const { idPromo, version, publish, unfinished, hotels, photos, ...offer } = body
  const before = await lockOffer(db, idPromo)
  if (idPromo !== undefined && !before) return refused('NOT_FOUND')
  /** A refusal that stands at the field, too. */
  const at = <R extends keyof typeof PROMOTION_REFUSALS>(field: string, reason: R): Refusal<R> => {
    const values = { code: offer.code }
    return refused(reason, values, {
      fields: { [field]: say(PROMOTION_REFUSALS[reason], caller.language, values) },
    })
  }
  const deed = savingOfferDeed(before, publish)
  const today = await readClubDay(db, now)
  const wrong = wrongDays(offer, deed, today)
  if (wrong) return at('lastDay', wrong)
  if (before?.known && before.code !== offer.code) return at('code', 'PROMO_CODE_KNOWN')
  const taken = await readTaken(db, { idPromo, code: offer.code })
  if (taken.code) return at('code', 'PROMO_CODE_TAKEN')

  const slug = before?.known ? before.slug : promotionSlug(offer.title.en, taken.slugs)
  const published = deed !== 'drafted'
  const wanting = await readyPhotos(db, { pictures: [offer.picture], texts: photos, isOut: published })
  if (wanting) return refused(wanting)
  const id = await writeOffer(db, idPromo, { ...offer, published, slug })
  const noted = { kind: 'promotion', subject: id, deed, version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  if (!before || hotels) await writeAudience(db, id, hotels)
  await finishDraft(db, 'promotion', { draft: unfinished ?? null, subject: id })
  return done({ data: { id, slug, state: offerState({ ...offer, published }, today) } })
}

/** Takes a published promotion back; what was accepted stays noted. */
export const withdrawOffer: Deed<typeof withdraw> = async ({ body }, { db, now, caller }) => {
  const { idPromo, version } = body
  const before = await lockOffer(db, idPromo)
  if (!before) return refused('NOT_FOUND')
  const noted = { kind: 'promotion', subject: idPromo, deed: 'withdrawn', version } as const
  if (!before.published || !(await notePublication(db, noted, caller.session.adminId, now)))
    return refused('CHANGED_MEANWHILE')
  await takeBackOffer(db, idPromo)
  return done({})
}

/** Removes a draft that was never published. */
export const removeOffer: Deed<typeof remove> = async ({ query }, { db, now, caller }) => {
  const { idPromo, version } = query
  const before = await lockOffer(db, idPromo)
  if (!before) return refused('NOT_FOUND')
  if (before.known) return refused('PROMO_KNOWN')
  const noted = { kind: 'promotion', subject: idPromo, deed: 'removed', version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  await deleteOffer(db, idPromo)
  await finishDraft(db, 'promotion', { draft: null, subject: idPromo })
  return done({})
}
