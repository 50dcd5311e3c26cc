import './trades-desk.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode, useState } from 'react'
import { spanInWords } from '../../../kernel/span-words.ts'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { PageHead, SectionHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StatusChip } from '../../../web/ui/status-chip.tsx'
import { ThingFailed } from '../../../web/ui/thing-failed.tsx'
import { useLanguage } from '../../../web/words.ts'
import { readTradeAtDesk, type TradeAtDesk } from '../../desk.endpoints.ts'
import { EndTradeDialog } from './end-trade-dialog.tsx'
import { TradeHistory } from './trade-history.tsx'
import { TradeStageChip } from './trade-stage.tsx'

/** One trade at the desk: both sides, what happened when, and what may be ended. */
export default function TradeDeskScreen() {
  const { t } = useLingui()
  const { id = '' } = useParams({ strict: false })
  const idTrade = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
  const trade = useQuery({ ...queryOf(readTradeAtDesk, { query: { idTrade } }), refetchInterval: 60_000 })
  const back = (
    <Link to="/desk/trades" className="link desk-trade-back">
      <ChevronLeft className="icon-small" aria-hidden />
      <Trans>Trades</Trans>
    </Link>
  )
  return (
    <div className="page fade">
      {trade.data ? (
        <Trade key={trade.data.data.id} trade={trade.data.data} back={back} />
      ) : (
        <>
          <p className="page-head-back">{back}</p>
          {trade.isError ? (
            <ThingFailed
              query={trade}
              failed={<Trans>We couldn’t load this trade</Trans>}
              missing={<Trans>We couldn’t find this trade</Trans>}
              actions={null}
            >
              <Trans>Nothing was changed. The link may be wrong; look for the owner in all trades.</Trans>
            </ThingFailed>
          ) : (
            <Loading label={t`Loading the trade`}>
              <Skeleton height={560} radius={16} />
            </Loading>
          )}
        </>
      )}
    </div>
  )
}

function Trade({ trade, back }: { trade: TradeAtDesk; back: ReactNode }) {
  // Null is the offer itself; undefined: nothing is asked.
  const [ending, setEnding] = useState<number | null | undefined>(undefined)
  const { id, stage, resort, offered, proposals, foundBy, state } = trade
  const { code } = offered
  return (
    <>
      <PageHead back={back} title={<Trans>Trade of {code}</Trans>} />
      <p className="desk-trade-head">
        <TradeStageChip stage={stage} />
        <span>{resort}</span>
        <span className="small muted">
          {foundBy === 'resort' ? (
            <Trans>Offered to every owner of the resort</Trans>
          ) : (
            <Trans>Offered to who has its code</Trans>
          )}
        </span>
      </p>
      <div className="desk-trade-parts">
        <section aria-labelledby="desk-trade-offered">
          <SectionHead
            title={
              <span id="desk-trade-offered">
                <Trans>The stay that is offered</Trans>
              </span>
            }
          />
          <div className="card pad">
            <Side stay={offered}>
              {state === 'open' && (
                <Button kind="secondary" size="small" onClick={() => setEnding(null)}>
                  <Trans>End the offer</Trans>
                </Button>
              )}
            </Side>
          </div>
        </section>
        <section aria-labelledby="desk-trade-proposed">
          <SectionHead
            title={
              <span id="desk-trade-proposed">
                <Trans>Proposed for it</Trans>
              </span>
            }
          />
          {proposals.length === 0 ? (
            <p className="muted">
              <Trans>Nobody has proposed a stay for it.</Trans>
            </p>
          ) : (
            <ul className="desk-trade-proposals">
              {proposals.map((proposal) => (
                <li key={proposal.id} className="card pad">
                  <Side
                    stay={proposal.stay}
                    chip={
                      <TradeStageChip
                        stage={
                          proposal.state === 'open'
                            ? 'proposed'
                            : proposal.state === 'agreed'
                              ? 'agreed'
                              : 'ended'
                        }
                      />
                    }
                  >
                    {proposal.state === 'open' && (
                      <Button kind="secondary" size="small" onClick={() => setEnding(proposal.id)}>
                        <Trans>End the proposal</Trans>
                      </Button>
                    )}
                  </Side>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <TradeHistory trade={trade} />
      <EndTradeDialog
        trade={trade}
        idProposal={ending ?? null}
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        key={`${id} ${ending}`}
      />
    </>
  )
}

interface SideProps {
  stay: TradeAtDesk['offered']
  chip?: ReactNode
  children: ReactNode
}

/** One side: whose it is, the stay with its party, and what can be done. */
function Side({ stay, chip, children }: SideProps) {
  const language = useLanguage()
  const { idOwner, owner, coOwners, contract, code, datein, dateout, category, adults, status } = stay
  const others = coOwners.join(', ')
  return (
    <div className="desk-trade-side">
      <p>
        <Link to="/desk/owners/$id" params={{ id: String(idOwner) }} className="link">
          {owner}
        </Link>{' '}
        <span className="small muted numeric">
          <Trans>Contract {contract}</Trans>
        </span>
        {others && (
          <span className="small muted desk-trade-line">
            <Trans>with {others}</Trans>
          </span>
        )}
      </p>
      <p className="numeric">
        <b className="sub">{spanInWords({ checkIn: datein, checkOut: dateout }, language)}</b>
        <span className="small muted desk-trade-line">
          {code}, {category[language]}, <Plural value={adults} one="# adult" other="# adults" />
          {stay.children > 0 && (
            <>
              {', '}
              <Plural value={stay.children} one="# child" other="# children" />
            </>
          )}
        </span>
      </p>
      <p className="desk-trade-foot">
        {chip}
        <StatusChip status={status} />
        {children}
      </p>
    </div>
  )
}
