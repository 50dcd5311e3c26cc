import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type ExchangeWish, wishToSend } from './exchange-fields.tsx'
import { type OpenExchange, useExchangeDeed } from './use-exchanges.ts'
import { WhatIsGiven } from './what-is-given.tsx'

interface PledgeDialogProps {
  idContract: number
  year: number
  wish: ExchangeWish
  night: OpenExchange['night']
  onClose: () => void
  /** The weeks are given. */
  onDone: () => void
}

/** Asks before weeks are given: what is promised, and until when it may be taken back. */
export function PledgeDialog({ idContract, year, wish, night, onClose, onDone }: PledgeDialogProps) {
  const { weeks } = wish
  const { t } = useLingui()
  const { send, busy, failure } = useExchangeDeed(idContract)
  const pledge = async () => {
    if (busy || !(await send({ deed: 'subscribe', year, ...wishToSend(wish) }))) return
    onDone()
    toast(t`You take part in ${year}`, { text: t`The club looks for a match and writes to you.` })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <Plural
          value={weeks}
          one={`Give # week of your residence in ${year}?`}
          other={`Give # weeks of your residence in ${year}?`}
        />
      }
      lead={
        <Trans>
          Until the club has found a match you may change the weeks or stop taking part. After that another
          owner counts on them.
        </Trans>
      }
    >
      <WhatIsGiven weeks={weeks} year={year} night={night} />
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button busy={busy} onClick={() => void pledge()}>
          <Trans>Take part in {year}</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
