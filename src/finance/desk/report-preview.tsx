import '../web/my-reports.css'
import '../web/reports/reports.css'
import { Trans, useLingui } from '@lingui/react/macro'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import type { Language } from '../../kernel/language.ts'
import { AsOwner } from '../../web/desk/as-owner.tsx'
import { Button, buttonClass } from '../../web/ui/button.tsx'
import { Note } from '../../web/ui/note.tsx'
import { previewUrl, type ReportFigures } from '../publish-report.ts'
import { WaitingReports } from '../web/reports/waiting-reports.tsx'
import { waitingReport } from './typed-figures.ts'

interface ReportPreviewProps {
  month: string
  contract: {
    idContract: number
    hotel: string
    residence: string
    owner: { name: string; language: Language }
  }
  /** Null while they are not written. */
  figures: ReportFigures | null
}

/** A report as its owner meets it: in the portal, and as the PDF that it would be. */
export function ReportPreview({ month, contract, figures }: ReportPreviewProps) {
  if (!figures)
    return (
      <Note>
        <Trans>Once both amounts are written, the report shows here as its owner will see it.</Trans>
      </Note>
    )
  const { idContract, owner } = contract
  const { name } = owner
  const url = previewUrl({ idContract, month, ...figures })
  return (
    <div className="stack stack-wide report-preview">
      <AsOwner
        begin={owner.language}
        where={<Trans>For {name}, under My reports and in place of every closed page</Trans>}
      >
        {() => <WaitingReports waiting={[waitingReport(month, contract, figures)]} onSign={() => {}} />}
      </AsOwner>
      <Paper key={url} url={url} language={owner.language} />
    </div>
  )
}

/** The PDF, made for this look; other figures are another one. */
function Paper({ url, language }: { url: string; language: Language }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <section className="stack report-paper" aria-label={t`The report’s PDF`}>
      <p className="muted small">
        {language === 'en' ? (
          <Trans>The PDF is written in English, the owner’s language.</Trans>
        ) : (
          <Trans>The PDF is written in Spanish, the owner’s language.</Trans>
        )}
      </p>
      <div className="row wrap">
        {!shown && navigator.pdfViewerEnabled !== false && (
          <Button kind="secondary" size="small" onClick={() => setShown(true)}>
            <Trans>Show the PDF</Trans>
          </Button>
        )}
        <a className={buttonClass('ghost', 'small')} href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink className="icon-small" aria-hidden />
          <Trans>Open the PDF in a new tab</Trans>
        </a>
      </div>
      {shown && <iframe className="report-paper-frame" src={url} title={t`The report’s PDF`} />}
    </section>
  )
}
