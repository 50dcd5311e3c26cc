import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useSend } from '../../../web/calls/use-send.ts'
import { saveFile } from '../../../web/save-file.ts'
import { Button, type ButtonKind, type ButtonSize } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { useLanguage } from '../../../web/words.ts'
import { type Report, readReportFile } from '../../reports.endpoints.ts'
import { monthName } from './month-name.ts'

interface ReportPdfProps {
  report: Pick<Report, 'id' | 'month'>
  kind?: ButtonKind
  size?: ButtonSize
  /** What the button says; without it “PDF”. */
  children?: ReactNode
}

/** Saves a report: the one to be read before signing, or the sealed one afterwards. */
export function ReportPdf({ report, kind = 'secondary', size = 'small', children }: ReportPdfProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { send, busy, failure } = useSend({
    send: () => saveFile(readReportFile, { query: { id: report.id } }),
  })
  const month = monthName(report.month, language)
  return (
    <span className="report-pdf">
      <Button
        kind={kind}
        size={size}
        busy={busy}
        onClick={() => void send()}
        aria-label={children ? undefined : t`PDF, ${month}`}
      >
        <Download className="icon-small" aria-hidden />
        {children ?? <Trans>PDF</Trans>}
      </Button>
      {failure && <FormError>{failure.message}</FormError>}
    </span>
  )
}
