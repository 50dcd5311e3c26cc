import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { keyOf } from '../../../web/calls/query-key.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { BothLanguages } from '../../../web/desk/both-languages.tsx'
import { useChecked } from '../../../web/forms/use-checked.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import {
  endTradeAtDesk,
  LONGEST_REASON,
  listTradesAtDesk,
  readTradeAtDesk,
  type TradeAtDesk,
} from '../../desk.endpoints.ts'

interface EndTradeDialogProps {
  trade: TradeAtDesk
  /** The proposal that would end; null for the offer with all that is proposed for it. */
  idProposal: number | null
  open: boolean
  onClose: () => void
}

/** Ends a proposal, or an offer, in the club's name: why, in both languages, as both owners will read it. */
export function EndTradeDialog({ trade, idProposal, open, onClose }: EndTradeDialogProps) {
  const waiting = trade.proposals.filter(({ state }) => state === 'open').length
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={idProposal === null ? <Trans>End this offer?</Trans> : <Trans>End this proposal?</Trans>}
      lead={
        idProposal === null ? (
          <Plural
            value={waiting}
            _0="Nobody can propose a stay for it any more. Its owner keeps the stay and reads your reason by email."
            one="The proposal for it ends too. Both owners keep their stays and read your reason by email."
            other="The # proposals for it end too. All owners keep their stays and read your reason by email."
          />
        ) : (
          <Trans>Both owners keep their stays and read your reason by email. The offer stays open.</Trans>
        )
      }
    >
      <EndForm trade={trade} idProposal={idProposal} onClose={onClose} />
    </Dialog>
  )
}

function EndForm({ trade, idProposal, onClose }: Omit<EndTradeDialogProps, 'open'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [reason, setReason] = useState({ en: '', es: '' })
  const { send, busy, failure } = useSend({
    send: (body: Parameters<typeof call<typeof endTradeAtDesk>>[1]['body'], idempotencyKey) =>
      call(endTradeAtDesk, { body, idempotencyKey }),
    changed: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(readTradeAtDesk) }),
        client.invalidateQueries({ queryKey: keyOf(listTradesAtDesk) }),
      ])
    },
    done: ({ data: { told } }) => {
      onClose()
      toast(idProposal === null ? t`The offer has ended` : t`The proposal has ended`, {
        text: t`${plural(told, { one: '# owner has an email about it.', other: '# owners have an email about it.' })}`,
      })
    },
  })
  const body = { idTrade: trade.id, idProposal, reason }
  const { submit, errorAt } = useChecked({ shape: endTradeAtDesk.body!, entered: body, failure })
  return (
    <form noValidate className="stack" onSubmit={(event) => submit(event, body, (value) => void send(value))}>
      <BothLanguages
        name="reason"
        label={<Trans>Reason</Trans>}
        hint={<Trans>Whole sentences; each owner reads the one in their language. Name nobody.</Trans>}
        value={reason}
        onChange={setReason}
        most={LONGEST_REASON}
        rows={4}
        error={errorAt}
      />
      {failure && !failure.fields && <FormError>{failure.message}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Keep it open</Trans>
        </Button>
        <Button type="submit" kind="danger" busy={busy}>
          {idProposal === null ? <Trans>End the offer</Trans> : <Trans>End the proposal</Trans>}
        </Button>
      </DialogActions>
    </form>
  )
}
