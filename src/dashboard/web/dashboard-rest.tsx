import './dashboard-rest.css'
import { PerformanceCard } from '../../finance/web/performance-card.tsx'
import type { Dashboard } from '../dashboard.endpoints.ts'
import { Balances } from './balances.tsx'
import { ContractCountdown } from './contract-countdown.tsx'
import { LatestTransactions } from './latest-transactions.tsx'
import { Newsletters } from './newsletters.tsx'

interface DashboardRestProps {
  data: Dashboard
  /** A report waits for the signature: what it closes is shown, and opens with it. */
  locked: boolean
}

/** What stands below the first screenful: balances, transactions, the contract, the hotel, and the news. */
export default function DashboardRest({ data, locked }: DashboardRestProps) {
  return (
    <>
      <Balances balances={data.balances} locked={locked} />
      <div className="section two-to-one">
        <LatestTransactions transactions={data.transactions} />
        <div className="dashboard-side">
          <ContractCountdown contract={data.contract} />
          {data.performance && <PerformanceCard performance={data.performance} />}
        </div>
      </div>
      <Newsletters newsletters={data.newsletters} />
    </>
  )
}
