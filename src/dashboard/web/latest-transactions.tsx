import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Transaction } from '../../finance/finance.endpoints.ts'
import { TransactionTable } from '../../finance/web/transaction-table.tsx'
import { OfContract } from '../../membership/web/session/contract-name.tsx'
import { SectionHead } from '../../web/ui/page-head.tsx'

/** The latest transactions of the contract in a card. */
export function LatestTransactions({ transactions }: { transactions: Transaction[] }) {
  return (
    <section className="card pad" aria-labelledby="transactions">
      <SectionHead
        title={
          <span id="transactions">
            <Trans>Recent transactions</Trans>
            <OfContract />
          </span>
        }
        action={
          <Link className="link small" to="/my-reports" search={{ view: 'statement' }}>
            <Trans>See the statement</Trans>
          </Link>
        }
      />
      {transactions.length === 0 ? (
        <p className="muted">
          <Trans>Nothing has been charged or paid out on this contract yet.</Trans>
        </p>
      ) : (
        <TransactionTable transactions={transactions} labelledBy="transactions" linked />
      )}
    </section>
  )
}
