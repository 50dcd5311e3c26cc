import './dashboard.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/query.ts'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { ErrorBox } from '../../web/ui/state-box.tsx'
import { useNow } from '../../web/ui/use-now.ts'
import { useLanguage } from '../../web/words.ts'
import { type Dashboard, readDashboard } from '../dashboard.endpoints.ts'
import { Balances } from './balances.tsx'
import { ContractCountdown } from './contract-countdown.tsx'
import { DashboardHead, DashboardLead } from './dashboard-head.tsx'
import { DashboardSkeleton, LeadSkeleton } from './dashboard-skeleton.tsx'
import { LatestTransactions } from './latest-transactions.tsx'
import { Newsletters } from './newsletters.tsx'
import { NextStay } from './next-stay.tsx'
import { NoStay } from './no-stay.tsx'
import { partOfDay, wallClock } from './wall-clock.ts'

const MINUTE = 60_000

/** It stands far down the page: its drawing comes after what is seen first. */
const PerformanceCard = lazy(async () => ({
  default: (await import('../../finance/web/performance-card.tsx')).PerformanceCard,
}))

/** The dashboard (spec, section 1): everything of the selected contract in one call. */
export default function DashboardScreen() {
  const contract = useContract()
  const { user, actingFor } = useSession()
  const language = useLanguage()
  const clock = wallClock(contract.zone, useNow(MINUTE))
  const dashboard = useQuery({
    ...queryOf(readDashboard, { query: { idContract: contract.id } }),
    // Newsletters come in the language that was asked.
    queryKey: [readDashboard.name, { idContract: contract.id }, language],
  })
  const mayRequest = user.canBook || contract.roomCategoryId !== null
  const lead = () => {
    if (dashboard.data) return <DashboardLead data={dashboard.data} today={clock.day} />
    return dashboard.isError ? undefined : <LeadSkeleton />
  }
  return (
    <div className="page">
      <DashboardHead
        name={(actingFor ?? user).name}
        partOfDay={partOfDay(clock.hour)}
        lead={lead()}
        mayRequest={mayRequest}
      />
      {dashboard.data ? (
        <DashboardSections
          data={dashboard.data}
          today={clock.day}
          scene={contract.scene}
          mayRequest={mayRequest}
        />
      ) : dashboard.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your dashboard</Trans>}
            onRetry={() => void dashboard.refetch()}
            busy={dashboard.isFetching}
            phone={boot.phone}
            beside
          >
            {dashboard.error.message}
          </ErrorBox>
        </div>
      ) : (
        <DashboardSkeleton />
      )}
    </div>
  )
}

interface DashboardSectionsProps {
  data: Dashboard
  today: string
  /** The contract's resort, for an owner without a stay. */
  scene: string
  mayRequest: boolean
}

function DashboardSections({ data, today, scene, mayRequest }: DashboardSectionsProps) {
  const { datos: stay, ownerInHouse } = data.nextReservation
  return (
    <div className="fade">
      {stay ? (
        <NextStay stay={stay} inHouse={ownerInHouse} today={today} />
      ) : (
        <NoStay scene={scene} mayRequest={mayRequest} />
      )}
      <Balances balances={data.balances} year={data.balanceYear} />
      <div className="section two-to-one">
        <LatestTransactions transactions={data.transactions} />
        <div className="dashboard-side">
          <ContractCountdown contract={data.contract} />
          {data.performance && (
            <Suspense fallback={<Skeleton height={326} radius={20} />}>
              <PerformanceCard performance={data.performance} />
            </Suspense>
          )}
        </div>
      </div>
      <Newsletters newsletters={data.newsletters} />
    </div>
  )
}
