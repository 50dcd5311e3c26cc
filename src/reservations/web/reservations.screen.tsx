import './stays/coming.css'
import './stays/past.css'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../membership/web/session/use-may.ts'
import { useSession } from '../../membership/web/session/use-session.ts'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/calls/query.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { LoadError } from '../../web/ui/load-error.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { RestrictedNote } from '../../web/ui/restricted-note.tsx'
import { ErrorBox, StateBox } from '../../web/ui/state-box.tsx'
import { useSearchOf } from '../../web/use-search-of.ts'
import { listComingStays } from '../past-stays.endpoints.ts'
import { pastSearchWords } from '../stay/past-stays.ts'
import { FreshNote } from './request/fresh-note.tsx'
import { ComingStays, EndedAhead } from './stays/coming-stays.tsx'
import { useKeptLook } from './stays/last-look.ts'
import { PastStays } from './stays/past-stays.tsx'
import { StaysLead } from './stays/stays-lead.tsx'
import { staysSearch } from './stays/stays-search.ts'
import { StaysSkeleton } from './stays/stays-skeleton.tsx'
import { usePastStays, usePastYears } from './stays/use-past-stays.ts'
import { useContractAsked } from './use-contract-asked.ts'
import { LookChoice, YearLook } from './year/look-choice.tsx'
import { yearSearch } from './year/year-search.ts'

/** My Reservations: what comes as cards, what is behind by year, in all of the owner's contracts. */
export default function ReservationsScreen() {
  const coming = useComing()
  const mayRequest = useMay('book')
  const { view: look = 'list' } = useSearchOf(yearSearch)
  return (
    <div className="page stays">
      <PageHead
        title={<Trans>My Reservations</Trans>}
        lead={<StaysLead coming={coming.data} />}
        action={
          mayRequest && (
            <Link to="/my-reservations/request" className={buttonClass()}>
              <Trans>Request a stay</Trans>
            </Link>
          )
        }
      />
      <LookChoice look={look} />
      {look === 'year' ? <YearLook /> : <Stays coming={coming} />}
    </div>
  )
}

function Stays({ coming }: { coming: ReturnType<typeof useComing> }) {
  const { user, trusted } = useSession()
  const look = useSearchOf(staysSearch)
  const { year: asked, page = 1, search: typed = '', fresh } = look
  useKeptLook(look)
  const search = pastSearchWords(typed).length > 0 ? typed : undefined
  const years = usePastYears(search)
  // An address may name a year without stays: the latest is shown in its place.
  const year = years.data?.data.some((one) => one.year === asked) === false ? undefined : asked
  const past = usePastStays({ year, search, page })

  // Which year opens is the server's word, unless the address says it.
  const isPastPending = years.isPending || (past.isPending && year === undefined && search === undefined)
  if (coming.isPending || isPastPending) return <StaysSkeleton />
  if (coming.isError && years.isError) {
    return (
      <div className="card">
        <ErrorBox
          title={<Trans>We couldn’t load your reservations</Trans>}
          onRetry={() => void Promise.all([coming.refetch(), years.refetch(), past.refetch()])}
          busy={coming.isFetching}
          phone={boot.phone}
          beside
        >
          {coming.error.message}
        </ErrorBox>
      </div>
    )
  }
  const ahead = coming.data?.data ?? []
  const isBehind = years.isError || search !== undefined || years.data.data.length > 0
  const ended = coming.data?.ended ?? []
  if (coming.data && ahead.length + ended.length === 0 && !isBehind) return <NoStays />
  const requested = ahead.find((booking) => booking.id === fresh)
  return (
    <>
      {requested && <FreshNote booking={requested} />}
      {user.isAdmin && (
        <div className="coming-note">
          <RestrictedNote />
        </div>
      )}
      {coming.isError ? (
        <LoadError query={coming} />
      ) : ahead.length > 0 ? (
        <ComingStays bookings={ahead} beside={coming.data?.beside ?? []} fresh={fresh} />
      ) : trusted ? null : (
        <p className="coming-none muted">
          <Trans>When you request a stay, it stands here until you leave.</Trans>
        </p>
      )}
      <EndedAhead stays={ended} />
      {isBehind && (
        <PastStays years={years} past={past} year={year} search={search} typed={typed} page={page} />
      )}
    </>
  )
}

const useComing = () => useQuery(queryOf(listComingStays, { query: useContractAsked() }))

/** An owner who never asked for a stay. */
function NoStays() {
  const { trusted } = useSession()
  const mayRequest = useMay('book')
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>No stays yet</Trans>}
        actions={
          mayRequest && (
            <Link to="/my-reservations/request" className={buttonClass('secondary')}>
              <Trans>Search residences</Trans>
            </Link>
          )
        }
      >
        {trusted ? (
          <Trans>The stays of this contract appear here as soon as one is requested.</Trans>
        ) : (
          <Trans>Your stays appear here as soon as you request one.</Trans>
        )}
      </StateBox>
    </div>
  )
}
