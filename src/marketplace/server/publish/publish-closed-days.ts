import { done, refused } from '../../../kernel/outcome.ts'
import { blackoutState } from '../../../reservations/publish-blackouts.ts'
import { withDays } from '../../../reservations/server/with-days.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { wakeJobs } from '../../../server/jobs/wake-jobs.ts'
import { notePublication } from '../../../server/publications.store.ts'
import { DAYS_ON_SALE } from '../../days-on-sale.ts'
import type {
  closeDays as close,
  listClosedDays as list,
  openDays as open,
  readProductDays as read,
} from '../../publish/publish-closed-days.endpoints.ts'
import { closedNightsOf, lastAfterOpening, mayCloseDays } from '../../publish/publish-closed-days.ts'
import {
  countTaken,
  endClosedDays,
  lockClosedDays,
  productOfClosed,
  readClosedDays,
  readDaysOf,
  saveClosedDays,
  tellOfClosedDays,
} from './publish-closed-days.store.ts'

const MOST_LISTED = 500

/** The closed days of every product. */
export const listClosedDays: Deed<typeof list> = async (_, { db, now }) => {
  const rows = await readClosedDays(db, MOST_LISTED + 1, now)
  const data = rows
    .slice(0, MOST_LISTED)
    .map(({ today, ...row }) => ({ ...row, state: blackoutState(closedNightsOf(row), today) }))
  return done({ data, more: rows.length > MOST_LISTED })
}

/** A product's days, for who thinks of closing some. */
export const readProductDays: Deed<typeof read> = async ({ query }, { db, now }) => {
  const found = await readDaysOf(db, query.idProduct, DAYS_ON_SALE, now)
  return found ? done({ data: found }) : refused('NOT_FOUND')
}

/** Closes days of a product, or changes closed ones. Who has ordered it for one of them keeps the order. */
export const closeDays: Deed<typeof close> = async ({ body }, { db, now, caller, config, afterCommit }) => {
  const { id, idProduct, version } = body
  const product = await lockClosedDays(db, idProduct, now)
  const before = product?.closed.find((one) => one.id === id) ?? null
  if (!product || (id && !before)) return refused('NOT_FOUND')
  const others = product.closed.filter((one) => one.id !== id)
  const allowed = mayCloseDays(body, { today: product.today, before, others })
  if (!allowed.ok) return withDays(allowed, caller.language)

  const subject = await saveClosedDays(db, id, body)
  const noted = { kind: 'closed-days', subject, deed: id ? 'changed' : 'published', version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  afterCommit(wakeJobs)
  const { publicUrl } = config
  const told = body.tells ? await tellOfClosedDays(db, body, { publicUrl, today: product.today, now }) : 0
  return done({ data: { id: subject, places: await countTaken(db, idProduct, body), told } })
}

/** Opens closed days again. */
export const openDays: Deed<typeof open> = async ({ body: { id, version } }, { db, now, caller }) => {
  const productId = await productOfClosed(db, id)
  const product = productId === null ? null : await lockClosedDays(db, productId, now)
  // Read once more under the lock: somebody may have opened them meanwhile.
  const before = product?.closed.find((one) => one.id === id)
  if (!product || !before) return refused('NOT_FOUND')
  const last = lastAfterOpening(before, product.today)
  if (last === false) return refused('CLOSED_DAYS_ENDED')

  await endClosedDays(db, id, last)
  const noted = { kind: 'closed-days', subject: id, deed: last ? 'withdrawn' : 'removed', version } as const
  if (!(await notePublication(db, noted, caller.session.adminId, now))) return refused('CHANGED_MEANWHILE')
  return done({ data: { kept: last !== null } })
}
