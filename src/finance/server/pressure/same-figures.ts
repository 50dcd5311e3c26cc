import { expect } from 'vitest'
import { readDashboard } from '../../../dashboard/dashboard.endpoints.ts'
import { listOrders, type OrderDetails, readOrder } from '../../../marketplace/orders/orders.endpoints.ts'
import type { Visitor } from '../../../portal/server/testing.ts'
import { type MaintenanceDetails, readMaintenance } from '../../../property/maintenance.endpoints.ts'
import { type DeskRepair, readRepair } from '../../../property/repairs/desk.endpoints.ts'
import { listLatestTransactions, type Transaction } from '../../finance.endpoints.ts'
import { type DocumentReason, readWhy, type Why } from '../../ledger.endpoints.ts'
import { readMonthlyProfit } from '../../profit.endpoints.ts'
import { listReports, type Report } from '../../reports.endpoints.ts'
import { readStatement, type StatementRow } from '../../statement.endpoints.ts'

interface Lived {
  idContract: number
  orders: readonly number[]
  requests: readonly number[]
}

/**
 * Holds what an owner and the desk read of a contract beside its statement: the home, the reports and the profit, the orders and the
 * repairs, and the reason of each line that names one of them.
 */
export async function expectSameFigures(
  { owner, desk }: { owner: Visitor; desk: Visitor },
  { idContract, orders, requests }: Lived,
): Promise<void> {
  const rows = await wholeStatement(owner, idContract)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const why = async (id: number): Promise<Why> => (await owner.call(readWhy, { query: { id } })).body.data

  const home = (await owner.call(readDashboard, { query: { idContract } })).body
  const latest = (await owner.call(listLatestTransactions, { query: { idContract } })).body.data
  for (const { id, cents, invoiceStatus } of [...home.transactions, ...latest] as Transaction[])
    expect({ id, cents, invoiceStatus }).toEqual({
      id,
      cents: byId.get(id)?.cents,
      invoiceStatus: byId.get(id)?.invoiceStatus,
    })

  await expectReports(owner, idContract, rows)
  for (const idOrder of orders) await expectOrder(owner, idOrder, { rows, why, idContract })

  for (const idRequest of requests) {
    const told = (await owner.call(readMaintenance, { query: { idRequest } })).body.data as MaintenanceDetails
    const atDesk = (await desk.call(readRepair, { query: { idRequest } })).body.data as DeskRepair
    expect(told.job).toEqual(atDesk.job)
    const bill = told.job?.bill
    const named = rows.filter(({ report }) => !report).filter(({ id }) => id === bill?.idTransaction)
    expect(named).toHaveLength(bill ? 1 : 0)
    if (!bill) continue
    expect({ request: idRequest, cents: bill.cents }).toEqual({ request: idRequest, cents: -named[0]!.cents })
    const { cents, reason } = await why(bill.idTransaction)
    const { repair } = reason as DocumentReason
    expect(cents).toBe(-bill.cents)
    expect(repair).toMatchObject({ id: idRequest, quote: { billedCents: bill.cents } })
    const { totalCents } = told.job!.quotes.find(({ state }) => state === 'approved')!
    expect(repair?.quote?.totalCents).toBe(totalCents)
  }
}

/** Every page of every year. */
async function wholeStatement(owner: Visitor, id: number): Promise<StatementRow[]> {
  const first = (await owner.call(readStatement, { query: { id, year: 2026 } })).body
  const rows: StatementRow[] = []
  for (const year of first.years as number[])
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await owner.call(readStatement, { query: { id, year, page } })
      rows.push(...body.data)
      pages = body.pages
    }
  return rows
}

/** A report's figure is its line in the statement and its month of the profit. */
async function expectReports(owner: Visitor, idContract: number, rows: readonly StatementRow[]) {
  const years = new Set(rows.flatMap(({ report, day }) => (report ? [Number(day.slice(0, 4))] : [])))
  for (const year of years) {
    const query = { idContract, year }
    const reports = (await owner.call(listReports, { query })).body.data as Report[]
    const profit = (await owner.call(readMonthlyProfit, { query })).body.data
    for (const { id, balanceCents, currency, month } of reports) {
      const result = rows.find((row) => row.report?.id === id && !row.reference.startsWith('AJ'))
      if (result) expect(result.cents).toBe(balanceCents)
      const own = profit
        .find((one: { currency: string }) => one.currency === currency)
        ?.months.find((one: { month: number }) => one.month === Number(month.slice(5, 7)))?.thisYear
      if (own) expect(own.netCents).toBe(Math.max(balanceCents, 0))
    }
  }
}

/** An order's page, its row in the list and the reason of what the books charge for it tell one total and what was paid. */
async function expectOrder(
  owner: Visitor,
  idOrder: number,
  {
    rows,
    why,
    idContract,
  }: { rows: readonly StatementRow[]; why: (id: number) => Promise<Why>; idContract: number },
) {
  const order = (await owner.call(readOrder, { query: { idOrder } })).body.data as OrderDetails
  const lines = order.details.filter(({ belongsToPackage, cancelled }) => !belongsToPackage && !cancelled)
  expect(lines.reduce((sum, { total }) => sum + total, 0) + order.tax).toBe(order.totalSale)
  for (let page = 1, isFound = false; !isFound; page += 1) {
    const { data } = (await owner.call(listOrders, { query: { idContract, page } })).body
    expect(data).not.toHaveLength(0)
    const row = data.find(({ id }: { id: number }) => id === idOrder)
    if (!row) continue
    isFound = true
    expect([row.totalSale, row.due, row.state]).toEqual([order.totalSale, order.due, order.state])
  }
  const paid = order.history.filter(({ kind }) => kind === 'paid' || kind === 'given-back')
  const net = paid.reduce((sum, { kind, amount = 0 }) => sum + (kind === 'paid' ? amount : -amount), 0)
  const isCancelled = order.cancelledAt !== null
  expect([order.number, order.due]).toEqual([
    order.number,
    isCancelled ? 0 : Math.max(0, order.totalSale - net),
  ])
  for (const { id } of rows.filter(({ reference }) => reference === `OR-${order.number}`)) {
    const { reason } = await why(id)
    const told = (reason as DocumentReason).order
    expect(told?.totalCents).toBe(order.totalSale)
    const moved = told!.moves.filter(({ kind }) => kind === 'paid' || kind === 'given-back')
    expect(moved.reduce((sum, { cents }) => sum + cents, 0)).toBe(net)
  }
}
