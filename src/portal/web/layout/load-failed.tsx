import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { boot } from '../../../web/boot.ts'
import { onConnectionBack } from '../../../web/calls/connection.ts'
import { loadNewerBuild } from '../../../web/calls/newer-build.ts'
import { ErrorBox } from '../../../web/ui/state-box.tsx'

/**
 * A page that could not be loaded or drawn: what failed, that nothing changed, and the way on. Where the portal was
 * updated meanwhile the page is loaded anew instead (decision 0133); what was being typed is kept in either case.
 */
export function LoadFailed() {
  const { t } = useLingui()
  const [asking, setAsking] = useState(true)
  useEffect(() => onConnectionBack(() => location.reload()), [])
  useEffect(() => {
    void loadNewerBuild().then((loads) => loads || setAsking(false))
  }, [])
  if (asking) return <div className="page" aria-busy="true" />
  return (
    <div className="page">
      <ErrorBox
        level="h1"
        title={t`We couldn’t open this page.`}
        onRetry={() => location.reload()}
        phone={boot.phone}
      >
        <Trans>
          Nothing has changed in your account, and what you were typing is kept. Try again in a moment.
        </Trans>
      </ErrorBox>
    </div>
  )
}
