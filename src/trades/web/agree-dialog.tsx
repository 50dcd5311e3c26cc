import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TermsField } from '../../reservations/web/terms-field.tsx'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { agreeToTrade, declineProposal } from '../trades.endpoints.ts'
import { TradeRefusal, TradeTermsOf } from './trade-terms.tsx'
import type { OwnStay, TradedStay } from './trade-words.tsx'
import { useTradesChanged } from './use-trades-changed.ts'

interface AgreeDialogProps {
  open: boolean
  onClose: () => void
  idContract: number
  idTrade: number
  idProposal: number
  gives: OwnStay
  receives: TradedStay
}

/** The last look before a trade comes true: what goes and comes, the yes and the no. */
export function AgreeDialog({ open, onClose, ...rest }: AgreeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>Agree to this trade?</Trans>}
      lead={
        <Trans>
          The other owner has agreed already: with your yes both stays change hands at once, permanently.
        </Trans>
      }
    >
      {open && <AnswerForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function AnswerForm({ onClose, gives, receives, ...asked }: Omit<AgreeDialogProps, 'open'>) {
  const { idContract, idProposal } = asked
  const { t } = useLingui()
  const changed = useTradesChanged()
  const [terms, setTerms] = useState(false)
  const [isTold, setTold] = useState(false)
  const [declining, setDeclining] = useState(false)
  // The proposal is gone from the list behind the dialog, and the dialog with it: what happened is said beside them.
  const over = ({ code, message }: { code: string; message: string }) => {
    if (code !== 'TRADE_OVER' && code !== 'NOT_FOUND') return
    onClose()
    toast(t`Nothing was traded`, { text: message, tone: 'warn' })
  }
  const agree = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(agreeToTrade, { body: { idContract, idProposal, terms: true }, idempotencyKey }),
    changed,
    done: ({ data: { code } }) => {
      onClose()
      toast(t`The stay is yours`, { text: t`Its reference is ${code}. Both owners are told by email.` })
    },
    refused: over,
  })
  const decline = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(declineProposal, { body: { idContract, idProposal }, idempotencyKey }),
    changed,
    done: () => {
      onClose()
      toast(t`Declined`, { text: t`Your stay stays offered. The other owner is told, without your name.` })
    },
    refused: over,
  })
  const { failure } = agree
  const refusal = failure && <TradeRefusal>{failure.message}</TradeRefusal>
  const no = (
    <>
      <Button type="button" kind="secondary" onClick={() => setDeclining(true)}>
        <Trans>Decline the proposal</Trans>
      </Button>
      <Dialog
        open={declining}
        onClose={() => setDeclining(false)}
        alert
        title={<Trans>Decline this proposal?</Trans>}
        lead={
          <Trans>
            It ends permanently, and the other owner is told by email, without your name. Your stay stays
            offered.
          </Trans>
        }
      >
        {decline.failure && <TradeRefusal>{decline.failure.message}</TradeRefusal>}
        <DialogActions>
          <Button type="button" kind="secondary" onClick={() => setDeclining(false)}>
            <Trans>Not yet</Trans>
          </Button>
          <Button type="button" busy={decline.busy} onClick={() => void decline.send(undefined)}>
            <Trans>Yes, decline it</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
        if (terms) void agree.send(undefined)
      }}
    >
      <TradeTermsOf
        asked={asked}
        gives={gives}
        receives={receives}
        otherwise={
          <>
            {refusal}
            <DialogActions>
              {no}
              <Button type="button" kind="secondary" onClick={onClose}>
                <Trans>Not yet</Trans>
              </Button>
            </DialogActions>
          </>
        }
      >
        {() => (
          <>
            <TermsField
              accepted={terms}
              error={isTold && !terms ? t`Please accept the terms.` : undefined}
              onChange={setTerms}
            />
            {refusal}
            <DialogActions>
              {no}
              <Button type="submit" busy={agree.busy}>
                <Trans>Agree to the trade</Trans>
              </Button>
            </DialogActions>
          </>
        )}
      </TradeTermsOf>
    </form>
  )
}
