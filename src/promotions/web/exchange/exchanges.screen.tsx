import './exchanges.css'
import { Trans } from '@lingui/react/macro'
import { useContract, useSession } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { PageHead, SectionHead } from '../../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../../web/ui/restricted-note.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { ExchangesSkeleton } from './exchanges-skeleton.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { SubscribeForm } from './subscribe-form.tsx'
import { Subscriptions } from './subscriptions.tsx'
import { type OpenExchange, useExchanges } from './use-exchanges.ts'

/** The weeks exchange: what it is, what the contract gives into it, and taking part (spec, sections 1 and 2). */
export default function ExchangesScreen() {
  const contract = useContract()
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Weeks Exchange</Trans>}
        lead={
          <Trans>
            Weeks of your residence for weeks somewhere else: another owner stays with you, you stay with
            another owner.
          </Trans>
        }
      />
      <Exchanges key={contract.id} idContract={contract.id} />
    </div>
  )
}

function Exchanges({ idContract }: { idContract: number }) {
  const exchanges = useExchanges(idContract)
  if (exchanges.data) {
    const { data, ...open } = exchanges.data
    return (
      <div className="exchanges">
        <div>
          <HowItWorks />
          <Subscriptions subscriptions={data} idContract={idContract} mostWeeks={open.mostWeeks} />
        </div>
        <TakePart idContract={idContract} open={open} />
      </div>
    )
  }
  if (!exchanges.isError) return <ExchangesSkeleton />
  const isNotAllowed = 'code' in exchanges.error && exchanges.error.code === 'EXCHANGE_NOT_ALLOWED'
  return (
    <div className="card">
      {isNotAllowed ? (
        <StateBox art="lighthouse" title={<Trans>Not part of the exchange</Trans>}>
          {exchanges.error.message}
        </StateBox>
      ) : (
        <ErrorBox
          title={<Trans>We couldn’t load your exchange</Trans>}
          onRetry={() => void exchanges.refetch()}
          busy={exchanges.isFetching}
          phone={boot.phone}
        >
          {exchanges.error.message}
        </ErrorBox>
      )}
    </div>
  )
}

interface TakePartProps {
  idContract: number
  open: OpenExchange
}

/** The form for a further year; for an admin the note that only the owner may. */
function TakePart({ idContract, open }: TakePartProps) {
  const { user } = useSession()
  return (
    <section className="card pad" aria-labelledby="take-part">
      <SectionHead
        title={
          <span id="take-part">
            <Trans>Take part</Trans>
          </span>
        }
      />
      {user.isAdmin ? (
        <RestrictedNote />
      ) : open.years.length > 0 ? (
        <SubscribeForm idContract={idContract} open={open} />
      ) : (
        <p className="muted">
          <Trans>
            You already take part in every year that is open. A further year opens in January, as long as the
            contract runs.
          </Trans>
        </p>
      )}
    </section>
  )
}
