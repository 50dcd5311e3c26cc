import { todayIn } from '../../../kernel/day.ts'
import { dayInWords } from '../../../kernel/day-words.ts'
import { refused } from '../../../kernel/outcome.ts'
import { deleteFile } from '../../../server/files/stored-files.store.ts'
import { actorOf, ownerOf } from '../../../server/http/caller.ts'
import type { FilesDeed } from '../../../server/http/handle.ts'
import type { changeMaintenance as call } from '../../maintenance.endpoints.ts'
import { afterDeed, type MaintenanceChange, maintenanceChangesOf, mayAskDays } from '../../maintenance.ts'
import { type Attachments, attach } from './attachments.ts'
import { answerWith, mayUse } from './read-requests.ts'
import { takeFiles } from './request-files.store.ts'
import { maintenanceWishOf } from './wish-of.ts'
import { lockRequest, logDeed, saveMaintenanceWish } from './write-request.store.ts'

/** Changes a request that nobody has begun. Files go first, so that a new one finds the place of one taken out. */
export const changeMaintenance: FilesDeed<typeof call, Attachments> = async (
  { body, kept },
  { db, now, caller },
) => {
  const { session, language } = caller
  const ownerId = ownerOf(session)
  const request = mayUse(await lockRequest(db, ownerId, body.idRequest))
  if (!request.ok) return request
  const before = request.value
  const still = afterDeed(before.status, 'change')
  if (!still.ok) return still
  const today = todayIn(before.zone, now)
  const wish = maintenanceWishOf(body)
  const rule = mayAskDays(wish, today, before.firstDay)
  if (!rule.ok) return refused(rule.reason, { today: dayInWords(today, language) })

  const taken = await takeFiles(db, before.id, body.remove ?? [])
  for (const { key } of taken) await deleteFile(db, key)
  const attached = await attach(db, before, kept, now)
  if (!attached.ok) return attached
  const removed: MaintenanceChange[] = [...new Set(taken.map(({ kind }) => `${kind}s-removed` as const))]
  const changes = [...maintenanceChangesOf(before, wish), ...removed.sort(), ...attached.value]
  if (changes.length > 0) {
    await saveMaintenanceWish(db, before.id, wish, now)
    await logDeed(db, before.id, { deed: 'changed', changes }, actorOf(session), now)
  }
  return answerWith(db, ownerId, before.id, now)
}
