import { transactionAgreements } from '../finance/cast/agreements.ts'
import { condoFees } from '../finance/cast/condo-fees.ts'
import { paymentTerms } from '../finance/cast/payment-terms.ts'
import { type OrderByCard, orderReceipt, portalPayments } from '../finance/cast/payments.ts'
import { castPerformance } from '../finance/cast/performance.ts'
import { runningPlan } from '../finance/cast/plans.ts'
import { castProfits, coSignatures, executiveReports } from '../finance/cast/profits.ts'
import { moneyQuestions } from '../finance/cast/questions.ts'
import { budgets, rentalRules, rentedNights } from '../finance/cast/reasons.ts'
import { settlements } from '../finance/cast/settlements.ts'
import { type CastTransaction, transactions } from '../finance/cast/transactions.ts'
import { remindersOfToday } from '../reminders/cast/reminders.ts'
import type { People, Setting } from './people.ts'
import { into, type TableRows } from './rows.ts'

/** Profits, fees, statements, reports, the hotels' figures, and what is reminded of. */
export function demoMoney(
  { today, dice }: Setting,
  people: People,
  named: Parameters<typeof transactions>[0]['named'] & { byCard: OrderByCard },
): { tables: TableRows[]; behindOrders: TableRows[]; charged: readonly CastTransaction[] } {
  const profits = castProfits({ today, dice: dice('profits'), ...people })
  const reports = executiveReports({ today, dice: dice('reports'), profits, ...people })
  const owed = condoFees({ today, ...people })
  const settled = settlements({ today, reports, fees: owed.fees, ...people })
  const books = transactions({
    today,
    profits,
    reports,
    decided: settled.documents,
    fees: settled.fees,
    feeLines: owed.lines,
    named,
  })
  const terms = paymentTerms(today)
  const statement = runningPlan({
    today,
    terms,
    statement: portalPayments({ statement: books, ...people }),
    ...people,
  })
  const ordered = orderReceipt(named.byCard, statement.years, people.owners)
  const reminded = remindersOfToday({ today, fees: settled.fees, ...people })
  const shared = budgets({ today, fees: owed.fees, ...people })
  const tables = [
    into('monthly_profits', profits),
    into('rental_rules', rentalRules({ today, ...people })),
    into('rented_nights', rentedNights({ today, profits })),
    into('budgets', shared.budgets),
    into('budget_lines', shared.lines),
    into('charge_runs', shared.runs),
    into('deeded_areas', shared.areas),
    into('executive_reports', reports),
    into('report_signatures', coSignatures({ reports, ...people })),
    into('hotel_performance', castPerformance({ today, dice: dice('performance'), ...people })),
    into('condo_fees', settled.fees),
    into('condo_fee_lines', owed.lines),
    into('payment_terms', terms),
    into('contract_payments', statement.payments),
    into('transactions', statement.transactions),
    into('transaction_lines', statement.lines),
    into('contract_payment_choices', statement.choices),
    into('contract_payment_lines', statement.paid),
    into('receipt_years', ordered.years),
    into('receipts', statement.receipts),
    into('instalment_plans', statement.plans),
    into('instalment_parts', statement.parts),
    into('money_questions', moneyQuestions({ today, ...statement, ...people })),
    into('transaction_agreements', transactionAgreements(today, people.contracts)),
    into('reminder_runs', reminded.runs),
    into('reminders', reminded.reminders),
  ]
  return { tables, behindOrders: [into('order_receipts', [ordered.receipt])], charged: books.transactions }
}
