import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../../web/calls/call.ts'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { type WireVisit, withdrawAccess } from '../../access.endpoints.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { VisitTitle } from './visit-title.tsx'

/** Withdraws a visit, once more asked. */
export function WithdrawDialog({
  access,
  open,
  onClose,
}: {
  access: WireVisit
  open: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<Trans>Withdraw this visit?</Trans>}
      lead={<VisitTitle guests={access.guests} />}
      consequence={
        <Trans>
          None of its passes opens any more, whoever holds them. Those who come have to be told by you.
        </Trans>
      }
      keep={<Trans>Keep the visit</Trans>}
      act={<Trans>Withdraw the visit</Trans>}
      isDanger
      send={() => call(withdrawAccess, { query: { idAccess: access.id } })}
      done={() => toast(t`Visit withdrawn`, { text: t`Its passes no longer open.` })}
    />
  )
}
