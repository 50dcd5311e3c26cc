import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import type { Subscription } from '../../exchanges.endpoints.ts'
import { ExchangeFields, type ExchangeWish, wishToSend } from './exchange-fields.tsx'
import { useExchangeDeed } from './use-exchanges.ts'

interface ChangeDialogProps {
  subscription: Subscription
  idContract: number
  mostWeeks: number
  onClose: () => void
}

/** Changes the weeks or the wish of a year, as long as no match is found. */
export function ChangeDialog({ subscription, idContract, mostWeeks, onClose }: ChangeDialogProps) {
  const { t } = useLingui()
  const { id, year, weeks, wish } = subscription
  const [draft, setDraft, clearDraft] = useDraft<ExchangeWish>(`exchange-change-${id}`, {
    weeks,
    wish: wish ?? '',
  })
  const { send, busy, failure } = useExchangeDeed(idContract)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !(await send({ deed: 'change', year, ...wishToSend(draft) }))) return
    clearDraft()
    onClose()
    toast(t`${year} changed`)
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>Change {year}</Trans>}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ExchangeFields value={draft} onChange={setDraft} mostWeeks={mostWeeks} />
        {failure && (
          <Note tone="bad" spoken>
            {failure.message}
          </Note>
        )}
        <DialogActions>
          <Button
            kind="secondary"
            onClick={() => {
              clearDraft()
              onClose()
            }}
          >
            <Trans>Keep it as it is</Trans>
          </Button>
          <KeptHere />
          <Button type="submit" busy={busy}>
            <Trans>Save the change</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
