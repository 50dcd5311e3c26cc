import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../../web/calls/call.ts'
import { useSend } from '../../../web/calls/use-send.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { withdrawDraw } from '../../desk.endpoints.ts'
import type { DeskRound } from './desk-round.ts'
import { useDrawsChanged } from './use-draws-changed.ts'

/** Takes a round back while its wishes are not sealed. */
export function WithdrawRound({ round }: { round: DeskRound }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const changed = useDrawsChanged()
  const { send, busy, failure } = useSend({
    send: (_: undefined, idempotencyKey) =>
      call(withdrawDraw, { body: { idRound: round.id }, idempotencyKey }),
    changed,
    done: () => {
      setAsked(false)
      toast(t`The round is taken back`)
    },
  })
  return (
    <div>
      <Button kind="ghost" size="small" onClick={() => setAsked(true)}>
        <Trans>Take the round back</Trans>
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        alert
        title={<Trans>Take this round back?</Trans>}
        lead={
          <>
            <Plural
              value={round.takers}
              _0="Nobody has ranked a wish yet."
              one="One contract has ranked wishes. They count for nothing, and its owners are told by email."
              other="# contracts have ranked wishes. They count for nothing, and their owners are told by email."
            />{' '}
            <Trans>Its weeks go to who waits for them, then to everybody. It cannot be opened again.</Trans>
          </>
        }
      >
        {failure && <FormError>{failure.message}</FormError>}
        <DialogActions>
          <Button kind="secondary" onClick={() => setAsked(false)}>
            <Trans>Keep the round</Trans>
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void send(undefined)}>
            <Trans>Take the round back</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}
