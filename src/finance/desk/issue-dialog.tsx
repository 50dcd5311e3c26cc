import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../kernel/money.ts'
import { call, intentKey } from '../../web/call.ts'
import { keyOf } from '../../web/query.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../web/words.ts'
import { issueReports, listReportDesk, type ReadyContract } from '../publish.endpoints.ts'
import type { ReportFigures } from '../publish-report.ts'
import { monthName } from '../web/reports/month-name.ts'

interface IssueDialogProps {
  open: boolean
  month: string
  chosen: readonly { contract: ReadyContract; figures: ReportFigures }[]
  onClose: () => void
  onIssued: () => void
  /** The button's words, here and where the dialog was opened. */
  label: string
}

/** Says once more whose reports are issued and what that means for their owners, and issues them. */
export function IssueDialog({ open, month, chosen, onClose, onIssued, label }: IssueDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useQueryClient()
  const key = useRef(intentKey())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const name = monthName(month, language)
  useEffect(() => {
    if (!open) return
    key.current = intentKey()
    setFailure(null)
  }, [open])

  const issue = async () => {
    setBusy(true)
    setFailure(null)
    const reports = chosen.map(({ contract: { idContract }, figures }) => ({ idContract, ...figures }))
    const result = await call(issueReports, { body: { month, reports }, idempotencyKey: key.current })
    setBusy(false)
    if (!result.ok) {
      if (result.code !== 'OFFLINE') key.current = intentKey()
      setFailure(result.message)
      return void client.invalidateQueries({ queryKey: keyOf(listReportDesk) })
    }
    const { issued } = result.value.data
    toast(t`${plural(issued, { one: '# report issued', other: '# reports issued' })}`, {
      text: t`The owners are told by mail.`,
    })
    await client.invalidateQueries({ queryKey: keyOf(listReportDesk) })
    onIssued()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`${plural(chosen.length, {
        one: `Issue # report of ${name}?`,
        other: `Issue # reports of ${name}?`,
      })}`}
      lead={<Trans>Each owner is told by mail at once, in their language.</Trans>}
    >
      <Note tone="gold">
        <Trans>
          From this moment until they sign, these owners see Restricted Access: reservations, benefits, their
          property, exchanges, promotions and the marketplace are closed to them.
        </Trans>
      </Note>
      <ul className="report-chosen">
        {chosen.map(({ contract, figures: { incomeCents, feesCents, currency } }) => (
          <li key={contract.idContract}>
            <span>
              {contract.owner.name} {contract.owner.lastname}
              <span className="small muted"> {contract.contract}</span>
            </span>
            <span className="numeric">
              {formatMoney({ cents: incomeCents - feesCents, currency })} {currency}
            </span>
          </li>
        ))}
      </ul>
      {failure && <FormError>{failure}</FormError>}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Go back</Trans>
        </Button>
        <Button busy={busy} onClick={() => void issue()}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
