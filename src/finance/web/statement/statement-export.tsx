import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { saveFile } from '../../../web/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { exportStatement, type StatementFilters } from '../../statement.endpoints.ts'

type Format = 'csv' | 'xlsx'

/** Takes the transactions on show away: as a file, every page of them, or on paper. */
export function StatementExport({ ask }: { ask: StatementFilters }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState<Format | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (format: Format) => {
    setFailure(null)
    setBusy(format)
    const { id, year, status, direction, search } = ask
    const result = await saveFile(exportStatement, { query: { id, year, status, direction, search, format } })
    setBusy(null)
    if (!result.ok) setFailure(result.message)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: these are buttons, not the fields of a form */}
      <div className="row wrap statement-export" role="group" aria-label={t`Download these transactions`}>
        <Button kind="ghost" size="small" busy={busy === 'csv'} onClick={() => void save('csv')}>
          <Download className="icon-small" aria-hidden />
          CSV
        </Button>
        <Button kind="ghost" size="small" busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
          <Download className="icon-small" aria-hidden />
          Excel
        </Button>
        <Button kind="ghost" size="small" onClick={() => window.print()}>
          <Printer className="icon-small" aria-hidden />
          <Trans>Print</Trans>
        </Button>
      </div>
      {failure && (
        <div className="statement-export-failure">
          <FormError>{failure}</FormError>
        </div>
      )}
    </>
  )
}
