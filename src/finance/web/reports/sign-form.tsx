import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useSession } from '../../../membership/web/session/use-session.ts'
import { call } from '../../../web/calls/call.ts'
import { useDraft } from '../../../web/forms/use-draft.ts'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { KeptHere } from '../../../web/ui/connection/kept-here.tsx'
import { DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { Note } from '../../../web/ui/note.tsx'
import { toast } from '../../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../../web/words.ts'
import { isWholeNameOf } from '../../account/whole-name.shape.ts'
import { CASH_BACKS, type CashBack } from '../../report.ts'
import { type Report, signReport } from '../../reports.endpoints.ts'
import { asksForCashBack } from '../../settlement.ts'
import { signReportBody } from '../../sign-report.shape.ts'
import { SignatureFields } from '../signature-fields.tsx'
import { CashBackChoice } from './cash-back.tsx'
import { CoSignatures, useNames } from './co-signing.tsx'
import { Figures } from './figures.tsx'
import { monthName } from './month-name.ts'
import { NotSigned } from './not-signed.tsx'
import { ReportPdf } from './report-pdf.tsx'
import { useReportSigned } from './use-report-signed.ts'

interface SignFormProps {
  report: Report
  /** It takes the place of a report that was just signed in the same dialog. */
  follows: boolean
  onSigned: (report: Report) => void
  onClose: () => void
}

interface Draft {
  cashBack: CashBack | ''
  signer: string
  read: boolean
}

/** The call's shape, that the report was read, whose name it is and, where there is a balance, what becomes of it. */
const shapeFor = (account: { name: string; lastname: string }, asks: boolean) =>
  z.object({
    ...signReportBody.shape,
    signer: signReportBody.shape.signer.check(isWholeNameOf(account)),
    read: z.string(),
    ...(asks && { cashBack: z.enum(CASH_BACKS) }),
  })

/** The report's figures, what becomes of a balance above zero, the name, and that one has read it; sent once. */
export function SignForm({ report, follows, onSigned, onClose }: SignFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useSession()
  const changed = useReportSigned()
  const asks = asksForCashBack(report.balanceCents)
  const account = `${user.name} ${user.lastname}`
  const names = useNames()
  const top = useRef<HTMLFormElement>(null)
  const chosen = report.signatures.at(0)
  const [draft, setDraft, clearDraft] = useDraft<Draft>(`sign-report-${report.id}`, {
    cashBack: chosen?.cashBack ?? '',
    signer: account,
    read: false,
  })
  const form = useForm({
    shape: shapeFor(user, asks),
    keptAs: `sign-report-${report.id}`,
    send: ({ read: _, ...body }, idempotencyKey) => call(signReport, { body, idempotencyKey }),
    refused: ({ code }) => {
      // Reading the list again shows that it is signed, and closes this form.
      if (code === 'REPORT_ALREADY_SIGNED' || code === 'REPORT_WAITS_FOR_OTHERS') changed(null)
      if (code === 'REPORT_CHANGED') {
        // The figures changed: they are read again, and the checkbox “I have read the report” is cleared.
        setDraft({ ...draft, read: false })
        changed(null)
      }
    },
    done: ({ data, waiting }) => {
      clearDraft()
      onSigned(data)
      changed(waiting)
      const month = monthName(data.month, language, 'start')
      if (!data.signed) {
        const who = names(data.waitsFor)
        toast(t`You have signed`, { text: t`${month} now waits for ${who}.` })
        return
      }
      toast(t`Report signed`, {
        text: waiting > 0 ? t`${month} is signed.` : t`${month} is signed; everything is open again.`,
      })
    },
  })
  useEffect(() => {
    if (follows) top.current?.focus()
  }, [follows])
  return (
    <form {...form.props} ref={top} tabIndex={-1} className="report-sign">
      <input type="hidden" name="idReport" value={report.id} />
      <input type="hidden" name="issuedAt" value={report.issuedAt} />
      <Figures report={report} />
      <p>
        <ReportPdf report={report}>
          <Trans>Download the report (PDF)</Trans>
        </ReportPdf>
      </p>
      {chosen && <SignedBefore report={report} />}
      {asks && (
        <CashBackChoice
          value={draft.cashBack}
          error={form.error('cashBack') && t`Choose what we should do with the profit.`}
          onChange={(cashBack) => setDraft({ ...draft, cashBack })}
        />
      )}
      <SignatureFields
        form={form}
        value={draft}
        onChange={(changed) => setDraft({ ...draft, ...changed })}
        notRead={t`Confirm that you have read the report.`}
        consent={<Trans>I have read the report.</Trans>}
      />
      {form.failure && !form.failure.fields && <NotSigned failure={form.failure} />}
      <KeptHere />
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" busy={form.busy}>
          <Trans>Sign report</Trans>
        </Button>
      </DialogActions>
    </form>
  )
}

/** Who of the contract's owners has signed already: whoever signs next signs the same. */
function SignedBefore({ report }: { report: Report }) {
  return (
    <Note title={<CoSignatures report={report} />}>
      <Trans>All owners of the contract sign the same, with the same choice about the profit.</Trans>
    </Note>
  )
}
