import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { boot } from '../../../web/boot.ts'
import { onConnectionBack } from '../../../web/calls/connection.ts'
import { ErrorBox } from '../../../web/ui/state-box.tsx'

/** A page that could not be loaded or drawn: what failed, that nothing changed, and the way on. */
export function LoadFailed() {
  const { t } = useLingui()
  useEffect(() => onConnectionBack(() => location.reload()), [])
  return (
    <div className="page">
      <ErrorBox
        level="h1"
        title={t`We couldn’t open this page.`}
        onRetry={() => location.reload()}
        phone={boot.phone}
      >
        <Trans>Nothing changed in your account, and what you typed is kept. Try again in a moment.</Trans>
      </ErrorBox>
    </div>
  )
}
