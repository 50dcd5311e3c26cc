import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Chip } from '../../web/ui/chip.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { type TradesOfContract, withdrawProposal, withdrawTrade } from '../trades.endpoints.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { ClashNote } from './clash-note.tsx'
import { StayLines, useDaysOf } from './trade-words.tsx'
import { useTradesChanged } from './use-trades-changed.ts'

type Offered = TradesOfContract['offered'][number]

interface OfferedRowProps {
  idContract: number
  /** The wish on the waiting list that stands in the place of the stay. */
  wish: string | undefined
  offered: Offered
  /** Whether the reader may answer: nobody does it for an owner. */
  mayAct: boolean
}

/** A stay that one offers, with what is proposed for it. */
export function OfferedRow({ idContract, offered, wish, mayAct }: OfferedRowProps) {
  const { code, stay, foundBy, proposals } = offered
  return (
    <li className="trade-row">
      <div className="trade-what">
        <StayLines stay={stay} code={stay.code} />
        <span className="small faint">
          {foundBy === 'resort' ? (
            <Trans>Every owner of the resort can find it. Its code is {code}.</Trans>
          ) : (
            <Trans>Found only with its code: {code}.</Trans>
          )}{' '}
          <Plural
            value={proposals.length}
            _0="Nobody has proposed a stay for it yet."
            one="One stay is proposed for it."
            other="# stays are proposed for it."
          />
        </span>
        <WishBeside wish={wish} />
      </div>
      {mayAct && <TakeBack idContract={idContract} offered={offered} />}
      {proposals.length > 0 && (
        <ul className="trade-proposals">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.id} {...{ idContract, offered, proposal, mayAct }} />
          ))}
        </ul>
      )}
    </li>
  )
}

function ProposalRow({
  idContract,
  offered,
  proposal,
  mayAct,
}: Omit<OfferedRowProps, 'wish'> & { proposal: Offered['proposals'][number] }) {
  const [looking, setLooking] = useState(false)
  return (
    <li>
      <div className="trade-what">
        <Chip tone="good" icon={Bell}>
          <Trans>Proposed to you</Trans>
        </Chip>
        <StayLines stay={proposal.stay} />
      </div>
      <ClashNote clash={proposal.clash} of="own-yes" />
      {mayAct && (
        <Button size="small" onClick={() => setLooking(true)}>
          <Trans>Look and answer</Trans>
        </Button>
      )}
      <AgreeDialog
        open={looking}
        onClose={() => setLooking(false)}
        idContract={idContract}
        idTrade={offered.id}
        idProposal={proposal.id}
        gives={offered.stay}
        receives={proposal.stay}
      />
    </li>
  )
}

function TakeBack({ idContract, offered }: Omit<OfferedRowProps, 'mayAct' | 'wish'>) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const changed = useTradesChanged()
  const back = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(withdrawTrade, { body: { idContract, idTrade: offered.id }, idempotencyKey }),
    changed,
    done: () => toast(t`No longer offered`, { text: t`You keep your stay.` }),
  })
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => setAsking(true)}>
        <Trans>Stop offering it</Trans> <span className="hidden-text">{offered.stay.code}</span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        alert
        title={<Trans>Stop offering this stay?</Trans>}
        lead={
          <Plural
            value={offered.proposals.length}
            _0="You keep it, and nobody finds it any more."
            one="You keep it. The owner who proposed a stay for it is told."
            other="You keep it. The # owners who proposed a stay for it are told."
          />
        }
      >
        {back.failure && <FormError>{back.failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setAsking(false)}>
            <Trans>Keep offering it</Trans>
          </Button>
          <Button busy={back.busy} onClick={() => void back.send(undefined)}>
            <Trans>Stop offering it</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** That a wish on the waiting list stands in the place of the same stay. */
function WishBeside({ wish }: { wish: string | undefined }) {
  if (!wish) return null
  return (
    <span className="small faint">
      <Trans>
        Your wish {wish} stands in its place, too: it asks you once the stay is traded, and the trade ends
        once the wish is taken.
      </Trans>
    </span>
  )
}

/** A stay that one has proposed for another's. */
export function ProposedRow({
  idContract,
  proposed,
  wish,
  mayAct,
}: {
  idContract: number
  wish: string | undefined
  proposed: TradesOfContract['proposed'][number]
  mayAct: boolean
}) {
  const { t } = useLingui()
  const daysOf = useDaysOf()
  const [asking, setAsking] = useState(false)
  const changed = useTradesChanged()
  const back = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(withdrawProposal, { body: { idContract, idProposal: proposed.id }, idempotencyKey }),
    changed,
    done: () => toast(t`Taken back`, { text: t`You keep your stay.` }),
  })
  const { code } = proposed.gives
  const days = daysOf(proposed.receives)
  return (
    <li className="trade-row">
      <div className="trade-pair">
        <div className="trade-what">
          <StayLines stay={proposed.gives} code={proposed.gives.code} />
          <WishBeside wish={wish} />
        </div>
        <ArrowRight className="icon" aria-label={t`for`} />
        <div className="trade-what">
          <StayLines stay={proposed.receives} />
        </div>
        <ClashNote clash={proposed.clash} of="their-yes" />
      </div>
      {mayAct && (
        <Button kind="ghost" size="small" onClick={() => setAsking(true)}>
          <Trans>Take it back</Trans> <span className="hidden-text">{proposed.gives.code}</span>
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        alert
        title={<Trans>Take this proposal back?</Trans>}
        lead={
          <Trans>
            You keep {code}, and no longer ask for {days}. The stay may go to another owner meanwhile.
          </Trans>
        }
      >
        {back.failure && <FormError>{back.failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setAsking(false)}>
            <Trans>Leave it proposed</Trans>
          </Button>
          <Button busy={back.busy} onClick={() => void back.send(undefined)}>
            <Trans>Yes, take it back</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </li>
  )
}
