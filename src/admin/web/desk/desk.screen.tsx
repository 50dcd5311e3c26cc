import './desk.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { listRejections } from '../../../finance/desk.endpoints.ts'
import { listWaitingBookings } from '../../../reservations/desk.endpoints.ts'
import { queryOf } from '../../../web/query.ts'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Segmented } from '../../../web/ui/segmented.tsx'
import { useSearchOf } from '../../../web/use-search-of.ts'
import { type DeskKind, deskSearch } from './desk-search.ts'
import { Rejections } from './rejections.tsx'
import { WaitingBookings } from './waiting-bookings.tsx'

/** How often the queue is read anew while somebody looks at it: others decide too. */
const AGAIN_MS = 60_000

/** The club's desk: what owners wait for, the one that waits longest first. */
export default function DeskScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { show = 'bookings' } = useSearchOf(deskSearch)
  const bookings = useQuery({ ...queryOf(listWaitingBookings), refetchInterval: AGAIN_MS })
  const rejections = useQuery({ ...queryOf(listRejections), refetchInterval: AGAIN_MS })
  const options = [
    { value: 'bookings', label: <Trans>Reservations</Trans>, count: bookings.data?.data.length },
    { value: 'agreements', label: <Trans>Rejected statements</Trans>, count: rejections.data?.data.length },
  ] as const
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Desk</Trans>}
        lead={
          <Trans>
            What owners wait for. Each decision wants a reason: the owner reads it, and is told by mail.
          </Trans>
        }
      />
      <Segmented<DeskKind>
        label={t`Show`}
        value={show}
        onChange={(kind) => void navigate({ to: '/desk', search: { show: kind }, replace: true })}
        options={options.map(({ count, ...option }) => ({
          ...option,
          ...(count !== undefined && { count }),
        }))}
      />
      {show === 'bookings' ? <WaitingBookings query={bookings} /> : <Rejections query={rejections} />}
    </div>
  )
}
