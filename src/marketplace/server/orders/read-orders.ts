import { done, refused } from '../../../kernel/outcome.ts'
import { ownerOf } from '../../../server/http/caller.ts'
import type { Deed } from '../../../server/http/handle.ts'
import { mayOf } from '../../changes/line-change.ts'
import { grossOf, pricesOf } from '../../changes/line-figures.ts'
import { orderUntil } from '../../changes/line-limit.ts'
import { mayCancelOrder, ORDER_STATUS, orderState } from '../../orders/order.ts'
import type { listOrders as listCall, readOrder as readCall } from '../../orders/orders.endpoints.ts'
import { mayRate } from '../../reviews/review.ts'
import { changerOf } from '../changes/changer-of.ts'
import { readOrders, readWholeOrder } from './orders.store.ts'

const PAGE_SIZE = 20

/** The owner's orders with their states. */
export const listOrders: Deed<typeof listCall> = async ({ query }, { db, now, caller }) => {
  const { page: number = 1, idContract = null } = query
  const page = { limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE, idContract }
  const { trust } = caller.session
  const { rows, total } = await readOrders(db, ownerOf(caller.session), page, now)
  const data = rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: orderState(row),
    orderStatus: row.status,
    hotel: row.hotel,
    currency: row.currency,
    totalSale: row.total,
    due: dueOf(row.status, row.total, row.paidSoFar.paid),
    paidSoFar: row.paidSoFar,
    createdAt: row.createdAt.toISOString(),
    byAdmin: row.byAdmin,
    byTrusted: row.byTrusted,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    lines: row.lines,
    mayCancel: mayCancelOrder({ ...row, until: orderUntil(row.limited) ?? row.now }),
    // What somebody has rated is the owner's own to say.
    toRate: trust ? 0 : row.unrated.filter((lived) => mayRate(lived, row.now)).length,
    paymentlink: row.paymentLink,
    byCard: row.byCard,
  }))
  return done({ data, total, pageSize: PAGE_SIZE })
}

/** One order, whole. */
export const readOrder: Deed<typeof readCall> = async ({ query }, { db, now, caller }) => {
  const row = await readWholeOrder(db, ownerOf(caller.session), query.idOrder, now)
  if (!row) return refused('ORDER_NOT_FOUND')
  const { today, now: clock, standing, ...order } = row
  const { paid } = order.paidSoFar
  const who = changerOf(caller.session)
  const isTrusted = who === 'trusted'
  const status = order.orderStatus
  const cancelled = status === ORDER_STATUS.cancelled
  const until = orderUntil(standing.filter((line) => !line.cancelled))
  const moment = { ...order, status: order.orderStatus, paymentLink: order.paymentlink, today }
  return done({
    data: {
      ...order,
      ...(isTrusted && { customer: { ...order.customer, email: '', phone: '' } }),
      createdAt: order.createdAt.toISOString(),
      cancelledAt: order.cancelledAt?.toISOString() ?? null,
      state: orderState(moment),
      until,
      mayCancel: mayCancelOrder({ status, until: until ?? clock, now: clock }),
      refundDue: paid > 0 && cancelled,
      owedBack: Math.max(0, paid - (cancelled ? 0 : order.totalSale)),
      stillDue: paid > 0 && !cancelled ? Math.max(0, order.totalSale - paid) : 0,
      due: dueOf(status, order.totalSale, paid),
      details: order.details.map((line) => {
        const stands = standing.find(({ id }) => id === line.id)
        if (!stands) return { ...line, prices: [], may: null }
        const { figures } = stands
        const { qty, unit, extra, total } = figures
        return {
          ...line,
          discount: grossOf(figures) - total,
          prices: (pricesOf(figures) ?? [{ qty, unit, total: total - extra }]).map((one) => ({
            qty: one.qty,
            unit: one.unit,
            total: one.total,
          })),
          may: mayOf(stands, standing, { status, now: clock }, who),
        }
      }),
    },
  })
}

/** What is to be paid of an order yet, in cents. */
function dueOf(status: number, total: number, paid: number): number {
  return status === ORDER_STATUS.cancelled ? 0 : Math.max(0, total - paid)
}
