import './connection-bar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useState } from 'react'
import { tryConnection, useConnection } from '../../calls/connection.ts'
import { useNewerBuild } from '../../calls/newer-build.ts'

/**
 * Below the header: that the connection is gone and what still works; for a moment that it is back; and that the portal was
 * updated, where this page misses files of its own build.
 */
export function ConnectionBar() {
  const connection = useConnection()
  const isNewer = useNewerBuild()
  const state = connection === 'there' && isNewer ? 'newer' : connection
  const Icon = { there: null, newer: RefreshCw, back: Check, gone: WifiOff }[state]
  return (
    <div className={`connection connection-${state}`}>
      {Icon && <Icon className="icon" aria-hidden />}
      {/* Always mounted: a live region that is inserted with its text is not announced. */}
      <p role="status">
        {state === 'gone' && (
          <Trans>
            <b>No connection.</b> Opened pages still work, and what you write is kept.
          </Trans>
        )}
        {state === 'back' && <Trans>You’re connected.</Trans>}
        {state === 'newer' && (
          <Trans>
            <b>The portal was updated.</b> Load it again to go on.
          </Trans>
        )}
      </p>
      {state === 'gone' && <TryAgain />}
      {state === 'newer' && (
        <button type="button" className="connection-load" onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </button>
      )}
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
