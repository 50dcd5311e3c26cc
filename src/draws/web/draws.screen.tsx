import './draw.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useContract } from '../../membership/web/session/use-session.ts'
import { boot } from '../../web/boot.ts'
import { queryOf } from '../../web/calls/query.ts'
import { buttonClass } from '../../web/ui/button.tsx'
import { PageHead } from '../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { ErrorBox, StateBox } from '../../web/ui/state-box.tsx'
import { useLanguage } from '../../web/words.ts'
import { listDraws } from '../draws.endpoints.ts'
import { DrawChip, DrawNow, type DrawRound } from './draw-words.tsx'

/** The draws of peak weeks at the contract's resort. */
export default function DrawsScreen() {
  const { id } = useContract()
  const draws = useQuery(queryOf(listDraws, { query: { idContract: id } }))
  return (
    <div className="page">
      <PageHead
        back={
          <Link to="/my-reservations" className="link small draw-back">
            <ChevronLeft className="icon-small" aria-hidden />
            <Trans>My reservations</Trans>
          </Link>
        }
        title={<Trans>Peak weeks</Trans>}
        lead={
          <Trans>Weeks that everybody wants are drawn, so that anybody can check who received them.</Trans>
        }
      />
      {draws.isError ? (
        <div className="card">
          <ErrorBox
            title={<Trans>We couldn’t load the draws</Trans>}
            onRetry={() => void draws.refetch()}
            busy={draws.isFetching}
            phone={boot.phone}
            beside
          >
            {draws.error.message}
          </ErrorBox>
        </div>
      ) : draws.data ? (
        <Draws rounds={draws.data.data} />
      ) : (
        <DrawsSkeleton />
      )}
    </div>
  )
}

function Draws({ rounds }: { rounds: DrawRound[] }) {
  if (rounds.length > 0)
    return (
      <ul className="draws">
        {rounds.map((round) => (
          <DrawRow key={round.id} round={round} />
        ))}
      </ul>
    )
  return (
    <div className="card">
      <StateBox
        art="hammock"
        title={<Trans>No draw at this resort</Trans>}
        actions={
          <Link to="/my-reservations/request" className={buttonClass('secondary')}>
            <Trans>Request a stay</Trans>
          </Link>
        }
      >
        <Trans>When the club opens one for its peak weeks, it stands here and on your home.</Trans>
      </StateBox>
    </div>
  )
}

function DrawRow({ round }: { round: DrawRound }) {
  const language = useLanguage()
  return (
    <li>
      <Link to="/my-reservations/draws/$id" params={{ id: String(round.id) }} className="draws-row">
        <span>
          <b className="sub">{round.name[language]}</b>
          <span className="small muted">
            {round.resort}
            {'. '}
            <DrawNow round={round} />
          </span>
          <span className="small faint">
            {round.mayTakePart || round.wishes > 0 || round.drawnAt !== null ? (
              <Plural
                value={round.wishes}
                _0="You have ranked no week."
                one="You have ranked one week."
                other="You have ranked # weeks."
              />
            ) : (
              <Trans>This contract does not take part in it.</Trans>
            )}
          </span>
        </span>
        <DrawChip state={round.state} />
        <ChevronRight className="icon" aria-hidden />
      </Link>
    </li>
  )
}

const ROWS = [0, 1]

function DrawsSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading the draws`}>
      <div className="stack">
        {ROWS.map((row) => (
          <Skeleton key={row} height={96} radius={14} />
        ))}
      </div>
    </Loading>
  )
}
