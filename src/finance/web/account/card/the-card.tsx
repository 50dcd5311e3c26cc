import { Trans } from '@lingui/react/macro'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useState } from 'react'
import { useContract } from '../../../../membership/web/session/use-session.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../../web/ui/fields/field.tsx'
import { Moment } from '../../../../web/ui/moment.tsx'
import type { SavedCard } from '../../../account/mandate.endpoints.ts'
import { useEndCard, useSaveCard } from './use-saved-card.ts'

/** The card with who gave it and the way to end it; without one the way to save it. */
export function TheCard({ card, busy }: { card: SavedCard['card']; busy: boolean }) {
  return (
    <section className="card pad pay-sum">{card ? <Saved card={card} /> : <NotSaved busy={busy} />}</section>
  )
}

function NotSaved({ busy }: { busy: boolean }) {
  const saving = useSaveCard()
  return (
    <>
      <h2 className="title">
        <Trans>No card is saved</Trans>
      </h2>
      <p className="muted">
        <Trans>
          You type it on the payment provider’s page. The portal keeps its brand and last four digits, and
          nothing else of it.
        </Trans>
      </p>
      {saving.failure && <FormError>{saving.failure.message}</FormError>}
      <Button block busy={busy || saving.busy} onClick={() => void saving.send()}>
        <Trans>Save a card</Trans>
        <ArrowUpRight className="icon-small" aria-hidden />
      </Button>
      <p className="small muted">
        <Trans>Nothing is charged now. You can end it at any time.</Trans>
      </p>
    </>
  )
}

function Saved({ card }: { card: NonNullable<SavedCard['card']> }) {
  const contract = useContract()
  const [open, setOpen] = useState(false)
  const ending = useEndCard(() => setOpen(false))
  const { brand, last4, giver } = card
  const moment = <Moment at={card.since} zone={contract.zone} />
  return (
    <>
      <h2 className="title">
        <Trans>
          {brand} ending {last4}
        </Trans>
      </h2>
      <p className="muted">
        {card.mine ? (
          <Trans>You saved it on {moment}.</Trans>
        ) : (
          <Trans>
            {giver} saved it on {moment}. Each of you who hold the contract can end it or stop its payments.
          </Trans>
        )}
      </p>
      <Button kind="secondary" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>End the saved card</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>End the saved card?</Trans>}
        lead={
          card.mine ? (
            <Trans>
              {brand} ending {last4} pays nothing more. What it was to pay stays open, and you pay it
              yourself.
            </Trans>
          ) : (
            <Trans>
              {brand} ending {last4} pays nothing more. What it was to pay stays open, and {giver} reads in an
              email that you ended it.
            </Trans>
          )
        }
      >
        {ending.failure && <FormError>{ending.failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setOpen(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button kind="danger" busy={ending.busy} onClick={() => void ending.send()}>
            <Trans>End it</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
