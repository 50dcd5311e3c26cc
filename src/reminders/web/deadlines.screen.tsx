import './deadlines.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useSession } from '../../membership/web/session/use-session.ts'
import { CalendarAddress } from '../../reservations/web/feed/calendar-feed-address.tsx'
import { call } from '../../web/calls/call.ts'
import { queryOf } from '../../web/calls/query.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../web/ui/restricted-note.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { endDeadlineFeed, readDeadlineFeed, renewDeadlineFeed } from '../deadlines.endpoints.ts'

/** The private address under which a calendar program follows an owner's deadlines: made, renewed and ended. */
export default function DeadlinesScreen() {
  const { user, trusted } = useSession()
  return (
    <div className="page fade">
      <PageHead
        back={
          <Link to="/my-account" className="link small deadlines-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My account</Trans>
          </Link>
        }
        title={<Trans>Deadlines in my calendar</Trans>}
        lead={
          <Trans>
            Fees, installments and other charges on their due day, nights and benefits that expire, the last
            day on which a stay is cancelled free or its benefits are authorized, and reports that wait. Your
            calendar tells you a day ahead; what is done is gone from it.
          </Trans>
        }
      />
      {user.isAdmin || trusted ? <RestrictedNote /> : <DeadlineAddress />}
    </div>
  )
}

function DeadlineAddress() {
  const { t } = useLingui()
  const feed = useQuery(queryOf(readDeadlineFeed))
  const queries = useQueryClient()
  const keep = ({ url }: { url: string | null }) => queries.setQueryData(keyOf(readDeadlineFeed), { url })
  const renewal = useSend<void, { url: string | null }>({
    send: () => call(renewDeadlineFeed),
    done: (made) => {
      keep(made)
      toast(t`Your deadlines have a new address`)
    },
  })
  const ending = useSend<void, { url: string | null }>({
    send: () => call(endDeadlineFeed),
    done: (ended) => {
      keep(ended)
      toast(t`The address has ended`)
    },
  })
  if (feed.isError && !feed.data) return <LoadError query={feed} />
  if (!feed.data)
    return (
      <Loading label={t`Loading the address`}>
        <Skeleton height={120} radius={10} />
      </Loading>
    )
  const { url } = feed.data
  const failure = renewal.failure ?? ending.failure
  return (
    <section className="card pad stack stack-wide" aria-label={t`Private address`}>
      {url ? (
        <CalendarAddress
          key={url}
          url={url}
          hint={t`Whoever has it can see your deadlines and what is due. Keep it to yourself.`}
        />
      ) : (
        <p className="muted">
          <Trans>
            There is no address yet. Create one, then add it to your calendar program; the calendar asks for
            news by itself.
          </Trans>
        </p>
      )}
      {failure && <FormError>{failure.message}</FormError>}
      <div className="row wrap">
        {url ? (
          <>
            <Button kind="secondary" busy={renewal.busy} onClick={() => void renewal.send()}>
              <Trans>Make a new address, and end this one</Trans>
            </Button>
            <Button kind="danger" busy={ending.busy} onClick={() => void ending.send()}>
              <Trans>End the address</Trans>
            </Button>
          </>
        ) : (
          <Button busy={renewal.busy} onClick={() => void renewal.send()}>
            <Trans>Create the address</Trans>
          </Button>
        )}
      </div>
    </section>
  )
}
