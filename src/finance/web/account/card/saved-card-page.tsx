import '../account.css'
import '../pay/pay.css'
import './saved-card.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect } from 'react'
import { useContract, useSession } from '../../../../membership/web/session/use-session.ts'
import { queryOf } from '../../../../web/calls/query.ts'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { LoadError } from '../../../../web/ui/load-error.tsx'
import { PageHead } from '../../../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../../../web/ui/restricted-note.tsx'
import { readSavedCard } from '../../../account/mandate.endpoints.ts'
import { ReportsSkeleton } from '../../reports/reports-skeleton.tsx'
import { CardPayments } from './card-payments.tsx'
import { StopNote } from './stop-note.tsx'
import { TheCard } from './the-card.tsx'
import { useAskForCard } from './use-saved-card.ts'

interface SavedCardPageProps {
  /** The owner comes back from the provider’s page. */
  cameBack: boolean
  /** The payment that one wants to stop, by the press of the mail. */
  stop: number | undefined
}

const back = (
  <Link to="/my-reports" search={{ view: 'statement' }} className="link small back">
    <ChevronLeft className="icon-small" aria-hidden />
    <Trans>My reports</Trans>
  </Link>
)

/** The card that pays by itself what is due: saved, ended, and each of its payments stopped. */
export function SavedCardPage({ cameBack, stop }: SavedCardPageProps) {
  const { trusted, user } = useSession()
  return (
    <div className="page">
      <PageHead
        title={<Trans>Saved card</Trans>}
        lead={
          <Trans>
            It pays each charge of this contract on its due day. You hear of it seven days before, and can
            stop it until the day before.
          </Trans>
        }
        back={back}
      />
      {trusted || user.isAdmin ? <RestrictedNote /> : <Card cameBack={cameBack} stop={stop} />}
    </div>
  )
}

function Card({ cameBack, stop }: SavedCardPageProps) {
  const contract = useContract()
  const saved = useQuery(queryOf(readSavedCard, { query: { idContract: contract.id } }))
  const asking = useAskForCard()
  const { send } = asking
  const asks = cameBack && saved.data?.data.card === null
  useEffect(() => {
    if (asks) void send()
  }, [asks, send])
  if (saved.isError && !saved.data) return <LoadError query={saved} />
  if (!saved.data) return <ReportsSkeleton />
  const { data } = saved.data
  const asked = stop === undefined ? undefined : data.payments.find(({ id }) => id === stop)
  if (!data.offered)
    return (
      <p className="muted">
        <Trans>The club takes no cards in the portal.</Trans>
      </p>
    )
  return (
    <>
      {asking.failure && <FormError>{asking.failure.message}</FormError>}
      {asked && <StopNote payment={asked} />}
      <div className="pay">
        <CardPayments payments={data.payments} hasCard={data.card !== null} />
        <TheCard card={data.card} busy={asking.busy} />
      </div>
    </>
  )
}
