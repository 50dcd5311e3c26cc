import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog, DialogActions } from '../../../web/ui/dialog/dialog.tsx'
import { IDLE_MS } from '../../sign-in/idle.ts'
import { type IdleCheck, stayHere, watchActivity } from './activity.ts'
import { logOut } from './end-session.ts'

/** A minute before the session ends for want of activity: the offer to stay. */
export function StillThere() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [check, setCheck] = useState<IdleCheck | null>(null)

  useEffect(
    () =>
      watchActivity((now) => {
        setCheck((before) => (now.state === 'active' && before?.state === 'active' ? before : now))
        if (now.state === 'warn') setOpen(true)
        // Somebody is active in another tab: this one need not ask any more.
        else if (now.lastActivity > now.lastHere) setOpen(false)
      }),
    [],
  )

  const stay = () => {
    setOpen(false)
    void stayHere()
  }
  const seconds = check ? Math.max(0, Math.ceil((check.lastActivity + IDLE_MS - Date.now()) / 1000)) : 0
  const left = clock(seconds)
  return (
    <Dialog
      alert
      open={open}
      onClose={stay}
      title={t`Still there?`}
      lead={t`To keep your account safe, the session ends after 15 minutes without activity. What you were typing is kept.`}
    >
      {check?.state === 'warn' ? (
        // A timer is not read out at every change.
        <p role="timer">
          <Trans>
            Logging out in <span className="figure figure-small">{left}</span>
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>You’re still signed in.</Trans>
        </p>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={() => void logOut()}>
          <Trans>Log out</Trans>
        </Button>
        <Button ref={focusFirst} onClick={stay}>
          <Trans>Stay signed in</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

// React implements `autoFocus` itself and does not render the attribute; a native dialog needs the attribute.
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
