import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { boot } from '../../../../web/boot.ts'
import { call } from '../../../../web/calls/call.ts'
import { useSend } from '../../../../web/calls/use-send.ts'
import { Button, buttonClass } from '../../../../web/ui/button.tsx'
import { Note } from '../../../../web/ui/note.tsx'
import { type Loss, readLoss, stopLoss } from '../../../lost-factor.endpoints.ts'
import { CheckingLink, LinkEnd, LinkUnchecked } from '../../mailed-link.tsx'
import { type Unopened, useMailedLink } from '../../use-mailed-link.ts'
import { AlarmUsedUp, IfSomethingIsMissing } from './alarm-link.tsx'
import '../../account-forms.css'

type StopLink = { at: 'open'; token: string; loss: Loss } | { at: 'stopped'; locked: boolean }

/** A lost second factor: stop it? Nothing happens before the button. */
export function FactorLost({ token }: { token: string }) {
  const { link, setLink, retry } = useMailedLink<StopLink>(token, askAbout)
  if (link.at === 'stopped') return <Stopped locked={link.locked} />
  if (link.at === 'used-up') return <UsedUp />
  if (link.at === 'open')
    return <Asked {...link} onStopped={(locked) => setLink({ at: 'stopped', locked })} />
  if (link.at === 'failed') return <LinkUnchecked failure={link.failure} onRetry={retry} />
  return <CheckingLink />
}

async function askAbout(token: string, signal: AbortSignal): Promise<StopLink | Unopened> {
  const result = await call(readLoss, { body: { token }, signal })
  if (result.ok) return { at: 'open', token, loss: result.value.data }
  return result.code === 'LOSS_USED_UP' ? { at: 'used-up' } : { at: 'failed', failure: result }
}

interface AskedProps {
  token: string
  loss: Loss
  onStopped: (locked: boolean) => void
}

function Asked({ token, loss, onStopped }: AskedProps) {
  const { send, busy, failure } = useSend({
    send: () => call(stopLoss, { body: { token } }),
    done: ({ data }) => onStopped(data.locked),
  })
  const when = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(loss.goesAt))
  return (
    <>
      <div className="stack">
        <h1 className="display">
          <Trans>Is your second factor lost?</Trans>
        </h1>
        <p className="lead">
          {loss.isGone ? (
            <Trans>It was removed on {when}, and your password alone opens your account.</Trans>
          ) : (
            <Trans>It will be removed on {when}. After that your password alone opens your account.</Trans>
          )}
        </p>
      </div>
      <p className="muted">
        {loss.isGone ? (
          <Trans>
            If it wasn’t you who told the club that it is lost, lock the account: every session ends, and no
            password opens it until you set a new one. We send you the link for that at once.
          </Trans>
        ) : (
          <Trans>If it wasn’t you who told the club that it is lost, stop it. Nothing changes then.</Trans>
        )}
      </p>
      {failure && (
        <Note tone="bad" spoken>
          {failure.message}
        </Note>
      )}
      <div className="form-actions">
        <Button kind="danger" busy={busy} onClick={() => void send()}>
          {loss.isGone ? <Trans>It wasn’t me: lock the account</Trans> : <Trans>It wasn’t me: stop it</Trans>}
        </Button>
        <Link to="/login" className={buttonClass('secondary')}>
          <Trans>It was me</Trans>
        </Link>
      </div>
    </>
  )
}

function Stopped({ locked }: { locked: boolean }) {
  return (
    <LinkEnd
      title={locked ? <Trans>The account is locked</Trans> : <Trans>Your second factor stays</Trans>}
      lead={
        locked ? (
          <Trans>Every session has ended. The link for a new password is on its way to your email.</Trans>
        ) : (
          <Trans>
            For three days the club begins no other removal. Somebody knows a lot about you: set a new
            password.
          </Trans>
        )
      }
      more={<IfSomethingIsMissing />}
    >
      {!locked && (
        <Link to="/forgot-password" className={buttonClass()}>
          <Trans>Set a new password</Trans>
        </Link>
      )}
      <Link to="/login" className={buttonClass(locked ? 'primary' : 'secondary')}>
        <Trans>Go to sign in</Trans>
      </Link>
    </LinkEnd>
  )
}

function UsedUp() {
  const { phone } = boot
  return (
    <AlarmUsedUp
      lead={
        <Trans>
          It opens once, and only while there is something to stop. If you think that somebody is in your
          account, set a new password, or call the concierge at {phone}.
        </Trans>
      }
    />
  )
}
