import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { refused } from '../../../kernel/outcome.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { FilesDeed } from '../../../server/http/handle.ts'
import type { sendMaintenance as call } from '../../maintenance.endpoints.ts'
import { mayAskDays } from '../../maintenance.ts'
import { type Attachments, attach } from './attachments.ts'
import { answerWith, mayUse } from './read-requests.ts'
import { findPlace } from './requests.store.ts'
import { maintenanceWishOf } from './wish-of.ts'
import { insertRequest, logDeed } from './write-request.store.ts'

/** Sends a maintenance request with its files. */
export const sendMaintenance: FilesDeed<typeof call, Attachments> = async (
  { body, kept },
  { db, now, caller },
) => {
  const { session, language } = caller
  const ownerId = ownerOf(session)
  const place = mayUse(await findPlace(db, ownerId, body.idContract))
  if (!place.ok) return place
  const today = todayIn(place.value.zone, now)
  const wish = maintenanceWishOf(body)
  const rule = mayAskDays(wish, today)
  if (!rule.ok) return refused(rule.reason, { today: dayInWords(today, language) })

  const id = await insertRequest(db, body.idContract, wish, actorOf(session), now)
  const attached = await attach(db, { id, contractId: body.idContract }, kept, now)
  if (!attached.ok) return attached
  await logDeed(db, id, { deed: 'created' }, actorOf(session), now)
  return answerWith(db, ownerId, id, now)
}
