import './waiting.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useContract } from '../../../membership/web/session/use-session.ts'
import { boot } from '../../../web/boot.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../../web/ui/state-box.tsx'
import { listWaits } from '../../waiting.endpoints.ts'
import { HeldOffer } from './held-offer.tsx'
import { NewWish } from './new-wish.tsx'
import { OtherWaits } from './other-waits.tsx'
import { WaitRow } from './wait-row.tsx'
import type { Waiting } from './wait-words.tsx'

/** The waiting list of a contract: what is held for its owner, and what they wait for. */
export default function WaitingScreen() {
  const { id } = useContract()
  const waiting = useQuery(queryOf(listWaits, { query: { idContract: id } }))
  return (
    <div className="page">
      <PageHead
        back={
          <Link to="/my-reservations" className="link small wait-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My reservations</Trans>
          </Link>
        }
        title={<Trans>Waiting list</Trans>}
        lead={waiting.data && <Lead waiting={waiting.data} />}
      />
      {waiting.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load your waiting list</Trans>}
            onRetry={() => void waiting.refetch()}
            busy={waiting.isFetching}
            phone={boot.phone}
            beside
          >
            {waiting.error.message}
          </ErrorBox>
        </div>
      ) : waiting.data ? (
        // Another contract has its own.
        <>
          <Waits key={id} idContract={id} waiting={waiting.data} />
          {/* It comes later than the page, so below it: nothing moves. */}
          <OtherWaits />
        </>
      ) : (
        <WaitsSkeleton />
      )}
    </div>
  )
}

function Lead({ waiting: { data } }: { waiting: Waiting }) {
  const held = data.filter(({ offer }) => offer !== null).length
  if (data.length === 0) return <Trans>Nights that come free go first to who waits for them.</Trans>
  return (
    <>
      <Plural value={data.length - held} _0="No wish waits." one="One wish waits." other="# wishes wait." />{' '}
      {held > 0 && (
        <Plural
          value={held}
          one="One is free, and it’s held for you."
          other="# are free, and they are held for you."
        />
      )}
    </>
  )
}

function Waits({ idContract, waiting }: { idContract: number; waiting: Waiting }) {
  const { data, rules } = waiting
  const { mostWaits, closesDays } = rules
  if (data.length === 0) return <NoWaits idContract={idContract} waiting={waiting} />
  return (
    <>
      {data.map((wait) =>
        wait.offer ? (
          <HeldOffer
            key={wait.offer.id}
            idContract={idContract}
            waiting={waiting}
            wait={wait}
            offer={wait.offer}
          />
        ) : null,
      )}
      <section className="section" aria-labelledby="waits-title">
        <div className="section-head">
          <h2 className="title" id="waits-title">
            <Trans>Your wishes</Trans>
          </h2>
          {data.length >= mostWaits ? (
            <p className="small faint">
              <Trans>{mostWaits} is the most: withdraw one to add another.</Trans>
            </p>
          ) : (
            <NewWish idContract={idContract} waiting={waiting} />
          )}
        </div>
        <ul className="waits">
          {data.map((wait) => (
            <WaitRow key={wait.id} idContract={idContract} waiting={waiting} wait={wait} />
          ))}
        </ul>
        <p className="small faint wait-foot">
          <Trans>
            A change that asks for less keeps its place. Wishes count until {closesDays} days before arrival.
          </Trans>
        </p>
      </section>
    </>
  )
}

function NoWaits(of: { idContract: number; waiting: Waiting }) {
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>Nothing to wait for. That’s the best list.</Trans>}
        actions={
          <>
            <NewWish {...of} />
            <Link to="/my-reservations/request" className={buttonClass('secondary')}>
              <Trans>Request a stay</Trans>
            </Link>
          </>
        }
      >
        <Trans>
          Where nothing is free for your nights, you can wait for them from here, the calendar or the months.
        </Trans>
      </StateBox>
    </div>
  )
}

const ROWS = [0, 1]

function WaitsSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your waiting list`}>
      <div className="stack">
        <Skeleton width={190} height={28} />
        {ROWS.map((row) => (
          <Skeleton key={row} height={130} radius={14} />
        ))}
      </div>
    </Loading>
  )
}
