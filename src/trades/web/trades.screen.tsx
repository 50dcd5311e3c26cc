import './trades.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode, useId, useState } from 'react'
import { useContract, useSession } from '../../membership/web/session/use-session.ts'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/calls/query.ts'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { PageHead, SectionHead } from '../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../web/ui/state-box.tsx'
import { listTrades, type TradesOfContract } from '../trades.endpoints.ts'
import { KeptStays } from './kept-stays.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OtherContractsTrades } from './other-contracts-trades.tsx'
import { FindByCode, OtherRow } from './other-trades.tsx'
import { OfferedRow, ProposedRow } from './own-trades.tsx'
import { PastTrade } from './past-trades.tsx'

/** Trades of stays among the owners of a resort: what is proposed to one, what one offers, and what others do. */
export default function TradesScreen() {
  const { id } = useContract()
  const trades = useQuery(queryOf(listTrades, { query: { idContract: id } }))
  return (
    <div className="page">
      <PageHead
        back={
          <Link to="/my-reservations" className="link small trade-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My reservations</Trans>
          </Link>
        }
        title={<Trans>Trades</Trans>}
        lead={
          <Trans>
            Give another owner a stay of yours for one of theirs at the same resort. Both agree first; names
            are not shared.
          </Trans>
        }
      />
      {trades.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load the trades</Trans>}
            onRetry={() => void trades.refetch()}
            busy={trades.isFetching}
            phone={boot.phone}
            beside
          >
            {trades.error.message}
          </ErrorBox>
        </div>
      ) : trades.data ? (
        // Another contract has its own.
        <>
          <Trades key={id} idContract={id} trades={trades.data.data} />
          {/* It comes later than the page, so below it: nothing moves. */}
          <OtherContractsTrades />
        </>
      ) : (
        <TradesSkeleton />
      )}
    </div>
  )
}

function Trades({ idContract, trades }: { idContract: number; trades: TradesOfContract }) {
  const { user, trusted } = useSession()
  const mayAct = !user.isAdmin && !trusted
  const [offering, setOffering] = useState(false)
  const { offered, proposed, others, past } = trades
  const out = new Set(offered.map(({ stay }) => stay.id))
  const free = trades.stays.filter(({ id }) => !out.has(id))
  const given = new Set(proposed.map(({ gives }) => gives.id))
  const wishOf = (stay: number) => trades.wishes.find(({ idBooking }) => idBooking === stay)?.code
  const idle = free.filter(({ id }) => !given.has(id))
  return (
    <>
      <Part
        title={<Trans>Your stays on offer</Trans>}
        action={
          mayAct &&
          free.length > 0 && (
            <Button kind="secondary" size="small" onClick={() => setOffering(true)}>
              <Trans>Offer a stay</Trans>
            </Button>
          )
        }
      >
        {offered.length > 0 ? (
          <ul className="trades">
            {offered.map((one) => (
              <OfferedRow key={one.id} {...{ idContract, offered: one, wish: wishOf(one.stay.id), mayAct }} />
            ))}
          </ul>
        ) : trades.stays.length > 0 ? (
          <p className="muted">
            <Plural
              value={idle.length}
              _0="You offer none, and what could be offered is proposed to other owners already."
              one="You offer none. One confirmed stay of yours could be offered."
              other="You offer none. # confirmed stays of yours could be offered."
            />
          </p>
        ) : (
          <NothingToGive />
        )}
        <KeptStays kept={trades.kept} />
      </Part>
      {proposed.length > 0 && (
        <Part title={<Trans>Proposed by you</Trans>}>
          <ul className="trades">
            {proposed.map((one) => (
              <ProposedRow
                key={one.id}
                {...{ idContract, proposed: one, wish: wishOf(one.gives.id), mayAct }}
              />
            ))}
          </ul>
        </Part>
      )}
      <Part title={<Trans>Offered by other owners</Trans>}>
        {others.length > 0 ? (
          <ul className="trades">
            {others.map((other) => (
              <OtherRow
                key={other.id}
                idContract={idContract}
                stays={trades.stays}
                other={other}
                mayAct={mayAct}
              />
            ))}
          </ul>
        ) : (
          <p className="muted">
            <Trans>No owner of the resort offers a stay to everybody now.</Trans>
          </p>
        )}
        {mayAct && <FindByCode idContract={idContract} stays={trades.stays} />}
      </Part>
      {past.length > 0 && (
        <Part title={<Trans>The last two months</Trans>}>
          <ul className="trades">
            {past.map((one) => (
              <PastTrade key={one.id} past={one} />
            ))}
          </ul>
        </Part>
      )}
      {mayAct && (
        <OfferDialog
          open={offering}
          onClose={() => setOffering(false)}
          idContract={idContract}
          stays={free}
          proposed={given}
          wishes={trades.wishes}
        />
      )}
    </>
  )
}

function Part({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead title={<span id={id}>{title}</span>} action={action} />
      {children}
    </section>
  )
}

function NothingToGive() {
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>No stay to trade yet</Trans>}
        actions={
          <Link to="/my-reservations/request" className={buttonClass('secondary')}>
            <Trans>Request a stay</Trans>
          </Link>
        }
      >
        <Trans>A stay that the resort has confirmed can be traded until three days before arrival.</Trans>
      </StateBox>
    </div>
  )
}

const ROWS = [0, 1]

function TradesSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the trades`}>
      <div className="stack">
        <Skeleton width={190} height={28} />
        {ROWS.map((row) => (
          <Skeleton key={row} height={96} radius={14} />
        ))}
      </div>
    </Loading>
  )
}
