import './account.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox } from '../../../web/ui/state-box.tsx'
import { readAccount } from '../../account/account.endpoints.ts'
import { Acts } from './acts.tsx'
import { SavedCardLine } from './card/saved-card-line.tsx'
import { Gets } from './gets.tsx'
import { OtherContracts } from './other-contracts.tsx'
import { Owes } from './owes.tsx'
import { OwnRunningPlans } from './running-plans.tsx'

/** The account of the selected contract. */
export function useContractAccount() {
  const contract = useContract()
  return useQuery(queryOf(readAccount, { query: { idContract: contract.id } }))
}

/** What the selected contract owes and gets, one card for each currency: no sum is over two. */
export function AccountCards() {
  const { t } = useLingui()
  const account = useContractAccount()
  if (account.isError && !account.data)
    return (
      <div className="card owe-failed">
        <ErrorBox
          title={<Trans>We couldn’t load your account</Trans>}
          onRetry={() => void account.refetch()}
          busy={account.isFetching}
          phone={boot.phone}
          beside
        >
          <Trans>Nothing has changed in it, and no payment was made.</Trans>
        </ErrorBox>
      </div>
    )
  if (!account.data) return <AccountSkeleton />
  return (
    <>
      {account.data.data.map((one) => (
        <section
          key={one.currency}
          className="card owe"
          aria-label={t`What you owe and get (${one.currency})`}
        >
          <Owes account={one} />
          <Gets account={one} />
          <OwnRunningPlans account={one} />
          <Acts account={one} ways={account.data.ways} />
        </section>
      ))}
      <OtherContracts />
      <SavedCardLine ways={account.data.ways} savedCard={account.data.savedCard} />
    </>
  )
}

function AccountSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your account`}>
      <div className="card owe">
        {[0, 1].map((side) => (
          <div key={side} className={side ? 'owe-side owe-get' : 'owe-side'}>
            <Skeleton width={96} height={16} />
            <Skeleton width={190} height={46} />
            <Skeleton width="70%" />
            <Skeleton width="100%" height={44} />
            <Skeleton width="100%" height={44} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
