import { instantAt } from '../../../kernel/day.ts'
import { done, refused } from '../../../kernel/outcome.ts'
import type { Deed } from '../../../server/http/handle.ts'
import type { closeSlot as closeCall, openSlot as openCall } from '../../day-lists/day-lists.endpoints.ts'
import { closeSlotRows, openSlotRows, zoneOf } from './close-slot.store.ts'

/** Closes one slot of one day. Who has ordered it keeps the order. */
export const closeSlot: Deed<typeof closeCall> = async ({ body }, { db, now, caller }) => {
  const { hotel, reason, ...slot } = body
  const zone = await zoneOf(db, hotel)
  if (zone === null) return refused('NOT_FOUND')
  if (instantAt(slot.day, slot.time, zone) <= now) return refused('SLOT_OVER')
  const places = await closeSlotRows(db, slot, { reason, adminId: caller.session.adminId }, now)
  return places === null ? refused('NOT_FOUND') : done({ data: { places } })
}

/** Opens it again: what was not taken is free. */
export const openSlot: Deed<typeof openCall> = async ({ body }, { db, now }) => {
  const { hotel, ...slot } = body
  const zone = await zoneOf(db, hotel)
  if (zone === null) return refused('NOT_FOUND')
  if (instantAt(slot.day, slot.time, zone) <= now) return refused('SLOT_OVER')
  return (await openSlotRows(db, slot)) ? done({}) : refused('NOT_FOUND')
}
