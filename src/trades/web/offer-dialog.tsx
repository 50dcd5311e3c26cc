import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../web/calls/call.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { Field, FieldGroup, FormError } from '../../web/ui/fields/field.tsx'
import { Option } from '../../web/ui/fields/option.tsx'
import { Select } from '../../web/ui/fields/select.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import type { FoundBy } from '../may-trade.ts'
import { offerStay, type TradesOfContract } from '../trades.endpoints.ts'
import { type OwnStay, useDaysOf } from './trade-words.tsx'
import { useTradesChanged } from './use-trades-changed.ts'

interface OfferDialogProps {
  open: boolean
  onClose: () => void
  idContract: number
  /** The stays that may be offered; one at least. */
  stays: readonly OwnStay[]
  /** Those of them that are proposed to other owners already. */
  proposed: ReadonlySet<number>
  wishes: TradesOfContract['wishes']
}

/** Offers a stay: which, and who may find it. */
export function OfferDialog({ open, onClose, ...rest }: OfferDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Offer a stay</Trans>}
      lead={
        <Trans>
          You keep it until you agree to what another owner proposes. Nobody sees your name, before or after.
        </Trans>
      }
    >
      {open && <OfferForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function OfferForm({ onClose, idContract, stays, proposed, wishes }: Omit<OfferDialogProps, 'open'>) {
  const { t } = useLingui()
  const daysOf = useDaysOf()
  const changed = useTradesChanged()
  const [idBooking, setBooking] = useState((stays.find(({ id }) => !proposed.has(id)) ?? stays[0])?.id ?? 0)
  const [foundBy, setFoundBy] = useState<FoundBy>('resort')
  const offer = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(offerStay, { body: { idContract, idBooking, foundBy }, idempotencyKey }),
    changed,
    done: ({ data: { code } }) => {
      onClose()
      toast(t`Offered`, { text: t`Its code is ${code}.` })
    },
  })
  const wish = wishes.find((one) => one.idBooking === idBooking)?.code
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void offer.send(undefined)
      }}
    >
      <Field label={<Trans>Your stay</Trans>}>
        {(control) => (
          <Select {...control} value={idBooking} onChange={({ target }) => setBooking(Number(target.value))}>
            {stays.map((stay) => (
              <option key={stay.id} value={stay.id}>
                {`${daysOf(stay)} · ${stay.code}${proposed.has(stay.id) ? ` · ${t`proposed already`}` : ''}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {wish && (
        <p className="small">
          <Trans>
            Your wish {wish} stands in the place of this stay. Once the stay is traded the wish asks you
            instead of booking at once.
          </Trans>
        </p>
      )}
      <FieldGroup legend={<Trans>Who may find it?</Trans>}>
        <div className="stack">
          <Option
            name="foundBy"
            title={<Trans>Every owner of the resort</Trans>}
            checked={foundBy === 'resort'}
            onChange={() => setFoundBy('resort')}
          >
            <Trans>They see its days and residence, not whose it is</Trans>
          </Option>
          <Option
            name="foundBy"
            title={<Trans>Who has its code</Trans>}
            checked={foundBy === 'code'}
            onChange={() => setFoundBy('code')}
          >
            <Trans>You give the code to the owner you mean</Trans>
          </Option>
        </div>
      </FieldGroup>
      {offer.failure && <FormError>{offer.failure.message}</FormError>}
      <DialogActions>
        <Button type="button" kind="secondary" onClick={onClose}>
          <Trans>Not yet</Trans>
        </Button>
        <Button type="submit" busy={offer.busy}>
          <Trans>Offer the stay</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}
