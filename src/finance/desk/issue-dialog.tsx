import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '../../kernel/endpoint.ts'
import { formatMoney } from '../../kernel/money.ts'
import { call } from '../../web/calls/call.ts'
import { keyOf } from '../../web/calls/query-key.ts'
import { useSend } from '../../web/calls/use-send.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../web/ui/dialog/dialog.tsx'
import { FormError } from '../../web/ui/fields/field.tsx'
import { Note } from '../../web/ui/note.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../web/words.ts'
import { issueReports, listReportDesk } from '../publish.endpoints.ts'
import type { ReportFigures } from '../publish-report.ts'
import { monthName } from '../web/reports/month-name.ts'
import { useSecondLook } from './second-look.tsx'

/** A report to be issued: whose, and its figures. */
export interface ToIssue {
  idContract: number
  contract: string
  owner: string
  figures: ReportFigures
}

interface IssueDialogProps {
  open: boolean
  month: string
  chosen: readonly ToIssue[]
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
  const name = monthName(month, language)
  const readAnew = () => client.invalidateQueries({ queryKey: keyOf(listReportDesk) })
  const second = useSecondLook()
  const { send, busy, failure, forget } = useSend({
    send: async (body: BodyOf<typeof issueReports>, idempotencyKey) =>
      second.heard(await call(issueReports, { body, idempotencyKey })),
    refused: () => void readAnew(),
    done: async ({ data: { issued } }) => {
      toast(t`${plural(issued, { one: '# report issued', other: '# reports issued' })}`, {
        text: t`The owners are told by email.`,
      })
      await readAnew()
      onIssued()
    },
  })
  const close = () => {
    forget()
    onClose()
  }
  const issue = () => {
    const reports = chosen.map(({ idContract, figures }) => ({ idContract, ...figures }))
    void send({ month, reports, ...(second.looked && { looked: true }) })
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`${plural(chosen.length, {
        one: `Issue # report of ${name}?`,
        other: `Issue # reports of ${name}?`,
      })}`}
      lead={<Trans>Each owner is told by email at once, in their language.</Trans>}
    >
      <Note tone="gold">
        <Trans>
          From this moment until they sign, these owners see Restricted Access: reservations, benefits, their
          property, exchanges, promotions and the marketplace are closed to them.
        </Trans>
      </Note>
      <ul className="report-chosen">
        {chosen.map(({ idContract, contract, owner, figures: { incomeCents, feesCents, currency } }) => (
          <li key={idContract}>
            <span>
              {owner}
              <span className="small muted"> {contract}</span>
            </span>
            <span className="numeric">
              {formatMoney({ cents: incomeCents - feesCents, currency })} {currency}
            </span>
          </li>
        ))}
      </ul>
      {failure && <FormError>{failure.message}</FormError>}
      {second.box}
      <DialogActions>
        <Button kind="secondary" onClick={close}>
          <Trans>Go back</Trans>
        </Button>
        <Button busy={busy} onClick={issue}>
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
