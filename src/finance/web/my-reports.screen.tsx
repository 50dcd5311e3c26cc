import './my-reports.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { Segmented } from '../../web/ui/fields/segmented.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { AccountCards, useContractAccount } from './account/account-card.tsx'
import { ReportsSkeleton } from './reports/reports-skeleton.tsx'
import { Statement } from './statement/statement.tsx'
import { type ReportView, statementSearch } from './statement/statement-search.ts'
import { StatementSkeleton, TotalsSkeleton } from './statement/statement-skeleton.tsx'
import { useStatement } from './statement/use-statement.ts'
import { YearChoice } from './statement/year-choice.tsx'

const ExecutiveReports = lazy(async () => ({
  default: (await import('./reports/executive-reports.tsx')).ExecutiveReports,
}))

const Receipts = lazy(async () => ({ default: (await import('./account/receipts.tsx')).Receipts }))

const WhyPage = lazy(async () => ({ default: (await import('./why/why-page.tsx')).WhyPage }))

const PayPage = lazy(async () => ({ default: (await import('./account/pay/pay-page.tsx')).PayPage }))

const PlanPage = lazy(async () => ({ default: (await import('./account/pay/plan-page.tsx')).PlanPage }))

const PaidPage = lazy(async () => ({ default: (await import('./account/pay/paid-page.tsx')).PaidPage }))

const SavedCardPage = lazy(async () => ({
  default: (await import('./account/card/saved-card-page.tsx')).SavedCardPage,
}))

/** My Reports: the executive reports of a contract, and its statement year by year. */
export default function MyReportsScreen() {
  const contract = useContract()
  const { restricted, trusted } = useSession()
  // With a report to sign the reports are shown first. Decided once, at mount: signing the last report must not
  // switch the view.
  const [first] = useState<ReportView>(restricted ? 'reports' : 'statement')
  const { view = first, why, pay, paid, plan, from, charge, card, stop } = useSearchOf(statementSearch)
  if (paid !== undefined)
    return (
      <Suspense fallback={<ReportsSkeleton />}>
        <PaidPage key={paid} id={paid} />
      </Suspense>
    )
  if (plan !== undefined)
    return (
      <Suspense fallback={<ReportsSkeleton />}>
        <PlanPage key={plan} id={plan} />
      </Suspense>
    )
  if (card !== undefined)
    return (
      <Suspense fallback={<ReportsSkeleton />}>
        <SavedCardPage key={contract.id} cameBack={card === 'back'} stop={stop} />
      </Suspense>
    )
  if (pay !== undefined)
    return (
      <Suspense fallback={<ReportsSkeleton />}>
        <PayPage
          key={`${contract.id}-${pay}-${charge ?? ''}`}
          currency={pay}
          fromProfit={from === 'profit'}
          only={charge?.replace('charge-', 'document-')}
        />
      </Suspense>
    )
  if (why !== undefined)
    return (
      <Suspense fallback={<ReportsSkeleton />}>
        <WhyPage key={why} id={why} />
      </Suspense>
    )
  return (
    <div className="page">
      <PageHead
        title={<Trans>My reports</Trans>}
        lead={
          view === 'reports' ? (
            trusted ? (
              <Trans>The club closes each month with a report, which the owner signs.</Trans>
            ) : (
              <Trans>The club closes each month with a report, which you sign here.</Trans>
            )
          ) : view === 'receipts' ? (
            <Trans>
              What came in and what it paid, each with its number, and the year for your tax adviser.
            </Trans>
          ) : (
            <Trans>What you owe, what you get, and the reason for every figure.</Trans>
          )
        }
        action={
          view === 'statement' && (
            <Link
              to="/my-reports"
              search={{ view: 'receipts' }}
              className={buttonClass('secondary', 'small')}
            >
              <Trans>For your tax adviser</Trans>
            </Link>
          )
        }
      />
      <div className="reports-view">
        <ViewChoice view={view} />
        {view === 'statement' && <YearChoice key={contract.id} />}
      </div>
      {view === 'reports' ? (
        <Suspense fallback={<ReportsSkeleton />}>
          <ExecutiveReports contractId={contract.id} />
        </Suspense>
      ) : view === 'receipts' ? (
        <Suspense fallback={<ReportsSkeleton />}>
          <Receipts key={contract.id} />
        </Suspense>
      ) : (
        <StatementView />
      )}
    </div>
  )
}

/** What is owed has as many rows as there are charges: what stands below comes with it, and is not moved by it. */
function StatementView() {
  const account = useContractAccount()
  // Asked beside the account, not after it.
  useStatement()
  return (
    <>
      <AccountCards />
      {account.data || account.isError ? (
        <>
          <Statement />
        </>
      ) : (
        <>
          <TotalsSkeleton />
          <StatementSkeleton />
        </>
      )}
    </>
  )
}

function ViewChoice({ view }: { view: ReportView }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <Segmented
      views
      label={t`Show`}
      value={view}
      onChange={(next) =>
        void navigate({ to: '/my-reports', search: { view: next }, replace: true, resetScroll: false })
      }
      options={[
        { value: 'statement', label: t`Statement` },
        { value: 'reports', label: t`Executive reports` },
        { value: 'receipts', label: t`Receipts` },
      ]}
    />
  )
}
