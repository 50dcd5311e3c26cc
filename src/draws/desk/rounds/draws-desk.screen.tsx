import '../../web/draw.css'
import './draws-desk.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { queryOf } from '../../../web/calls/query.ts'
import { Button } from '../../../web/ui/button.tsx'
import { LoadError } from '../../../web/ui/load-error.tsx'
import { PageHead } from '../../../web/ui/page-head.tsx'
import { Loading, Skeleton } from '../../../web/ui/skeleton.tsx'
import { StateBox } from '../../../web/ui/state-box.tsx'
import { listDrawRounds } from '../../desk.endpoints.ts'
import { isUnderWay } from './desk-round.ts'
import { DeskRoundCard } from './desk-round-card.tsx'
import { DrawTrial } from './draw-trial.tsx'
import { OpenDrawDialog } from './open-draw-dialog.tsx'

/** The draws of all resorts: what each needs from the desk, a new one, and a trial of other rules. */
export default function DrawsDeskScreen() {
  const { t } = useLingui()
  const [isOpening, setOpening] = useState(false)
  const query = useQuery({
    ...queryOf(listDrawRounds),
    // What is being drawn is done in seconds; whoever pressed waits for it.
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? 2000 : 60_000),
  })
  return (
    <div className="page fade">
      <PageHead
        title={<Trans>Draws of peak weeks</Trans>}
        lead={
          <Trans>
            Rules are published once and never change. Their weeks leave every search until the round is
            settled or taken back.
          </Trans>
        }
        action={
          query.data && (
            <Button onClick={() => setOpening(true)}>
              <Plus className="icon" aria-hidden />
              <Trans>New round</Trans>
            </Button>
          )
        }
      />
      {query.isError ? (
        <LoadError query={query} />
      ) : !query.data ? (
        <Loading label={t`Loading the draws`}>
          <Skeleton height={320} radius={16} />
        </Loading>
      ) : (
        <>
          {query.data.data.length === 0 ? (
            <div className="card">
              <StateBox art="hammock" title={<Trans>No draw yet</Trans>}>
                <Trans>Open a round for weeks that everybody wants; owners rank what they wish.</Trans>
              </StateBox>
            </div>
          ) : (
            <div className="desk-draws">
              {query.data.data.map((round) => (
                <DeskRoundCard key={round.id} round={round} />
              ))}
            </div>
          )}
          <DrawTrial hotels={query.data.hotels} rounds={query.data.data} />
          <OpenDrawDialog open={isOpening} onClose={() => setOpening(false)} hotels={query.data.hotels} />
        </>
      )}
    </div>
  )
}
