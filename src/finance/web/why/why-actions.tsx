import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../../../web/save-file.ts'
import { Button, buttonClass } from '../../../web/ui/button.tsx'
import { FormError } from '../../../web/ui/fields/field.tsx'
import { exportWhy } from '../../ledger.endpoints.ts'

/** The ways to take the reasons along: a page of their own, and a file. */
export function WhyActions({ id, asPage = false }: { id: number; asPage?: boolean }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    setFailure(null)
    setBusy(true)
    const result = await saveFile(exportWhy, { query: { id } })
    setBusy(false)
    if (!result.ok) setFailure(result.message)
  }
  return (
    <div className="why-actions">
      {failure && <FormError>{failure}</FormError>}
      <div className="row wrap">
        {asPage && (
          <Link to="/my-reports" search={{ why: id }} className={buttonClass('ghost')}>
            <Trans>Open as a page</Trans>
          </Link>
        )}
        <Button kind="ghost" busy={busy} onClick={() => void save()}>
          <Download className="icon-small" aria-hidden />
          CSV
        </Button>
      </div>
    </div>
  )
}
