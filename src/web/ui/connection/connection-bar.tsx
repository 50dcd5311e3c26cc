import './connection-bar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CloudOff from 'lucide-react/icons/cloud-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { tryConnection, useConnection } from '../../calls/connection.ts'

/** Below the header: that the connection is gone and what still works; and for a moment that it is back. */
export function ConnectionBar() {
  const connection = useConnection()
  const Icon = connection === 'back' ? Check : CloudOff
  return (
    <div className={`connection connection-${connection}`}>
      {connection !== 'there' && <Icon className="icon" aria-hidden />}
      {/* Always mounted: a live region that is inserted with its text is not announced. */}
      <p role="status">
        {connection === 'gone' && (
          <Trans>
            <b>No connection.</b> Opened pages still work, and what you write is kept. The rest comes back by
            itself.
          </Trans>
        )}
        {connection === 'back' && <Trans>You’re connected.</Trans>}
      </p>
      {connection === 'gone' && <TryAgain />}
    </div>
  )
}

function TryAgain() {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const tryAgain = async () => {
    if (busy) return
    setBusy(true)
    const reached = await tryConnection()
    // The button disappears with the bar: the focus moves to the page.
    if (reached) document.getElementById('main')?.focus({ preventScroll: true })
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="connection-try"
      aria-busy={busy || undefined}
      onClick={() => void tryAgain()}
    >
      <span>{t`Try again`}</span>
      <RefreshCw className="icon-small" aria-hidden />
    </button>
  )
}
