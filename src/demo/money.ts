import { transactionAgreements } from '../finance/cast/agreements.ts'
import { condoFees } from '../finance/cast/condo-fees.ts'
import { hotelPerformance } from '../finance/cast/performance.ts'
import { executiveReports, monthlyProfits } from '../finance/cast/profits.ts'
import { transactions } from '../finance/cast/transactions.ts'
import type { People, Setting } from './people.ts'
import { into, type TableRows } from './rows.ts'

/** Profits, fees, statements, reports and the hotels' figures. */
export function money({ today, dice }: Setting, people: People): TableRows[] {
  const profits = monthlyProfits({ today, dice: dice('profits'), ...people })
  const fees = condoFees({ today, ...people })
  const statement = transactions({
    today,
    dice: dice('transactions'),
    profits,
    fees: fees.fees,
    feeLines: fees.lines,
  })
  return [
    into('monthly_profits', profits),
    into('executive_reports', executiveReports({ today, dice: dice('reports'), profits, ...people })),
    into('hotel_performance', hotelPerformance({ today, dice: dice('performance'), ...people })),
    into('condo_fees', fees.fees),
    into('condo_fee_lines', fees.lines),
    into('transactions', statement.transactions),
    into('transaction_lines', statement.lines),
    into('transaction_agreements', transactionAgreements(today, people.contracts)),
  ]
}
