import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { CURRENCIES } from '../../kernel/money.ts'
import { version } from '../../kernel/publishing.ts'
import type { FieldFault } from '../../kernel/words.ts'
import { call } from '../../web/calls/call.ts'
import { Editor } from '../../web/desk/editor.tsx'
import { Meanwhile } from '../../web/desk/meanwhile.tsx'
import type { ListPart } from '../../web/desk/publish-search.ts'
import { useEditing } from '../../web/desk/use-editing.ts'
import { useShelfOf } from '../../web/desk/use-shelf-of.ts'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { Note } from '../../web/ui/note.tsx'
import { StateBox } from '../../web/ui/state-box.tsx'
import { toast } from '../../web/ui/toast/toast-queue.ts'
import { useLanguage } from '../../web/words.ts'
import { correctReport, type IssuedReport, listReportDesk } from '../publish.endpoints.ts'
import { monthName } from '../web/reports/month-name.ts'
import { FigureFields } from './figure-fields.tsx'
import { ReportPreview } from './report-preview.tsx'
import { useSecondLook } from './second-look.tsx'
import { figuresInCents, figuresOf, reportCents } from './typed-figures.ts'

const amount = () =>
  z.string().check(z.refine((text) => reportCents(text) !== null, 'format' satisfies FieldFault))
const typedShape = z.object({
  income: amount(),
  fees: amount(),
  currency: z.enum(CURRENCIES),
  version: version(),
})

interface ReportEditorProps {
  report: IssuedReport
  part: ListPart
}

/** Corrects the figures of a report that waits for its owner; a signed one it only shows to be signed. */
export function ReportEditor({ report, part }: ReportEditorProps) {
  if (!report.signed) return <Correction report={report} part={part} />
  const { signer } = report
  return (
    <div className="card">
      <StateBox
        art="loggia"
        title={<Trans>This report is signed</Trans>}
        actions={
          <Link className={buttonClass('secondary')} to="/desk/publish" search={{ show: 'reports', ...part }}>
            <Trans>Back to the list</Trans>
          </Link>
        }
      >
        <Trans>{signer} has signed it: it stays as it was signed.</Trans>
      </StateBox>
    </div>
  )
}

function Correction({ report, part }: ReportEditorProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { readAnew, leave } = useShelfOf('reports', listReportDesk, part)
  const { id, month, contract, hotel, residence } = report
  const second = useSecondLook()
  const editing = useEditing({
    draft: `report-${id}`,
    initial: { ...figuresOf(report), version: report.changed.version },
    shape: typedShape,
    send: async ({ version: prepared, ...typed }, _, idempotencyKey) => {
      const figures = figuresInCents(typed) ?? report
      const { incomeCents, feesCents, currency } = figures
      const looked = second.looked && { looked: true }
      const body = { idReport: id, version: prepared, incomeCents, feesCents, currency, ...looked }
      return second.heard(await call(correctReport, { body, idempotencyKey }))
    },
    changed: readAnew,
    done: () => {
      toast(t`Report corrected`, { text: t`The owner is told by email.` })
      leave()
    },
  })
  const { value, change, error } = editing
  const name = monthName(month, language)
  const owner = `${report.owner.name} ${report.owner.lastname}`
  return (
    <Editor
      kind="reports"
      part={part}
      title={<Trans>Correct the report of {name}</Trans>}
      editing={editing}
      preview={<ReportPreview month={month} contract={report} figures={figuresInCents(value)} />}
      meanwhile={<Meanwhile editing={editing} newest={report.changed} />}
      actions={
        <Button type="submit" value="save" busy={editing.busy === 'save'}>
          <Trans>Issue the correction</Trans>
        </Button>
      }
    >
      <p>
        <b>{owner}</b>
        <br />
        <span className="muted">
          <Trans>
            {hotel}, residence {residence} · contract {contract}
          </Trans>
        </span>
      </p>
      <FigureFields
        value={value}
        currencies={report.currencies}
        onChange={change}
        error={(field) => error(field) && t`Write an amount, like 3,978.00.`}
      />
      {second.box}
      <Note tone="gold">
        <Trans>
          The owner is told by email that the figures are new. Whoever has the earlier version open cannot
          sign it any more.
        </Trans>
      </Note>
    </Editor>
  )
}
