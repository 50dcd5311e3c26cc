import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TermsField } from '../../reservations/web/terms-field.tsx'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Field } from '../../web/ui/fields/field.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { Loading, Skeleton } from '../../web/ui/skeleton.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { proposeTrade } from '../trades.endpoints.ts'
import { TradeRefusal, TradeTermsOf } from './trade-terms.tsx'
import { type OwnStay, type TradedStay, useDaysOf } from './trade-words.tsx'
import { useGives } from './use-gives.ts'
import { useTradesChanged } from './use-trades-changed.ts'

interface ProposeDialogProps {
  open: boolean
  onClose: () => void
  idContract: number
  stays: readonly OwnStay[]
  /** What is offered, and the code where it was found by it. */
  trade: { id: number; stay: TradedStay; code?: string }
}

/** Proposes a stay of one's own for another's: which, what it means, and the yes of the first of both. */
export function ProposeDialog({ open, onClose, ...rest }: ProposeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={<Trans>Propose a trade</Trans>}
      lead={
        <Trans>
          If the other owner agrees, both stays change hands in that moment, without asking you again. Until
          then you can take it back.
        </Trans>
      }
    >
      {open && <ProposeForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function ProposeForm({ onClose, idContract, stays, trade }: Omit<ProposeDialogProps, 'open'>) {
  const { t } = useLingui()
  const daysOf = useDaysOf()
  const changed = useTradesChanged()
  const [chosen, setBooking] = useState<number | null>(null)
  const [terms, setTerms] = useState(false)
  const [isTold, setTold] = useState(false)
  const { id: idTrade, code } = trade
  const found = code === undefined ? {} : { code }
  const looked = useGives({ idContract, idTrade, ...found }, stays)
  // One that could be given stands there first; until that is known none does.
  const idBooking = chosen ?? looked.fits ?? stays[0]?.id ?? 0
  const propose = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(proposeTrade, { body: { idContract, idTrade, idBooking, ...found, terms: true }, idempotencyKey }),
    changed,
    done: () => {
      onClose()
      toast(t`Proposed`, { text: t`The other owner answers when they like. You keep your stay until then.` })
    },
  })
  const later = (
    <Button type="button" kind="secondary" onClick={onClose}>
      <Trans>Not yet</Trans>
    </Button>
  )
  const gives = stays.find(({ id }) => id === idBooking)
  if (!gives) return null
  if (looked.isLooking)
    return (
      <Loading label={t`Looking at which of your stays fit`}>
        <Skeleton height={320} radius={14} />
      </Loading>
    )
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        setTold(true)
        if (terms) void propose.send(undefined)
      }}
    >
      <Field label={<Trans>The stay that you would give</Trans>}>
        {(control) => (
          <Select {...control} value={idBooking} onChange={({ target }) => setBooking(Number(target.value))}>
            {stays.map((stay) => (
              <option key={stay.id} value={stay.id}>
                {[daysOf(stay), stay.code, looked.whyNot(stay.id)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {looked.fits === null && (
        <p className="small">
          <Trans>
            None of your stays could be given for this one now. What is in the way stands beside each.
          </Trans>
        </p>
      )}
      <TradeTermsOf
        asked={{ idContract, idTrade, idBooking, ...found }}
        gives={gives}
        receives={trade.stay}
        otherwise={<DialogActions>{later}</DialogActions>}
      >
        {() => (
          <>
            <TermsField
              accepted={terms}
              error={isTold && !terms ? t`Please accept the terms.` : undefined}
              onChange={setTerms}
            />
            {propose.failure && <TradeRefusal>{propose.failure.message}</TradeRefusal>}
            <DialogActions>
              {later}
              <Button type="submit" busy={propose.busy}>
                <Trans>Propose this trade</Trans>
              </Button>
            </DialogActions>
          </>
        )}
      </TradeTermsOf>
    </form>
  )
}
